// References to stored files in fields, lists and rich text of records.
import { isStoredPath, storedPathSource, storedPathsIn } from '#server/platform/stored-paths.ts';

const toPath = (value: string) => value.trim().replace(/^\/?storage\//, '');

/** @returns stored paths that are a field value, such as `main_image`, or an entry of a list, such as `images` */
export const ownPathsIn = (record: unknown): string[] => {
  if (typeof record === 'string') return isStoredPath(toPath(record)) ? [toPath(record)] : [];
  return typeof record === 'object' && record !== null ? Object.values(record).flatMap(ownPathsIn) : [];
};

// quoted or standing alone: words in a text and addresses of other sites are not references
const reference = new RegExp(`(?:^|["'])(?:/?storage/)?(${storedPathSource})(?=$|["'\\\\?#])`, 'g');

const referencesIn = (value: unknown): string[] => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return [...text.matchAll(reference)].map(([, path = '']) => path);
};

export interface Reference {
  field: string;
  path: string;
}

/** @returns the stored files that a record newly references, by field */
export const newReferences = (before: unknown, after: unknown): Reference[] => {
  if (typeof after !== 'object' || after === null) return [];
  const known = storedPathsIn(before);
  return Object.entries(after).flatMap(([field, value]) =>
    // fields such as `main_image_url` repeat another field
    field.endsWith('_url')
      ? []
      : referencesIn(value)
          .filter((path) => !known.includes(path))
          .map((path) => ({ field, path })),
  );
};
