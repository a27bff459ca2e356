// Search queries over the visible catalogue: matching products by relevance, and whether single terms match at all.
import type { Paged } from '#contract/paging.ts';
import type { Product } from '#contract/products.ts';
import { hasMatchingRow, listMatchingIds, listMatchingTranslations, queryText, withIndex } from '#server/database/full-text.ts';
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
  type Positions,
  type ProductSet,
  parseProducts,
  parseTranslated,
  positionsOfCategory,
  type SearchedCategory,
} from './products.catalogue.repository.ts';
import { exactConditions, rankGroups } from './products.rank.ts';
import { productColumns, productsWithCategory, toProduct } from './products.rows.ts';
import { everything, type FieldCondition, searchFor } from './products.search-fields.repository.ts';

export interface Narrowed {
  positions: Positions;
  /** The product ids in a different order; null for the usual order. */
  sorted: readonly number[] | null;
}

/** Narrows a list by conditions on attributes. */
export type Narrow = (catalogue: Catalogue, listed: Positions) => Promise<Narrowed>;

export interface MatchRequest extends PageRequest {
  /** Slug of a category. */
  category?: string;
  /** Active categories. */
  categories: readonly { id: number; slug: string }[];
  narrow?: Narrow;
}

export interface Found {
  /** Whether any product matches the search, even if it does not meet the conditions. */
  isFound: boolean;
  products: Paged<Product>;
  /** By category id; categories without matches are omitted. */
  counts: Map<number, number>;
}

/** Returns the products in the order of the ids. */
export const listByIds = async (db: Database, ids: readonly number[]): Promise<Product[]> => {
  if (ids.length === 0) return [];
  const rows = await productsWithCategory(db).select(productColumns).where('product.id', 'in', ids).execute();
  return inOrderOf(ids, rows).map(toProduct);
};

/** @returns undefined for an unknown category, null for all categories */
const requestedCategory = ({ category: slug, categories }: MatchRequest): number | null | undefined =>
  slug ? categories.find((one) => one.slug === slug)?.id : null;

/** @param list returns the first products in their usual order, up to a number */
const pageOf = async (
  db: Database,
  catalogue: Catalogue,
  { positions, sorted }: Narrowed,
  request: PageRequest,
  list: (most: number) => Promise<Positions> | Positions,
): Promise<Paged<Product>> => {
  const { offset, limit } = toLimitOffset(request);
  if (offset >= positions.length) return toPaged([], positions.length, request);
  const ids = sorted?.slice(offset, offset + limit) ?? [...idsAt(catalogue, (await list(offset + limit)).subarray(offset, offset + limit))];
  return toPaged(await listByIds(db, ids), positions.length, request);
};

/**
 * Counts by category id, with the conditions.
 * @param all counts without conditions, which apply to the other categories while one is chosen, because their filters differ
 */
const countNarrowed = (
  catalogue: Catalogue,
  { positions }: Narrowed,
  category: number | null | undefined,
  all: ReadonlyMap<number, number> = new Map(),
): Map<number, number> => {
  if (category === null) return countByCategory(catalogue, positions);
  return category === undefined ? new Map(all) : new Map(all).set(category, positions.length);
};

/** The narrowed list in catalogue order, unless narrowing has sorted it. Counts the chosen category, or all categories. */
export const listNarrowed = async (
  db: Database,
  request: MatchRequest & { narrow: Narrow },
): Promise<Pick<Found, 'products' | 'counts'>> => {
  const catalogue = await openCatalogue(db);
  const category = requestedCategory(request);
  const listed = category === undefined ? new Uint32Array() : positionsOfCategory(catalogue, category);
  const narrowed = await request.narrow(catalogue, listed);
  const products = await pageOf(db, catalogue, narrowed, request, () => narrowed.positions);
  return { products, counts: countNarrowed(catalogue, narrowed, category) };
};

