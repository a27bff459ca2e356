import type { Insertable, Selectable } from 'kysely';
import { keptRevisions, type RevisionKind } from '#contract/rules/history.ts';
import { countRows, type PageRequest, toLimitOffset } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { RevisionsTable } from '#server/database/tables/history.ts';
import { storedPathsIn } from '#server/platform/files.ts';

export type RevisionRow = Selectable<RevisionsTable>;

/** The columns of a list: without the snapshots, which are large. */
const listedColumns = [
  'id',
  'kind',
  'record_id',
  'number',
  'action',
  'actor_id',
  'actor_name',
  'restored_from',
  'is_published',
  'record_name',
  'fields',
  'created_at',
] as const;

export type ListedRow = Omit<RevisionRow, 'snapshot'>;

export const getLast = async (db: Database, kind: RevisionKind, recordId: number) =>
  (await db
    .selectFrom('revisions')
    .select(['number', 'snapshot'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Stores a revision with the files that it names. */
export const addRevision = async (db: Database, row: Insertable<RevisionsTable>): Promise<void> => {
  const { id } = await db.insertInto('revisions').values(row).returning('id').executeTakeFirstOrThrow();
  const files = storedPathsIn(row.snapshot).map((path) => ({ path, revision_id: id }));
  if (files.length > 0) await db.insertInto('revision_files').values(files).execute();
};

/** @returns how many revisions of a record are kept; read here, because the settings record their own changes */
export const getLimit = async (db: Database): Promise<number> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'kept_revisions').executeTakeFirst();
  return Math.max(keptRevisions.min, Number(row?.value) || keptRevisions.default);
};

/** Removed by one save. After the limit was lowered, several saves remove the rest. */
const mostRemoved = 50;

const remove = async (db: Database, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const files = await db.selectFrom('revision_files').select('path').distinct().where('revision_id', 'in', ids).execute();
  await db.deleteFrom('revision_files').where('revision_id', 'in', ids).execute();
  await db.deleteFrom('revisions').where('id', 'in', ids).execute();
  return files.map(({ path }) => path);
};

/** Removes revisions up to a number that visitors never saw, the oldest. @returns the files that they named */
export const removeOld = async (db: Database, kind: RevisionKind, recordId: number, upTo: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('revisions')
    .select('id')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('is_published', '=', 0)
    .where('number', '<=', upTo)
    .orderBy('number')
    .limit(mostRemoved)
    .execute();
  return remove(
    db,
    rows.map(({ id }) => id),
  );
};

/** @returns the files that the revisions named */
export const removeAll = async (db: Database, kind: RevisionKind, recordId: number): Promise<string[]> => {
  const rows = await db.selectFrom('revisions').select('id').where('kind', '=', kind).where('record_id', '=', recordId).execute();
  const files: string[] = [];
  for (let start = 0; start < rows.length; start += 500)
    files.push(
      ...(await remove(
        db,
        rows.slice(start, start + 500).map(({ id }) => id),
      )),
    );
  return [...new Set(files)];
};

interface RevisionFilter extends PageRequest {
  kind: RevisionKind;
  recordId?: number | undefined;
}

/** Newest first. */
export const listRevisions = async (
  db: Database,
  { kind, recordId, ...page }: RevisionFilter,
): Promise<{ rows: ListedRow[]; total: number }> => {
  const { limit, offset } = toLimitOffset(page);
  const found = db
    .selectFrom('revisions')
    .where('kind', '=', kind)
    .$if(recordId !== undefined, (query) => query.where('record_id', '=', recordId as number));
  const rows = await found
    .select(listedColumns)
    .orderBy(recordId === undefined ? 'id' : 'number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countRows(found.select('id')) };
};

export const getRevision = async (db: Database, id: number): Promise<RevisionRow | null> =>
  (await db.selectFrom('revisions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** @returns the kept revision before it */
export const getPrevious = async (
  db: Database,
  { kind, record_id, number }: Pick<RevisionRow, 'kind' | 'record_id' | 'number'>,
): Promise<RevisionRow | null> =>
  (await db
    .selectFrom('revisions')
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .where('number', '<', number)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;
