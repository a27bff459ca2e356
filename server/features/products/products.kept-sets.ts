// The sets of products that searches have found, with the version of the catalogue of each. After a few products changed, a set is
// corrected when it is needed again: the tokens of these products are compared with the query that found it.
import { LRUCache } from 'lru-cache';
import type { IndexQuery } from '#server/database/full-text.ts';
import { matchesDocument } from '#server/database/full-text-document.ts';
import { corrected, type IdSet } from './products.id-set.ts';
import type { Catalogue } from './products.search-catalogue.repository.ts';

/** Memory for sets of products and the queries that found them. A set takes one bit for each product. */
const maxBytes = 8 * 1024 * 1024;
/** Approximate memory of an entry without its bits and its query. */
const entryBytes = 400;

interface Kept {
  /** Null if the query found many products, which were not read. */
  set: IdSet | null;
  version: number;
}

/** Sets by the text of their queries. */
export type KeptSets = LRUCache<string, Kept>;

export const createKeptSets = (): KeptSets =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ set }, query) => (set?.bits.byteLength ?? 0) + 2 * query.length + entryBytes });

export const keep = (sets: KeptSets, key: string, { set, version }: Kept): void => {
  // a search of an earlier version can end later
  if ((sets.peek(key)?.version ?? 0) <= version) sets.set(key, { set, version });
};

/** @returns the products that the query finds, also hidden ones; undefined if they are not kept */
export const recall = (sets: KeptSets, key: string, query: IndexQuery, { version, changes }: Catalogue): IdSet | undefined => {
  const kept = sets.get(key);
  if (!kept?.set) return;
  if (kept.version >= version) return kept.set;
  if (kept.version < changes.since) return void sets.delete(key);
  const members = new Map<number, boolean>();
  for (const [id, { version: changedAt, document }] of changes.products) {
    if (changedAt > kept.version) members.set(id, document !== null && matchesDocument(query, document));
  }
  const set = corrected(kept.set, members);
  sets.set(key, { set, version });
  return set;
};

/** @returns whether the query found many products, now or in an earlier version */
export const foundMany = (sets: KeptSets, key: string): boolean => sets.get(key)?.set === null;
