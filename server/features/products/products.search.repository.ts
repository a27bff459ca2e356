// Search queries over the visible catalogue: matching products in order of relevance, and which terms match at all.
import type { Paged } from '#contract/paging.ts';
import type { Product } from '#contract/products.ts';
import { hasMatchingRow } from '#server/database/full-text.ts';
import { listNearWords } from '#server/database/near-words.ts';
import { inOrderOf, type PageRequest, type Slice, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { Vocabulary } from '#server/platform/search/corrections.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';
import { countCommon, createIdSet, type IdSet, intersect } from './products.id-set.ts';
import { groupConditions } from './products.rank.ts';
import { productColumns, productsWithCategory, toProduct } from './products.rows.ts';
import { everything, listSearchedCategories, type SearchedCategory, searchFor } from './products.search-fields.repository.ts';
import { type Group, groupsOf } from './products.search-groups.repository.ts';
import { openKeptIndex, openSearchIndex, type SearchIndex } from './products.search-index.repository.ts';

export interface Narrowed {
  products: IdSet;
  /** In another order than by relevance; null for the usual one. */
  groups: readonly Group[] | null;
}

/** Reduces a list by conditions on attributes. */
export type Narrow = (index: SearchIndex, listed: IdSet) => Promise<Narrowed>;

export interface MatchRequest extends PageRequest {
  /** Slug of a category. */
  category?: string;
  /** Active categories. */
  categories: readonly { id: number; slug: string }[];
  narrow?: Narrow;
}

export interface Found {
  products: Paged<Product>;
  /** By category id; categories without matches are left out. */
  counts: Map<number, number>;
}

/** In this order. */
export const listByIds = async (db: Database, ids: readonly number[]): Promise<Product[]> => {
  if (ids.length === 0) return [];
  const rows = await productsWithCategory(db).select(productColumns).where('product.id', 'in', ids).execute();
  return inOrderOf(ids, rows).map(toProduct);
};

/** @returns the ids of one page, best match first, then in catalogue order */
const listPage = async (groups: AsyncIterable<Group> | Iterable<Group>, { limit, offset }: Slice): Promise<number[]> => {
  const ids: number[] = [];
  let skipped = 0;
  for await (const group of groups) {
    const start = Math.max(offset - skipped, 0);
    skipped += group.size;
    if (start >= group.size) continue;
    ids.push(...(await group.list({ limit: limit - ids.length, offset: start })));
    if (ids.length === limit) break;
  }
  return ids;
};

/** The products of the requested category, or all of them. */
const inCategory = ({ byCategory, visible }: SearchIndex, { category: slug, categories }: MatchRequest): IdSet => {
  if (!slug) return visible;
  const category = categories.find((one) => one.slug === slug);
  return (category && byCategory.get(category.id)) ?? createIdSet([], 0);
};

const everyProduct: Narrow = async (_index, products) => ({ products, groups: null });

type NarrowedRequest = MatchRequest & { narrow: Narrow };

const listOf = async (db: Database, index: SearchIndex, request: NarrowedRequest): Promise<Paged<Product>> => {
  const { products, groups } = await request.narrow(index, inCategory(index, request));
  const page = toLimitOffset(request);
  const usual = [{ size: products.size, list: (slice: Slice) => index.order.list(products, slice) }];
  const shown = page.offset < products.size ? await listPage(groups ?? usual, page) : [];
  return toPaged(await listByIds(db, shown), products.size, request);
};

/** All products that are left of the list, in catalogue order unless it is narrowed in another one. */
export const listNarrowed = async (db: Database, request: NarrowedRequest): Promise<Paged<Product>> =>
  listOf(db, await openSearchIndex(db), request);

/** A page in catalogue order without a query that skips the others; null if the order is not in memory, or has changed too much. */
export const listByKnownOrder = async (db: Database, request: MatchRequest): Promise<Paged<Product> | null> => {
  const index = await openKeptIndex(db);
  return index?.order.known()?.isComplete ? listOf(db, index, { ...request, narrow: everyProduct }) : null;
};

/** The best match first, then in catalogue order. */
export const listMatching = async (db: Database, terms: readonly SearchTerm[], request: MatchRequest): Promise<Found> => {
  const counts = new Map<number, number>();
  if (terms.length === 0) return { products: toPaged([], 0, request), counts };
  const index = await openSearchIndex(db);
  const conditions = terms.map(({ condition }) => ({ field: everything, condition }));
  await index.load(conditions, groupConditions(terms));
  const found = await index.findAll(conditions);
  for (const [id, products] of index.byCategory) {
    const count = countCommon(found, products);
    if (count > 0) counts.set(id, count);
  }
  const { narrow = everyProduct } = request;
  const { products, groups } = await narrow(index, request.category ? intersect(found, inCategory(index, request)) : found);
  const page = toLimitOffset(request);
  const shown = page.offset < products.size ? await listPage(groups ?? groupsOf(db, index, terms, products), page) : [];
  return { products: toPaged(await listByIds(db, shown), products.size, request), counts };
};

const searchForTerm = ({ condition }: Pick<SearchTerm, 'condition'>, categories: readonly SearchedCategory[]) =>
  searchFor([{ field: everything, condition }], categories);

/** @returns whether any visible product contains the term */
export const isFound = async (db: Database, term: SearchTerm): Promise<boolean> =>
  hasMatchingRow(db, 'product_index', searchForTerm(term, await listSearchedCategories(db)));

/** @returns the words of visible products that differ from a typed word by one typing error, with the number of products */
export const listNearProductWords = async (db: Database, typed: readonly string[]): Promise<Vocabulary> => {
  const categories = await listSearchedCategories(db);
  return listNearWords(db, typed, {
    index: 'product_index',
    searchFor: (condition) => searchForTerm({ condition }, categories),
    others: categories.flatMap(({ search_name }) => search_name.split(' ')),
  });
};
