// The dashboard's five calls, made concurrently and independent of each other.
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { getAnalytics } from '#contract/analytics.ts';
import type { listAdminCategories } from '#contract/categories.ts';
import type { listContacts } from '#contract/contacts.ts';
import type { listAdminArticles } from '#contract/news.ts';
import type { listAdminProducts } from '#contract/products.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const shown = 5;
export const visitorDays = 30;

// requested at each visit, even after a failure
const always = { staleTime: 0 };

const calls = {
  products: endpoint<typeof listAdminProducts>('GET', '/api/admin/products'),
  categories: endpoint<typeof listAdminCategories>('GET', '/api/admin/categories'),
  news: endpoint<typeof listAdminArticles>('GET', '/api/admin/news'),
  contacts: endpoint<typeof listContacts>('GET', '/api/admin/contacts'),
  analytics: endpoint<typeof getAnalytics>('GET', '/api/admin/analytics'),
};

// the screen reports all failures with one message
const queries = [
  queryOptions({
    queryKey: ['dashboard', 'products'],
    queryFn: ({ client, signal }) =>
      calls.products(transportOf(client), { query: { per_page: shown, sort: 'created_at', direction: 'desc' }, signal }),
    ...always,
  }),
  queryOptions({
    queryKey: ['dashboard', 'categories'],
    queryFn: ({ client, signal }) => calls.categories(transportOf(client), { query: { per_page: shown }, signal }),
    ...always,
  }),
  queryOptions({
    queryKey: ['dashboard', 'news'],
    queryFn: ({ client, signal }) => calls.news(transportOf(client), { query: { per_page: shown }, signal }),
    ...always,
  }),
  queryOptions({
    queryKey: ['dashboard', 'contacts'],
    queryFn: ({ client, signal }) => calls.contacts(transportOf(client), { query: { per_page: shown }, signal }),
    ...always,
  }),
  queryOptions({
    queryKey: ['dashboard', 'analytics'],
    queryFn: ({ client, signal }) => calls.analytics(transportOf(client), { query: { days: `${visitorDays}` }, signal }),
    ...always,
  }),
] as const;

interface Readable {
  /** Whether the role may read messages. */
  hasMessages: boolean;
  /** Whether the role may read statistics. */
  hasStatistics: boolean;
}

export const useDashboard = ({ hasMessages, hasStatistics }: Readable) => {
  const [productsQuery, categoriesQuery, newsQuery, contactsQuery, analyticsQuery] = queries;
  const [products, categories, news, contacts, analytics] = useQueries({
    queries: [
      productsQuery,
      categoriesQuery,
      newsQuery,
      { ...contactsQuery, enabled: hasMessages },
      { ...analyticsQuery, enabled: hasStatistics },
    ],
  });
  const all = [products, categories, news, ...(hasMessages ? [contacts] : []), ...(hasStatistics ? [analytics] : [])];
  const failed = all.filter(({ isError }) => isError);
  return {
    products,
    categories,
    news,
    contacts,
    analytics,
    /** Whether every call has succeeded or failed. */
    isSettled: all.every(({ isPending }) => !isPending),
    hasFailed: failed.length > 0,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
};
