// The addresses of all pages that visitors can see.
import type { Context } from '#server/database/context.ts';
import type { Slice } from '#server/database/paging.ts';
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

/** A consecutive part of the sitemap. */
interface Part {
  count: number;
  read: (slice: Slice) => Entry[] | Promise<Entry[]>;
}

const partOf = (entries: Entry[]): Part => ({
  count: entries.length,
  read: ({ limit, offset }) => entries.slice(offset, offset + limit),
});

/** Lists first, then categories, products, articles and static pages. */
const listParts = async ({ db, clock }: Context): Promise<Part[]> => {
  const at = timestamp(clock);
  const about = await repository.getAboutAddress(db);
  return [
    partOf([
      ...['/', '/products', '/news', '/news?type=knowledge', '/contact'].map((path) => ({ path })),
      ...(about ? [{ path: '/about', updatedAt: about.updated_at }] : []),
      ...(await repository.listCategoryAddresses(db)).map(under('/products?category=')),
    ]),
    {
      count: await repository.countProductAddresses(db),
      read: async (slice) => (await repository.listProductAddresses(db, slice)).map(under('/products/')),
    },
    {
      count: await repository.countArticleAddresses(db, at),
      read: async (slice) => (await repository.listArticleAddresses(db, at, slice)).map(under('/news/')),
    },
    partOf((await repository.listPageAddresses(db)).map(under('/page/'))),
  ];
};

export interface Sitemap {
  count: number;
  /** Reads one slice of the entries. */
  read: (slice: Slice) => Promise<Entry[]>;
}

/** Counts the addresses; they are read in slices. */
export const openSitemap = async (context: Context): Promise<Sitemap> => {
  const parts = await listParts(context);
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    read: async ({ limit, offset }) => {
      const entries: Entry[] = [];
      let start = offset;
      for (const { count, read } of parts) {
        if (start < count && entries.length < limit) entries.push(...(await read({ limit: limit - entries.length, offset: start })));
        start = Math.max(0, start - count);
      }
      return entries;
    },
  };
};
