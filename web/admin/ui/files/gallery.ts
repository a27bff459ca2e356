// The pictures of a gallery as a form holds them: stored ones and chosen files in one order.
import { type FileRules, refusalOf } from './file-rules.ts';

export interface GalleryPicture {
  /** Stays the same while the form is open. */
  key: string;
  /** Stored path; null for a chosen file. */
  path: string | null;
  file: File | null;
}

/** @param paths what the record has now */
export const galleryOf = (paths: readonly string[]): GalleryPicture[] => paths.map((path) => ({ key: path, path, file: null }));

let lastKey = 0;

/** Adds the files that may be sent; of each that may not, says why. */
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

/** @returns the list with one entry elsewhere; the same list when it would leave it */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  next.splice(to, 0, entry);
  return next;
};

/** Writes a gallery into a form: what stays, the new files, and the order of both. */
export const appendGallery = (form: FormData, pictures: readonly GalleryPicture[]): void => {
  const files = pictures.flatMap(({ file }) => file ?? []);
  form.append('existing_images', JSON.stringify(pictures.flatMap(({ path }) => path ?? [])));
  files.forEach((file, index) => {
    form.append(`images[${index}]`, file);
  });
  if (files.length > 0) {
    let next = 0;
    form.append('image_order', JSON.stringify(pictures.map(({ path }) => path ?? `new:${next++}`)));
  }
};

/** The server names one of several files by its number, e.g. `images.1`. @param errors of the form */
export const galleryError = (errors: Readonly<Record<string, string | undefined>>): string | undefined =>
  Object.entries(errors).find(([name, text]) => text && /^(images|existing_images|image_order)\b/.test(name))?.[1];
