// Search queries over the visible catalogue: matching products in order of relevance, and which terms match at all.
import type { Paged } from '#contract/paging.ts';
import type { Product } from '#contract/products.ts';
import { hasMatchingRow, listMatchingIds, queryText, withIndex } from '#server/database/full-text.ts';
import { listNearWords } from '#server/database/near-words.ts';
import { inOrderOf, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { Vocabulary } from '#server/platform/search/corrections.ts';
import { type SearchTerm, searchTerms } from '#server/platform/search/terms.ts';
import {
  type Catalogue,
  countByCategory,
  idsAt,
  listSearchedCategories,
  openCatalogue,
  type Places,
  type ProductSet,
  parseProducts,
  placesOfCategory,
  type SearchedCategory,
} from './products.catalogue.repository.ts';
import { exactConditions, rankGroups } from './products.rank.ts';
import { productColumns, productsWithCategory, toProduct } from './products.rows.ts';
import { everything, type FieldCondition, searchFor } from './products.search-fields.repository.ts';

export interface Narrowed {
  places: Places;
  /** The ids of these products in another order than the usual one; null for the usual one. */
  sorted: readonly number[] | null;
}

/** Reduces a list by conditions on attributes. */
export type Narrow = (catalogue: Catalogue, listed: Places) => Promise<Narrowed>;

export interface MatchRequest extends PageRequest {
  /** Slug of a category. */
  category?: string;
  /** Active categories. */
  categories: readonly { id: number; slug: string }[];
  narrow?: Narrow;
}

export interface Found {
  /** Whether any product contains the search, also if none meets the conditions. */
  isFound: boolean;
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

/** @returns undefined for an unknown category, null for all categories */
const requestedCategory = ({ category: slug, categories }: MatchRequest): number | null | undefined =>
  slug ? categories.find((one) => one.slug === slug)?.id : null;

/** @param list returns the beginning of the products in their usual order, up to a number */
const pageOf = async (
  db: Database,
  catalogue: Catalogue,
  { places, sorted }: Narrowed,
  request: PageRequest,
  list: (most: number) => Promise<Places> | Places,
): Promise<Paged<Product>> => {
  const { offset, limit } = toLimitOffset(request);
  if (offset >= places.length) return toPaged([], places.length, request);
  const ids = sorted?.slice(offset, offset + limit) ?? [...idsAt(catalogue, (await list(offset + limit)).subarray(offset, offset + limit))];
  return toPaged(await listByIds(db, ids), places.length, request);
};

/**
 * By category id, with the conditions.
 * @param all counts without them, which the other categories keep while one is chosen: their filters are different
 */
const countNarrowed = (
  catalogue: Catalogue,
  { places }: Narrowed,
  category: number | null | undefined,
  all: ReadonlyMap<number, number> = new Map(),
): Map<number, number> => {
  if (category === null) return countByCategory(catalogue, places);
  return category === undefined ? new Map(all) : new Map(all).set(category, places.length);
};

/**
 * All products that are left of the list, in catalogue order unless it is narrowed in another one. The counts are those of the
 * chosen category, or of all.
 */
export const listNarrowed = async (
  db: Database,
  request: MatchRequest & { narrow: Narrow },
): Promise<Pick<Found, 'products' | 'counts'>> => {
  const catalogue = await openCatalogue(db);
  const category = requestedCategory(request);
  const listed = category === undefined ? new Uint32Array() : placesOfCategory(catalogue, category);
  const narrowed = await request.narrow(catalogue, listed);
  const products = await pageOf(db, catalogue, narrowed, request, () => narrowed.places);
  return { products, counts: countNarrowed(catalogue, narrowed, category) };
};

/** Use it with `withIndex`. @returns the visible products that meet every condition */
const lookUp = async (db: Database, catalogue: Catalogue, conditions: readonly FieldCondition[]): Promise<ProductSet> => {
  const { query } = searchFor(conditions, catalogue.categories);
  return parseProducts(catalogue, await listMatchingIds(db, 'product_index', { query }));
};

/** @returns the visible products that contain a text, whatever else is searched for */
export const lookUpText = (db: Database, catalogue: Catalogue, text: string): Promise<ProductSet> => {
  const conditions = searchTerms(text).map(({ condition }) => ({ field: everything, condition }));
  return withIndex(db, (database) => lookUp(database, catalogue, conditions));
};

/** The groups that differ: unless the text is in the name of a category, the last two are the same. */
const differentGroups = (db: Database, { categories }: Catalogue, terms: readonly SearchTerm[]) =>
  new Map(rankGroups(terms).map((conditions) => [queryText(db, searchFor(conditions, categories)), conditions])).values();

/** @returns the first results: by group, those with the texts as typed first, then in catalogue order */
const rank = async (
  db: Database,
  catalogue: Catalogue,
  terms: readonly SearchTerm[],
  { results, most }: { results: Places; most: number },
): Promise<Places> => {
  const exact = exactConditions(terms).map((condition) => ({ field: everything, condition }));
  const typed = exact.length > 0 && results.length > 1 ? await lookUp(db, catalogue, exact) : null;
  const ranked = new Uint32Array(Math.min(most, results.length));
  let size = 0;
  const add = (places: Places) => {
    const first = places.subarray(0, ranked.length - size);
    ranked.set(first, size);
    size += first.length;
  };
  const addGroup = (places: Places) => (typed ? typed.divide(places) : [places]).forEach(add);
  let rest = results;
  for (const conditions of differentGroups(db, catalogue, terms)) {
    // a group is looked up only if the page is not full, and has more than one order
    if (size === ranked.length || rest.length < 2) break;
    const [group, others] = (await lookUp(db, catalogue, conditions)).divide(rest);
    addGroup(group);
    rest = others;
  }
  addGroup(rest);
  return ranked;
};

/** The best match first, then in catalogue order. */
export const listMatching = async (db: Database, terms: readonly SearchTerm[], request: MatchRequest): Promise<Found> => {
  if (terms.length === 0) return { isFound: false, products: toPaged([], 0, request), counts: new Map() };
  const catalogue = await openCatalogue(db);
  const conditions = terms.map(({ condition }) => ({ field: everything, condition }));
  const found = (await withIndex(db, (database) => lookUp(database, catalogue, conditions))).places();
  const category = requestedCategory(request);
  const listed = category === null ? found : found.filter((place) => catalogue.categoryIds[place] === category);
  const narrowed = (await request.narrow?.(catalogue, listed)) ?? { places: listed, sorted: null };
  const products = await pageOf(db, catalogue, narrowed, request, (most) =>
    withIndex(db, (database) => rank(database, catalogue, terms, { results: narrowed.places, most })),
  );
  const counts = countNarrowed(catalogue, narrowed, category, countByCategory(catalogue, found));
  return { isFound: found.length > 0, products, counts };
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
