// Sets the texts of the demonstration's files in the media library.
import { stat } from 'node:fs/promises';
import type { NewFile } from '#server/features/uploads/media.repository.ts';
import { readPictureSize } from '#server/platform/pictures/size.ts';
import { pictureTexts } from './content/picture-texts.ts';
import { fileOf, type StoredMedia } from './media.ts';

/** @param paths paths in the content; pictures that are not stored are skipped */
export const describePictures = async (paths: readonly string[], stored: StoredMedia): Promise<NewFile[]> => {
  const files: NewFile[] = [];
  for (const path of new Set(paths)) {
    const [at, text] = [stored(path), pictureTexts.get(path)];
    if (at === null || !text) continue;
    const source = fileOf({ path, kind: 'image' });
    const size = await readPictureSize(source);
    const { size: bytes } = await stat(source);
    files.push({
      path: at,
      name: `${text.name}.webp`,
      alt: text.alt,
      isDecorative: text.alt === '',
      bytes,
      width: size?.width ?? null,
      height: size?.height ?? null,
      status: 'attached',
    });
  }
  return files;
};

/** @param names names of brochures; those that are not stored are skipped */
export const describeBrochures = async (names: readonly string[], stored: StoredMedia): Promise<NewFile[]> => {
  const files: NewFile[] = [];
  for (const name of names) {
    const path = stored(name);
    if (path === null) continue;
    const { size: bytes } = await stat(fileOf({ path: name, kind: 'pdf' }));
    files.push({ path, name, bytes, width: null, height: null, status: 'attached' });
  }
  return files;
};
