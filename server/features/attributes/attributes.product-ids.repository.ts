// The ids of all products of a category, including inactive ones.
import type { Database } from '#server/database/schema.ts';

/** @param categoryId null for all products @returns in ascending order */
export const listIdsOfProducts = async (db: Database, categoryId: number | null): Promise<Uint32Array> => {
  const products = db.selectFrom('products').select('id');
  const rows = await (categoryId === null ? products : products.where('category_id', '=', categoryId)).execute();
  // not sorted by the database, which would then read the rows instead of an index
  return Uint32Array.from(rows, ({ id }) => id).sort();
};
