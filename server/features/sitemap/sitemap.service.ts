// The addresses of all pages that visitors can see.
import type { Context } from '#server/database/context.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './sitemap.repository.ts';

export interface Entry {
  /** Path and query. */
  path: string;
  /** ISO 8601; absent for pages that show lists. */
  updatedAt?: string;
}

const under = (prefix: string) => (address: repository.Address) => ({
  path: prefix + encodeURIComponent(address.slug),
  updatedAt: address.updated_at,
});

/** Lists first, then categories, products, articles and static pages. */
export const listEntries = async ({ db, clock }: Context): Promise<Entry[]> => {
  const about = await repository.getAboutAddress(db);
  return [
    ...['/', '/products', '/news', '/news?type=knowledge', '/contact'].map((path) => ({ path })),
    ...(about ? [{ path: '/about', updatedAt: about.updated_at }] : []),
    ...(await repository.listCategoryAddresses(db)).map(under('/products?category=')),
    ...(await repository.listProductAddresses(db)).map(under('/products/')),
    ...(await repository.listNewsAddresses(db, timestamp(clock))).map(under('/news/')),
    ...(await repository.listPageAddresses(db)).map(under('/page/')),
  ];
};
