// The records themselves, searched for the files that they name.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { UsingTable } from '#server/database/tables/operations.ts';
import { storedPathsIn } from '#server/platform/files.ts';

interface Holders {
  /** Columns that contain one path. */
  exactly: readonly string[];
  /** Columns that contain paths in a list or in rich text. */
  somewhere: readonly string[];
}

const holders: Record<UsingTable, Holders> = {
  products: { exactly: ['main_image', 'brochure'], somewhere: ['images', 'short_description', 'description'] },
  categories: { exactly: ['image'], somewhere: ['description'] },
  news: { exactly: ['featured_image'], somewhere: ['images', 'content'] },
  pages: { exactly: [], somewhere: ['content', 'short_content'] },
  settings: { exactly: [], somewhere: ['value'] },
  trash: { exactly: [], somewhere: ['data'] },
  drafts: { exactly: [], somewhere: ['fields'] },
};

const tables = Object.entries(holders) as [UsingTable, Holders][];

const isAny = (conditions: readonly RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

const rowsAtOnce = 200;

/** The columns of a record that can name files. */
export type HolderRow = { id: number; key?: string } & Record<string, unknown>;

/** Reads all records that name files. @param use called with a few at a time */
export const readHolders = async (db: Database, use: (table: UsingTable, rows: HolderRow[]) => Promise<void> | void): Promise<void> => {
  for (const [table, { exactly, somewhere }] of tables) {
    const columns = [...exactly, ...somewhere].map((column) => sql.ref(column));
    const hasPath = isAny(columns.map((column) => sql<SqlBool>`${column} like '%uploads/%'`));
    const key = table === 'settings' ? sql`key, ` : sql``;
    for (let after = 0; ; ) {
      const { rows } = await sql<HolderRow>`select id, ${key}${sql.join(columns)} from ${sql.table(table)}
        where id > ${after} and ${hasPath} order by id limit ${rowsAtOnce}`.execute(db);
      await use(table, rows);
      const last = rows.at(-1);
      if (!last) break;
      after = Number(last.id);
    }
  }
};

/** Lists files of the library that are kept without a record, and files of revisions. */
const listKeptPaths = async (db: Database, paths?: readonly string[]): Promise<string[]> => {
  const kept = db.selectFrom('media').select('path').where('status', '=', 'library');
  const revised = db.selectFrom('revision_files').select('path').distinct();
  const rows = await (paths ? kept.where('path', 'in', paths) : kept).execute();
  return [...rows, ...(await (paths ? revised.where('path', 'in', paths) : revised).execute())].map(({ path }) => path);
};

/** Reads all records. @returns the stored paths that they and their revisions name, and those that the library keeps */
export const listNamedPaths = async (db: Database): Promise<Set<string>> => {
  const found = new Set<string>(await listKeptPaths(db));
  await readHolders(db, (_table, rows) => {
    for (const path of storedPathsIn(rows)) found.add(path);
  });
  return found;
};

/**
 * Reads whole tables, once for all paths.
 * @param paths stored paths, at least one; they contain no wildcards of `like`
 * @returns the paths that a record uses
 */
export const listUsedByRecords = async (db: Database, paths: readonly string[]): Promise<Set<string>> => {
  const found = new Set<string>();
  for (const [table, { exactly, somewhere }] of tables) {
    const columns = [...exactly, ...somewhere].map((column) => sql.ref(column));
    const one = exactly.map((column) => sql<SqlBool>`${sql.ref(column)} in (${sql.join(paths)})`);
    const many = somewhere.map((column) => {
      const holds = paths.map((path) => sql<SqlBool>`${sql.ref(column)} like ${`%${path}%`}`);
      // most texts contain no file: they are scanned once, not once for each path
      return sql<SqlBool>`(${sql.ref(column)} like '%uploads/%' and ${isAny(holds)})`;
    });
    const { rows } = await sql`select ${sql.join(columns)} from ${sql.table(table)} where ${isAny([...one, ...many])}`.execute(db);
    for (const path of storedPathsIn(rows)) found.add(path);
  }
  return new Set(paths.filter((path) => found.has(path)));
};

/** Reads all records, once for any number of paths. @returns those that a record uses */
export const listUsedOfMany = async (db: Database, paths: ReadonlySet<string>): Promise<Set<string>> => {
  const found = new Set<string>();
  await readHolders(db, async (_table, rows) => {
    for (const path of storedPathsIn(rows)) if (paths.has(path)) found.add(path);
    // visitors are served between two batches
    await nextTurn();
  });
  return found;
};

/** @param parts of paths @returns stored paths of all unsaved changes that contain one of them */
const typedWith = async (db: Database, parts: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('unsaved_changes')
    .select('fields')
    .where(({ eb, or }) => or(parts.map((part) => eb('fields', 'like', `%${part}%`))))
    .execute();
  return new Set(storedPathsIn(rows));
};

/** @returns the stored paths of unsaved changes */
export const listTypedPaths = (db: Database): Promise<Set<string>> => typedWith(db, ['uploads/']);

/** @returns the paths that somebody has typed into a form and not saved */
export const listTyped = async (db: Database, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set();
  const typed = await typedWith(db, paths);
  return new Set(paths.filter((path) => typed.has(path)));
};

/** @returns the paths that a record or a revision uses or that the library keeps */
export const listUsed = async (db: Database, paths: readonly string[]): Promise<Set<string>> => {
  return new Set([...(await listUsedByRecords(db, paths)), ...(await listKeptPaths(db, paths))]);
};

/**
 * Replaces a stored path in every record and in unsaved changes. Each record gets a new version, so that a form which was opened before
 * cannot bring it back.
 * @returns the number of records
 */
export const rewritePath = async (db: Database, { from, to, at }: { from: string; to: string; at: string }): Promise<number> => {
  let count = 0;
  for (const [table, { exactly, somewhere }] of tables) {
    // a draft is compared with the earlier state of the record
    const columns = [...exactly, ...somewhere, ...(table === 'drafts' ? ['base'] : [])];
    const holds = columns.map((column) => sql<SqlBool>`${sql.ref(column)} like ${`%${from}%`}`);
    const changed = columns.map((column) => sql`${sql.ref(column)} = replace(${sql.ref(column)}, ${from}, ${to})`);
    // records in the trash are not open in any form
    const stamp = table === 'trash' ? sql`` : sql`, version = version + 1, updated_at = ${at}`;
    const { rows } = await sql`update ${sql.table(table)} set ${sql.join(changed)}${stamp}
      where ${isAny(holds)} returning id`.execute(db);
    count += rows.length;
  }
  // with their earlier version: saving them is a conflict, as in an open form
  await db
    .updateTable('unsaved_changes')
    .set({ fields: sql`replace(fields, ${from}, ${to})` })
    .where('fields', 'like', `%${from}%`)
    .execute();
  return count;
};
