import { sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import { idList } from './id-list.ts';
import type { Database } from './schema.ts';
import type { SluggedTable } from './slugs.ts';

type LockedTable = SluggedTable | 'settings' | 'media' | 'contact_messages' | 'attribute_definitions' | 'trash' | 'administrators';

/**
 * Locks rows until the end of the transaction: other transactions that lock or change one of them wait. Call it before reading rows on
 * whose values a write depends. Rows are locked in id order, so that deadlocks cannot occur. SQLite needs no lock: it has one writer at a
 * time.
 * @param options.isRemoval whether rows that reference them must wait as well
 * @param options.isReference only prevents their removal: changes of them do not wait
 */
export const lockRows = async (
  db: Database,
  table: LockedTable,
  ids: readonly number[],
  { isRemoval = false, isReference = false }: { isRemoval?: boolean; isReference?: boolean } = {},
): Promise<void> => {
  if (!isPostgres(db) || ids.length === 0) return;
  const strength = isRemoval ? sql`update` : isReference ? sql`key share` : sql`no key update`;
  await sql`select id from ${sql.table(table)} where id in ${idList(db, ids)} order by id for ${strength}`.execute(db);
};

/** Keys of the advisory locks; arbitrary, but not used by other programs on the same database. */
const attributesKey = 420_042;
const auditLogKey = 420_043;
const slugKey = 420_044;
const orderKey = 420_045;
const redirectsKey = 420_046;
const apiTokensKey = 420_047;

/**
 * Prevents changes of attribute definitions until the end of the transaction. Transactions that read values with them can share the lock. A
 * transaction that changes definitions, or reads the products of others again, waits for all others. Row locks would not suffice, because
 * other transactions do not see a new product. SQLite needs no lock, because it has one writer at a time.
 */
export const lockAttributes = async (db: Database, mode: 'shared' | 'exclusive'): Promise<void> => {
  if (!isPostgres(db)) return;
  const lock = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  // only a later statement sees changes that were committed while this one waited
  await sql`select ${lock}(${attributesKey})`.execute(db);
};

/** Prevents others from appending to the audit log until the end of the transaction. SQLite needs no lock: it has one writer at a time. */
export const lockAuditLog = async (db: Database): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${auditLogKey})`.execute(db);
};

/**
 * Prevents others from looking for a free slug for the same name until the end of the transaction: they would find the same one, and all
 * but one would fail. SQLite needs no lock: it has one writer at a time.
 */
export const lockSlug = async (db: Database, table: SluggedTable, wanted: string): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${slugKey}, hashtext(${`${table} ${wanted}`}))`.execute(db);
};

/**
 * Prevents others from moving records of the table until the end of the transaction: a move reads and then changes the numbers of several
 * rows. Call it before locking a row. SQLite needs no lock: it has one writer at a time.
 */
export const lockOrder = async (db: Database, table: 'products' | 'categories'): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${orderKey}, hashtext(${table}))`.execute(db);
};

/**
 * Prevents others from changing redirects until the end of the transaction: two that lead to each other would be a loop. SQLite needs
 * no lock: it has one writer at a time.
 */
export const lockRedirects = async (db: Database): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${redirectsKey})`.execute(db);
};

/**
 * Prevents others from creating API tokens until the end of the transaction, because their number is limited. SQLite needs no lock: it has
 * one writer at a time.
 */
export const lockApiTokens = async (db: Database): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${apiTokensKey})`.execute(db);
};
