// Derives all brand colours of the page from the three colours an administrator picks. Text on each of them is readable
// (WCAG AA) for any choice: text on a brand colour is black or white; a brand colour used as text is darkened or lightened.
import { contrast, fromOklch, luminance, mix, parseHex, type Rgb, toHex, toOklch } from './oklch.ts';

/** The settings from which the look of a page is derived; colours as `#rrggbb` or `#rgb`. */
export interface ThemeColors {
  main_color?: string | null;
  secondary_color?: string | null;
  accent_color?: string | null;
  /** `false`: drawings are hidden. */
  line_drawings?: string | null;
}

/** Default colours of the public site. */
export const siteDefaults = { main_color: '#4CE482', secondary_color: '#2563eb', accent_color: '#10b981' } as const;

const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];
const graphite = parseHex('#12181b');
// luminance at which black and white text both have a contrast of 4.58
const turningPoint = 0.179;
// OKLCH lightness: maximum for text on paper, minimum for text on graphite
const inkLightness = 0.46;
const litLightness = 0.8;

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value.trim());

const read = (value: string | null | undefined, fallback: string): Rgb => parseHex(isColor(value) ? value.trim() : fallback);

const on = (color: Rgb): Rgb => (luminance(color) > turningPoint ? black : white);
const off = (color: Rgb): Rgb => (luminance(color) > turningPoint ? white : black);

const ink = (color: Rgb, maxChroma = 1): Rgb => {
  const { l, c, h } = toOklch(color);
  return fromOklch({ l: Math.min(l, inkLightness), c: Math.min(c, maxChroma), h });
};
const lit = (color: Rgb, maxChroma = 1): Rgb => {
  const { l, c, h } = toOklch(color);
  return fromOklch({ l: Math.max(l, litLightness), c: Math.min(c, maxChroma), h });
};

// WCAG AA for non-text elements: markers, focus rings, lines
const markContrast = 3;
const paper2 = parseHex('#f5f6f7');

/** Darkens the colour only as far as needed to be visible on paper. */
const mark = (color: Rgb): Rgb => {
  const { l, c, h } = toOklch(color);
  for (let lightness = l; lightness > 0; lightness -= 0.01) {
    // compare the rounded colour: eight bits per channel
    const shown = parseHex(toHex(fromOklch({ l: lightness, c, h })));
    if (contrast(shown, paper2) >= markContrast) return shown;
  }
  return black;
};

/** @returns CSS custom properties and their values; missing and invalid colours are replaced by the defaults */
export const themeProperties = (colors: ThemeColors | null | undefined, defaults: ThemeColors = siteDefaults): Record<string, string> => {
  const main = read(colors?.main_color, defaults.main_color ?? siteDefaults.main_color);
  const secondary = read(colors?.secondary_color, defaults.secondary_color ?? siteDefaults.secondary_color);
  const accent = read(colors?.accent_color, defaults.accent_color ?? siteDefaults.accent_color);
  const values: Record<string, Rgb> = {
    '--brand-main': main,
    '--brand-secondary': secondary,
    '--brand-accent': accent,
    '--on-main': on(main),
    '--on-accent': on(accent),
    '--main-ink': ink(main, 0.13),
    '--main-lit': lit(main, 0.19),
    '--secondary-ink': ink(secondary),
    '--accent-ink': ink(accent, 0.16),
    '--accent-lit': lit(accent),
    '--accent-mark': mark(accent),
    '--accent-tint': mix(accent, 0.12, white),
    '--main-hover': mix(main, 0.82, off(main)),
    '--main-press': mix(main, 0.68, off(main)),
    '--main-edge': mix(main, 0.55, graphite),
  };
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toHex(value)])),
    '--drawings': colors?.line_drawings === 'false' ? 'none' : 'block',
  };
};

/** The custom properties as the value of a style attribute, for server-rendered HTML. */
export const themeStyle = (colors: ThemeColors | null | undefined): string =>
  Object.entries(themeProperties(colors))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
