// The addresses of all pages visible to visitors, divided into files by kind.
import { homepageLimits } from '#contract/homepage.ts';
import type { RecordDefinition } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { ListedScreen } from '#contract/rules/site-pages.ts';
import type { Context } from '#server/database/context.ts';
import { getPublishedLanguages } from '#server/features/settings/settings.values.ts';
import { timestamp } from '#server/platform/clock.ts';
import { type Alternate, filesInLanguages } from './sitemap.languages.ts';
import * as repository from './sitemap.repository.ts';
import { newest } from './sitemap.times.ts';

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
  /** The record on the page; absent for pages of fixed addresses. */
  record?: { kind: PublishedKind; id: number; pathOf: (slug: string) => string };
  /** Addresses in all languages in which the page exists; absent on a site with one language. */
  alternates?: Alternate[];
}

export interface File {
  kind: string;
  /** Null for the main language. */
  language: string | null;
  /** Number of the file, from 1. */
  number: number;
  count: number;
  updatedAt: string | null;
  /** Kinds of the records in the file, their ids if it has those of a range, and the number of pages of fixed addresses. */
  recordKinds: readonly PublishedKind[];
  range?: repository.IdRange;
  fixed: number;
  read: () => Promise<Entry[]>;
}

const entryOf = (path: string, ...changedAt: (string | null | undefined)[]): Entry => ({
  path,
  updatedAt: newest(changedAt),
  pictures: [],
});

/** @param pathOf path of a slug */
const recordEntry = (
  kind: PublishedKind,
  pathOf: (slug: string) => string,
  { id, slug, changedAt, pictures = [] }: Omit<repository.Address, 'pictures'> & Partial<repository.Address>,
): Entry => ({ path: pathOf(slug), updatedAt: newest(changedAt), pictures, record: { kind, id, pathOf } });

const under = (definition: Pick<RecordDefinition, 'kind' | 'address'>) => {
  const pathOf = (slug: string) => definition.address + encodeURIComponent(slug);
  return (address: Omit<repository.Address, 'pictures'> & Partial<repository.Address>): Entry =>
    recordEntry(definition.kind, pathOf, address);
};

const { page: pageKind, category: categoryKind } = published;
const pageEntry = under(pageKind);
const categoryEntry = under(categoryKind);

/** The about page has an address of its own. */
const aboutEntry = ({ id, updated_at }: { id: number; updated_at: string }, changedAt: (string | null | undefined)[]): Entry =>
  recordEntry(pageKind.kind, () => '/about', { id, slug: '', changedAt: [updated_at, newest(changedAt)] });

/** Divides known entries into files. */
const filesOf = (kind: string, entries: Entry[]): File[] =>
  Array.from({ length: Math.ceil(entries.length / addressesPerFile) }, (_, index) => {
    const part = entries.slice(index * addressesPerFile, (index + 1) * addressesPerFile);
    return {
      kind,
      language: null,
      recordKinds: [...new Set(part.flatMap(({ record }) => (record ? [record.kind] : [])))],
      fixed: part.filter(({ record }) => !record).length,
      number: index + 1,
      count: part.length,
      updatedAt: newest(part.map(({ updatedAt }) => updatedAt)),
      read: async () => part,
    };
  });

/** One file per range of ids that contains visible records. */
const filesByRange = (
  { kind, noun }: RecordDefinition,
  summaries: repository.RangeSummary[],
  read: (range: repository.IdRange) => Promise<Entry[]>,
): File[] => {
  const ranges = [...new Set(summaries.map(({ range }) => range))].toSorted((one, other) => one - other);
  return ranges.map((number) => {
    const found = summaries.filter((one) => one.range === number);
    const range = { after: (number - 1) * addressesPerFile, until: number * addressesPerFile };
    return {
      kind: noun[1],
      language: null,
      recordKinds: [kind],
      range,
      fixed: 0,
      number,
      count: found.reduce((sum, { count }) => sum + count, 0),
      updatedAt: newest(found.flatMap(({ changedAt }) => changedAt)),
      read: () => read(range),
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
  const about = await repository.findAbout(db);
  const featured = await repository.listFeaturedChanges(db, homepageLimits.featuredProducts);
  const latest = await repository.listLatestChanges(db, at, homepageLimits.latestArticles);
  const pages = await repository.listPageAddresses(db);

  const changesOf = (kind: PublishedKind, wanted?: string | number) =>
    (summaries.get(kind) ?? []).filter(({ group }) => wanted === undefined || group === wanted).flatMap(({ changedAt }) => changedAt);
  const settingsOf = (...groups: string[]) => groups.map((group) => settings.get(group));
  const categoryChanges = categories.map(({ updated_at }) => updated_at);
  const home = [...categoryChanges, ...featured, ...latest, about?.updated_at, ...settingsOf('hero', 'home', 'company', 'about_stats')];
  const screens: Record<Exclude<ListedScreen, '/about'>, (string | null | undefined)[]> = {
    '/': home,
    '/products': [...categoryChanges, ...changesOf('product')],
    '/news': changesOf('article', 'news'),
    '/news?type=knowledge': changesOf('article', 'knowledge'),
    '/contact': settingsOf('company'),
  };
  const files = [
    ...filesOf('pages', [
      ...Object.entries(screens).map(([path, changedAt]) => entryOf(path, ...changedAt)),
      ...(about === null ? [] : [aboutEntry(about, settingsOf('about_sections', 'about_stats', 'about_team'))]),
      ...pages.map(({ updated_at, ...page }) => pageEntry({ ...page, changedAt: [updated_at] })),
    ]),
    ...filesOf(
      'categories',
      categories.map(({ updated_at, ...category }) =>
        categoryEntry({ ...category, changedAt: [updated_at, ...changesOf('product', category.id)] }),
      ),
    ),
    ...ranged.flatMap((definition) =>
      filesByRange(definition, summaries.get(definition.kind) ?? [], async (range) =>
        (await repository.listAddresses(db, definition, at, range)).map(under(definition)),
      ),
    ),
  ];
  return filesInLanguages(db, files, await getPublishedLanguages(db), addressesPerFile);
};
