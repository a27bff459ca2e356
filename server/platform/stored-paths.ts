// Paths of stored files, e.g. `uploads/2026/11/4f0c….webp`. They are part of the public address, and the name in the file store and in
// records.

/** Every stored file has a path of this format, so no other file is ever read or removed. */
const storedPath = /^uploads\/\d{4}\/\d{2}\/[a-z0-9]{16,64}\.(?:jpg|png|gif|webp|avif|pdf)$/;
/** Source of the pattern of a stored path, for regular expressions that search texts. */
export const storedPathSource = storedPath.source.slice(1, -1);
const storedPaths = new RegExp(`\\b${storedPathSource}\\b`, 'g');

/** @returns the text with all stored paths replaced */
export const replaceStoredPaths = (text: string, replace: (path: string) => string): string => text.replaceAll(storedPaths, replace);

/** @returns whether the text has the format of a stored path */
export const isStoredPath = (path: string): boolean => storedPath.test(path);

/** @returns the distinct stored paths that occur anywhere in a record, including rich text */
export const storedPathsIn = (record: unknown): string[] => [...new Set(JSON.stringify(record ?? null).match(storedPaths) ?? [])];
