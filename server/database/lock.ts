import { sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';
import type { SluggedTable } from './slugs.ts';

/** Tables whose rows have a version and are locked one by one. */
type VersionedTable = SluggedTable | 'settings';

/**
 * Locks a row until the end of the transaction: other transactions that lock the same row wait. Call it before reading a row whose
 * values determine what is written. The lock is a no-op update, because SQLite has no `for update`.
 */
export const lockRow = async (db: Database, table: VersionedTable, id: number): Promise<void> => {
  await sql`update ${sql.table(table)} set version = version where id = ${id}`.execute(db);
};

/** Keys of the advisory locks; arbitrary, but not used by other programs on the same database. */
const attributesKey = 420_042;
const auditLogKey = 420_043;
const slugKey = 420_044;

/**
 * Prevents changes of the definitions of attributes until the end of the transaction. Transactions that read values with them can
 * share the lock; one that changes definitions, or reads products of other transactions again, waits for all others. Rows cannot be
 * locked instead: a new product is a row that no other transaction sees. SQLite needs no lock, because it has one writer at a time.
 */
export const lockAttributes = async (db: Database, mode: 'shared' | 'exclusive'): Promise<void> => {
  if (!isPostgres(db)) return;
  const lock = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  // only a later statement sees the changes that were committed while this one waited
  await sql`select ${lock}(${attributesKey})`.execute(db);
};

/** Prevents others from appending to the audit log until the end of the transaction. SQLite needs no lock: it has one writer at a time. */
export const lockAuditLog = async (db: Database): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${auditLogKey})`.execute(db);
};

/**
 * Prevents others from looking for a free slug for the same name until the end of the transaction. Several would find the same one,
 * and all but one would fail. SQLite needs no lock: it has one writer at a time.
 */
export const lockSlug = async (db: Database, table: SluggedTable, wanted: string): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${slugKey}, hashtext(${`${table} ${wanted}`}))`.execute(db);
};
