// Writes rows from another database in one transaction.
import { sql } from 'kysely';
import type { Connection } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { BackupError } from '../backup-error.ts';
import { isEmptySchema } from '../postgres-database.repository.ts';
import { setTriggers } from '../postgres-load.repository.ts';
import { clearedTables } from './moved-tables.ts';
import type { Row } from './row-source.repository.ts';

/** SQLite accepts 32,766 values per statement. */
const maxValues = 30_000;

/** @returns whether an installation has used the database: each installation has an administrator */
export const hasContent = async (db: Database): Promise<boolean> =>
  !(await isEmptySchema(db)) && (await db.selectFrom('administrators').select('id').limit(1).execute()).length > 0;

/** Empties all tables. Rows inserted by migrations exist in the other database too. */
export const clearTables = async (db: Database, kind: Connection['kind']): Promise<void> => {
  if (kind === 'postgres') {
    // a trigger of the audit log refuses to delete entries
    await setTriggers(db, clearedTables, 'disable');
    await sql`truncate ${sql.join(clearedTables.map((name) => sql.table(name)))} restart identity cascade`.execute(db);
    await setTriggers(db, clearedTables, 'enable');
  } else {
    await sql`pragma defer_foreign_keys = 1`.execute(db);
    for (const name of clearedTables) await sql`delete from ${sql.table(name)}`.execute(db);
  }
};

/** Removes rows that triggers have inserted. */
export const clearTable = (db: Database, table: string): Promise<unknown> => sql`delete from ${sql.table(table)}`.execute(db);

export const insertRows = async (db: Database, table: string, columns: readonly string[], rows: readonly Row[]): Promise<void> => {
  const atOnce = Math.floor(maxValues / columns.length);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows.slice(start, start + atOnce).map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(table)} (${list}) values ${sql.join(values)}`.execute(db).catch((error: Error) => {
      throw new BackupError(`The rows of ${table} cannot be stored: ${error.message}.`, { cause: error });
    });
  }
};

/** Continues the ids after the highest one ever assigned, so that no id is reused. */
export const continueIds = async (db: Database, kind: Connection['kind'], lastIds: ReadonlyMap<string, number>): Promise<void> => {
  for (const [table, last] of lastIds) {
    if (last < 1) continue;
    if (kind === 'postgres') await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), 'id'), ${last}::bigint)`.execute(db);
    else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
    }
  }
};
