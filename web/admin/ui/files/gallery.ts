// The pictures of a gallery as a form edits them: stored pictures and chosen files in one order.
import { type FileRules, refusalOf } from './file-rules.ts';

export interface GalleryPicture {
  /** Stays the same while the form is open. */
  key: string;
  /** Stored path; null for a chosen file. */
  path: string | null;
  file: File | null;
  /** From the media library, and not yet part of the stored record. */
  isChosen?: true;
}

/** @param paths the stored pictures */
export const galleryOf = (paths: readonly string[]): GalleryPicture[] => paths.map((path) => ({ key: path, path, file: null }));

let lastKey = 0;

/** Adds the files that the rules allow. @returns also the reason for each refused file */
export const addFiles = (pictures: readonly GalleryPicture[], files: readonly File[], rules: FileRules, max: number) => {
  const refusals: string[] = [];
  const added: GalleryPicture[] = [];
  for (const file of files) {
    const refusal =
      pictures.length + added.length >= max ? `${file.name} was not added: there may be ${max} pictures.` : refusalOf(file, rules);
    if (refusal !== null) refusals.push(refusal);
    else added.push({ key: `new-${++lastKey}`, path: null, file });
  }
  return { pictures: [...pictures, ...added], refusals };
};

/** @returns the pictures with one of the media library added; unchanged if they contain it or the limit is reached */
export const addChosen = (pictures: readonly GalleryPicture[], path: string, max: number): readonly GalleryPicture[] =>
  pictures.length >= max || pictures.some((picture) => picture.path === path)
    ? pictures
    : [...pictures, { key: path, path, file: null, isChosen: true }];

export type GalleryFields = { existing_images: string[]; image_order?: string[]; library_images?: string[] } & {
  [Name in `images[${number}]`]?: File;
};

/** @returns the form fields of a gallery: the stored pictures that stay, the new files, and the order of both */
export const galleryFields = (pictures: readonly GalleryPicture[]): GalleryFields => {
  const fields: GalleryFields = { existing_images: pictures.flatMap(({ path, isChosen }) => (path === null || isChosen ? [] : path)) };
  const chosen = pictures.flatMap(({ path, isChosen }) => (path !== null && isChosen ? path : []));
  if (chosen.length > 0) fields.library_images = chosen;
  const files = pictures.flatMap(({ file }) => file ?? []);
  for (const [index, file] of files.entries()) {
    const name: `images[${number}]` = `images[${index}]`;
    fields[name] = file;
  }
  if (files.length + chosen.length > 0) {
    let next = 0;
    fields.image_order = pictures.map(({ path }) => path ?? `new:${next++}`);
  }
  return fields;
};

/** The first error about the gallery: the server identifies a file by its index, e.g. `images.1`. @param errors of the form */
export const galleryError = (errors: Readonly<Record<string, string | undefined>>): string | undefined =>
  Object.entries(errors).find(([name, text]) => text && /^(images|existing_images|image_order|library_images)\b/.test(name))?.[1];
