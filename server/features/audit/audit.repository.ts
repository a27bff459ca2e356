import type { AuditAction, AuditKind } from '#contract/rules/history.ts';
import { lockAuditLog } from '#server/database/lock.ts';
import { countRows, fromNearerEnd, type PageRequest, toLimitOffset } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { AuditLogTable } from '#server/database/tables/history.ts';
import { firstHash, hashOf } from './audit.chain.ts';

export type NewEntry = Omit<AuditLogTable, 'id' | 'previous_hash' | 'hash'>;

/** Maximum number of rows per statement. */
const appendedAtOnce = 500;

/** Must be called at the end of a transaction, because other transactions cannot append until it is committed. */
export const appendEntries = async (db: Database, entries: readonly NewEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  await lockAuditLog(db);
  const last = await db.selectFrom('audit_log').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst();
  let { id, hash } = last ?? { id: 0, hash: firstHash };
  const rows = entries.map((entry): AuditLogTable => {
    id += 1;
    const row = { ...entry, id, previous_hash: hash };
    hash = hashOf(row);
    return { ...row, hash };
  });
  for (let start = 0; start < rows.length; start += appendedAtOnce) {
    await db
      .insertInto('audit_log')
      .values(rows.slice(start, start + appendedAtOnce))
      .execute();
  }
};

export interface EntryFilter {
  actor_id?: number | undefined;
  kind?: AuditKind | undefined;
  record_id?: number | undefined;
  action?: AuditAction | undefined;
  /** ISO 8601, inclusive. */
  since?: string | undefined;
  /** ISO 8601, exclusive. */
  before?: string | undefined;
}

const matching = (db: Database, { actor_id, kind, record_id, action, since, before }: EntryFilter) =>
  db
    .selectFrom('audit_log')
    .$if(actor_id !== undefined, (query) => query.where('actor_id', '=', actor_id as number))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as AuditKind))
    .$if(record_id !== undefined, (query) => query.where('record_id', '=', record_id as number))
    .$if(action !== undefined, (query) => query.where('action', '=', action as AuditAction))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since as string))
    .$if(before !== undefined, (query) => query.where('created_at', '<', before as string));

export const countEntries = (db: Database, filter: EntryFilter): Promise<number> => countRows(matching(db, filter).select('id'));

/** Newest first. */
export const listEntries = async (db: Database, filter: EntryFilter, page: PageRequest, count: number): Promise<AuditLogTable[]> => {
  const { isReversed, limit, offset } = fromNearerEnd(toLimitOffset(page), count);
  if (limit === 0) return [];
  const rows = await matching(db, filter)
    .selectAll()
    // the order of the indexes, so that a range of days needs no sorting
    .orderBy('created_at', isReversed ? 'asc' : 'desc')
    .orderBy('id', isReversed ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return isReversed ? rows.reverse() : rows;
};

/** Lists entries in the order of the log. */
export const listAfter = (db: Database, id: number, limit: number): Promise<AuditLogTable[]> =>
  db.selectFrom('audit_log').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();

/** @returns the number of entries with an action on a record since the given time, up to a limit */
export const countSince = (
  db: Database,
  wanted: Required<Pick<EntryFilter, 'kind' | 'record_id' | 'action'>>,
  since: string,
): Promise<number> => countEntries(db, { ...wanted, since });
