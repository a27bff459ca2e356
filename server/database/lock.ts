import { sql } from 'kysely';
import type { Database } from './schema.ts';
import type { SluggedTable } from './slugs.ts';

/** Tables whose rows have a version. */
type VersionedTable = SluggedTable | 'settings' | 'attribute_definitions';

/**
 * Locks a row until the end of the transaction: other transactions that lock the same row wait. Call it before reading a row whose
 * values determine what is written. The lock is a no-op update, because SQLite has no `for update`.
 */
export const lockRow = async (db: Database, table: VersionedTable, id: number): Promise<void> => {
  await sql`update ${sql.table(table)} set version = version where id = ${id}`.execute(db);
};
