// Search queries over the visible catalogue: matching products in order of relevance, and which terms match at all.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Paged } from '#contract/paging.ts';
import type { Product } from '#contract/products.ts';
import { hasMatchingRow, listMatchingRows } from '#server/database/full-text.ts';
import { listNearWords } from '#server/database/near-words.ts';
import { inOrderOf, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import type { Condition } from '#server/platform/search/conditions.ts';
import type { Vocabulary } from '#server/platform/search/corrections.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';
import { createIdSet, type IdSet } from './products.id-set.ts';
import { exactCondition, matchesAll, rankGroups } from './products.rank.ts';
import { productColumns, productsWithCategory, toProduct } from './products.rows.ts';
import {
  categoryOf,
  everything,
  type FieldCondition,
  listSearchedCategories,
  productOf,
  type SearchedCategory,
  searchFor,
} from './products.search-fields.repository.ts';
import { listInCatalogueOrder } from './products.search-order.repository.ts';

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
  return inOrderOf(ids, rows).map(toProduct);
};

/** Finds the keys of products in the index; SQLite blocks the process during a query, so other requests are served before it. */
const finderOf = (db: Database, categories: readonly SearchedCategory[]) => async (conditions: readonly FieldCondition[]) => {
  await nextTurn();
  return listMatchingRows(db, 'product_index', searchFor(conditions, categories));
};

type Find = ReturnType<typeof finderOf>;

/** Splits the keys into those that meet the condition and the others; the condition is looked up once, when it is first needed. */
const splitterOf = (find: Find, condition: Condition | null) => {
  let exact: Promise<IdSet> | null = null;
  return async (keys: readonly number[]): Promise<(readonly number[])[]> => {
    if (condition === null || keys.length === 0) return [keys];
    exact ??= find([{ field: everything, condition }]).then((found) => createIdSet(found.map(productOf)));
    const met = await exact;
    return [keys.filter((key) => met.has(productOf(key))), keys.filter((key) => !met.has(productOf(key)))];
  };
};

/** The groups of equally relevant products, best first; a group is looked up when it is needed. */
async function* groupsOf(find: Find, terms: readonly SearchTerm[], matching: readonly number[]) {
  const split = splitterOf(find, exactCondition(terms));
  const rest = createIdSet(matching.map(productOf));
  for (const conditions of rankGroups(terms)) {
    const group = (await find(conditions)).filter((key) => rest.has(productOf(key)));
    if (group.length === 0) continue;
    yield* await split(group);
    for (const key of group) rest.delete(productOf(key));
    if (rest.size() === 0) return;
  }
  yield* await split(matching.filter((key) => rest.has(productOf(key))));
}

interface Page {
  limit: number;
  offset: number;
  /** Of all products, if the search is limited to one. */
  category: number | null;
}

/** @returns the ids of one page, best match first, then in catalogue order */
const listPage = async (db: Database, groups: AsyncIterable<readonly number[]>, { limit, offset, category }: Page) => {
  const ids: number[] = [];
  let skipped = 0;
  for await (const group of groups) {
    const start = Math.max(offset - skipped, 0);
    skipped += group.length;
    if (start >= group.length) continue;
    ids.push(...(await listInCatalogueOrder(db, group.map(productOf), { limit: limit - ids.length, offset: start, category })));
    if (ids.length === limit) break;
  }
  return ids;
};

/** The best match first, then in catalogue order. */
export const listMatching = async (db: Database, terms: readonly SearchTerm[], request: MatchRequest): Promise<Found> => {
  const counts = new Map<number, number>();
  if (terms.length === 0) return { products: toPaged([], 0, request), counts };
  const find = finderOf(db, await listSearchedCategories(db));
  const found = await find([{ field: everything, condition: matchesAll(terms) }]);
  for (const key of found) {
    const id = categoryOf(key);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const category = request.category ? (request.categories.find(({ slug }) => slug === request.category)?.id ?? 0) : null;
  const listed = category === null ? found : found.filter((key) => categoryOf(key) === category);
  const { limit, offset } = toLimitOffset(request);
  const ids = offset < listed.length ? await listPage(db, groupsOf(find, terms, listed), { limit, offset, category }) : [];
  return { products: toPaged(await listByIds(db, ids), listed.length, request), counts };
};

const searchForTerm = ({ condition }: Pick<SearchTerm, 'condition'>, categories: readonly SearchedCategory[]) =>
  searchFor([{ field: everything, condition }], categories);

/** @returns whether any visible product contains the term */
export const isFound = async (db: Database, term: SearchTerm): Promise<boolean> =>
  hasMatchingRow(db, 'product_index', searchForTerm(term, await listSearchedCategories(db)));

/** @returns the words of visible products that differ from a typed word by one typing error, with the number of products */
export const listNearProductWords = async (db: Database, typed: readonly string[]): Promise<Vocabulary> => {
  const categories = await listSearchedCategories(db);
  return listNearWords(db, 'product_index', typed, (condition) => searchForTerm({ condition }, categories));
};
