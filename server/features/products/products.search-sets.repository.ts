// Reads the products that meet conditions, from the full-text index or, for frequent words, as they are stored. The sets also
// contain hidden products, so that hiding a category changes no set.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type IndexQuery, type IndexSearch, isPostgres } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { categoryRange, listProductIds } from '#server/database/search-lists.ts';
import { leastProducts, readFrequentWords } from './products.frequent-words.repository.ts';
import { createIdSet, type IdSet, parseIdSet, unite } from './products.id-set.ts';
import type { Catalogue } from './products.search-catalogue.repository.ts';
import { categoryOfPhrase, type FieldCondition, searchFor } from './products.search-fields.repository.ts';

/** Products whose index entries one statement reads, because SQLite blocks the process during a statement. */
const productsPerStatement = 131_072;

/** @returns undefined for all products: comparing each entry with a range takes a sixth of the time of a list */
const rangesOf = (db: Database, highestId: number) => {
  const count = Math.floor(highestId / productsPerStatement) + 1;
  if (isPostgres(db) || count === 1) return [undefined];
  const size = productsPerStatement * categoryRange;
  return Array.from({ length: count }, (_, at) => ({ from: at * size, below: (at + 1) * size }));
};

/** Categories whose products match a query, and the rest of the query, if it has alternatives; otherwise the query alone. */
const separateCategories = (query: IndexQuery) => {
  if (!('kind' in query) || query.kind === 'all') return { categoryIds: [], rest: query };
  const alternatives = query.of.map((one) => ({ one, id: 'kind' in one ? null : categoryOfPhrase(one) }));
  return {
    categoryIds: alternatives.flatMap(({ id }) => id ?? []),
    rest: { kind: 'any', of: alternatives.flatMap(({ one, id }) => (id === null ? [one] : [])) } satisfies IndexQuery,
  };
};

interface StoredSet {
  condition: FieldCondition;
  set: IdSet;
  version: number;
}

export interface SetReader {
  /** @param most number of entries; if there are more, the result is null */
  read: (conditions: readonly FieldCondition[], most?: number) => Promise<IdSet | null>;
  /** @param query without categories, whose rows need no check of their columns */
  readQuery: (query: IndexQuery) => Promise<IdSet>;
  /** @returns those of the conditions whose products are stored */
  readStored: (conditions: readonly FieldCondition[]) => Promise<StoredSet[]>;
}

export const createSetReader = (
  db: Database,
  { categories, highestId, byCategory }: Pick<Catalogue, 'categories' | 'highestId' | 'byCategory'>,
): SetReader => {
  const ranges = rangesOf(db, highestId);
  const withCategories = (set: IdSet, categoryIds: readonly number[]) =>
    categoryIds.flatMap((id) => byCategory.get(id) ?? []).reduce(unite, set);
  const list = async (search: IndexSearch, most?: number): Promise<IdSet> => {
    let found = createIdSet([], highestId);
    for (const range of most === undefined ? ranges : [undefined]) {
      await nextTurn();
      const ids = await listProductIds(db, { ...search, range }, most === undefined ? most : most + 1);
      if (ids === null) break;
      found = unite(found, parseIdSet(ids, highestId));
    }
    return found;
  };
  return {
    readQuery: (query) => list({ query }),
    read: async (conditions, most) => {
      const { query, check } = searchFor(conditions, categories);
      const { categoryIds, rest } = separateCategories(query);
      const own = await list({ query: rest, check }, most);
      return most !== undefined && own.size > most ? null : withCategories(own, categoryIds);
    },
    readStored: async (conditions) => {
      if (highestId < leastProducts || conditions.length === 0) return [];
      const searched = conditions.map((condition) => ({ condition, ...separateCategories(searchFor([condition], categories).query) }));
      const { version, sets } = await readFrequentWords(
        db,
        searched.map(({ rest }) => rest),
      );
      return searched.flatMap(({ condition, categoryIds }, at) => {
        const set = sets[at];
        return set ? [{ condition, version, set: withCategories(set, categoryIds) }] : [];
      });
    },
  };
};
