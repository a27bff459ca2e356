// Changes one column of many rows in one statement, and stores the data for undoing it.
import { type RawBuilder, sql } from 'kysely';
import { recordKinds } from '#contract/records/kinds.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';

export interface ColumnChange {
  column:
    | 'is_active'
    | 'is_published'
    | 'is_featured'
    | 'category_id'
    | 'status'
    | 'assigned_to'
    | 'is_filter'
    | 'is_comparable'
    | 'is_headline'
    | 'is_required'
    | 'group_title';
  /** Null to remove an optional value. */
  value: string | number | null;
}

interface NewChange {
  kind: TrashKind;
  action: string;
  administratorId: number | null;
  at: string;
  expiresAt: string;
}

export const createChange = async (db: Database, { kind, action, administratorId, at, expiresAt }: NewChange): Promise<number> => {
  const values = { kind, action, administrator_id: administratorId, changed: 0, created_at: at, expires_at: expiresAt };
  const { id } = await db.insertInto('bulk_changes').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Locks the change until the end of the transaction. @returns whether nobody has undone it */
export const continueChange = async (db: Database, id: number, expiresAt: string): Promise<boolean> => {
  const change = db.updateTable('bulk_changes').set({ expires_at: expiresAt }).where('id', '=', id).where('undone_at', 'is', null);
  return (await change.returning('id').executeTakeFirst()) !== undefined;
};

export const addChanged = async (db: Database, id: number, count: number): Promise<void> => {
  await db
    .updateTable('bulk_changes')
    .set({ changed: sql`changed + ${count}` })
    .where('id', '=', id)
    .execute();
};

export const removeEmptyChange = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('bulk_changes').where('id', '=', id).where('changed', '=', 0).execute();
};

/** @returns the existing rows in id order */
export const listNames = async (db: Database, kind: TrashKind, ids: readonly number[]) => {
  const { table, title } = recordKinds[kind];
  const { rows } = await sql<{ id: number; name: string }>`select id, ${sql.ref(title)} as name from ${sql.table(table)}
    where id in ${idList(db, ids)} order by id`.execute(db);
  return rows;
};

/** Identifies the state of a row after a change: its version or, for messages, which have none, the time of the change. */
const markOf = (kind: TrashKind, prefix = ''): RawBuilder<string> =>
  kind === 'message' ? sql.ref(`${prefix}updated_at`) : sql`cast(${sql.ref(`${prefix}version`)} as text)`;

const touched = (kind: TrashKind, at: string): RawBuilder<unknown> =>
  kind === 'message' ? sql`updated_at = ${at}` : sql`updated_at = ${at}, version = version + 1`;

interface Applied {
  changeId: number;
  ids: readonly number[];
  change: ColumnChange;
  at: string;
}

/** Changes the rows that have a different value. @returns their ids */
export const applyChange = async (db: Database, kind: TrashKind, { changeId, ids, change, at }: Applied): Promise<number[]> => {
  const table = sql.table(recordKinds[kind].table);
  const column = sql.ref(change.column);
  const next = kind === 'message' ? sql`${at}` : sql`cast(version + 1 as text)`;
  await sql`insert into bulk_change_rows (change_id, record_id, before, mark)
    select ${sql.lit(changeId)}, id, coalesce(cast(${column} as text), ''), ${next} from ${table}
    where id in ${idList(db, ids)} and ${column} is distinct from ${change.value}`.execute(db);
  const { rows } = await sql<{ id: number }>`update ${table} set ${column} = ${change.value}, ${touched(kind, at)}
    where id in ${idList(db, ids)} and id in (select record_id from bulk_change_rows where change_id = ${changeId}) returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

export const listChangedIds = async (db: Database, changeId: number): Promise<number[]> => {
  const rows = await db.selectFrom('bulk_change_rows').select('record_id').where('change_id', '=', changeId).orderBy('record_id').execute();
  return rows.map(({ record_id }) => record_id);
};

const isText = (column: ColumnChange['column']): boolean => column === 'status' || column === 'group_title';

const references: { [C in ColumnChange['column']]?: string } = { category_id: 'categories', assigned_to: 'administrators' };

/** Restores the earlier value of rows that have not been changed since. @returns their ids */
export const revertChange = async (
  db: Database,
  kind: TrashKind,
  { changeId, ids, column, at }: { changeId: number; ids: readonly number[]; column: ColumnChange['column']; at: string },
): Promise<number[]> => {
  const name = recordKinds[kind].table;
  const [table, id] = [sql.table(name), sql.ref(`${name}.id`)];
  const value = sql`nullif(stored.before, '')`;
  const before = isText(column) ? value : sql`cast(${value} as integer)`;
  const referenced = references[column];
  const exists = referenced ? sql`(${before} is null or exists (select 1 from ${sql.table(referenced)} where id = ${before}))` : sql`1 = 1`;
  const { rows } = await sql<{ id: number }>`update ${table} set
      ${sql.ref(column)} = (select ${before} from bulk_change_rows as stored where stored.change_id = ${changeId} and stored.record_id = ${id}),
      ${touched(kind, at)}
    where id in (
      select stored.record_id from bulk_change_rows as stored inner join ${table} as present on present.id = stored.record_id
      where stored.change_id = ${changeId} and stored.record_id in ${idList(db, ids)} and stored.mark = ${markOf(kind, 'present.')} and ${exists}
    ) returning id`.execute(db);
  return rows.map((row) => row.id);
};

interface TakenBy extends Pick<NewChange, 'at' | 'expiresAt'> {
  id: number;
  kinds: readonly TrashKind[];
  administratorId: number;
}

/**
 * Marks a change of the administrator as undone, which stops it if it is still running. An interrupted undo can be resumed.
 * @param kinds those that the role of the administrator may still change
 * @returns null if it cannot be undone
 */
export const takeChange = async (db: Database, { id, kinds, administratorId, at, expiresAt }: TakenBy) =>
  (await db
    .updateTable('bulk_changes')
    .set({ undone_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .where('administrator_id', '=', administratorId)
    .where('changed', '>', 0)
    .where('expires_at', '>', at)
    .returning(['id', 'kind', 'action', 'created_at'])
    .executeTakeFirst()) ?? null;

/** @returns the number of records that were not restored */
export const finishUndo = (db: Database, id: number): Promise<number> =>
  inTransaction(db, async (transaction) => {
    // locks the change, because it may be undone twice at the same time
    await addChanged(transaction, id, 0);
    const left = await transaction.selectFrom('bulk_changes').select('changed').where('id', '=', id).executeTakeFirst();
    await addChanged(transaction, id, -(left?.changed ?? 0));
    return left?.changed ?? 0;
  });

const mostShown = 5;

export const listChanges = (db: Database, administratorId: number, at: string, kind?: TrashKind) =>
  db
    .selectFrom('bulk_changes')
    .select(['id', 'kind', 'action', 'changed', 'created_at', 'expires_at'])
    .where('administrator_id', '=', administratorId)
    .where('changed', '>', 0)
    .where('expires_at', '>', at)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as TrashKind))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();

export const removeExpiredChanges = async (db: Database, at: string): Promise<void> => {
  await db.deleteFrom('bulk_changes').where('expires_at', '<=', at).execute();
};
