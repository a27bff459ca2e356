// Articles of the types news and knowledge: public reading and administration.
import type { z } from 'zod';
import type { SeoTexts } from '#contract/fields.ts';
import {
  type AdminArticle,
  type ArticleDetail,
  type createArticle as createContract,
  getArticle as getContract,
  type NewsArticle,
  publicNewsPerPage,
  type updateArticle as updateContract,
} from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import type { SearchReport } from '#contract/search.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import { recordChange } from '#server/features/history/record-change.ts';
import type { Restorer } from '#server/features/history/restorer.ts';
import { changeSlug, forgetRemoval, redirectOrNotFound } from '#server/features/redirects/redirects.service.ts';
import { withCurrentLinks } from '#server/features/redirects/text-links.service.ts';
import { getPublicSettings, getSearchSynonyms, getTimeZone } from '#server/features/settings/settings.values.ts';
import { articleCard, cardAddress, cardFolder } from '#server/features/social-card/record-card.ts';
import { removeRecords } from '#server/features/trash/trash.removal.repository.ts';
import { findPictureTexts } from '#server/features/uploads/media.repository.ts';
import { arrangePictures } from '#server/features/uploads/pictures.ts';
import { withDescribedPictures } from '#server/features/uploads/text-pictures.ts';
import {
  chosenFile,
  chosenPictures,
  type SavingContext,
  type StoredFiles,
  saveWithFiles,
  syncFileReferences,
  withPresentFiles,
} from '#server/features/uploads/uploads.service.ts';
import { invalid, notFound, orNotFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { requiredRichText } from '#server/http/required-rich-text.ts';
import { timestamp } from '#server/platform/clock.ts';
import { sanitiseRichText } from '#server/platform/rich-text.ts';
import { seoTextsOf } from '#server/platform/seo-texts.ts';
import { toUtc } from '#server/platform/timestamps.ts';
import * as repository from './news.repository.ts';
import { searchArticles } from './news.search.ts';

const relatedArticles = 3;

interface Wanted {
  type?: NewsArticle['type'];
  search?: string;
  page: number;
}

/** Visible articles, newest first; with a search, the response contains its report. */
export const listArticles = async ({ db, clock }: Context, wanted: Wanted): Promise<Paged<NewsArticle> & { search?: SearchReport }> => {
  const { type, search = '', page } = wanted;
  const request = { type, page, at: timestamp(clock), perPage: publicNewsPerPage };
  if (search.trim() === '') return repository.listVisibleArticles(db, request);
  return searchArticles(db, { ...request, search, synonyms: await getSearchSynonyms(db) });
};

/** Visible articles of both types, newest first. */
export const listLatestArticles = ({ db, clock }: Context, limit: number): Promise<NewsArticle[]> =>
  repository.listLatestArticles(db, timestamp(clock), limit);

/** The answer for the page of an article. */
export const presentArticle = async (
  { db, clock }: Context,
  news: AdminArticle,
): Promise<{ news: ArticleDetail; related_news: NewsArticle[] }> => {
  const share_image = cardAddress(articleCard(news, await getPublicSettings(db)));
  const picture_texts = await findPictureTexts(db, [news.featured_image, ...news.images]);
  const withLinks = await withCurrentLinks(db, { ...news, share_image, picture_texts }, ['content']);
  const shown = await withDescribedPictures(db, withLinks, ['content']);
  return { news: shown, related_news: await repository.listRelatedArticles(db, news, timestamp(clock), relatedArticles) };
};

/** @throws RedirectError when the slug has changed, AppError 'removed', 'not-found' */
export const getVisibleArticle = async (
  { db, clock }: Context,
  slug: string,
): Promise<{ news: ArticleDetail; related_news: NewsArticle[] }> => {
  const at = timestamp(clock);
  const news = await repository.getVisibleArticle(db, slug, at);
  if (!news) {
    const address = getContract.path.replace('/:slug', '');
    return redirectOrNotFound(db, { kind: 'news', slug, address, slugOf: (id) => repository.getVisibleArticleSlug(db, id, at) });
  }
  return presentArticle({ db, clock }, news);
};

/** All articles, published or not, newest first. */
export const listAllArticles = ({ db }: Context, filter: repository.AdminArticleFilter): Promise<Paged<AdminArticle>> =>
  repository.listAllArticles(db, filter);

/** The ids of the matching articles. */
export const listArticleIds: typeof repository.listArticleIds = repository.listArticleIds;

const find = async (db: Database, id: number): Promise<AdminArticle> => orNotFound(await repository.getArticle(db, id));

/** @throws AppError 'not-found' */
export const getArticle = ({ db }: Context, id: number): Promise<AdminArticle> => find(db, id);

interface ArticleChanges extends Partial<SeoTexts> {
  type?: NewsArticle['type'];
  title?: string;
  excerpt?: string | null;
  content?: string;
  /** ISO 8601; without an offset it is read in the site's time zone. A published article without one is published now. */
  published_at?: string | null;
  is_featured?: boolean;
  is_published?: boolean;
  /** Stored paths. */
  featured_image?: string | null;
  images?: string[];
  author_name?: string;
}

export interface ArticleInput extends ArticleChanges {
  title: string;
  slug?: string;
  content: string;
  author_name: string;
}

const newArticle: repository.ArticleRow = {
  type: 'news',
  title: '',
  excerpt: null,
  content: '',
  published_at: null,
  is_featured: false,
  is_published: true,
  featured_image: null,
  images: [],
  author: { name: '' },
  seo_title: null,
  seo_description: null,
};

/** An article that is published for the first time without a date is published now. @throws AppError 'invalid' for an unreadable date */
const publishedAt = async ({ db, clock }: Context, input: ArticleChanges, before: repository.ArticleRow): Promise<string | null> => {
  const isPublished = input.is_published ?? before.is_published;
  if (input.published_at === undefined && before.published_at !== null) return before.published_at;
  if (!input.published_at) return isPublished ? timestamp(clock) : null;
  const published = toUtc(input.published_at, await getTimeZone(db));
  if (published === null) throw invalid({ published_at: ['The published date is not a valid date.'] });
  return published;
};

/**
 * @param input with sanitised content
 * @param before the stored article, or the defaults of a new one: fields that are left out keep its values
 */
const toRow = async (context: Context, input: ArticleChanges, before: repository.ArticleRow): Promise<repository.ArticleRow> => ({
  type: input.type ?? before.type,
  title: input.title?.trim() ?? before.title,
  excerpt: input.excerpt === undefined ? before.excerpt : input.excerpt?.trim() || null,
  content: input.content ?? before.content,
  published_at: await publishedAt(context, input, before),
  is_featured: input.is_featured ?? before.is_featured,
  is_published: input.is_published ?? before.is_published,
  featured_image: input.featured_image === undefined ? before.featured_image : input.featured_image,
  images: input.images ?? before.images,
  author: { name: input.author_name ?? before.author.name },
  ...seoTextsOf(input, before),
});

/** Call it inside a transaction. @param input with sanitised content */
const insertArticle = async (context: Context, input: ArticleInput): Promise<AdminArticle> => {
  const { db, clock } = context;
  const row = await toRow(context, input, newArticle);
  const article = await find(db, await repository.createArticle(db, row, { slug: input.slug, at: timestamp(clock) }));
  if (article.is_published) await forgetRemoval(db, 'news', article.slug);
  return article;
};

const recordNew = (context: ActingContext, after: AdminArticle): Promise<void> =>
  recordChange(context, { kind: 'news', id: after.id, action: 'create', before: null, after });

/** @throws AppError 'invalid' when the entered slug is taken or the published date is unreadable */
export const createArticle = (context: ActingContext, input: ArticleInput): Promise<AdminArticle> =>
  inTransaction(context.db, async (db) => {
    const article = await insertArticle({ ...context, db }, { ...input, content: sanitiseRichText(input.content) });
    await recordNew({ ...context, db }, article);
    return article;
  });

type NewForm = z.output<typeof createContract.body>;
type ChangedForm = z.output<typeof updateContract.body>;

type PictureFields = 'existing_images' | 'image_order' | 'library_images' | 'featured_image_path' | 'remove_featured_image';
type PictureChanges = Pick<ChangedForm, PictureFields>;

const picturesOf = async (db: Database, form: PictureChanges, stored: StoredFiles, before: AdminArticle | null) => ({
  featured_image:
    stored.one('featured_image') ??
    (await chosenFile(db, 'featured_image', form.featured_image_path)) ??
    (form.remove_featured_image ? null : undefined),
  images: arrangePictures({
    current: before?.images ?? [],
    existing: form.existing_images,
    order: form.image_order,
    chosen: await chosenPictures(db, 'images', form.library_images),
    added: stored.numbered('images'),
  }),
});

interface New {
  form: NewForm;
  files: readonly ReceivedFile[];
  /** Author if the form contains none. */
  authorName: string;
}

/** @throws AppError 'invalid' when the content is empty, the entered slug is taken or the published date is unreadable */
export const createArticleFromForm = async (context: SavingContext, { form: given, files, authorName }: New): Promise<AdminArticle> => {
  const sanitised = { ...given, content: requiredRichText('content', given.content) };
  return saveWithFiles(context, files, async (saving, stored) => {
    const form = await withPresentFiles(saving.db, sanitised);
    const author_name = form.author_name ?? authorName;
    const article = await insertArticle(saving, { ...form, ...(await picturesOf(saving.db, form, stored, null)), author_name });
    await syncFileReferences(saving, null, article, { table: 'news', id: article.id });
    await recordNew(saving, article);
    return article;
  });
};

type SavedChanges = ArticleChanges & { slug?: string | undefined; version?: number | undefined };

/** @param changesOf the fields that change, with sanitised content and the version that the save is based on */
const saveArticle = async (
  saving: SavingContext,
  id: number,
  changesOf: (before: AdminArticle) => SavedChanges | Promise<SavedChanges>,
  restoredFrom?: number,
): Promise<AdminArticle> => {
  const { db, clock } = saving;
  await lockRows(db, 'news', [id]);
  const before = await find(db, id);
  const changes = await changesOf(before);
  requireVersion(before.version, changes.version, 'article');
  const at = timestamp(clock);
  const slug = await changeSlug(db, 'news', { id, from: before.slug, to: changes.slug, at });
  await repository.updateArticle(db, id, await toRow(saving, changes, before), { slug, at });
  const after = await find(db, id);
  if (after.is_published) await forgetRemoval(db, 'news', after.slug);
  await syncFileReferences(saving, before, after, { table: 'news', id });
  await recordChange(saving, { kind: 'news', id, action: restoredFrom ? 'restore' : 'update', before, after, restoredFrom });
  return after;
};

/** Call it inside the transaction of `saveWithFiles`. */
export const changeArticle = async (saving: SavingContext, stored: StoredFiles, id: number, given: ChangedForm): Promise<AdminArticle> => {
  const content = given.content === undefined ? undefined : requiredRichText('content', given.content);
  return saveArticle(saving, id, async (before) => {
    const form = await withPresentFiles(saving.db, { ...given, content });
    return { ...form, ...(await picturesOf(saving.db, form, stored, before)) };
  });
};

/**
 * Changes the fields that the form contains.
 * @throws AppError 'not-found', 'version-conflict', 'invalid' as for a new article
 */
export const updateArticle = (
  context: SavingContext,
  id: number,
  form: ChangedForm,
  files: readonly ReceivedFile[],
): Promise<AdminArticle> => saveWithFiles(context, files, (saving, stored) => changeArticle(saving, stored, id, form));

export const articleRestorer: Restorer = {
  find: repository.getArticle,
  list: repository.listArticlesOf,
  restore: (saving, id, { fields, version, restoredFrom }) => {
    const { author, ...changes } = fields as ArticleChanges & { author?: { name: string } };
    // by the current rules
    const content = changes.content === undefined ? undefined : sanitiseRichText(changes.content);
    return saveArticle(saving, id, () => ({ ...changes, content, author_name: author?.name, version }), restoredFrom);
  },
};

/** Moves it to the trash. @returns its number there @throws AppError 'not-found' */
export const removeArticle = async (context: SavingContext, id: number): Promise<number> => {
  const [removed] = await inTransaction(context.db, (db) => removeRecords({ ...context, db }, 'article', [id]));
  if (!removed) throw notFound();
  await context.files.removeCached(cardFolder('news', id));
  return removed.trashId;
};
