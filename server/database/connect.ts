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

const busyTimeoutMs = 5000;

const openSqlite = (path: string): DatabaseSync => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  // full: what a visitor was told is stored survives a power cut, not only a crash of the process
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  return database;
};

/** @param url `file:<path>`, `file::memory:` or `postgres://…` */
export const connect = async (url: string): Promise<Connection> => {
  if (url.startsWith('file:')) {
    return { kind: 'sqlite', db: new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(url.slice('file:'.length))) }) };
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
