// What is stored of a picture: pixels, colours and frames, and nothing about where, when and by whom it was taken
// (docs/decisions/0014-picture-metadata.md).
import { readFile, writeFile } from 'node:fs/promises';
import { stripAvif } from './avif.ts';
import { stripGif } from './gif.ts';
import { inputOptions, type Metadata, maxPixels, type Open, runImageJob } from './jobs.ts';
import { stripJpeg } from './jpeg.ts';
import { isAnimatedPng, stripPng } from './png.ts';
import { isLosslessWebp, stripWebp } from './webp.ts';

/** The picture cannot be taken. */
export class UnfitPictureError extends Error {
  override name = 'UnfitPictureError';
  readonly reason: 'damaged' | 'too-many-pixels';
  constructor(reason: 'damaged' | 'too-many-pixels', cause?: unknown) {
    super(`Unfit picture: ${reason}`, { cause });
    this.reason = reason;
  }
}

const strips: Record<string, (bytes: Buffer) => Buffer | null> = {
  jpg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  webp: stripWebp,
  avif: stripAvif,
};

/** High enough that nobody sees a difference beside the original. */
const quality = 92;

/** Turned upright, in the format that it had. */
const upright = (open: Open, bytes: Buffer, extension: string, { chromaSubsampling, depth, space }: Metadata): Promise<Buffer> => {
  const picture = open(bytes, inputOptions).autoOrient().keepIccProfile();
  if (space === 'cmyk') picture.pipelineColourspace('cmyk').toColourspace('cmyk');
  if (depth === 'ushort') picture.pipelineColourspace('rgb16').toColourspace('rgb16');
  if (extension === 'jpg') picture.jpeg({ quality, chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4' });
  else if (extension === 'webp') picture.webp({ quality, lossless: isLosslessWebp(bytes) });
  else picture.png();
  return picture.toBuffer();
};

const canBeTurned = ['jpg', 'png', 'webp'];

const framePixels = ({ width, height, pageHeight }: Metadata) => width * (pageHeight ?? height);

const readMetadata = (open: Open, bytes: Buffer): Promise<Metadata> =>
  // reads the header alone, whatever size it announces
  open(bytes, { ...inputOptions, limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UnfitPictureError('damaged', error);
    });

const clean = async (open: Open, bytes: Buffer, extension: string, isChecked = true): Promise<Buffer> => {
  const metadata = await readMetadata(open, bytes);
  if (isChecked && framePixels(metadata) > maxPixels) throw new UnfitPictureError('too-many-pixels');
  const isAnimated = (metadata.pages ?? 1) > 1 || (extension === 'png' && isAnimatedPng(bytes));
  const isTurned = (metadata.orientation ?? 1) > 1 && !isAnimated && canBeTurned.includes(extension);
  try {
    const source = isTurned ? await upright(open, bytes, extension, metadata) : bytes;
    const stripped = strips[extension]?.(source);
    if (!stripped) throw new Error('The structure of the file cannot be followed to its end');
    // reads the picture to its end: a file that breaks off is refused now, not found on a page
    if (isChecked && !isTurned) await open(stripped, inputOptions).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return stripped.equals(bytes) ? bytes : stripped;
  } catch (error) {
    throw new UnfitPictureError('damaged', error);
  }
};

/**
 * Takes EXIF, XMP, IPTC, comments and previews out of a picture. The compressed data is copied as it is, animations and
 * colour profiles included; only a picture that an EXIF orientation turns is encoded again.
 * @param extension as in stored paths: jpg, png, gif, webp or avif
 * @returns the same buffer when there was nothing to remove
 * @throws UnfitPictureError
 */
export const cleanPicture = (bytes: Buffer, extension: string): Promise<Buffer> =>
  runImageJob((open) => clean(open, bytes, extension), { isUrgent: true });

/**
 * Cleans a picture that is stored already, and looks no further at it.
 * @returns the same buffer when there was nothing to remove
 * @throws UnfitPictureError
 */
export const cleanStoredPicture = (bytes: Buffer, extension: string): Promise<Buffer> =>
  runImageJob((open) => clean(open, bytes, extension, false));

/**
 * Cleans a picture that was received, in place. It is read when its turn comes: pictures that wait need no memory.
 * @throws UnfitPictureError
 */
export const cleanPictureFile = (path: string, extension: string): Promise<void> =>
  runImageJob(
    async (open) => {
      const bytes = await readFile(path);
      const cleaned = await clean(open, bytes, extension);
      if (cleaned !== bytes) await writeFile(path, cleaned);
    },
    { isUrgent: true },
  );
