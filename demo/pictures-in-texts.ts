// Pictures in the texts of articles and pages.
import sharp from 'sharp';
import { fileOf, type StoredMedia } from './media.ts';

/** Matches the source of a picture in a text. */
const pictureSource = /src="demo:([\w/.-]+)"/g;

// translations have the same pictures
const sizes = new Map<string, Promise<{ width?: number; height?: number }>>();

const sizeOf = (path: string) => {
  const size = sizes.get(path) ?? sharp(fileOf({ path, kind: 'image' })).metadata();
  sizes.set(path, size);
  return size;
};

/** Replaces picture sources with their addresses and adds the size in pixels. */
export const withPictures = async (content: string, stored: StoredMedia): Promise<string> => {
  let text = content;
  for (const [source, path = ''] of content.matchAll(pictureSource)) {
    const picture = stored(path);
    // the sanitiser removes a picture whose address is not replaced
    if (picture === null) continue;
    const { width, height } = await sizeOf(path);
    text = text.replaceAll(source, `src="/storage/${picture}" width="${width}" height="${height}"`);
  }
  return text;
};
