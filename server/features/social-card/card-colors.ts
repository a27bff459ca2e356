// Colours of link preview pictures: graphite, with the colour of the brand as an accent.
import { isColor } from '#contract/rules/colors.ts';

/** The same colours as in web/site/styles/tokens.css. */
const graphite = { back: '#0f1417', raised: '#161d21', line: '#37444b', text: '#eef1f2', muted: '#b3bec4' } as const;

const defaultColor = '#4ce482';
/** Minimum contrast of text (WCAG AA). */
const textContrast = 4.5;

type Rgb = [number, number, number];

const parse = (color: string): Rgb => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as Rgb;
const write = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const luminance = (rgb: Rgb): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: Rgb, b: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** @returns the colour, lightened until text in it is readable on graphite */
const readableOnGraphite = (stored: string | null): string => {
  const color = parse(stored && isColor(stored) ? stored : defaultColor);
  const back = parse(graphite.back);
  for (let white = 0; white < 1; white += 0.02) {
    const mixed = color.map((value) => value + (255 - value) * white) as Rgb;
    if (contrast(mixed, back) >= textContrast) return write(mixed);
  }
  return '#ffffff';
};

export type CardColors = typeof graphite & { brand: string };

/** @param stored the setting `main_color` */
export const cardColors = (stored: string | null): CardColors => ({ ...graphite, brand: readableOnGraphite(stored) });
