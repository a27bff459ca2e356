// Reads a snapshot of the rows of a database, even while the server is running, without changing the database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { connect } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { createRowDigest } from '../archive/row-digest.ts';
import { BackupError } from '../backup-error.ts';
import { lastMigration, liftTimeouts } from '../postgres-database.repository.ts';
import { listTables, readSequences, streamRows } from '../postgres-rows.repository.ts';
import { copySqlite, describeSqlite, requireDatabase } from '../sqlite-copy.ts';

const rowsAtOnce = 200;

export type Row = Record<string, unknown>;

export interface RowSource {
  /** Name of the last migration. */
  schema: string;
  columnsOf: (table: string) => Promise<string[]>;
  /** Streams the rows of a table in batches. */
  rowsOf: (table: string, columns: readonly string[]) => AsyncIterable<Row[]>;
  /** The highest id ever assigned in each table, by table. */
  lastIds: () => Promise<Map<string, number>>;
}

export interface Described {
  rows: number;
  digest: string;
}

const toText = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value);

/** @returns number and digest of the rows of a table; calls `each` with every group of rows */
export const describeRows = async (
  source: Pick<RowSource, 'rowsOf'>,
  table: string,
  columns: readonly string[],
  each: (rows: Row[]) => Promise<void> = async () => {},
): Promise<Described> => {
  const sorted = [...columns].sort();
  const digest = createRowDigest();
  for await (const rows of source.rowsOf(table, columns)) {
    for (const row of rows) digest.add(JSON.stringify(sorted.map((column) => toText(row[column]))));
    await each(rows);
  }
  return { rows: digest.rows(), digest: digest.digest() };
};

const quoted = (name: string) => `"${name}"`;

/** @param path of a database that nobody writes to */
export const sqliteSource = (database: DatabaseSync, schema: string): RowSource => ({
  schema,
  columnsOf: async (table) =>
    database
      .prepare(`select name from pragma_table_info(${sqlText(table)})`)
      .all()
      .map(({ name }) => String(name)),
  rowsOf: async function* (table, columns) {
    let rows: Row[] = [];
    for (const row of database.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(table)}`).iterate()) {
      rows.push(row);
      if (rows.length < rowsAtOnce) continue;
      yield rows;
      rows = [];
    }
    yield rows;
  },
  lastIds: async () => {
    const rows = database.prepare('select name, seq from sqlite_sequence').all();
    return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]));
  },
});

const sqlText = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** @param db inside a transaction */
export const postgresSource = (db: Database, schema: string): RowSource => {
  const columnsOf = async (table: string) => (await listTables(db)).find(({ name }) => name === table)?.columns ?? [];
  return {
    schema,
    columnsOf,
    rowsOf: (table, columns) =>
      streamRows(db, sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}`),
    lastIds: async () => {
      const sequences = await readSequences(db, await listTables(db));
      return new Map(sequences.map(({ table, value, isCalled }) => [table, isCalled ? value : value - 1]));
    },
  };
};

const withSqlite = async <T>(path: string, work: (source: RowSource) => Promise<T>): Promise<T> => {
  await requireDatabase(path);
  const folder = mkdtempSync(join(tmpdir(), 'move-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    await copySqlite(path, copy);
    const { schema } = describeSqlite(copy);
    const database = new DatabaseSync(copy, { readOnly: true });
    try {
      return await work(sqliteSource(database, schema));
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const withPostgres = async <T>(url: string, work: (source: RowSource) => Promise<T>): Promise<T> => {
  const connection = await connect(url);
  try {
    return await connection.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        await liftTimeouts(transaction);
        const isPrepared = (await listTables(transaction)).length > 0;
        const schema = isPrepared ? await lastMigration(transaction) : null;
        if (schema === null) throw new BackupError('The database is empty: start the server once.');
        return work(postgresSource(transaction, schema));
      });
  } finally {
    await connection.close();
  }
};

/** @param url `file:<path>` or `postgres://…` @throws BackupError if there is no database of the product */
export const withRowSource = <T>(url: string, work: (source: RowSource) => Promise<T>): Promise<T> =>
  url.startsWith('file:') ? withSqlite(url.slice('file:'.length), work) : withPostgres(url, work);
