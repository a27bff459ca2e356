// Colour conversions between sRGB and OKLCH as defined by CSS Color 4. Channels range from 0 to 1, hue is in degrees.

/** sRGB channels from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Lightness (0 to 1), chroma and hue (degrees). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** @param hex `#rrggbb` or `#rgb` */
export const parseHex = (hex: string): Rgb => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
};

/** @returns `#rrggbb`; channels are clamped */
export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Relative luminance of WCAG 2. */
export const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((channel) => toLinear(clamp(channel))) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of WCAG 2, from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

type Lab = readonly [l: number, a: number, b: number];

const toOklab = (rgb: Rgb): Lab => {
  const [r, g, b] = rgb.map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromOklab = ([l, a, b]: Lab): Rgb => {
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
    toGamma(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
    toGamma(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3),
  ];
};

export const toOklch = (rgb: Rgb): Oklch => {
  const [l, a, b] = toOklab(rgb);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
};

const isDisplayable = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** Converts to sRGB; reduces the chroma of colours outside the gamut and keeps lightness and hue. */
export const fromOklch = ({ l, c, h }: Oklch): Rgb => {
  const at = (chroma: number) => fromOklab([l, chroma * Math.cos((h * Math.PI) / 180), chroma * Math.sin((h * Math.PI) / 180)]);
  if (isDisplayable(at(c))) return at(c);
  let [low, high] = [0, c];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (isDisplayable(at(middle))) low = middle;
    else high = middle;
  }
  return at(low).map(clamp) as unknown as Rgb;
};

/** Mixes in OKLab, as `color-mix(in oklab, one share, other)` does. @param share of the first colour, 0 to 1 */
export const mix = (one: Rgb, share: number, other: Rgb): Rgb => {
  const [a, b] = [toOklab(one), toOklab(other)];
  const at = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
  return fromOklab([at(0), at(1), at(2)]);
};
