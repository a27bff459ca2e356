// Static pages, including the about page: public reading and administration.
import type { z } from 'zod';
import type { SeoTexts } from '#contract/fields.ts';
import {
  type AdminPage,
  type createPage as createContract,
  getPage as getContract,
  type PublicPage,
  type updatePage as updateContract,
} from '#contract/pages.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { lockRows } from '#server/database/lock.ts';
import { isDone, markDone } from '#server/database/one-time-tasks.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import { recordChange } from '#server/features/history/record-change.ts';
import type { Restorer } from '#server/features/history/restorer.ts';
import { changeSlug, forgetRemoval, missing, redirectOrNotFound } from '#server/features/redirects/redirects.service.ts';
import { withCurrentLinks } from '#server/features/redirects/text-links.service.ts';
import { removeRecords } from '#server/features/trash/trash.removal.repository.ts';
import { aboutSlug, isAboutPage } from '#server/features/trash/trash.rows.ts';
import { withDescribedPictures } from '#server/features/uploads/text-pictures.ts';
import { type SavingContext, saveWithFiles, syncFileReferences, withPresentFiles } from '#server/features/uploads/uploads.service.ts';
import { notFound, orNotFound } from '#server/http/errors.ts';
import { requiredRichText } from '#server/http/required-rich-text.ts';
import { timestamp } from '#server/platform/clock.ts';
import { optionalRichText, sanitiseRichText } from '#server/platform/rich-text.ts';
import { seoTextsOf } from '#server/platform/seo-texts.ts';
import { pageDefaults } from './default-pages.ts';
import * as repository from './pages.repository.ts';

/** The published page with slug about, otherwise with template about; null without one. */
export const getPublishedAboutPage = (db: Database) => repository.getPublishedAboutPage(db);

/** Completes the text for visitors: current links, texts of pictures. */
const presentText = async <T extends { content: string }>(db: Database, page: T): Promise<T> =>
  withDescribedPictures(db, await withCurrentLinks(db, page, ['content']), ['content']);

/** @throws AppError 'removed', 'not-found' when no about page is published */
export const requireAboutPage = async (db: Database): Promise<repository.AboutTexts> => {
  const page = await repository.getPublishedAboutPage(db);
  if (!page) throw await missing(db, 'page', aboutSlug);
  return presentText(db, page);
};

/** All pages in sort order, then in the order of creation. */
export const listPages = (db: Database): Promise<AdminPage[]> => repository.listPages(db);

/** @throws RedirectError when the slug has changed, AppError 'removed', 'not-found' */
export const getPage = async (db: Database, slug: string): Promise<PublicPage> => {
  const page = await repository.getPublishedPage(db, slug);
  if (page) return presentText(db, page);
  const address = getContract.path.replace('/:slug', '');
  return redirectOrNotFound(db, { kind: 'page', slug, address, slugOf: (id) => repository.getPublishedPageSlug(db, id) });
};

const find = async (db: Database, id: number): Promise<AdminPage> => orNotFound(await repository.getPage(db, id));

interface PageChanges extends Partial<SeoTexts> {
  title?: string;
  /** Sanitised by `createPage`; other callers sanitise it. */
  content?: string;
  short_content?: string | null;
  template?: PublicPage['template'];
  sort_order?: number;
  is_published?: boolean;
}

export interface PageInput extends PageChanges {
  title: string;
  slug?: string;
  content: string;
}

const newPage: repository.PageRow = {
  title: '',
  content: '',
  short_content: null,
  template: 'default',
  sort_order: 1,
  is_published: true,
  seo_title: null,
  seo_description: null,
};

/**
 * @param input with sanitised content
 * @param before the stored page, or the defaults of a new one: fields that are left out keep its values
 */
const toRow = (input: PageChanges, before: repository.PageRow): repository.PageRow => ({
  title: input.title?.trim() ?? before.title,
  content: input.content ?? before.content,
  short_content: input.short_content === undefined ? before.short_content : optionalRichText(input.short_content),
  template: input.template ?? before.template,
  sort_order: input.sort_order ?? before.sort_order,
  is_published: input.is_published ?? before.is_published,
  ...seoTextsOf(input, before),
});

/** Addresses that show the page if it is published. */
const slugsOf = (page: AdminPage): string[] => (isAboutPage(page) ? [page.slug, aboutSlug] : [page.slug]);

const forgetRemovals = async (db: Database, page: AdminPage): Promise<void> => {
  if (!page.is_published) return;
  for (const slug of slugsOf(page)) await forgetRemoval(db, 'pages', slug);
};

