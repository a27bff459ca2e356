// Divides the results of a search into groups of equal relevance.
import { isPostgres } from '#server/database/full-text.ts';
import { matchesDocument, type TokenDocument } from '#server/database/full-text-document.ts';
import type { Slice } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { allOf } from '#server/platform/search/conditions.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';
import { createIdSet, type IdSet, intersect, listIds, subtract, unite } from './products.id-set.ts';
import { exactConditions, type Ranking, rankGroups } from './products.rank.ts';
import { readIndexedProducts } from './products.search-documents.repository.ts';
import { everything, type FieldCondition, searchFor } from './products.search-fields.repository.ts';
import type { SearchIndex } from './products.search-index.repository.ts';

/** Up to this number, the tokens of products are read and compared, which costs less than queries of the index. */
const mostRead = 100;
/** The first products of a group whose tokens are compared before the index is queried. */
const mostTried = 300;
/** Most products of a group have the text as typed: a page and some more are compared at first. */
const firstTried = 24;

export interface Group {
  size: number;
  /** @returns a slice of the group; products with the texts as typed first, then in catalogue order */
  list: (slice: Slice) => Promise<number[]>;
}

interface Search {
  db: Database;
  index: SearchIndex;
  /** Conditions of the texts as typed; empty if they do not differ from those of the search. */
  exact: readonly FieldCondition[];
}

const readDocuments = async (db: Database, ids: readonly number[]): Promise<Map<number, TokenDocument>> =>
  new Map((await readIndexedProducts(db, ids)).map(({ id, document }) => [id, document]));

const tester = ({ categories }: SearchIndex, conditions: readonly FieldCondition[]) => {
  const { query } = searchFor(conditions, categories);
  return (document: TokenDocument | undefined) => document !== undefined && matchesDocument(query, document);
};

const listParts = async ({ order }: SearchIndex, parts: readonly IdSet[], { limit, offset }: Slice): Promise<number[]> => {
  const ids: number[] = [];
  let skipped = 0;
  for (const part of parts) {
    const start = Math.max(offset - skipped, 0);
    if (start < part.size && ids.length < limit) ids.push(...(await order.list(part, { limit: limit - ids.length, offset: start })));
    skipped += part.size;
  }
  return ids;
};

/** The first exact ones in catalogue order; null if the products that are tried contain too few of them, or probably do. */
const listExact = async ({ db, index, exact }: Search, products: IdSet, { limit, offset }: Slice): Promise<number[] | null> => {
  const isExact = tester(index, exact);
  const found: number[] = [];
  const wanted = offset + limit;
  const isLikely = (tried: number) => tried === 0 || (found.length / tried) * mostTried >= wanted;
  for (let tried = 0, next = firstTried; tried < mostTried && found.length < wanted && isLikely(tried); next = mostRead) {
    const ids = await index.order.list(products, { limit: next, offset: tried });
    const documents = await readDocuments(db, ids);
    found.push(...ids.filter((id) => isExact(documents.get(id))));
    tried += next;
  }
  return found.length < wanted ? null : found.slice(offset, wanted);
};

const groupOf = (search: Search, products: IdSet): Group => ({
  size: products.size,
  list: async (slice) => {
    const { index, exact } = search;
    if (exact.length === 0) return index.order.list(products, slice);
    const first = products.size > mostRead ? await listExact(search, products, slice) : null;
    if (first) return first;
    const met = intersect(products, await index.findAll(exact));
    return listParts(index, [met, subtract(products, met)], slice);
  },
});

/** The groups of a few products, by their tokens. */
const readGroups = async (
  { db, index, exact }: Search,
  groups: readonly (readonly FieldCondition[])[],
  products: IdSet,
): Promise<Group[]> => {
  const documents = [...(await readDocuments(db, listIds(products)))];
  const isExact = tester(index, exact);
  const testers = groups.map((conditions) => tester(index, conditions));
  const parts = new Map<number, [exact: number[], others: number[]]>();
  for (const [id, document] of documents) {
    const at = testers.findIndex((isMember) => isMember(document));
    const [met, others] = parts.get(at) ?? [[], []];
    (isExact(document) ? met : others).push(id);
    parts.set(at, [met, others]);
  }
  const highest = documents.reduce((most, [id]) => Math.max(most, id), 0);
  // results in none of the groups are last
  return [...groups.keys(), -1].flatMap((at) => {
    const sets = parts.get(at)?.map((ids) => createIdSet(ids, highest)) ?? [];
    const size = sets.reduce((sum, set) => sum + set.size, 0);
    return size === 0 ? [] : [{ size, list: (slice: Slice) => listParts(index, sets, slice) }];
  });
};

/** @returns the products of all groups if they are few, otherwise null */
const findFewRanked = async (db: Database, index: SearchIndex, { widest, heads }: Ranking): Promise<IdSet | null> => {
  const ofHeads = index.findAll(heads);
  // the embedded database executes one statement after the other, so only the needed ones are sent
  if (!isPostgres(db) && (await ofHeads).size > mostRead) return null;
  const [counted, ...found] = await Promise.all([ofHeads, ...widest.map((conditions) => index.findFew(conditions, mostRead))]);
  // if these are many, the groups that contain them are not counted
  if (counted.size > mostRead) return null;
  const few = found.filter((set) => set !== null);
  return few.length === found.length && few.length > 0 ? few.reduce(unite) : null;
};

/** The groups of equally relevant products, best first; a group is looked up when it is needed. */
export async function* groupsOf(db: Database, index: SearchIndex, terms: readonly SearchTerm[], matching: IdSet): AsyncGenerator<Group> {
  const exact = exactConditions(terms);
  const search = { db, index, exact: exact.length === 0 ? [] : [{ field: everything, condition: allOf(...exact) }] };
  const ranking = rankGroups(terms);
  if (matching.size <= mostRead) return yield* await readGroups(search, ranking.groups, matching);
  const few = await findFewRanked(db, index, ranking);
  let rest = matching;
  if (few) {
    const ranked = intersect(matching, few);
    yield* await readGroups(search, ranking.groups, ranked);
    rest = subtract(matching, ranked);
  } else {
    for (const conditions of ranking.groups) {
      const group = intersect(rest, await index.findAll(conditions));
      if (group.size > 0) yield groupOf(search, group);
      rest = subtract(rest, group);
      if (rest.size === 0) return;
    }
  }
  yield groupOf(search, rest);
}
