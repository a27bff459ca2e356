// The database of a test. The same files run on SQLite and, in a project of its own, on PostgreSQL (vitest.config.ts).
import { type Connection, connect } from '#server/database/connect.ts';
import { createSqlite } from './sqlite.ts';

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
