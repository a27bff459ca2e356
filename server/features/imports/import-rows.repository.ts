// The rows of dry runs.
import type { Insertable, Selectable } from 'kysely';
import type { ImportKind, RowAction } from '#contract/rules/imports.ts';
import { countRows, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { ImportRowsTable } from '#server/database/tables/imports.ts';

export type StoredRow = Selectable<ImportRowsTable>;
export type NewRow = Insertable<ImportRowsTable>;

/** Rows of one statement, below the number of parameters that the databases accept. */
const rowsOfStatement = 100;

export const addRows = async (db: Database, rows: readonly NewRow[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += rowsOfStatement)
    await db
      .insertInto('import_rows')
      .values(rows.slice(at, at + rowsOfStatement))
      .execute();
};

/** Removes at most this many rows with the lowest numbers. @returns whether there may be more */
export const removeSomeRows = async (db: Database, importId: number, limit: number): Promise<boolean> => {
  const last = await db
    .selectFrom('import_rows')
    .select('number')
    .where('import_id', '=', importId)
    .orderBy('number')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  let rows = db.deleteFrom('import_rows').where('import_id', '=', importId);
  if (last) rows = rows.where('number', '<=', last.number);
  await rows.execute();
  return last !== undefined;
};

interface RowFilter {
  action?: RowAction | undefined;
  /** `planned` includes rows whose files are prepared. */
  state?: Exclude<StoredRow['state'], 'prepared'> | undefined;
}

export const listRows = async (db: Database, importId: number, filter: RowFilter, request: PageRequest) => {
  let query = db.selectFrom('import_rows').where('import_id', '=', importId);
  if (filter.action) query = query.where('action', '=', filter.action);
  if (filter.state === 'planned') query = query.where('state', 'in', ['planned', 'prepared']);
  else if (filter.state) query = query.where('state', '=', filter.state);
  const { limit, offset } = toLimitOffset(request);
  const rows = await query
    .select(['number', 'line', 'kind', 'action', 'record_id', 'title', 'report', 'state'])
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute();
  return toPaged(rows, await countRows(query.select('number')), request);
};

/** Rows of a kind with errors after the given number, in the order of the file. */
export const listErrors = (db: Database, importId: number, kind: ImportKind, { after, limit }: { after: number; limit: number }) =>
  db
    .selectFrom('import_rows')
    .select(['number', 'line', 'report'])
    .where('import_id', '=', importId)
    .where('action', '=', 'error')
    .where('kind', '=', kind)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
