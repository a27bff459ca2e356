// Opens the database named by DATABASE_URL.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database, Tables } from './schema.ts';
import { nodeSqliteDialect } from './sqlite-dialect.ts';

export interface Connection {
  db: Database;
  kind: 'sqlite' | 'postgres';
}

/** While opening, nothing else is served: SQLite itself may wait for another process that is opening or closing. */
const openingPatienceMs = 5000;

const openSqlite = (path: string): [writer: DatabaseSync, reader?: DatabaseSync] => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const writer = new DatabaseSync(path, { timeout: openingPatienceMs, enableForeignKeyConstraints: true });
  // full: what a visitor was told is stored survives a power cut, not only a crash of the process
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;');
  return path === ':memory:' ? [writer] : [writer, new DatabaseSync(path, { timeout: 0, readOnly: true })];
};

/** @param url `file:<path>`, `file::memory:` or `postgres://…` */
export const connect = async (url: string): Promise<Connection> => {
  if (url.startsWith('file:')) {
    return { kind: 'sqlite', db: new Kysely<Tables>({ dialect: nodeSqliteDialect(...openSqlite(url.slice('file:'.length))) }) };
  }
  // loaded only where it is used: most sites never need it
  const { default: pg } = await import('pg');
  return { kind: 'postgres', db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) }) };
};

/** @returns whether the database answers now */
export const isReady = async (db: Database): Promise<boolean> => {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
};
