import { type Insertable, type Selectable, sql } from 'kysely';
import { keptRevisions, type RevisionKind } from '#contract/rules/history.ts';
import { idList } from '#server/database/id-list.ts';
import { countRows, type PageRequest, toLimitOffset } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { RevisionsTable } from '#server/database/tables/history.ts';
import { storedPathsIn } from '#server/platform/files.ts';

export type RevisionRow = Selectable<RevisionsTable>;
export type NewRevision = Insertable<RevisionsTable>;

/** Columns for lists; the snapshots are omitted, because they are large. */
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
  'save_key',
] as const;

export type ListedRow = Omit<RevisionRow, 'snapshot'>;

/** @returns the last revision of each record that has one, by record id */
export const listLast = async (
  db: Database,
  kind: RevisionKind,
  recordIds: readonly number[],
): Promise<Map<number, Pick<RevisionRow, 'number' | 'snapshot'>>> => {
  if (recordIds.length === 0) return new Map();
  // a subquery for each record reads one index entry; grouping with max() would read the whole history of each record
  const { rows } = await sql<Pick<RevisionRow, 'record_id' | 'number' | 'snapshot'>>`
    select record_id, number, snapshot from revisions where id in (
      select (select one.id from revisions as one where one.kind = ${kind} and one.record_id = wanted.value order by one.number desc limit 1)
      from ${idList(db, recordIds)} as wanted)`.execute(db);
  return new Map(rows.map(({ record_id, ...last }) => [record_id, last]));
};

/** SQLite limits the number of values per statement. */
const addedAtOnce = 500;

/** Stores revisions of one kind, with the files they name. */
export const addRevisions = async (db: Database, rows: readonly NewRevision[]): Promise<void> => {
  const nameOf = ({ record_id, number }: { record_id: number; number: number }) => `${record_id} ${number}`;
  for (let start = 0; start < rows.length; start += addedAtOnce) {
    const some = rows.slice(start, start + addedAtOnce);
    const added = await db.insertInto('revisions').values(some).returning(['id', 'record_id', 'number']).execute();
    const ids = new Map(added.map((row) => [nameOf(row), row.id]));
    const files = some.flatMap((row) => storedPathsIn(row.snapshot).map((path) => ({ path, revision_id: ids.get(nameOf(row)) ?? 0 })));
    for (let first = 0; first < files.length; first += addedAtOnce)
      await db
        .insertInto('revision_files')
        .values(files.slice(first, first + addedAtOnce))
        .execute();
  }
};

/** @returns the number of revisions kept per record. Queried here, because the settings service depends on the history. */
export const getLimit = async (db: Database): Promise<number> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'kept_revisions').executeTakeFirst();
  return Math.max(keptRevisions.min, Number(row?.value) || keptRevisions.default);
};

/** Maximum number of revisions removed by one save. After the limit is lowered, the next saves remove the rest. */
const mostRemoved = 50;

const remove = async (db: Database, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const files = await db.selectFrom('revision_files').select('path').distinct().where('revision_id', 'in', ids).execute();
  await db.deleteFrom('revision_files').where('revision_id', 'in', ids).execute();
  await db.deleteFrom('revisions').where('id', 'in', ids).execute();
  return files.map(({ path }) => path);
};

/** Removes the oldest revisions up to a number, except those that visitors saw. @returns the files they named */
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

/** @returns the files that the revisions reference */
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
  /** Only for settings: the current group. */
  group?: string | undefined;
  /** Only for settings: their keys. */
  keys?: readonly string[] | undefined;
}

/** Newest first. */
export const listRevisions = async (
  db: Database,
  { kind, recordId, group, keys, ...page }: RevisionFilter,
): Promise<{ rows: ListedRow[]; total: number }> => {
  const { limit, offset } = toLimitOffset(page);
  const found = db
    .selectFrom('revisions')
    .where('kind', '=', kind)
    .$if(recordId !== undefined, (query) => query.where('record_id', '=', recordId as number))
    .$if(group !== undefined, (query) =>
      query.where('record_id', 'in', (inner) =>
        inner
          .selectFrom('settings')
          .select('id')
          .where('group_name', '=', group as string),
      ),
    )
    .$if(keys !== undefined, (query) =>
      query.where('record_id', 'in', (inner) =>
        inner
          .selectFrom('settings')
          .select('id')
          .where('key', 'in', keys as string[]),
      ),
    );
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

/** @returns the files that the revisions name and retain */
export const listFiles = async (db: Database, ids: readonly number[]): Promise<Set<string>> => {
  const rows = await db.selectFrom('revision_files').select('path').where('revision_id', 'in', ids).execute();
  return new Set(rows.map(({ path }) => path));
};

/** @returns the stored revision before it */
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

/** @returns whether visitors could have seen the record; true if it has no revisions */
export const mayHaveBeenPublished = async (db: Database, kind: RevisionKind, id: number): Promise<boolean> => {
  const revisions = db.selectFrom('revisions').where('kind', '=', kind).where('record_id', '=', id);
  const { most } = await revisions.select(({ fn }) => fn.max('is_published').as('most')).executeTakeFirstOrThrow();
  return most !== 0;
};
