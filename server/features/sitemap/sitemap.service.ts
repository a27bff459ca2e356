// The addresses of all pages visible to visitors, divided into files by kind.
import { homepageLimits } from '#contract/homepage.ts';
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { ListedScreen } from '#contract/rules/site-pages.ts';
import type { Context } from '#server/database/context.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './sitemap.repository.ts';

/** The kinds with a file for each range of ids. Pages are in a file with the pages of fixed addresses, categories are filters of the catalogue. */
const ranged = Object.values(published).filter(({ kind }) => kind !== 'page' && kind !== 'category');

/** The names of the files. */
export const kinds: readonly string[] = ['pages', 'categories', ...ranged.map(({ noun }) => noun[1])];

/** The column that divides the records of a kind into lists of the site. */
const groups: Partial<Record<PublishedKind, string>> = { product: 'category_id', article: 'type' };

/**
 * Maximum number of addresses per file, and of ids per file of a kind, so that a record stays in its file and no file needs
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
  kind: string;
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
const filesOf = (kind: string, entries: Entry[]): File[] =>
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
  kind: string,
  summaries: repository.RangeSummary[],
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

/** Non-empty files in the order of their kinds. Entries of the files by range are read only when a file is requested. */
export const listFiles = async ({ db, clock }: Context): Promise<File[]> => {
  const at = timestamp(clock);
  const summaries = new Map<PublishedKind, repository.RangeSummary[]>();
  for (const definition of ranged) {
    const { kind } = definition;
    summaries.set(kind, await repository.summarise(db, definition, { at, size: addressesPerFile, group: groups[kind] ?? null }));
  }
  const categories = await repository.listCategoryAddresses(db);
  const settings = await repository.listSettingChanges(db);
  const about = await repository.findAboutChange(db);
  const featured = await repository.listFeaturedChanges(db, homepageLimits.featuredProducts);
  const latest = await repository.listLatestChanges(db, at, homepageLimits.latestArticles);
  const pages = await repository.listPageAddresses(db);

  const changesOf = (kind: PublishedKind, wanted?: string | number) =>
    (summaries.get(kind) ?? []).filter(({ group }) => wanted === undefined || group === wanted).flatMap(({ changedAt }) => changedAt);
  const settingsOf = (...groups: string[]) => groups.map((group) => settings.get(group));
  const categoryChanges = categories.map(({ updated_at }) => updated_at);
  const home = [...categoryChanges, ...featured, ...latest, about, ...settingsOf('hero', 'home', 'company', 'about_stats')];
  const screens: Record<ListedScreen, (string | null | undefined)[] | null> = {
    '/': home,
    '/products': [...categoryChanges, ...changesOf('product')],
    '/news': changesOf('article', 'news'),
    '/news?type=knowledge': changesOf('article', 'knowledge'),
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
        entryOf(`/products?category=${encodeURIComponent(slug)}`, updated_at, ...changesOf('product', id)),
      ),
    ),
    ...ranged.flatMap((definition) =>
      filesByRange(definition.noun[1], summaries.get(definition.kind) ?? [], async (range) =>
        (await repository.listAddresses(db, definition, at, range)).map(under(definition.address)),
      ),
    ),
  ];
};
