// Converts the files of a form to values of the record's fields.
import type { Field } from '#contract/records/fields.ts';
import { fieldsOf, type RecordChanges, type RecordDefinition } from '#contract/records/kind.ts';
import type { Database } from '#server/database/schema.ts';
import { arrangePictures } from '#server/features/uploads/pictures.ts';
import { chosenFile, chosenPictures, type StoredFiles } from '#server/features/uploads/uploads.service.ts';

interface PictureLists {
  existing_images?: string[] | null;
  image_order?: string[] | null;
  library_images?: string[] | null;
}

interface Given {
  form: object;
  /** The uploaded files of the form, already stored. */
  stored: StoredFiles;
  /** Null for a new record. */
  before: object | null;
}

/** A new file replaces the stored one; without a new file, the stored one is removed on request and otherwise remains. */
const oneFile = async (db: Database, name: string, { type }: Field, { form, stored }: Given): Promise<string | null | undefined> => {
  const fields = form as Record<string, unknown>;
  const chosen = await chosenFile(db, name, fields[`${name}_path`] as string | null, type === 'document' ? 'document' : 'picture');
  return stored.one(name) ?? chosen ?? (fields[`remove_${name}`] ? null : undefined);
};

const severalPictures = async (db: Database, name: string, { form, stored, before }: Given): Promise<string[]> => {
  const { existing_images, image_order, library_images } = form as PictureLists;
  return arrangePictures({
    current: (before as Record<string, string[]> | null)?.[name] ?? [],
    existing: existing_images,
    order: image_order,
    chosen: await chosenPictures(db, name, library_images),
    added: stored.numbered(name),
  });
};

/** Form fields that remove all files. */
export const withoutFiles = (definition: RecordDefinition) => {
  const removed = fieldsOf(definition).flatMap(([name, { type }]) =>
    type === 'picture' || type === 'document' ? [[`remove_${name}`, true]] : [],
  );
  return { existing_images: [], ...Object.fromEntries(removed) };
};

/** @throws AppError 'invalid' for a file that is not in the media library, and above the maximum number of pictures */
export const fileChangesOf = async <D extends RecordDefinition>(db: Database, definition: D, given: Given): Promise<RecordChanges<D>> => {
  const changes: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(definition)) {
    if (field.type === 'picture' || field.type === 'document') changes[name] = await oneFile(db, name, field, given);
    if (field.type === 'pictures') changes[name] = await severalPictures(db, name, given);
  }
  return changes as RecordChanges<D>;
};
