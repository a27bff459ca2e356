// Search queries over the visible catalogue: matching products in order of relevance, and which terms match at all.
import type { Paged } from '#contract/paging.ts';
import type { Product } from '#contract/products.ts';
import { type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { meetsAll } from '#server/database/search-conditions.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';
import { rank, searched } from './products.rank.repository.ts';
import { catalogueOrder, productColumns, productsWithCategory, toProduct, visibleProducts } from './products.rows.ts';

export interface MatchRequest extends PageRequest {
  /** Slug of a category. */
  category?: string;
  /** Active categories. */
  categories: readonly { id: number; slug: string }[];
}

export interface Found {
  products: Paged<Product>;
  /** By category id; categories without matches are left out. */
  counts: Map<number, number>;
}

const listByIds = async (db: Database, ids: readonly number[]): Promise<Product[]> => {
  if (ids.length === 0) return [];
  const rows = await productsWithCategory(db).select(productColumns).where('product.id', 'in', ids).execute();
  const products = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return ids.flatMap((id) => products.get(id) ?? []);
};

/** The best match first, then in catalogue order. */
export const listMatching = async (db: Database, terms: readonly SearchTerm[], request: MatchRequest): Promise<Found> => {
  const counts = new Map<number, number>();
  if (terms.length === 0) return { products: toPaged([], 0, request), counts };
  // one scan of the texts for the order, the counts of the categories and the page
  let matching = visibleProducts(db).where(meetsAll(terms, searched)).select(['product.id', 'product.category_id']);
  for (const order of rank(terms)) matching = matching.orderBy(order);
  for (const column of catalogueOrder) matching = matching.orderBy(column);
  const rows = await matching.execute();
  for (const { category_id } of rows) counts.set(category_id, (counts.get(category_id) ?? 0) + 1);
  const wanted = request.category ? request.categories.find(({ slug }) => slug === request.category)?.id : null;
  const listed = wanted === null ? rows : rows.filter(({ category_id }) => category_id === wanted);
  const { limit, offset } = toLimitOffset(request);
  const ids = listed.slice(offset, offset + limit).map(({ id }) => id);
  return { products: toPaged(await listByIds(db, ids), listed.length, request), counts };
};

/** @returns whether any visible product contains the term */
export const isFound = async (db: Database, term: SearchTerm): Promise<boolean> => {
  const row = await visibleProducts(db)
    .where(meetsAll([term], searched))
    .select('product.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
