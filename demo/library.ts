// The files of the demonstration in the media library: what they are called, and which records use them.
import { stat } from 'node:fs/promises';
import type { Database } from '#server/database/schema.ts';
import { readHolders } from '#server/features/uploads/holders.repository.ts';
import { addUses, type NewFile } from '#server/features/uploads/media.repository.ts';
import { referencesOf } from '#server/features/uploads/references.ts';
import { readPictureSize } from '#server/platform/pictures/size.ts';
import { pictureTexts } from './content/picture-texts.ts';
import { fileOf, type StoredMedia } from './media.ts';

/** @param paths in the content; a picture that is not stored is left out */
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

/** @param names of brochures; one that is not stored is left out */
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

/** Lists the uses of all files, which a save by a form does for its own. */
export const listUses = (db: Database): Promise<void> =>
  readHolders(db, async (kind, rows) => {
    for (const { id, key, ...columns } of rows) {
      // a setting is named by its key, which administrators know
      const references = referencesOf(key === undefined ? columns : { [key]: columns.value });
      await addUses(
        db,
        references.map(({ path, field }) => ({ path, field, kind, record_id: Number(id) })),
      );
    }
  });
