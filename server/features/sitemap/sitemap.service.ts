// The addresses of all pages visible to visitors, divided into files by kind.
import { homepageLimits } from '#contract/homepage.ts';
import type { ListedScreen } from '#contract/rules/site-pages.ts';
import type { Context } from '#server/database/context.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './sitemap.repository.ts';

export const kinds = ['pages', 'categories', 'products', 'articles'] as const;
export type Kind = (typeof kinds)[number];

/**
 * Maximum number of addresses per file, and of ids per file of products or articles, so that a record stays in its file and no file needs
 * rows to be counted. The protocol allows 50,000 addresses but only 50 MB, which that many products with pictures exceed.
 */
export const addressesPerFile = 10_000;

export interface Entry {
  /** Path and query. */
  path: string;
  /** Time of the last change of the content shown, ISO 8601. */
  updatedAt: string | null;
  /** Stored paths or absolute addresses. */
  pictures: string[];
}

export interface File {
  kind: Kind;
  /** Number of the file, from 1. */
  number: number;
  count: number;
  updatedAt: string | null;
  read: () => Promise<Entry[]>;
}

/** Timestamps of the same format sort like their texts. */
const newest = (timestamps: readonly (string | null | undefined)[]): string | null =>
  timestamps.reduce<string | null>((latest, at) => (at && (latest === null || at > latest) ? at : latest), null);

const entryOf = (path: string, ...changedAt: (string | null | undefined)[]): Entry => ({
  path,
  updatedAt: newest(changedAt),
  pictures: [],
});

const under =
  (prefix: string) =>
  ({ slug, changedAt, pictures }: repository.Address): Entry => ({
    path: prefix + encodeURIComponent(slug),
    updatedAt: newest(changedAt),
    pictures,
  });

/** Divides known entries into files. */
const filesOf = (kind: Kind, entries: Entry[]): File[] =>
  Array.from({ length: Math.ceil(entries.length / addressesPerFile) }, (_, index) => {
    const part = entries.slice(index * addressesPerFile, (index + 1) * addressesPerFile);
    return {
      kind,
      number: index + 1,
      count: part.length,
      updatedAt: newest(part.map(({ updatedAt }) => updatedAt)),
      read: async () => part,
    };
  });

/** One file per range of ids that contains visible records. */
const filesByRange = (
  kind: Kind,
  summaries: repository.RangeSummary<unknown>[],
  read: (range: repository.IdRange) => Promise<Entry[]>,
): File[] => {
  const ranges = [...new Set(summaries.map(({ range }) => range))].toSorted((one, other) => one - other);
  return ranges.map((number) => {
    const found = summaries.filter(({ range }) => range === number);
    return {
      kind,
      number,
      count: found.reduce((sum, { count }) => sum + count, 0),
      updatedAt: newest(found.flatMap(({ changedAt }) => changedAt)),
      read: () => read({ after: (number - 1) * addressesPerFile, until: number * addressesPerFile }),
    };
  });
};

/** Non-empty files in the order of their kinds. Entries of products and articles are read only when a file is requested. */
export const listFiles = async ({ db, clock }: Context): Promise<File[]> => {
  const at = timestamp(clock);
  const products = await repository.summariseProducts(db, addressesPerFile);
  const articles = await repository.summariseArticles(db, at, addressesPerFile);
  const categories = await repository.listCategoryAddresses(db);
  const settings = await repository.listSettingChanges(db);
  const about = await repository.findAboutChange(db);
  const featured = await repository.listFeaturedChanges(db, homepageLimits.featuredProducts);
  const latest = await repository.listLatestChanges(db, at, homepageLimits.latestArticles);
  const pages = await repository.listPageAddresses(db);

  const changedIn = <Group>(summaries: repository.RangeSummary<Group>[], wanted: Group) =>
    summaries.filter(({ group }) => group === wanted).flatMap(({ changedAt }) => changedAt);
  const settingsOf = (...groups: string[]) => groups.map((group) => settings.get(group));
  const categoryChanges = categories.map(({ updated_at }) => updated_at);
  const home = [...categoryChanges, ...featured, ...latest, about, ...settingsOf('hero', 'home', 'company', 'about_stats')];
  const screens: Record<ListedScreen, (string | null | undefined)[] | null> = {
    '/': home,
    '/products': [...categoryChanges, ...products.flatMap(({ changedAt }) => changedAt)],
    '/news': changedIn(articles, 'news'),
    '/news?type=knowledge': changedIn(articles, 'knowledge'),
    '/contact': settingsOf('company'),
    '/about': about === null ? null : [about, ...settingsOf('about_sections', 'about_stats', 'about_team')],
  };
  return [
    ...filesOf('pages', [
      ...Object.entries(screens).flatMap(([path, changedAt]) => (changedAt ? [entryOf(path, ...changedAt)] : [])),
      ...pages.map(({ slug, updated_at }) => entryOf(`/page/${encodeURIComponent(slug)}`, updated_at)),
    ]),
    ...filesOf(
      'categories',
      categories.map(({ id, slug, updated_at }) =>
        entryOf(`/products?category=${encodeURIComponent(slug)}`, updated_at, ...changedIn(products, id)),
      ),
    ),
    ...filesByRange('products', products, async (range) => (await repository.listProductAddresses(db, range)).map(under('/products/'))),
    ...filesByRange('articles', articles, async (range) => (await repository.listArticleAddresses(db, at, range)).map(under('/news/'))),
  ];
};
