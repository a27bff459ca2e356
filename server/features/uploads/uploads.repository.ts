// The list of unused files, and the search for references to a file.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { toFlag } from '#server/database/flags.ts';
import type { Database } from '#server/database/schema.ts';
import type { FileNamesTable, UnclaimedFilesTable } from '#server/database/tables/operations.ts';
import { storedPathsIn } from '#server/platform/files.ts';

interface Unclaimed {
  paths: readonly string[];
  isSaving: boolean;
  at: string;
  expiresAt: string;
}

export const addOrphans = async (db: Database, { paths, isSaving, at, expiresAt }: Unclaimed): Promise<void> => {
  if (paths.length === 0) return;
  const row = (path: string): UnclaimedFilesTable => ({ path, is_saving: toFlag(isSaving), created_at: at, expires_at: expiresAt });
  await db
    .insertInto('unclaimed_files')
    .values(paths.map(row))
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ is_saving: toFlag(isSaving), expires_at: expiresAt }))
    .execute();
};

/** Lists a file that may have lost its record; the next cleanup checks it. An existing entry is not changed. */
export const addPossibleOrphan = async (db: Database, path: string, at: string): Promise<void> => {
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
 * Adds paths to the list or updates them. Other transactions that write or remove one of them wait until this one ends, which is the
 * only way to lock rows that may not exist yet. The order is always the same, which rules out deadlocks.
 */
export const touchOrphans = async (db: Database, touched: readonly Touched[], at: string): Promise<void> => {
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

/** Original file names; they are removed together with the files (`removeNames`). */
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

/** @returns the original name of a file; null if unknown */
export const getName = async (db: Database, path: string): Promise<string | null> =>
  (await db.selectFrom('file_names').select('name').where('path', '=', path).executeTakeFirst())?.name ?? null;

export const removeOrphans = async (db: Database, paths: readonly string[]): Promise<void> => {
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

/** Expires files of saves that were interrupted because the process was killed. */
export const expireSaves = async (db: Database, at: string): Promise<void> => {
  await db.updateTable('unclaimed_files').set({ expires_at: at }).where('is_saving', '=', 1).execute();
};

interface Holders {
  /** Columns that contain one path. */
  exactly: readonly string[];
  /** Columns that contain paths in a list or in rich text. */
  somewhere: readonly string[];
}

const holders: Record<string, Holders> = {
  products: { exactly: ['main_image', 'brochure'], somewhere: ['images', 'short_description', 'description'] },
  categories: { exactly: ['image'], somewhere: ['description'] },
  news: { exactly: ['featured_image'], somewhere: ['images', 'content'] },
  pages: { exactly: [], somewhere: ['content', 'short_content'] },
  settings: { exactly: [], somewhere: ['value'] },
  trash: { exactly: [], somewhere: ['data'] },
};

const isAny = (conditions: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

const rowsAtOnce = 200;

/** Reads all records, a few at a time. @returns the stored paths that they name */
export const listNamedPaths = async (db: Database): Promise<Set<string>> => {
  const found = new Set<string>();
  for (const [table, { exactly, somewhere }] of Object.entries(holders)) {
    const columns = [...exactly, ...somewhere].map((column) => sql.ref(column));
    const hasPath = isAny(columns.map((column) => sql<SqlBool>`${column} like '%uploads/%'`));
    for (let after = 0; ; ) {
      const { rows } = await sql<{ id: number }>`select id, ${sql.join(columns)} from ${sql.table(table)}
        where id > ${after} and ${hasPath} order by id limit ${rowsAtOnce}`.execute(db);
      for (const path of storedPathsIn(rows)) found.add(path);
      const last = rows.at(-1);
      if (!last) break;
      after = Number(last.id);
    }
  }
  return found;
};

/**
 * Reads whole tables, once for all paths.
 * @param paths stored paths, at least one; they contain no wildcards of `like`
 * @returns the paths that a record uses
 */
export const listUsed = async (db: Database, paths: readonly string[]): Promise<Set<string>> => {
  const found = new Set<string>();
  for (const [table, { exactly, somewhere }] of Object.entries(holders)) {
    const columns = [...exactly, ...somewhere].map((column) => sql.ref(column));
    const one = exactly.map((column) => sql<SqlBool>`${sql.ref(column)} in (${sql.join(paths)})`);
    const many = somewhere.map((column) => {
      const holds = paths.map((path) => sql<SqlBool>`${sql.ref(column)} like ${`%${path}%`}`);
      // most texts contain no file: those are scanned once, not once for each path
      return sql<SqlBool>`(${sql.ref(column)} like '%uploads/%' and ${isAny(holds)})`;
    });
    const { rows } = await sql`select ${sql.join(columns)} from ${sql.table(table)} where ${isAny([...one, ...many])}`.execute(db);
    for (const path of storedPathsIn(rows)) found.add(path);
  }
  return new Set(paths.filter((path) => found.has(path)));
};
