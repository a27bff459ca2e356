// Search in the catalogue: which products a typed text finds, and which of them first.
import type { Paged } from '#contract/paging.ts';
import type { Product } from '#contract/products.ts';
import type { SearchReport } from '#contract/search.ts';
import { type PageRequest, toPaged, windowOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { meetsAll } from '#server/database/search-conditions.ts';
import { asTyped, relax } from '#server/platform/search/relaxation.ts';
import { searchReport } from '#server/platform/search/report.ts';
import type { Synonyms } from '#server/platform/search/synonyms.ts';
import { type SearchTerm, searchTerms } from '#server/platform/search/terms.ts';
import { rank, searched } from './products.rank.ts';
import { catalogueOrder, productColumns, productsWithCategory, toProduct, visibleProducts } from './products.rows.ts';
import { productVocabulary } from './products.vocabulary.ts';

export interface ProductSearch extends PageRequest {
  /** Slug of a category. */
  category?: string;
  search: string;
  /** Those that visitors may see. */
  categories: readonly { id: number; slug: string }[];
  synonyms: Synonyms;
}

interface Found {
  products: Paged<Product>;
  /** By category id; a category without any is left out. */
  counts: Map<number, number>;
}

const listByIds = async (db: Database, ids: readonly number[]): Promise<Product[]> => {
  if (ids.length === 0) return [];
  const rows = await productsWithCategory(db).select(productColumns).where('product.id', 'in', ids).execute();
  const products = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return ids.flatMap((id) => products.get(id) ?? []);
};

const listMatching = async (db: Database, terms: readonly SearchTerm[], request: ProductSearch): Promise<Found> => {
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
  const { limit, offset } = windowOf(request);
  const ids = listed.slice(offset, offset + limit).map(({ id }) => id);
  return { products: toPaged(await listByIds(db, ids), listed.length, request), counts };
};

const isFound = async (db: Database, term: SearchTerm): Promise<boolean> => {
  const row = await visibleProducts(db)
    .where(meetsAll([term], searched))
    .select('product.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The best match first, then in catalogue order. Without a letter or digit nothing is found. */
export const searchProducts = async (db: Database, request: ProductSearch): Promise<Found & { report: SearchReport }> => {
  const { synonyms } = request;
  const typed = asTyped(searchTerms(request.search, synonyms));
  const found = await listMatching(db, typed.terms, request);
  // a correction does not depend on the category: results in other categories prevent it too
  if (found.counts.size > 0 || typed.terms.length === 0) return { ...found, report: searchReport(typed) };
  const relaxed = await relax(typed.terms, {
    synonyms,
    isWhole: true,
    isFound: (term) => isFound(db, term),
    vocabulary: () => productVocabulary(db),
  });
  const others = relaxed && (await listMatching(db, relaxed.terms, request));
  return relaxed && others?.counts.size ? { ...others, report: searchReport(relaxed) } : { ...found, report: searchReport(typed) };
};
