// The size of a picture in pixels, read from its header.
import { inputOptions, runPictureJob } from './jobs.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * @param source a path on disk or the content
 * @returns the size as displayed; null if the picture cannot be read
 */
export const readPictureSize = (source: string | Buffer): Promise<PictureSize | null> =>
  runPictureJob(async (open) => {
    const { autoOrient, pages = 1, pageHeight } = await open(source, { ...inputOptions, limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: pages > 1 && pageHeight ? pageHeight : autoOrient.height };
  }).catch(() => null);
