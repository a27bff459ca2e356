// The list of unclaimed files, and the original names of files.
import { toFlag } from '#server/database/flags.ts';
import type { Database } from '#server/database/schema.ts';
import type { FileNamesTable, UnclaimedFilesTable } from '#server/database/tables/operations.ts';

interface Unclaimed {
  paths: readonly string[];
  isSaving: boolean;
  at: string;
  expiresAt: string;
}

export const addUnclaimed = async (db: Database, { paths, isSaving, at, expiresAt }: Unclaimed): Promise<void> => {
  if (paths.length === 0) return;
  const row = (path: string): UnclaimedFilesTable => ({ path, is_saving: toFlag(isSaving), created_at: at, expires_at: expiresAt });
  await db
    .insertInto('unclaimed_files')
    .values(paths.map(row))
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ is_saving: toFlag(isSaving), expires_at: expiresAt }))
    .execute();
};

/** Lists a file that may no longer be used; the next cleanup checks it. An existing entry is not changed. */
export const addPossiblyUnclaimed = async (db: Database, path: string, at: string): Promise<void> => {
  await db
    .insertInto('unclaimed_files')
    .values({ path, is_saving: 0, created_at: at, expires_at: at })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
};

interface Touched {
  path: string;
  expiresAt: string;
}

/**
 * Adds paths to the list or updates them. Other transactions that write or remove one of them wait until this one ends; rows that may not
 * exist yet cannot be locked in another way. The order is always the same, which prevents deadlocks.
 */
export const touchUnclaimed = async (db: Database, touched: readonly Touched[], at: string): Promise<void> => {
  if (touched.length === 0) return;
  const rows = touched.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  await db
    .insertInto('unclaimed_files')
    .values(rows.map(({ path, expiresAt }): UnclaimedFilesTable => ({ path, is_saving: 0, created_at: at, expires_at: expiresAt })))
    .onConflict((conflict) => conflict.column('path').doUpdateSet((eb) => ({ is_saving: 0, expires_at: eb.ref('excluded.expires_at') })))
    .execute();
};

/** Locks the path until the end of the transaction. @returns whether it is still listed and has expired */
export const lockExpired = async (db: Database, path: string, at: string): Promise<boolean> => {
  const rows = await db
    .updateTable('unclaimed_files')
    .set({ path })
    .where('path', '=', path)
    .where('expires_at', '<=', at)
    .returning('path')
    .execute();
  return rows.length > 0;
};

/** Stores original file names, which are removed together with the files (`removeNames`). */
export const addNames = async (db: Database, names: readonly FileNamesTable[]): Promise<void> => {
  if (names.length === 0) return;
  await db
    .insertInto('file_names')
    .values(names)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
};

export const removeNames = async (db: Database, paths: readonly string[]): Promise<void> => {
  if (paths.length > 0) await db.deleteFrom('file_names').where('path', 'in', paths).execute();
};

export const removeUnclaimed = async (db: Database, paths: readonly string[]): Promise<void> => {
  if (paths.length > 0) await db.deleteFrom('unclaimed_files').where('path', 'in', paths).execute();
};

/** Newest first. */
export const listExpired = async (db: Database, at: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('unclaimed_files')
    .select('path')
    .where('expires_at', '<=', at)
    .orderBy('expires_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
};

/** Expires the files of saves interrupted because the process was killed. */
export const expireSaves = async (db: Database, at: string): Promise<void> => {
  await db.updateTable('unclaimed_files').set({ expires_at: at }).where('is_saving', '=', 1).execute();
};

/** Stores the earlier path of a file in the library. */
export const noteReplaced = async (db: Database, path: string, mediaId: number): Promise<void> => {
  await db.insertInto('replaced_files').values({ path, media_id: mediaId }).execute();
};

/** Called when a restored revision uses the earlier file again. */
export const forgetReplaced = async (db: Database, paths: readonly string[]): Promise<void> => {
  if (paths.length > 0) await db.deleteFrom('replaced_files').where('path', 'in', paths).execute();
};

/** @returns the current paths of replaced files, by earlier path */
export const findReplaced = async (db: Database, paths: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('replaced_files')
    .innerJoin('media', 'media.id', 'replaced_files.media_id')
    .select(['replaced_files.path as from', 'media.path as to'])
    .where('replaced_files.path', 'in', paths)
    .execute();
  return new Map(rows.map(({ from, to }) => [from, to]));
};

/** @returns the replaced files that are still named somewhere, with the current ones */
export const listUnfinishedReplacements = (db: Database): Promise<{ from: string; to: string }[]> =>
  db
    .selectFrom('replaced_files')
    .innerJoin('media', 'media.id', 'replaced_files.media_id')
    .select(['replaced_files.path as from', 'media.path as to'])
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('media_uses').select('media_uses.path').whereRef('media_uses.path', '=', 'replaced_files.path')),
        exists(selectFrom('unsaved_files').select('unsaved_files.path').whereRef('unsaved_files.path', '=', 'replaced_files.path')),
      ]),
    )
    .orderBy('replaced_files.path')
    .execute();
