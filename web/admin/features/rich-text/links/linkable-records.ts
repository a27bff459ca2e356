// Searches the records that a link can have as target: a few of each kind that match the typed text.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { listAdminCategories } from '#contract/categories.ts';
import type { listAdminArticles } from '#contract/news.ts';
import type { listAdminProducts } from '#contract/products.ts';
import { type LinkedKind, recordAddress } from '#contract/rules/record-links.ts';
import { allPagesQuery, matchingPages } from '#web/admin/features/pages/admin-pages.queries.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const most = 4;

// one answer contains all pages, so it serves every search within half a minute
const pagesFreshMs = 30_000;

export interface LinkableRecord {
  key: string;
  title: string;
  /** The kind of the record, and a note if visitors do not see it. */
  note: string;
  address: string;
}

const names: Record<LinkedKind, string> = { product: 'Product', category: 'Category', article: 'Article', page: 'Page' };

const linkable = (kind: LinkedKind, slug: string, title: string, isShown: boolean): LinkableRecord => ({
  key: `${kind}-${slug}`,
  title,
  note: isShown ? names[kind] : `${names[kind]}, not public`,
  address: recordAddress({ kind, slug, rest: '' }),
});

interface Found {
  records: LinkableRecord[];
  /** Whether the search of at least one kind failed. */
  isIncomplete: boolean;
}

/** A kind whose search fails is left out and reported. */
export const linkableQuery = (search: string) =>
  queryOptions({
    queryKey: ['linkable', search],
    queryFn: async ({ client, signal }): Promise<Found> => {
      const transport = transportOf(client);
      const request = { query: { search, per_page: most }, signal };
      const answers = await Promise.allSettled([
        call<typeof listAdminProducts>(transport, 'GET', '/api/admin/products', request).then(({ data }) =>
          data.map(({ slug, name, is_active }) => linkable('product', slug, name, is_active)),
        ),
        call<typeof listAdminCategories>(transport, 'GET', '/api/admin/categories', request).then(({ data }) =>
          data.map(({ slug, name, is_active }) => linkable('category', slug, name, is_active)),
        ),
        call<typeof listAdminArticles>(transport, 'GET', '/api/admin/news', request).then(({ data }) =>
          data.map(({ slug, title, is_published }) => linkable('article', slug, title, is_published)),
        ),
        client.fetchQuery({ ...allPagesQuery, staleTime: pagesFreshMs }).then(({ data }) =>
          matchingPages(data, search)
            .slice(0, most)
            .map(({ slug, title, is_published }) => linkable('page', slug, title, is_published)),
        ),
      ]);
      return {
        records: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
        isIncomplete: answers.some(({ status }) => status === 'rejected'),
      };
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
