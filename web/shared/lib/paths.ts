// URLs of the public site.
import { queryString } from './api.ts';

interface ListQuery {
  search?: string;
  page?: number;
}

const pageOf = (page?: number) => (page !== undefined && page > 1 ? page : undefined);

/** Paths of the public screens; default query values are omitted. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  products: ({ category, search, page }: ListQuery & { category?: string } = {}) =>
    `/products${queryString({ category, search, page: pageOf(page) })}`,
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

/** @param phone number in any notation, e.g. "+62 21 5550 0180" @returns a `tel:` link */
export const telephoneUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
