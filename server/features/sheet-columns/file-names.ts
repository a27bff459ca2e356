// The names of files in spreadsheets: those of the media library. A file whose name another one has is named by its stored path.
import type { ImportKind } from '#contract/rules/imports.ts';
import type { Database } from '#server/database/schema.ts';
import { listNames, listSharedNames } from './file-names.repository.ts';
import { sheetFieldsOf } from './sheet-fields.ts';

/** @returns the stored paths of a record's pictures and documents */
export const filesOfRecord = (kind: ImportKind, record: object): string[] =>
  sheetFieldsOf(kind).flatMap(([name, { type }]) => {
    if (type !== 'picture' && type !== 'pictures' && type !== 'document') return [];
    return [(record as Record<string, string | string[] | null>)[name] ?? []].flat();
  });

const isUsable = (name: string) => name === name.trim() && name !== '' && !/[/\\]/.test(name);

/** @returns a function that finds the names of files, to be called for some hundred at once; it returns a function from path to name */
export const createFileNames = async (db: Database) => {
  const shared = await listSharedNames(db);
  return async (paths: readonly string[]): Promise<(path: string) => string> => {
    const names = await listNames(db, [...new Set(paths)]);
    return (path) => {
      const name = names.get(path);
      return name !== undefined && isUsable(name) && !shared.has(name.toLowerCase()) ? name : path;
    };
  };
};