/** Must be used with `withIndex`. @returns the visible products that meet every condition */
const lookUp = async (db: Database, catalogue: Catalogue, conditions: readonly FieldCondition[]): Promise<ProductSet> => {
  const { query } = searchFor(conditions, catalogue.categories);
  const { translated } = catalogue;
  const listOriginals = () => listMatchingIds(db, 'product_index', { query });
  if (!translated) return parseProducts(catalogue, await listOriginals());
  const translations = await listMatchingTranslations(db, 'product_index', translated.language, { query });
  return parseTranslated(catalogue, translated, { translations, originals: translated.isComplete ? '' : await listOriginals() });
};

/** @returns the visible products that contain a text, regardless of the rest of the search */
export const lookUpText = (db: Database, catalogue: Catalogue, text: string): Promise<ProductSet> => {
  const conditions = searchTerms(text).map(({ condition }) => ({ field: everything, condition }));
  return withIndex(db, (database) => lookUp(database, catalogue, conditions));
};

/** The distinct groups: the last two are the same unless the name of a category contains the text. */
const differentGroups = (db: Database, { categories }: Catalogue, terms: readonly SearchTerm[]) =>
  new Map(rankGroups(terms).map((conditions) => [queryText(db, searchFor(conditions, categories)), conditions])).values();

/** @returns the first results by group, within each group those with the texts as typed first, then in catalogue order */
const rank = async (
  db: Database,
  catalogue: Catalogue,
  terms: readonly SearchTerm[],
  { results, most }: { results: Positions; most: number },
): Promise<Positions> => {
  const exact = exactConditions(terms).map((condition) => ({ field: everything, condition }));
  const typed = exact.length > 0 && results.length > 1 ? await lookUp(db, catalogue, exact) : null;
  const ranked = new Uint32Array(Math.min(most, results.length));
  let size = 0;
  const add = (positions: Positions) => {
    const first = positions.subarray(0, ranked.length - size);
    ranked.set(first, size);
    size += first.length;
  };
  const addGroup = (positions: Positions) => (typed ? typed.divide(positions) : [positions]).forEach(add);
  let rest = results;
  for (const conditions of differentGroups(db, catalogue, terms)) {
    // another lookup is needed only if the page is not full and the rest contains several products
    if (size === ranked.length || rest.length < 2) break;
    const [group, others] = (await lookUp(db, catalogue, conditions)).divide(rest);
    addGroup(group);
    rest = others;
  }
  addGroup(rest);
  return ranked;
};

/** Best match first, then in catalogue order. */
export const listMatching = async (db: Database, terms: readonly SearchTerm[], request: MatchRequest): Promise<Found> => {
  if (terms.length === 0) return { isFound: false, products: toPaged([], 0, request), counts: new Map() };
  const catalogue = await openCatalogue(db);
  const conditions = terms.map(({ condition }) => ({ field: everything, condition }));
  const found = (await withIndex(db, (database) => lookUp(database, catalogue, conditions))).positions();
  const category = requestedCategory(request);
  const listed = category === null ? found : found.filter((position) => catalogue.categoryIds[position] === category);
  const narrowed = (await request.narrow?.(catalogue, listed)) ?? { positions: listed, sorted: null };
  const products = await pageOf(db, catalogue, narrowed, request, (most) =>
    withIndex(db, (database) => rank(database, catalogue, terms, { results: narrowed.positions, most })),
  );
  const counts = countNarrowed(catalogue, narrowed, category, countByCategory(catalogue, found));
  return { isFound: found.length > 0, products, counts };
};

const searchForTerm = ({ condition }: Pick<SearchTerm, 'condition'>, categories: readonly SearchedCategory[]) =>
  searchFor([{ field: everything, condition }], categories);

/** @returns whether any visible product contains the term */
export const isFound = async (db: Database, term: SearchTerm): Promise<boolean> =>
  hasMatchingRow(db, 'product_index', searchForTerm(term, await listSearchedCategories(db)));

/** @returns words of visible products that differ from a typed word by one typing error, with the number of products */
export const listNearProductWords = async (db: Database, typed: readonly string[]): Promise<Vocabulary> => {
  const categories = await listSearchedCategories(db);
  return listNearWords(db, typed, {
    index: 'product_index',
    searchFor: (condition) => searchForTerm({ condition }, categories),
    others: categories.flatMap(({ search_name }) => search_name.split(' ')),
  });
};
