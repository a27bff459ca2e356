// Queries with categories, whose products are in memory: only the parts without categories are looked up in the full-text index.
import type { IndexQuery } from '#server/database/full-text.ts';
import { type IdSet, intersect, unite } from './products.id-set.ts';
import { categoryOfPhrase } from './products.search-fields.repository.ts';

export const hasCategory = (query: IndexQuery): boolean =>
  'kind' in query ? query.of.some(hasCategory) : categoryOfPhrase(query) !== null;

interface Sources {
  ofCategory: (id: number) => IdSet;
  /** Looks up a query without categories. */
  look: (query: IndexQuery) => Promise<IdSet>;
}

/** @returns the products that a query with categories finds */
export const evaluate = async (query: IndexQuery, sources: Sources): Promise<IdSet> => {
  if (!hasCategory(query)) return sources.look(query);
  if (!('kind' in query)) return sources.ofCategory(categoryOfPhrase(query) ?? 0);
  const { kind, of } = query;
  const own = of.filter((one) => !hasCategory(one));
  const parts = of.filter(hasCategory);
  // several parts of a condition are looked up together
  if (own.length > 0) parts.push(kind === 'all' && own[0] && own.length === 1 ? own[0] : { kind, of: own });
  const sets: IdSet[] = [];
  for (const part of parts) sets.push(await evaluate(part, sources));
  return sets.reduce(kind === 'all' ? intersect : unite);
};
