// Reads the configured database without changing it: runs no migration and creates no file.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { Config } from '#server/config/config.ts';
import { connect, connectSqlite } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { embeddedDatabasePath } from '#server/start/data-folder.ts';

type Row = Record<string, unknown>;

export interface ReadingDatabase {
  rows: (query: string) => Promise<Row[]>;
  /** Current time of the database server; null for an embedded database. */
  now: () => Promise<Date | null>;
}

/** SQLite would create files beside the database unless those of a running server exist or the file is declared immutable. */
const openFile = (path: string): DatabaseSync => {
  if (existsSync(`${path}-shm`)) return new DatabaseSync(path, { readOnly: true });
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
};

const readFile = async <T>(path: string, work: (database: ReadingDatabase) => Promise<T>): Promise<T> => {
  const database = openFile(path);
  try {
    return await work({ rows: async (query) => database.prepare(query).all(), now: async () => null });
  } finally {
    database.close();
  }
};

const readServer = async <T>({ databaseUrl, postgres }: Config, work: (database: ReadingDatabase) => Promise<T>): Promise<T> => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: postgres.connectMs, query_timeout: 10_000 });
  // the failing query reports the error
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set default_transaction_read_only = on');
    const rows = async (query: string): Promise<Row[]> => (await client.query(query)).rows;
    return await work({ rows, now: async () => (await rows('select now()'))[0]?.now as Date });
  } finally {
    await client.end();
  }
};

/** Reads one consistent state of a database of this version. @throws if it cannot be read */
export const readState = async <T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> => {
  const path = embeddedDatabasePath(config);
  if (path === null) {
    const connection = await connect(config.databaseUrl);
    const reading = connection.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return reading.execute(work).finally(() => connection.close());
  }
  const connection = connectSqlite(() => {
    const writer = openFile(path);
    writer.exec('begin');
    return { writer };
  });
  return work(connection.db).finally(() => connection.close());
};

/** Requires an existing database. @throws if it cannot be read */
export const readDatabase = <T>(config: Config, work: (database: ReadingDatabase) => Promise<T>): Promise<T> => {
  const path = embeddedDatabasePath(config);
  return path === null ? readServer(config, work) : readFile(path, work);
};

/** @returns whether there is a database to read: a server, or an existing file */
export const isDatabaseThere = (config: Config): boolean => {
  if (!config.databaseUrl.startsWith('file:')) return true;
  const path = embeddedDatabasePath(config);
  return path !== null && existsSync(path);
};
