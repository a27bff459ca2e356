// Removes metadata from uploaded pictures: pixels, colours and frames are stored; location, time and author of the photo are not
// (docs/decisions/0014-picture-metadata.md).
import { readFile, writeFile } from 'node:fs/promises';
import { stripGif } from './gif.ts';
import { inputOptions, type Metadata, maxPixels, type Open, runPictureJob, urgent } from './jobs.ts';
import { stripJpeg } from './jpeg.ts';
import { isAnimatedPng, stripPng } from './png.ts';
import { isLosslessWebp, stripWebp } from './webp.ts';

/** Thrown for a picture that is rejected. */
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
};

/** No visible difference from the original. */
const quality = 92;
/** A higher effort takes several times as long, and only makes the original smaller, whereas visitors get scaled copies. */
const avifOptions = { quality: 90, effort: 0 } as const;

/** Applies the orientation to the pixels and re-encodes the picture in its own format, without metadata. */
const encode = (open: Open, bytes: Buffer, extension: string, { chromaSubsampling, depth, space }: Metadata): Promise<Buffer> => {
  const picture = open(bytes, inputOptions).autoOrient().keepIccProfile();
  if (space === 'cmyk') picture.pipelineColourspace('cmyk').toColourspace('cmyk');
  if (depth === 'ushort') picture.pipelineColourspace('rgb16').toColourspace('rgb16');
  if (extension === 'jpg') picture.jpeg({ quality, chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4' });
  else if (extension === 'webp') picture.webp({ quality, lossless: isLosslessWebp(bytes) });
  else if (extension === 'avif') picture.avif(avifOptions);
  else picture.png();
  return picture.toBuffer();
};

const canBeTurned = ['jpg', 'png', 'webp'];

const framePixels = ({ width, height, pageHeight }: Metadata) => width * (pageHeight ?? height);

const readMetadata = (open: Open, bytes: Buffer): Promise<Metadata> =>
  // reads only the header, so no pixel limit is needed
  open(bytes, { ...inputOptions, limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UnfitPictureError('damaged', error);
    });

const clean = async (open: Open, bytes: Buffer, extension: string): Promise<Buffer> => {
  const metadata = await readMetadata(open, bytes);
  if (framePixels(metadata) > maxPixels) throw new UnfitPictureError('too-many-pixels');
  const isAnimated = (metadata.pages ?? 1) > 1 || (extension === 'png' && isAnimatedPng(bytes));
  const isTurned = (metadata.orientation ?? 1) > 1 && !isAnimated && canBeTurned.includes(extension);
  try {
    // metadata can be anywhere in an AVIF
    if (extension === 'avif') return await encode(open, bytes, extension, metadata);
    const source = isTurned ? await encode(open, bytes, extension, metadata) : bytes;
    const stripped = strips[extension]?.(source);
    if (!stripped) throw new Error('The structure of the file cannot be parsed');
    // decodes the whole picture, so that a truncated file is rejected on upload instead of appearing on a page
    if (!isTurned) await open(stripped, inputOptions).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return stripped.equals(bytes) ? bytes : stripped;
  } catch (error) {
    throw new UnfitPictureError('damaged', error);
  }
};

/**
 * Removes EXIF, XMP, IPTC, comments and previews from a picture. The compressed data, animation frames and colour profiles are copied
 * unchanged; only AVIFs and pictures with an EXIF orientation are re-encoded.
 * @param extension as in stored paths: jpg, png, gif, webp or avif
 * @returns the same buffer if there was nothing to remove
 * @throws UnfitPictureError
 */
export const cleanPicture = (bytes: Buffer, extension: string): Promise<Buffer> =>
  runPictureJob((open) => clean(open, bytes, extension), { rank: urgent });

/**
 * Cleans an uploaded picture in place. The file is read when its job starts, so pictures in the queue use no memory.
 * @throws UnfitPictureError
 */
export const cleanPictureFile = (path: string, extension: string): Promise<void> =>
  runPictureJob(
    async (open) => {
      const bytes = await readFile(path);
      const cleaned = await clean(open, bytes, extension);
      if (cleaned !== bytes) await writeFile(path, cleaned);
    },
    { rank: urgent },
  );
