// Static pages, including the about page, for visitors and administrators.
import { type About, getAbout as getAboutContract } from '#contract/about.ts';
import { type AdminPage, getPage as getContract, type PublicPage } from '#contract/pages.ts';
import { pages } from '#contract/records/pages.ts';
import { fold } from '#contract/rules/fold.ts';
import type { Context } from '#server/database/context.ts';
import { isDone, markDone } from '#server/database/one-time-tasks.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { missing, redirectOrNotFound, requireSlug } from '#server/features/redirects/redirects.service.ts';
import { withPresentedTexts } from '#server/features/texts/present-texts.ts';
import { recordsOf } from '#server/records/life.ts';
import { previewOf } from '#server/records/preview.ts';
import { alternatesOf } from '#server/records/translations/alternates.ts';
import { translated } from '#server/records/translations/overlay.ts';
import { ownSlug } from '#server/records/translations/slugs.ts';
import { aboutSlug, isAboutPage } from '#server/records/trash/trash.rows.ts';
import { pageDefaults } from './default-pages.ts';
import * as repository from './pages.repository.ts';
import { presentAbout } from './present-about.ts';

const inReadersLanguage = async <T extends { id: number }>(db: Database, page: T): Promise<T> =>
  (await translated(db, pages, [page]))[0] ?? page;

/** The published page with slug about, otherwise with template about, otherwise null. */
export const getPublishedAboutPage = async (db: Database) => {
  const page = await repository.getPublishedAboutPage(db);
  return page && inReadersLanguage(db, page);
};

const presentText = async <T extends { id: number; content: string }>(db: Database, page: T): Promise<T> =>
  withPresentedTexts(db, await inReadersLanguage(db, page), ['content']);

/** @throws AppError 'removed', 'not-found' if no about page is published */
const requireAboutPage = async (db: Database): Promise<repository.AboutTexts> => {
  const page = await repository.getPublishedAboutPage(db);
  if (!page) throw await missing(db, 'page', aboutSlug);
  return presentText(db, page);
};

/** @throws AppError 'removed', 'not-found' if no about page is published */
export const getAbout = async (db: Database): Promise<About> => {
  const page = await requireAboutPage(db);
  const { alternates } = await alternatesOf(db, 'page', { id: page.id, slug: aboutSlug });
  // its address is the same in all languages
  const languages = alternates && Object.fromEntries(Object.keys(alternates).map((code) => [code, aboutSlug]));
  return { ...(await presentAbout(db, page)), ...(languages && { alternates: languages }) };
};

/** All pages in sort order, then in creation order. */
export const listPages = (db: Database, scheduled?: boolean): Promise<AdminPage[]> => repository.listPages(db, scheduled);

interface PageFilter {
  search?: string;
  is_published?: boolean;
  scheduled?: boolean;
}

/** The ids of the pages in whose title or slug every word occurs, in the order of the list. */
const listPageIds = async (db: Database, { search = '', is_published, scheduled }: PageFilter): Promise<number[]> => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const matching = (await listPages(db, scheduled)).filter((page) => {
    const text = fold(`${page.title} ${page.slug}`);
    return words.every((word) => text.includes(word)) && (is_published === undefined || page.is_published === is_published);
  });
  return matching.map(({ id }) => id);
};

/** @throws RedirectError if the slug has changed, AppError 'removed', 'not-found' */
export const getPage = async (db: Database, slug: string): Promise<PublicPage> => {
  const address = getContract.path.replace('/:slug', '');
  const slugOf = (id: number) => repository.getPublishedPageSlug(db, id);
  const page = await repository.getPublishedPage(db, await ownSlug(db, 'page', slug, slugOf));
  if (!page) return redirectOrNotFound(db, { kind: 'page', slug, address, slugOf });
  const shown = await presentText(db, page);
  requireSlug(slug, shown, address);
  return { ...shown, ...(await alternatesOf(db, 'page', page)) };
};

/** Creates, changes and removes pages. */
export const pageRecords = recordsOf({
  definition: pages,
  find: repository.getPage,
  list: repository.listPagesOf,
  listIds: listPageIds,
  preview: async ({ db }, page) => {
    const shown = await presentText(db, page);
    return isAboutPage(page)
      ? { page: '/about', answers: { [getAboutContract.path]: getAboutContract.answer.parse(await presentAbout(db, shown)) } }
      : previewOf(pages, shown.slug, getContract, shown);
  },
  copied: ({ template }) => (template === 'about' ? { template: 'default' } : {}),
  slugsOf: (page) => (isAboutPage(page) ? [page.slug, aboutSlug] : [page.slug]),
});

/** Creates the about page, privacy policy and terms of service once; deleted pages are not created again. */
export const ensurePages = ({ db, clock }: Context): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (await isDone(transaction, 'pages')) return;
    await markDone(transaction, clock, 'pages');
    if ((await repository.listPages(transaction)).length > 0) return;
    for (const page of pageDefaults) await pageRecords.create({ db: transaction, clock, actor: null }, page);
  });
