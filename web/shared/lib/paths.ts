// URLs of the public site.
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import { queryString } from './api.ts';

interface ListQuery {
  search?: string;
  page?: number;
}

interface CompareQuery {
  /** Slugs. */
  products?: readonly string[];
  units?: AttributeUnits;
  /** Only rows that differ. */
  differences?: boolean;
}

const pageOf = (page?: number) => (page !== undefined && page > 1 ? page : undefined);

/** Paths of the public screens; default query values are omitted. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  products: ({ category, search, page }: ListQuery & { category?: string } = {}) =>
    `/products${queryString({ category, search, page: pageOf(page) })}`,
  // commas need no encoding
  compare: ({ products = [], units, differences }: CompareQuery = {}) =>
    `/compare${queryString({ products: products.join(), units, differences: differences ? 1 : undefined }).replaceAll('%2C', ',')}`,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  news: ({ type, search, page }: ListQuery & { type?: 'news' | 'knowledge' } = {}) =>
    `/news${queryString({ type: type === 'news' ? undefined : type, search, page: pageOf(page) })}`,
  article: (slug: string) => `/news/${encodeURIComponent(slug)}`,
  page: (slug: string) => `/page/${encodeURIComponent(slug)}`,
} as const;

/** @returns the address if it is an http or https URL, else null; settings can contain any text */
export const webUrl = (address: string | null | undefined): string | null => {
  const url = address?.trim() ?? '';
  return /^https?:\/\/\S+$/i.test(url) ? url : null;
};
