// Requires that the files referenced by a save exist. The file store is checked before the saving transaction, because other saves wait
// for that transaction; the database knows which files the cleanup has removed since.
import type { Database } from '#server/database/schema.ts';
import { invalid } from '#server/http/errors.ts';
import type { Files } from '#server/platform/files.ts';
import * as uses from './file-uses.repository.ts';
import * as media from './media.repository.ts';
import type { Reference } from './references.ts';

interface Checking {
  db: Database;
  /** Files found in the file store before the transaction. If undefined, the file store is not checked. */
  checkedFiles?: Set<string>;
}

const missing = (path: string) => `The file ${path} is no longer on the server. Please remove it or upload it again.`;

/** @throws AppError 'invalid' for each field that references a missing file */
const refuseMissing = (references: readonly Reference[]): void => {
  if (references.length === 0) return;
  const byField = Map.groupBy(references, ({ field }) => field);
  throw invalid(Object.fromEntries([...byField].map(([field, some]) => [field, [...new Set(some.map(({ path }) => missing(path)))]])));
};

/** Thrown if the file store has not been checked for some files. That is done outside the transaction. */
class UncheckedFilesError extends Error {
  readonly references: readonly Reference[];
  constructor(references: readonly Reference[]) {
    super('Files must be checked before they are used.');
    this.references = references;
  }
}

/**
 * Must be called after the paths were locked: a file that the cleanup has removed or is removing has neither a row nor a use.
 * @throws AppError 'invalid' for unknown files, UncheckedFilesError
 */
export const requireFiles = async ({ db, checkedFiles }: Checking, references: readonly Reference[]): Promise<void> => {
  if (references.length === 0) return;
  const paths = [...new Set(references.map(({ path }) => path))];
  const known = await media.listStatuses(db, paths);
  const others = paths.filter((path) => !known.has(path));
  const kept = await uses.listKept(db, others);
  refuseMissing(references.filter(({ path }) => !known.has(path) && !kept.has(path)));
  // an upload that no record has used yet was stored only recently
  const unchecked = references.filter(({ path }) => known.get(path) !== 'pending' && checkedFiles && !checkedFiles.has(path));
  if (unchecked.length > 0) throw new UncheckedFilesError(unchecked);
};

/** Runs a save again after its files were found. @throws AppError 'invalid' if one is missing */
export const checkingFiles = async <T>(files: Files, checked: Set<string>, save: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof UncheckedFilesError)) throw error;
      const found = await Promise.all(error.references.map(({ path }) => files.hasFile(path)));
      refuseMissing(error.references.filter((_reference, index) => !found[index]));
      for (const { path } of error.references) checked.add(path);
    }
  }
};
