// Records that match the typed text, a few of each kind.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { listAdminCategories } from '#contract/categories.ts';
import type { listContacts } from '#contract/contacts.ts';
import type { listAdminArticles } from '#contract/news.ts';
import type { listAdminProducts } from '#contract/products.ts';
import { allPagesQuery, matchingPages } from '#web/admin/features/pages/admin-pages.queries.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { articleOptions, categoryOptions, messageOptions, type PaletteGroup, pageOptions, productOptions } from './palette-options.ts';

const most = 5;

// pages come in one answer: it serves every search of half a minute
const pagesFreshMs = 30_000;

interface Found {
  groups: PaletteGroup[];
  /** Whether the search of at least one kind failed. */
  isIncomplete: boolean;
}

/** Includes messages if the role may read them. A kind whose search fails is left out and reported: the others are still useful. */
export const paletteQuery = (search: string, hasMessages: boolean) =>
  queryOptions({
    queryKey: ['palette', search, hasMessages],
    queryFn: async ({ client, signal }): Promise<Found> => {
      const transport = transportOf(client);
      const request = { query: { search, per_page: most }, signal };
      const answers = await Promise.allSettled([
        call<typeof listAdminProducts>(transport, 'GET', '/api/admin/products', request),
        call<typeof listAdminCategories>(transport, 'GET', '/api/admin/categories', request),
        call<typeof listAdminArticles>(transport, 'GET', '/api/admin/news', request),
        client.fetchQuery({ ...allPagesQuery, staleTime: pagesFreshMs }),
        hasMessages ? call<typeof listContacts>(transport, 'GET', '/api/admin/contacts', request) : { data: [] },
      ]);
      const [products, categories, articles, pages, messages] = answers;
      const groups = [
        { name: 'Products', options: products.status === 'fulfilled' ? productOptions(products.value.data) : [] },
        { name: 'Categories', options: categories.status === 'fulfilled' ? categoryOptions(categories.value.data) : [] },
        { name: 'Articles', options: articles.status === 'fulfilled' ? articleOptions(articles.value.data) : [] },
        { name: 'Pages', options: pages.status === 'fulfilled' ? pageOptions(matchingPages(pages.value.data, search).slice(0, most)) : [] },
        { name: 'Messages', options: messages.status === 'fulfilled' ? messageOptions(messages.value.data) : [] },
      ];
      return {
        groups: groups.filter(({ options }) => options.length > 0),
        isIncomplete: answers.some(({ status }) => status === 'rejected'),
      };
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
