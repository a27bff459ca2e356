// Records that match a typed text, a few of each kind.
import type { QueryClient } from '@tanstack/react-query';
import type { listAdminCategories } from '#contract/categories.ts';
import type { listAdminArticles } from '#contract/news.ts';
import type { listAdminProducts } from '#contract/products.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { allPagesQuery, matchingPages } from '#web/admin/features/pages/admin-pages.queries.ts';
import { isShown, titleOf } from '#web/admin/records/kinds.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

export interface FoundRecord {
  kind: DraftKind;
  id: number;
  slug: string;
  title: string;
  isShown: boolean;
  /** Set for articles. */
  type?: 'news' | 'knowledge';
  picture?: string | null;
}

export interface Found<T> {
  /** Results by kind, without kinds whose search failed. */
  found: T[][];
  isIncomplete: boolean;
}

/** @returns the results of the searches that did not fail */
export const settled = async <T>(searches: readonly (Promise<T[]> | T[])[]): Promise<Found<T>> => {
  const answers = await Promise.allSettled(searches);
  return {
    found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
    isIncomplete: answers.some(({ status }) => status === 'rejected'),
  };
};

type Row = { id: number; slug: string };

const found = <T extends Row>(kind: DraftKind, rows: readonly T[], more?: (row: T) => Partial<FoundRecord>): FoundRecord[] =>
  rows.map((row) => ({ kind, id: row.id, slug: row.slug, title: titleOf(kind, row), isShown: isShown(kind, row), ...more?.(row) }));

// one response contains all pages, so it serves every search within half a minute
const pagesFreshMs = 30_000;

interface Wanted {
  search: string;
  /** Maximum number of records of one kind. */
  most: number;
  signal: AbortSignal;
}

/** One search for each kind. */
export const searchKinds = (client: QueryClient, { search, most, signal }: Wanted): Promise<FoundRecord[]>[] => {
  const transport = transportOf(client);
  const request = { query: { search, per_page: most }, signal };
  const searches: Record<DraftKind, () => Promise<FoundRecord[]>> = {
    product: () =>
      call<typeof listAdminProducts>(transport, 'GET', '/api/admin/products', request).then(({ data }) =>
        found('product', data, ({ main_image }) => ({ picture: main_image })),
      ),
    category: () =>
      call<typeof listAdminCategories>(transport, 'GET', '/api/admin/categories', request).then(({ data }) =>
        found('category', data, ({ image }) => ({ picture: image })),
      ),
    article: () =>
      call<typeof listAdminArticles>(transport, 'GET', '/api/admin/news', request).then(({ data }) =>
        found('article', data, ({ type }) => ({ type })),
      ),
    page: () =>
      client
        .fetchQuery({ ...allPagesQuery, staleTime: pagesFreshMs })
        .then(({ data }) => found('page', matchingPages(data, search).slice(0, most))),
  };
  return Object.values(searches).map((start) => start());
};
