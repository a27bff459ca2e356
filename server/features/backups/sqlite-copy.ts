// Makes a consistent copy of a SQLite database that is in use, and verifies that a copy is intact.
import { stat } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { orIfMissing } from '#server/platform/missing-files.ts';
import { BackupError, schemaOf } from './backup-error.ts';

/**
 * Copies the whole database in one step. It runs in a thread and does not block writers in WAL mode; with several steps, every write of
 * another connection would restart it.
 */
const allPages = 0x7f_ff_ff_ff;
const openingPatienceMs = 5000;

/** @throws BackupError if the file does not exist, because opening it would create it */
export const requireDatabase = async (path: string): Promise<void> => {
  if (!(await orIfMissing(stat(path), null)))
    throw new BackupError(`There is no database at ${path}. Set DATA_DIR or DATABASE_URL as for the server.`);
};

/** Copies a snapshot of the database. */
export const copySqlite = async (from: string, to: string): Promise<void> => {
  const database = new DatabaseSync(from, { readOnly: true, timeout: openingPatienceMs });
  try {
    await backup(database, to, { rate: allPages });
  } finally {
    database.close();
  }
};

const textsOf = (database: DatabaseSync, query: string): string[] =>
  database
    .prepare(query)
    .all()
    .map((row) => String(Object.values(row)[0]));

const countRows = (database: DatabaseSync): Record<string, number> => {
  // excludes the tables of SQLite and those of full-text indexes
  const tables = textsOf(database, "select name from pragma_table_list where schema = 'main' and type = 'table' order by name");
  const own = tables.filter((name) => !name.startsWith('sqlite_'));
  return Object.fromEntries(own.map((name) => [name, Number(textsOf(database, `select count(*) from "${name}"`)[0])]));
};

export interface SqliteDescription {
  rows: Record<string, number>;
  /** Name of the last migration. */
  schema: string;
}

/** @param path of a copy that is not in use @throws BackupError if it is not a database of the product */
export const describeSqlite = (path: string): SqliteDescription => {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = countRows(database);
    if (rows.kysely_migration === undefined) throw new BackupError('The database is empty: start the server once.');
    return { rows, schema: schemaOf(textsOf(database, 'select name from kysely_migration')) ?? '' };
  } finally {
    database.close();
  }
};

/** @throws BackupError if SQLite detects damage in the file, an index or a reference */
export const checkSqlite = (path: string): void => {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [found = 'no answer'] = textsOf(database, 'pragma integrity_check(1)');
    if (found !== 'ok') throw new BackupError(`The database in the backup is damaged: ${found}.`);
    const [table] = textsOf(database, 'pragma foreign_key_check');
    if (table !== undefined) throw new BackupError(`The database in the backup is damaged: a row of ${table} refers to a missing row.`);
  } finally {
    database.close();
  }
};
