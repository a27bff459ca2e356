// Colours of link preview pictures: graphite, with the colour of the brand as an accent.
import { isColor } from '#contract/rules/colors.ts';
import { contrast, parseColor, type Rgb, writeColor } from '#server/platform/contrast.ts';

/** The same colours as in web/site/styles/tokens.css. */
const graphite = { back: '#0f1417', raised: '#161d21', line: '#37444b', text: '#eef1f2', muted: '#b3bec4' } as const;

const defaultColor = '#4ce482';
/** Minimum contrast of text (WCAG AA). */
const textContrast = 4.5;

/** @returns the colour, lightened until text in it is readable on graphite */
const readableOnGraphite = (stored: string | null): string => {
  const color = parseColor(stored && isColor(stored) ? stored : defaultColor);
  const back = parseColor(graphite.back);
  for (let white = 0; white < 1; white += 0.02) {
    const mixed = color.map((value) => value + (255 - value) * white) as Rgb;
    if (contrast(mixed, back) >= textContrast) return writeColor(mixed);
  }
  return '#ffffff';
};

export type CardColors = typeof graphite & { brand: string };

/** @param stored the setting `main_color` */
export const cardColors = (stored: string | null): CardColors => ({ ...graphite, brand: readableOnGraphite(stored) });
