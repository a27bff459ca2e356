import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Paged } from '#contract/paging.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import type { TrashedRecord } from '#contract/trash.ts';
import { idList } from '#server/database/id-list.ts';
import { lockRows } from '#server/database/lock.ts';
import { countRows, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { TrashTable } from '#server/database/tables/trash.ts';
import { contains } from '#server/database/text-match.ts';

export interface TrashFilter {
  search?: string;
  ids?: readonly number[];
  /** The kinds that the caller may change. */
  kinds: readonly TrashKind[];
}

/** @param at current time: expired rows, which the next cleanup removes, are not listed */
const selectMatching = (db: Database, { search, ids, kinds }: TrashFilter, at: string) => {
  let matching = db.selectFrom('trash').where('expires_at', '>', at).where('kind', 'in', kinds);
  if (ids) matching = matching.where('id', 'in', idList(db, ids));
  if (search?.trim()) matching = matching.where(contains('trash.search_name', search.trim().toLowerCase()));
  return matching;
};

/** Most recently deleted first. */
export const listTrash = async (db: Database, filter: TrashFilter & PageRequest, at: string): Promise<Paged<TrashedRecord>> => {
  const { limit, offset } = toLimitOffset(filter);
  const matching = selectMatching(db, filter, at);
  const count = await countRows(matching);
  const rows = await matching
    .select(['id', 'kind', 'record_id', 'name', 'deleted_by', 'created_at', 'expires_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const found = rows.map(({ created_at, ...row }) => ({ ...row, deleted_at: created_at }));
  return toPaged(found, count, filter);
};

/** @returns the ids of the new rows, in the order of the records */
export const addToTrash = async (db: Database, rows: readonly Insertable<TrashTable>[]): Promise<number[]> => {
  const added = await db.insertInto('trash').values(rows).returning(['id', 'record_id']).execute();
  const ids = new Map(added.map(({ id, record_id }) => [record_id, id]));
  return rows.flatMap(({ record_id }) => ids.get(record_id) ?? []);
};

/** Locks the rows until the end of the transaction. */
export const readTrash = async (db: Database, ids: readonly number[]) => {
  await lockRows(db, 'trash', ids);
  const columns = ['id', 'kind', 'data', 'created_at', 'expires_at'] as const;
  return db.selectFrom('trash').select(columns).where('id', 'in', idList(db, ids)).orderBy('id').execute();
};

/** Omits rows that were deleted for ever while this waited for their locks. */
export const readRestorable = async (db: Database, ids: readonly number[], at: string) =>
  (await readTrash(db, ids)).filter(({ expires_at }) => expires_at > at);

/** Replaces texts in the stored rows. */
export const rewriteTrash = async (db: Database, ids: readonly number[], replace: (text: string) => string): Promise<void> => {
  for (const { id, data } of await readTrash(db, ids))
    await db
      .updateTable('trash')
      .set({ data: replace(data) })
      .where('id', '=', id)
      .execute();
};

export const removeFromTrash = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('trash').where('id', 'in', ids).execute();
};

export const listRestorable = (db: Database, { id, kinds }: { id: number; kinds: readonly TrashKind[] }, at: string) =>
  db.selectFrom('trash').select('id').where('id', '=', id).where('kind', 'in', kinds).where('expires_at', '>', at).execute();

/** @returns the rows added by a change of many records */
export const listRemoved = async (db: Database, bulkChangeId: number, at: string): Promise<number[]> => {
  const rows = db.selectFrom('trash').select('id').where('bulk_change_id', '=', bulkChangeId).where('expires_at', '>', at);
  return (await rows.orderBy('id').execute()).map(({ id }) => id);
};

/** Oldest first. */
export const listMatching = async (db: Database, filter: TrashFilter, at: string, limit: number): Promise<number[]> =>
  (await selectMatching(db, filter, at).select('id').orderBy('id').limit(limit).execute()).map(({ id }) => id);

/**
 * Marks matching rows as expired since their deletion, a time that is in the past for every transaction that waits to restore them.
 * @returns their ids
 */
export const expireTrash = async (db: Database, filter: TrashFilter, at: string): Promise<number[]> => {
  const expired = await db
    .updateTable('trash')
    .set(({ ref }) => ({ expires_at: ref('created_at') }))
    // checked again: the rows may have changed while this waited for their locks
    .where('expires_at', '>', at)
    .where('id', 'in', sql<number>`(${selectMatching(db, filter, at).select('id')})`)
    .returning('id')
    .execute();
  return expired.map(({ id }) => id);
};

export const listExpired = async (db: Database, at: string, limit: number): Promise<number[]> =>
  (await db.selectFrom('trash').select('id').where('expires_at', '<=', at).orderBy('expires_at').limit(limit).execute()).map(
    ({ id }) => id,
  );
