// Lists of ids as text, because the drivers take longer for many rows than the databases.
import { type RawBuilder, sql } from 'kysely';
import { type IndexSearch, isPostgres, matchingRows, precisionOf, queryText, unpairedRows, withIndex } from './full-text.ts';
import type { Database } from './schema.ts';

/** The id of a product in the index is a multiple of this number plus its category (migrations/initial/search-index.ts). */
export const categoryRange = 2 ** 20;

/** @returns the ids that a query returns */
export const listIdText = async (db: Database, query: RawBuilder<{ id: number }>): Promise<string> => {
  const list = isPostgres(db) ? sql`json_agg(id)::text` : sql`json_group_array(id)`;
  const { rows } = await sql<{ ids: string | null }>`select ${list} as ids from (${query}) as listed`.execute(db);
  return rows[0]?.ids ?? '';
};

const productIds = (matching: RawBuilder<{ id: number }>, most?: number): RawBuilder<{ id: number }> => {
  const limit = most === undefined ? sql`` : sql` limit ${most}`;
  return sql`select id / ${sql.lit(categoryRange)} as id from (${matching}${limit}) as matching`;
};

/** By a function (migrations/initial/search-index.ts) that also forbids reading the whole table; with the few rows without pairs of words. */
const listByFunction = async (db: Database, search: IndexSearch, most?: number): Promise<string> => {
  const paired = sql`list_products(${queryText(db, search)}::tsquery, ${most ?? null}::bigint) as ids`;
  const unpaired = sql`(select json_agg(id)::text from (${productIds(unpairedRows('product_index', search), most)}) as listed) as others`;
  const columns = precisionOf(search.query) === 'words' ? paired : sql`${paired}, ${unpaired}`;
  const { rows } = await sql<{ ids: string | null; others?: string | null }>`select ${columns}`.execute(db);
  return rows.map(({ ids, others }) => (ids ?? '') + (others ?? '')).join('');
};

/**
 * @param most number of ids
 * @returns the ids of the matching products; null if nothing can match
 */
export const listProductIds = async (db: Database, search: IndexSearch, most?: number): Promise<string | null> => {
  const matching = matchingRows(db, 'product_index', search);
  if (!matching) return null;
  if (!isPostgres(db)) return listIdText(db, productIds(matching, most));
  return precisionOf(search.query) === 'checked'
    ? withIndex(db, (database) => listIdText(database, productIds(matching, most)))
    : listByFunction(db, search, most);
};
