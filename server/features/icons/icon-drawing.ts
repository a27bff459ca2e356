// Draws the icon of the site: the company's icon, otherwise its logo on a ground on which the logo is visible, otherwise the first
// letter of its name on the main colour.
import { isColor } from '#contract/rules/colors.ts';
import { inputOptions, type Open } from '#server/platform/pictures/jobs.ts';
import { type Fonts, openFonts } from '#server/platform/text-drawing/fonts.ts';
import { drawableText, textPaths, textWidth } from '#server/platform/text-drawing/text-lines.ts';

export interface IconShape {
  /** Side in pixels. */
  size: number;
  /** Phones cut the corners themselves and show transparent parts black. */
  isOpaque: boolean;
}

const [white, graphite] = ['#ffffff', '#12181b'];
const transparent = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** A square in the colour, with round corners unless it is opaque. The content has the coordinates 0 to 64. */
const tile = ({ size, isOpaque }: IconShape, color: string, content = ''): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" rx="${isOpaque ? 0 : 12}" fill="${color}"/>${content}</svg>`,
  );

export const drawIcon = (open: Open, file: string | Buffer, { size, isOpaque }: IconShape): Promise<Buffer> => {
  const background = isOpaque ? white : transparent;
  const icon = open(file, inputOptions).autoOrient().resize(size, size, { fit: 'contain', background });
  return (isOpaque ? icon.flatten({ background }) : icon).png().toBuffer();
};

/** @returns whether the visible parts of a picture are light on the whole */
const isLight = async (open: Open, picture: Buffer): Promise<boolean> => {
  const data = await open(picture).ensureAlpha().toColourspace('srgb').raw().toBuffer();
  let [light, visible] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    light += (0.2126 * r + 0.7152 * g + 0.0722 * b) * alpha;
    visible += alpha;
  }
  return light > visible * 160;
};

export const drawLogoIcon = async (open: Open, file: string | Buffer, shape: IconShape): Promise<Buffer> => {
  const logo = await open(file, inputOptions).autoOrient().png().toBuffer();
  const { isOpaque: fillsItsFrame } = await open(logo).stats();
  const inner = Math.round(shape.size * (fillsItsFrame ? 1 : 0.8));
  const fitted = await open(logo).resize(inner, inner, { fit: 'inside' }).png().toBuffer();
  const ground = !fillsItsFrame && (await isLight(open, fitted)) ? graphite : white;
  return open(tile(shape, ground))
    .composite([{ input: fitted }])
    .png()
    .toBuffer();
};

/** Contrast of black and of white text is equal at this luminance. */
const turningPoint = 0.179;

const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const letterOf = ({ head: fonts }: Fonts, name: string): string => {
  const [first = ''] = drawableText(fonts, name).toUpperCase();
  const style = { fonts, size: 44 };
  return textPaths(style, first, { x: 32 - textWidth(style, first) / 2, y: 47 });
};

/** @param color the setting `main_color` */
export const drawLetterIcon = async (
  open: Open,
  { name, color }: { name: string; color: string | null },
  shape: IconShape,
): Promise<Buffer> => {
  const ground = color && isColor(color) ? color : graphite;
  const ink = luminance(ground) > turningPoint ? '#000000' : white;
  // without a letter that the fonts have: a ring
  const content = letterOf(await openFonts(), name) || `<circle cx="32" cy="32" r="14" fill="none" stroke="${ink}" stroke-width="7"/>`;
  return open(tile(shape, ground, `<g fill="${ink}">${content}</g>`))
    .png()
    .toBuffer();
};
