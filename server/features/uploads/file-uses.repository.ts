// Finds the uses of stored files by records, drafts and the trash (`media_uses`), revisions, unsaved changes and the library.
import type { Database } from '#server/database/schema.ts';
import type { MediaUsesTable, UsingTable } from '#server/database/tables/operations.ts';

/** SQLite limits the number of values per statement. */
const rowsAtOnce = 500;

export const addUses = async (db: Database, uses: readonly MediaUsesTable[]): Promise<void> => {
  for (let start = 0; start < uses.length; start += rowsAtOnce)
    await db
      .insertInto('media_uses')
      .values(uses.slice(start, start + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

export const removeUsesOf = async (db: Database, kind: UsingTable, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('media_uses').where('kind', '=', kind).where('record_id', 'in', ids).execute();
};

/** Moves uses by one kind of record to another file. */
export const moveUses = async (db: Database, kind: UsingTable, from: string, to: string): Promise<void> => {
  const moved = await db
    .deleteFrom('media_uses')
    .where('kind', '=', kind)
    .where('path', '=', from)
    .returning(['record_id', 'field'])
    .execute();
  await addUses(
    db,
    moved.map((use) => ({ ...use, kind, path: to })),
  );
};

/** @returns ids of records of one kind that use one of the files */
export const listUsers = async (db: Database, kind: UsingTable, paths: readonly string[]): Promise<number[]> => {
  const rows = db.selectFrom('media_uses').select('record_id').distinct().where('kind', '=', kind).where('path', 'in', paths);
  return (await rows.orderBy('record_id').execute()).map(({ record_id }) => record_id);
};

/** @param paths restricts the result; default: all @returns files that must remain, because records, revisions or the library use them */
export const listKept = async (db: Database, paths?: readonly string[]): Promise<Set<string>> => {
  if (paths?.length === 0) return new Set();
  const used = db.selectFrom('media_uses').select('path');
  const revised = db.selectFrom('revision_files').select('path');
  const library = db.selectFrom('media').select('path').where('status', '=', 'library');
  const rows = paths
    ? used
        .where('path', 'in', paths)
        .union(revised.where('path', 'in', paths))
        .union(library.where('path', 'in', paths))
    : used.union(revised).union(library);
  return new Set((await rows.execute()).map(({ path }) => path));
};

/** @param paths restricts the result; default: all @returns files used in unsaved changes */
export const listTyped = async (db: Database, paths?: readonly string[]): Promise<Set<string>> => {
  if (paths?.length === 0) return new Set();
  const typed = db.selectFrom('unsaved_files').select('path').distinct();
  return new Set((await (paths ? typed.where('path', 'in', paths) : typed).execute()).map(({ path }) => path));
};

/** Removes references from revisions and unsaved changes, which would otherwise retain the files. */
export const forgetFiles = async (db: Database, paths: readonly string[]): Promise<void> => {
  if (paths.length === 0) return;
  for (const table of ['revision_files', 'unsaved_files'] as const) await db.deleteFrom(table).where('path', 'in', paths).execute();
};
