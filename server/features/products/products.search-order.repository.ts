// Sorts many products into catalogue order without reading all of them.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { createIdSet } from './products.id-set.ts';
import { catalogueOrder } from './products.rows.ts';

interface Range {
  limit: number;
  offset: number;
  /** The category of all products, if they have one in common. */
  category: number | null;
}

/** Up to this number, products are read and sorted; for more, reading the index of the catalogue order is faster. */
const mostSorted = 300;
const firstBatch = 500;
/** Large enough to read a whole catalogue in few batches, small enough not to block the process. */
const largestBatch = 8000;

const inOrder = (db: Database) => {
  let query = db.selectFrom('products as product').select('product.id');
  for (const column of catalogueOrder) query = query.orderBy(column);
  return query;
};

/** The list is one parameter: a statement with a parameter for each id would be prepared anew for each number of ids. */
const oneOf = (db: Database, ids: readonly number[]): RawBuilder<number> => {
  const list = JSON.stringify(ids);
  return isPostgres(db)
    ? sql`(select value::integer from json_array_elements_text(${list}::json))`
    : sql`(select value from json_each(${list}))`;
};

/** @returns one page of the visible products with these ids, in catalogue order */
export const listInCatalogueOrder = async (db: Database, ids: readonly number[], { limit, offset, category }: Range): Promise<number[]> => {
  if (ids.length <= mostSorted) {
    const rows = await inOrder(db).where('product.id', 'in', oneOf(db, ids)).limit(limit).offset(offset).execute();
    return rows.map(({ id }) => id);
  }
  const wanted = createIdSet(ids);
  const found: number[] = [];
  let catalogue = inOrder(db).where('product.is_active', '=', 1);
  if (category !== null) catalogue = catalogue.where('product.category_id', '=', category);
  for (let from = 0, batch = firstBatch; ; from += batch, batch = Math.min(2 * batch, largestBatch)) {
    const rows = await catalogue.limit(batch).offset(from).execute();
    for (const { id } of rows) if (wanted.has(id)) found.push(id);
    if (found.length >= offset + limit || rows.length < batch) return found.slice(offset, offset + limit);
    // SQLite blocks the process during a query: other requests are served between two batches
    await nextTurn();
  }
};
