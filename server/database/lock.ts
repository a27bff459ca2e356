import { sql } from 'kysely';
import type { Database } from './schema.ts';
import type { SluggedTable } from './slugs.ts';

/** Tables whose rows have a version. */
type VersionedTable = SluggedTable | 'settings';

/**
 * Takes the lock of a row inside a transaction that reads the row and writes what follows from it: other transactions that
 * lock the same row wait until this one has ended. A no-op update, because SQLite has no `for update`.
 */
export const lockRow = async (db: Database, table: VersionedTable, id: number): Promise<void> => {
  await sql`update ${sql.table(table)} set version = version where id = ${id}`.execute(db);
};
