// The database of a test. The same files run on SQLite and, in a separate project, on PostgreSQL (vitest.config.ts).
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { type Connection, connect } from '#server/database/connect.ts';
import { createSqlite, rememberSqlite } from './sqlite.ts';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** The database of the running project. */
export const databaseName: DatabaseName = process.env.TEST_DATABASE === 'PostgreSQL' ? 'PostgreSQL' : 'SQLite';

/** @returns a database without tables, for tests of single migrations */
export const createEmptyDatabase = async (): Promise<Connection> => {
  if (databaseName === 'SQLite') return connect('file::memory:');
  const { createEmptyPostgres } = await import('./postgres.ts');
  return createEmptyPostgres();
};

/** @returns a migrated database without content. On PostgreSQL the previous one is emptied, so only one can be used at a time. */
export const createDatabase = async (options: { poolSize?: number } = {}): Promise<Connection> => {
  if (databaseName === 'SQLite') return createSqlite();
  // importing it starts a server
  const { createPostgres } = await import('./postgres.ts');
  return createPostgres(options);
};

/** More than the changes that a test makes. */
const versionsOfATest = 100_000;

/**
 * @param connection the last one of `createDatabase`
 * @returns a function that restores the present content of the database. Only the content version grows, so that an app does not answer
 * with earlier content from its cache.
 */
export const rememberDatabase = async (connection: Connection): Promise<() => Promise<void>> => {
  const restore = databaseName === 'SQLite' ? rememberSqlite(connection) : await (await import('./postgres.ts')).rememberPostgres();
  let version = 0;
  return async () => {
    // waits, because answered requests may still write
    await endOfTurn();
    await connection.db.transaction().execute(async () => {});
    await restore();
    version += versionsOfATest;
    await connection.db.updateTable('content_version').set({ version, catalogue: version }).execute();
  };
};
