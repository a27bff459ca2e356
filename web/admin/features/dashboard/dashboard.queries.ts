// What the dashboard asks for: five calls side by side, each of use without the others.
import { type QueryClient, queryOptions, useQueries } from '@tanstack/react-query';
import type { getAnalytics } from '#contract/analytics.ts';
import type { listAdminCategories } from '#contract/categories.ts';
import type { listContacts } from '#contract/contacts.ts';
import type { listAdminNews } from '#contract/news.ts';
import type { listAdminProducts } from '#contract/products.ts';
import type { QueryOf, Route } from '#contract/route.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const shown = 5;
export const visitorDays = 30;

const asking =
  <R extends Route>(path: R['path'], query: Partial<QueryOf<R>>) =>
  ({ client, signal }: { client: QueryClient; signal: AbortSignal }) =>
    call<R>(transportOf(client), 'GET', path as never, { query, signal });

// asked for at each visit, also after a failure
const always = { staleTime: 0 };

// failures are told once for all of them, by the screen
const queries = [
  queryOptions({
    queryKey: ['dashboard', 'products'],
    queryFn: asking<typeof listAdminProducts>('/api/admin/products', { per_page: shown, sort: 'created_at', direction: 'desc' }),
    ...always,
  }),
  queryOptions({
    queryKey: ['dashboard', 'categories'],
    queryFn: asking<typeof listAdminCategories>('/api/admin/categories', { per_page: shown }),
    ...always,
  }),
  queryOptions({
    queryKey: ['dashboard', 'news'],
    queryFn: asking<typeof listAdminNews>('/api/admin/news', { per_page: shown }),
    ...always,
  }),
  queryOptions({
    queryKey: ['dashboard', 'contacts'],
    queryFn: asking<typeof listContacts>('/api/admin/contacts', { per_page: shown }),
    ...always,
  }),
  queryOptions({
    queryKey: ['dashboard', 'analytics'],
    queryFn: asking<typeof getAnalytics>('/api/admin/analytics', { days: String(visitorDays) as '30' }),
    ...always,
  }),
] as const;

export const useDashboard = () => {
  const [products, categories, news, contacts, analytics] = useQueries({ queries });
  const all = [products, categories, news, contacts, analytics];
  const failed = all.filter(({ isError }) => isError);
  return {
    products,
    categories,
    news,
    contacts,
    analytics,
    /** Every call has been answered or has failed. */
    isSettled: all.every(({ isPending }) => !isPending),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
};
