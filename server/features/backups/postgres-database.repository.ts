// Queries and settings of backups on a PostgreSQL database.
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { schemaOf } from './backup-error.ts';

/** Removes the limits on statements, because a backup takes longer than a request may. Requires a transaction. */
export const liftTimeouts = async (db: Database): Promise<void> => {
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout']) {
    // transaction_timeout is new in PostgreSQL 17
    await sql`select set_config(${sql.lit(name)}, '0', true) from pg_settings where name = ${name}`.execute(db);
  }
};

/** Runs the work in a transaction that is rolled back. */
export const inDiscardedTransaction = async <T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> => {
  const transaction = await db.startTransaction().execute();
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
};

/** @returns the size of a PostgreSQL database in bytes */
export const postgresSize = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ size: unknown }>`select pg_database_size(current_database()) as size`.execute(db);
  return Number(rows[0]?.size);
};

/** @returns whether the current schema has no tables or views */
export const isEmptySchema = async (db: Database): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1`.execute(
      db,
    );
  return rows.length === 0;
};

/** Creates a schema for the tables of this transaction. */
export const createSchema = async (transaction: Database, name: string): Promise<void> => {
  await sql`create schema ${sql.ref(name)}`.execute(transaction);
  await sql`select set_config('search_path', ${name}, true)`.execute(transaction);
};

/** @throws BackupError for a database of version 0.1.0 */
export const lastMigration = async (db: Database): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return schemaOf(rows.map(({ name }) => name));
};
