// Draws an SVG as a PNG, because the server stores no SVG, which can contain scripts. Inside an image the browser runs no script of an
// SVG and loads no file that it names (docs/decisions/0080-svg-logos.md).

export class UnreadableSvgError extends Error {
  override name = 'UnreadableSvgError';

  constructor(cause?: unknown) {
    super('The SVG could not be read. Please export it again, or choose a PNG.', { cause });
  }
}

/** Longest side in pixels: enough for a logo on every screen. */
const side = 1600;

const openTag = /<svg\b[^>]{0,4000}>/i;

/** Without width and height, browsers differ in the size of an SVG: they are added from its view box. */
export const withSize = (svg: string): string =>
  svg.replace(openTag, (tag) => {
    const [, width, height] = /\sviewBox=["'][-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/i.exec(tag) ?? [];
    if (!width || !height) return tag;
    return `${tag.replace(/\s(?:width|height)=(?:"[^"]*"|'[^']*')/gi, '').slice(0, -1)} width="${width}" height="${height}">`;
  });

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new UnreadableSvgError());
    image.src = address;
  });

const toPng = async (image: HTMLImageElement): Promise<Blob> => {
  const scale = side / Math.max(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new UnreadableSvgError();
  return png;
};

/** @returns the file itself, or the PNG of an SVG @throws UnreadableSvgError */
export const asPicture = async (file: File): Promise<File> => {
  if (file.type !== 'image/svg+xml') return file;
  const address = URL.createObjectURL(new Blob([withSize(await file.text())], { type: file.type }));
  try {
    const png = await toPng(await load(address));
    return new File([png], file.name.replace(/\.svg$/i, '.png'), { type: 'image/png' });
  } catch (error) {
    // a damaged file, or one with parts that the browser does not let scripts read
    throw new UnreadableSvgError(error);
  } finally {
    URL.revokeObjectURL(address);
  }
};