/** Call it inside a transaction. @param input with sanitised content */
const insertPage = async ({ db, clock }: Context, input: PageInput): Promise<AdminPage> => {
  const id = await repository.createPage(db, toRow(input, newPage), { slug: input.slug, at: timestamp(clock) });
  const page = await find(db, id);
  await forgetRemovals(db, page);
  return page;
};

const recordNew = (context: ActingContext, after: AdminPage): Promise<void> =>
  recordChange(context, { kind: 'page', id: after.id, action: 'create', before: null, after });

/** @throws AppError 'invalid' when the entered slug is taken */
export const createPage = (context: ActingContext, input: PageInput): Promise<AdminPage> =>
  inTransaction(context.db, async (db) => {
    const page = await insertPage({ ...context, db }, { ...input, content: sanitiseRichText(input.content) });
    await recordNew({ ...context, db }, page);
    return page;
  });

type NewForm = z.output<typeof createContract.body>;
type ChangedForm = z.output<typeof updateContract.body>;

/** @throws AppError 'invalid' when the content is empty or the entered slug is taken */
export const createPageFromForm = async (context: SavingContext, form: NewForm): Promise<AdminPage> => {
  const content = requiredRichText('content', form.content);
  return saveWithFiles(context, [], async (saving) => {
    const page = await insertPage(saving, await withPresentFiles(saving.db, { ...form, content }));
    await syncFileReferences(saving, null, page, { table: 'pages', id: page.id });
    await recordNew(saving, page);
    return page;
  });
};

type SavedChanges = PageChanges & { slug?: string | undefined; version?: number | undefined };

/** @param changes with sanitised content */
const savePage = async (saving: SavingContext, id: number, changes: SavedChanges, restoredFrom?: number): Promise<AdminPage> => {
  const { db, clock } = saving;
  await lockRows(db, 'pages', [id]);
  const before = await find(db, id);
  requireVersion(before.version, changes.version, 'page');
  const at = timestamp(clock);
  const slug = await changeSlug(db, 'pages', { id, from: before.slug, to: changes.slug, at });
  await repository.updatePage(db, id, toRow(changes, before), { slug, at });
  const after = await find(db, id);
  await forgetRemovals(db, after);
  await syncFileReferences(saving, before, after, { table: 'pages', id });
  await recordChange(saving, { kind: 'page', id, action: restoredFrom ? 'restore' : 'update', before, after, restoredFrom });
  return after;
};

/** Call it inside the transaction of `saveWithFiles`. */
export const changePage = async (saving: SavingContext, id: number, form: ChangedForm): Promise<AdminPage> => {
  const content = form.content === undefined ? undefined : requiredRichText('content', form.content);
  return savePage(saving, id, await withPresentFiles(saving.db, { ...form, content }));
};

/**
 * Changes the fields that the form contains.
 * @throws AppError 'not-found', 'version-conflict', 'invalid' as for a new page
 */
export const updatePage = (context: SavingContext, id: number, form: ChangedForm): Promise<AdminPage> =>
  saveWithFiles(context, [], (saving) => changePage(saving, id, form));

export const pageRestorer: Restorer = {
  find: repository.getPage,
  list: repository.listPagesOf,
  restore: (saving, id, { fields, version, restoredFrom }) => {
    const changes = fields as PageChanges;
    // by the current rules
    const content = changes.content === undefined ? undefined : sanitiseRichText(changes.content);
    return savePage(saving, id, { ...changes, content, version }, restoredFrom);
  },
};

/** Replaces the texts of a page; slug, template and status remain. @throws AppError 'not-found' */
export const updatePageTexts = (context: ActingContext, id: number, { title, content, short_content }: PageInput): Promise<void> =>
  inTransaction(context.db, async (transaction) => {
    const before = await find(transaction, id);
    const texts = { title, content: sanitiseRichText(content), short_content: short_content ?? null };
    await repository.updatePage(transaction, id, toRow(texts, before), { slug: before.slug, at: timestamp(context.clock) });
    const after = await find(transaction, id);
    await recordChange({ ...context, db: transaction }, { kind: 'page', id, action: 'update', before, after });
  });

/** Moves it to the trash. @returns its number there @throws AppError 'not-found' */
export const removePage = (context: SavingContext, id: number): Promise<number> =>
  inTransaction(context.db, async (db) => {
    const [removed] = await removeRecords({ ...context, db }, 'page', [id]);
    if (!removed) throw notFound();
    return removed.trashId;
  });

/** Creates the about page, privacy policy and terms of service, once: deleted ones are not created again. */
export const ensurePages = ({ db, clock }: Context): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (await isDone(transaction, 'pages')) return;
    await markDone(transaction, clock, 'pages');
    if ((await repository.listPages(transaction)).length > 0) return;
    for (const page of pageDefaults) await createPage({ db: transaction, clock, actor: null }, page);
  });
