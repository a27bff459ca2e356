// How a record refers to stored files: in fields of its own, or somewhere in a formatted text or a list.
import { isStoredPath, storedPathSource, storedPathsIn } from '#server/platform/files.ts';

const toPath = (value: string) => value.trim().replace(/^\/?storage\//, '');

/** @returns the stored paths that are the whole value of a field, such as `main_image`, or an entry of its list, such as `images` */
export const ownPathsIn = (record: unknown): string[] => {
  if (typeof record === 'string') return isStoredPath(toPath(record)) ? [toPath(record)] : [];
  return typeof record === 'object' && record !== null ? Object.values(record).flatMap(ownPathsIn) : [];
};

// between quotes or alone: words of a text and addresses of other sites are no references to our files
const reference = new RegExp(`(?:^|["'])(?:/?storage/)?(${storedPathSource})(?=$|["'\\\\?#])`, 'g');

const referencesIn = (value: unknown): string[] => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return [...text.matchAll(reference)].map(([, path = '']) => path);
};

export interface Reference {
  field: string;
  path: string;
}

/** @returns the stored files that a record shows or links to now and did not name before, by field */
export const newReferences = (before: unknown, after: unknown): Reference[] => {
  if (typeof after !== 'object' || after === null) return [];
  const known = storedPathsIn(before);
  return Object.entries(after).flatMap(([field, value]) =>
    // addresses such as `main_image_url` repeat the field they belong to
    field.endsWith('_url')
      ? []
      : referencesIn(value)
          .filter((path) => !known.includes(path))
          .map((path) => ({ field, path })),
  );
};
