// The admin area's colours from the three theme settings. The setting gives hue and chroma, the token the lightness, so
// that every text stays readable (WCAG AA) whatever was picked. Pure: the caller sets the properties.
import { contrast, fromOklch, luminance, type Oklch, parseHex, type Rgb, toHex, toOklch } from '#web/shared/theme/oklch.ts';
import type { ThemeColors } from '#web/shared/theme/theme.ts';

export const adminDefaults = { main_color: '#3b82f6', secondary_color: '#1e40af', accent_color: '#60a5fa' } as const;

const textContrast = 4.5;
const markContrast = 3;
const white: Rgb = [1, 1, 1];
const step = 0.01;
// the surfaces of tokens.css behind coloured text
const darkGround = fromOklch({ l: 0.29, c: 0.01, h: 255 });

const read = (value: string | null | undefined, fallback: string): Oklch => {
  const text = value?.trim() ?? '';
  return toOklch(parseHex(/^#([\da-f]{3}|[\da-f]{6})$/i.test(text) ? text : fallback));
};

/** Darkens or lightens a colour until it has at least this contrast with the background. */
const readable = (color: Oklch, ground: Rgb, ratio: number): Rgb => {
  const direction = luminance(ground) > 0.18 ? -step : step;
  let { l } = color;
  while (l > 0 && l < 1 && contrast(fromOklch({ ...color, l }), ground) < ratio) l += direction;
  return fromOklch({ ...color, l: Math.min(1, Math.max(0, l)) });
};

const darkest = (color: Oklch, l: number): Oklch => ({ ...color, l: Math.min(color.l, l) });
const lightest = (color: Oklch, l: number): Oklch => ({ ...color, l: Math.max(color.l, l) });
const tone = ({ c, h }: Oklch, l: number, share: number, most = 1): Rgb => fromOklch({ l, c: Math.min(c * share, most), h });

const inBoth = (light: Rgb, dark: Rgb): string => `light-dark(${toHex(light)}, ${toHex(dark)})`;

/** @returns custom properties and their values; a missing or invalid colour is replaced by its default */
export const adminThemeProperties = (colors: ThemeColors | null | undefined): Record<string, string> => {
  const main = read(colors?.main_color, adminDefaults.main_color);
  const secondary = read(colors?.secondary_color, adminDefaults.secondary_color);
  const accent = read(colors?.accent_color, adminDefaults.accent_color);

  // tinted surfaces first: coloured text has to be readable on the darkest of them
  const soft = tone(main, 0.965, 0.11);
  const softDark = tone(main, 0.28, 0.36, 0.08);
  const newRow = tone(main, 0.972, 0.09);
  const newRowHover = tone(main, 0.95, 0.15);
  const artGround = fromOklch({ l: Math.min(secondary.l, 0.3), c: Math.min(secondary.c, 0.11), h: secondary.h });

  return {
    '--accent-fill': toHex(readable(darkest(main, 0.53), white, textContrast)),
    '--accent-fill-hover': toHex(readable({ ...main, l: Math.max(0.05, Math.min(main.l, 0.53) - 0.07) }, white, textContrast)),
    '--accent-text': inBoth(
      readable(darkest(main, 0.49), newRowHover, textContrast),
      readable(lightest(accent, 0.76), darkGround, textContrast),
    ),
    '--accent-line': inBoth(tone(main, 0.82, 0.5), tone(main, 0.45, 0.6)),
    '--accent-soft': inBoth(soft, softDark),
    '--accent-mark': inBoth(readable(darkest(main, 0.6), newRow, markContrast), readable(lightest(accent, 0.7), darkGround, markContrast)),
    '--new-row': inBoth(newRow, tone(main, 0.262, 0.2, 0.045)),
    '--new-row-hover': inBoth(newRowHover, tone(main, 0.295, 0.22, 0.05)),
    '--focus': inBoth(readable(darkest(main, 0.55), newRow, markContrast), readable(lightest(accent, 0.72), darkGround, markContrast)),
    '--art-ground': toHex(artGround),
    '--art-line': toHex(readable({ l: 0.86, c: Math.min(accent.c, 0.09), h: accent.h }, artGround, textContrast)),
  };
};
