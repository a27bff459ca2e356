// What searches have read of the full-text index and of the catalogue order. It is kept in memory while the version of the
// catalogue is the same, so that the next page, the counts of categories and other searches with the same words read nothing again.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { readCatalogueVersion } from '#server/database/content-version.ts';
import { type IndexQuery, isPostgres } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { categoryRange, listIdText, listProductIds } from '#server/database/search-lists.ts';
import { createIdSet, type IdSet, intersect, parseIdSet, unite } from './products.id-set.ts';
import {
  categoryOfPhrase,
  type FieldCondition,
  listSearchedCategories,
  type SearchedCategory,
  searchFor,
} from './products.search-fields.repository.ts';
import { type CatalogueOrder, createCatalogueOrder } from './products.search-order.repository.ts';

/** Memory for sets of products and the queries that found them. A set takes one bit for each product. */
const maxBytes = 16 * 1024 * 1024;
/** Approximate memory of an entry without its bits and its query. */
const entryBytes = 400;
/** Products whose index entries one statement reads, because SQLite blocks the process during a statement. */
const productsPerStatement = 131_072;
/** Phrases that one statement combines, for the same reason. Ranges of fewer products would take several times as long. */
const phrasesPerStatement = 12;
/** A condition that fewer products meet limits what is read of other conditions. */
const fewProducts = 2000;

/** Visible products at one version of the catalogue. */
export interface SearchIndex {
  categories: readonly SearchedCategory[];
  order: CatalogueOrder;
  /** The products of each visible category, by its id. */
  byCategory: ReadonlyMap<number, IdSet>;
  /** @returns the visible products that meet every condition; looked up together in the index */
  find: (conditions: readonly FieldCondition[]) => Promise<IdSet>;
  /** @returns the same if they are few, otherwise null */
  findFew: (conditions: readonly FieldCondition[], most: number) => Promise<IdSet | null>;
  /** The same as `find`, but conditions that are known from another search are not looked up again. */
  findAll: (conditions: readonly FieldCondition[]) => Promise<IdSet>;
}

const readHighestId = async (db: Database): Promise<number> => {
  const { highest } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.max('id').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0);
};

/** @returns undefined for all products: comparing each entry with a range takes a sixth of the time of a list */
const rangesOf = (db: Database, highestId: number) => {
  const count = Math.floor(highestId / productsPerStatement) + 1;
  if (isPostgres(db) || count === 1) return [undefined];
  const size = productsPerStatement * categoryRange;
  return Array.from({ length: count }, (_, at) => ({ from: at * size, below: (at + 1) * size }));
};

const readByCategory = async (db: Database, categories: readonly SearchedCategory[], highestId: number): Promise<Map<number, IdSet>> => {
  const sets = new Map<number, IdSet>();
  for (const { id } of categories.filter(({ is_active }) => is_active === 1)) {
    // other requests are served between two statements
    await nextTurn();
    // the sign keeps the condition from being looked up in an index of all active products
    const ids = await listIdText(db, sql`select id from products where category_id = ${id} and +is_active = 1`);
    sets.set(id, parseIdSet(ids, highestId));
  }
  return sets;
};

const bytesOf = ({ bits }: IdSet, query: string): number => bits.byteLength + 2 * query.length + entryBytes;

/** Categories whose products match a query, and the rest of the query, if it has alternatives; otherwise the query alone. */
const separateCategories = (query: IndexQuery) => {
  if (!('kind' in query) || query.kind === 'all') return { categoryIds: [], rest: query };
  const alternatives = query.of.map((one) => ({ one, id: 'kind' in one ? null : categoryOfPhrase(one) }));
  return {
    categoryIds: alternatives.flatMap(({ id }) => id ?? []),
    rest: { kind: 'any', of: alternatives.flatMap(({ one, id }) => (id === null ? [one] : [])) } satisfies IndexQuery,
  };
};

const countPhrases = (query: IndexQuery): number => ('kind' in query ? query.of.reduce((sum, one) => sum + countPhrases(one), 0) : 1);

