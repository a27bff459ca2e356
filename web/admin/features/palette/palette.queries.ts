// Records that match what is typed, a few of each kind.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { listAdminCategories } from '#contract/categories.ts';
import type { listContacts } from '#contract/contacts.ts';
import type { listAdminNews } from '#contract/news.ts';
import type { listAdminProducts } from '#contract/products.ts';
import { adminPagesQuery } from '#web/admin/features/pages/admin-pages.queries.ts';
import { matchingPages } from '#web/admin/features/pages/page-list.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { articleOptions, categoryOptions, messageOptions, type PaletteGroup, pageOptions, productOptions } from './palette-options.ts';

const most = 5;

// pages come all at once: one answer serves what is typed within half a minute
const pagesFreshMs = 30_000;

/** A kind that fails is left out: the rest is of use. */
export const paletteQuery = (search: string) =>
  queryOptions({
    queryKey: ['palette', search],
    queryFn: async ({ client, signal }): Promise<PaletteGroup[]> => {
      const transport = transportOf(client);
      const request = { query: { search, per_page: most }, signal };
      const [products, categories, articles, pages, messages] = await Promise.allSettled([
        call<typeof listAdminProducts>(transport, 'GET', '/api/admin/products', request),
        call<typeof listAdminCategories>(transport, 'GET', '/api/admin/categories', request),
        call<typeof listAdminNews>(transport, 'GET', '/api/admin/news', request),
        client.fetchQuery({ ...adminPagesQuery, staleTime: pagesFreshMs }),
        call<typeof listContacts>(transport, 'GET', '/api/admin/contacts', request),
      ]);
      const groups = [
        { name: 'Products', options: products.status === 'fulfilled' ? productOptions(products.value.data) : [] },
        { name: 'Categories', options: categories.status === 'fulfilled' ? categoryOptions(categories.value.data) : [] },
        { name: 'Articles', options: articles.status === 'fulfilled' ? articleOptions(articles.value.data) : [] },
        { name: 'Pages', options: pages.status === 'fulfilled' ? pageOptions(matchingPages(pages.value, search).slice(0, most)) : [] },
        { name: 'Messages', options: messages.status === 'fulfilled' ? messageOptions(messages.value.data) : [] },
      ];
      return groups.filter(({ options }) => options.length > 0);
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
