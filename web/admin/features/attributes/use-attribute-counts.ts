// How many values each definition reads, understood or not.
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { listAttributeProblems } from '#contract/attributes.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { type CategoryId, namesQuery } from './admin-attributes.queries.ts';

export interface Count {
  understood: number;
  problems: number;
}

const perCall = 100;
/** More values that are not understood are not counted one by one. */
const mostCalls = 10;

const listProblems = endpoint<typeof listAttributeProblems>('GET', '/api/admin/attributes/problems');

const problemCountsQuery = (categoryId: CategoryId) =>
  queryOptions({
    queryKey: ['attributes', 'problem-counts', categoryId],
    queryFn: async ({ client, signal }) => {
      const counts = new Map<number, number>();
      for (let page = 1, last = 1; page <= Math.min(last, mostCalls); page++) {
        const query = { category_id: categoryId ?? undefined, page, per_page: perCall };
        const answer = await listProblems(transportOf(client), { query, signal });
        for (const { attribute } of answer.data) counts.set(attribute.id, (counts.get(attribute.id) ?? 0) + 1);
        last = answer.last_page;
      }
      return counts;
    },
    staleTime: 0,
    meta: { failure: 'Failed to load the values that are not understood' },
  });

/** @returns the counts by id of the definition; undefined until they are known */
export const useAttributeCounts = (categoryId: CategoryId): ReadonlyMap<number, Count> | undefined => {
  const { data: names } = useQuery(namesQuery(categoryId));
  const { data: problems } = useQuery(problemCountsQuery(categoryId));
  if (!names || !problems) return undefined;
  const counts = new Map<number, Count>();
  for (const { attribute, products } of names) {
    if (!attribute) continue;
    const before = counts.get(attribute.id);
    counts.set(attribute.id, { understood: (before?.understood ?? 0) + products, problems: problems.get(attribute.id) ?? 0 });
  }
  for (const count of counts.values()) count.understood = Math.max(0, count.understood - count.problems);
  return counts;
};
