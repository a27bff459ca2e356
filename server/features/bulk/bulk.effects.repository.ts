// Effects of a change of many records: removed addresses, dates of publication, values of attributes.
import { sql } from 'kysely';
import { publishedOf } from '#contract/records/kinds.ts';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import { idList } from '#server/database/id-list.ts';
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { saveAllValues } from '#server/features/attributes/attributes.values.repository.ts';
import { forgetRemovals } from '#server/features/redirects/redirects.service.ts';
import { aboutSlug } from '#server/records/trash/trash.rows.ts';
import type { BulkRequest } from './bulk.service.ts';

export const categoriesWithProducts = async (db: Database, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await db.selectFrom('products').select('category_id').distinct().where('category_id', 'in', idList(db, ids)).execute();
  return new Set(rows.map(({ category_id }) => category_id));
};

export const textAttributes = async (db: Database, ids: readonly number[]): Promise<number[]> => {
  const rows = db.selectFrom('attribute_definitions').select('id').where('kind', '=', 'text').where('id', 'in', idList(db, ids));
  return (await rows.execute()).map(({ id }) => id);
};

export const listSpecifications = async (db: Database, ids: readonly number[]) => {
  const rows = await db.selectFrom('products').select(['id', 'category_id', 'specifications']).where('id', 'in', idList(db, ids)).execute();
  return rows.map((row) => ({ ...row, specifications: normaliseSpecifications(parseJson(row.specifications)) }));
};

const readValues = async (db: Database, ids: readonly number[]): Promise<void> => saveAllValues(db, await listSpecifications(db, ids));

const forgetAddresses = async (db: Database, { kind }: BulkRequest, ids: readonly number[]): Promise<void> => {
  const address = publishedOf(kind);
  if (!address) return;
  const rows = await db.selectFrom(address.table).select('slug').where('id', 'in', idList(db, ids)).execute();
  await forgetRemovals(db, address.kind, [...rows.map(({ slug }) => slug), ...(kind === 'page' ? [aboutSlug] : [])]);
};

/** Does nothing for kinds without a date of publication. */
const replaceDates = async (db: Database, kind: string, ids: readonly number[], from: string | null, to: string | null): Promise<void> => {
  const { table, shownFrom } = publishedOf(kind) ?? {};
  if (!table || !shownFrom) return;
  await sql`update ${sql.table(table)} set ${sql.ref(shownFrom)} = ${to}
    where id in ${idList(db, ids)} and ${sql.ref(shownFrom)} is not distinct from ${from}`.execute(db);
};

/** @param isUndone if the action was undone, the opposite action took place */
export const afterChange = async (
  db: Database,
  request: BulkRequest,
  ids: readonly number[],
  at: string,
  isUndone = false,
): Promise<void> => {
  const { kind, action } = request;
  if (ids.length === 0) return;
  if (action === 'move') await readValues(db, ids);
  if (action !== (isUndone ? 'unpublish' : 'publish')) return;
  await forgetAddresses(db, request, ids);
  // records published for the first time are published now if they have no date
  await replaceDates(db, kind, ids, null, at);
};

/** Removes the date from records that had none before the change. */
export const undoPublication = (db: Database, kind: string, ids: readonly number[], publishedAt: string): Promise<void> =>
  replaceDates(db, kind, ids, publishedAt, null);