/** @returns the conditions, divided into the parts that one statement each combines */
const inParts = (conditions: readonly FieldCondition[], categories: readonly SearchedCategory[]): FieldCondition[][] => {
  const parts: { conditions: FieldCondition[]; phrases: number }[] = [];
  for (const condition of conditions) {
    const phrases = countPhrases(searchFor([condition], categories).query);
    const last = parts.at(-1);
    if (last && last.phrases + phrases <= phrasesPerStatement) {
      last.conditions.push(condition);
      last.phrases += phrases;
    } else parts.push({ conditions: [condition], phrases });
  }
  return parts.map((part) => part.conditions);
};

const openIndex = async (db: Database): Promise<SearchIndex> => {
  const [categories, highestId] = [await listSearchedCategories(db), await readHighestId(db)];
  const byCategory = await readByCategory(db, categories, highestId);
  const none = createIdSet([], highestId);
  const visible = [...byCategory.values()].reduce(unite, none);
  const known = new LRUCache<string, IdSet>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  const ranges = rangesOf(db, highestId);
  const reading = new Map<string, Promise<IdSet | null>>();

  /** @param most number of entries; if there are more, the result is null */
  const read = async (conditions: readonly FieldCondition[], most?: number): Promise<IdSet | null> => {
    const { query, check } = searchFor(conditions, categories);
    const { categoryIds, rest } = separateCategories(query);
    const sets: IdSet[] = [];
    for (const range of most === undefined ? ranges : [undefined]) {
      await nextTurn();
      const ids = await listProductIds(db, { query: rest, check, range }, most === undefined ? most : most + 1);
      if (ids === null) break;
      sets.push(parseIdSet(ids, highestId));
    }
    const own = sets.length > 0 ? sets.reduce(unite) : none;
    if (most !== undefined && own.size > most) return null;
    return categoryIds.flatMap((id) => byCategory.get(id) ?? []).reduce(unite, intersect(visible, own));
  };

  const keyOf = (conditions: readonly FieldCondition[]) => JSON.stringify(searchFor(conditions, categories).query);

  const find = async (conditions: readonly FieldCondition[]): Promise<IdSet> => {
    const key = keyOf(conditions);
    const found = known.get(key);
    if (found) return found;
    // requests at the same moment share one lookup
    const shared = reading.get(key) ?? read(conditions).finally(() => reading.delete(key));
    reading.set(key, shared);
    const set = (await shared) ?? none;
    known.set(key, set);
    return set;
  };

  const findFew = async (conditions: readonly FieldCondition[], most: number): Promise<IdSet | null> => {
    const key = keyOf(conditions);
    const set = known.get(key) ?? (await read(conditions, most));
    if (set) known.set(key, set);
    return set && set.size <= most ? set : null;
  };

  const findAll = async (conditions: readonly FieldCondition[]): Promise<IdSet> => {
    // terms that were taken apart can contain the same word
    const distinct = new Map(conditions.map((condition) => [keyOf([condition]), condition]));
    const sets = [...distinct].map(([key, condition]) => ({ condition, set: known.get(key) }));
    const unknown = sets.flatMap(({ condition, set }) => (set ? [] : [condition]));
    const few = sets.flatMap(({ condition, set }) => (set && set.size < fewProducts ? [condition] : []));
    // each set contains visible products only
    const [first = visible, ...others] = sets.flatMap(({ set }) => set ?? []);
    let found = others.reduce(intersect, first);
    for (const part of inParts(unknown, categories)) {
      if (found.size === 0) break;
      const next = await find([...part, ...few]);
      found = found === visible ? next : intersect(found, next);
      if (next.size < fewProducts) few.push(...part);
    }
    return found;
  };

  return { categories, order: createCatalogueOrder(db, visible.size), byCategory, find, findFew, findAll };
};

interface Opened {
  version: number;
  index: Promise<SearchIndex>;
}

const current = new WeakMap<Database, Opened>();

/** The index at the version of the catalogue of this moment. */
export const openSearchIndex = async (db: Database): Promise<SearchIndex> => {
  // read first: what is found later may be newer than the version, never older
  const version = await readCatalogueVersion(db);
  const known = current.get(db);
  if (known?.version === version) return known.index;
  const opened = { version, index: openIndex(db) };
  current.set(db, opened);
  opened.index.catch(() => current.get(db) === opened && current.delete(db));
  return opened.index;
};
