// The database of a test. The same files run on SQLite and, in a project of its own, on PostgreSQL (vitest.config.ts).
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { type Connection, connect } from '#server/database/connect.ts';
import { createSqlite, rememberSqlite } from './sqlite.ts';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** The one of the running project. */
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
  // its server starts at import
  const { createPostgres } = await import('./postgres.ts');
  return createPostgres(options);
};

/** A test makes fewer changes than this. */
const versionsOfATest = 100_000;

/**
 * @param connection the last one of `createDatabase`
 * @returns a function that gives the database the content again that it has now. Only the content version grows, so that an app
 * does not answer from its cache with the earlier content.
 */
export const rememberDatabase = async (connection: Connection): Promise<() => Promise<void>> => {
  const restore = databaseName === 'SQLite' ? rememberSqlite(connection) : await (await import('./postgres.ts')).rememberPostgres();
  let version = 0;
  return async () => {
    // requests that were answered may still write: wait for them
    await endOfTurn();
    await connection.db.transaction().execute(async () => {});
    await restore();
    version += versionsOfATest;
    await connection.db.updateTable('content_version').set({ version, catalogue: version }).execute();
  };
};
