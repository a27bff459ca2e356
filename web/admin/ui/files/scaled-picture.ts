// Scales photos that are larger than the server accepts, before they are sent.
import { maxMegapixels, uploadLimits } from '#contract/rules/uploads.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { formatBytes } from './file-rules.ts';

/** Browsers on phones draw no larger canvas. */
const maxPixels = Math.min(16, maxMegapixels) * 1_000_000;
const quality = 0.9;
const maxAttempts = 4;

const types: readonly string[] = ['image/jpeg', 'image/png'];

export const isTooLarge = ({ type, size }: File): boolean => types.includes(type) && size > uploadLimits.image;

/** A canvas would keep only one frame. */
const isAnimated = async (file: File): Promise<boolean> =>
  file.type === 'image/png' && (await file.slice(0, 65_536).text()).includes('acTL');

const draw = async (bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
};

/** The largest version that the server accepts. */
const scaled = async (file: File, bitmap: ImageBitmap): Promise<Blob | null> => {
  let scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)));
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const blob = await draw(bitmap, scale, file.type);
    if (!blob || blob.size <= uploadLimits.image) return blob;
    scale *= Math.sqrt(uploadLimits.image / blob.size) * 0.95;
  }
  return null;
};

/** @returns a smaller version of a photo that is too large; the file itself if there is none */
export const fittedPicture = async (file: File): Promise<File> => {
  if (!isTooLarge(file)) return file;
  try {
    if (await isAnimated(file)) return file;
    // the orientation of the camera is applied
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const blob = await scaled(file, bitmap).finally(() => bitmap.close());
    return blob && blob.size < file.size ? new File([blob], file.name, { type: file.type }) : file;
  } catch {
    // a damaged picture, or one that is too large for the browser: the rules refuse it
    return file;
  }
};

/** @returns e.g. "scaled from 7.6 MB to 3.1 MB"; null for a file that was not scaled */
export const scalingText = (file: File, sent: File): string | null =>
  sent === file ? null : `scaled from ${formatBytes(file.size)} to ${formatBytes(sent.size)}`;

/** Scales a photo and says so. */
export const fittedWithMessage = async (file: File): Promise<File> => {
  const sent = await fittedPicture(file);
  const text = scalingText(file, sent);
  if (text) toast.info(`${file.name} was ${text}.`);
  return sent;
};
