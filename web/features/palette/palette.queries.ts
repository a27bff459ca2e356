// Records that match what is typed, a few of each kind.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { listContacts } from '#contract/contacts.ts';
import type { listAdminNews } from '#contract/news.ts';
import type { listAdminProducts } from '#contract/products.ts';
import { call } from '../../lib/api.ts';
import { transportOf } from '../../lib/transport.ts';
import { articleOptions, messageOptions, type PaletteGroup, productOptions } from './palette-options.ts';

const most = 5;

/** A kind that fails is left out: the rest is of use. */
export const paletteQuery = (search: string) =>
  queryOptions({
    queryKey: ['palette', search],
    queryFn: async ({ client, signal }): Promise<PaletteGroup[]> => {
      const transport = transportOf(client);
      const request = { query: { search, per_page: most }, signal };
      const [products, articles, messages] = await Promise.allSettled([
        call<typeof listAdminProducts>(transport, 'GET', '/api/admin/products', request),
        call<typeof listAdminNews>(transport, 'GET', '/api/admin/news', request),
        call<typeof listContacts>(transport, 'GET', '/api/admin/contacts', request),
      ]);
      const groups = [
        { name: 'Products', options: products.status === 'fulfilled' ? productOptions(products.value.data) : [] },
        { name: 'Articles', options: articles.status === 'fulfilled' ? articleOptions(articles.value.data) : [] },
        { name: 'Messages', options: messages.status === 'fulfilled' ? messageOptions(messages.value.data) : [] },
      ];
      return groups.filter(({ options }) => options.length > 0);
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
