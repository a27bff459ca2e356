// Contrast of two colours.
export type Rgb = [number, number, number];

/** @param color e.g. `#4ce482` */
export const parseColor = (color: string): Rgb => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)) as Rgb;
export const writeColor = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const luminance = (rgb: Rgb): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of WCAG, 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const [white, black]: [Rgb, Rgb] = [
  [255, 255, 255],
  [0, 0, 0],
];

/** @returns black or white, whichever is easier to read on the colour */
export const textOn = (color: string): string => {
  const ground = parseColor(color);
  return writeColor(contrast(white, ground) >= contrast(black, ground) ? white : black);
};
