// Articles of the types news and knowledge, for visitors and administrators.
import { type AdminArticle, type ArticleDetail, getArticle as getContract, type NewsArticle, publicNewsPerPage } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import { articles } from '#contract/records/articles.ts';
import type { RecordChanges, RecordValues } from '#contract/records/kind.ts';
import type { SearchReport } from '#contract/search.ts';
import type { Context } from '#server/database/context.ts';
import { redirectOrNotFound } from '#server/features/redirects/redirects.service.ts';
import { getSearchSettings } from '#server/features/settings/search-settings.ts';
import { getPublicSettings, getTimeZone } from '#server/features/settings/settings.values.ts';
import { articleCard, cardAddress, cardFolder } from '#server/features/social-card/record-card.ts';
import { withPresentedTexts } from '#server/features/texts/present-texts.ts';
import { findPictureTexts } from '#server/features/uploads/media.repository.ts';
import { invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { recordRules, textColumn, wordColumn } from '#server/platform/search/columns.ts';
import { englishRules } from '#server/platform/search/language-rules.ts';
import { toUtc } from '#server/platform/timestamps.ts';
import { recordsOf } from '#server/records/life.ts';
import { previewOf } from '#server/records/preview.ts';
import { searchTextsOf } from '#server/records/search-texts.ts';
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
  return searchArticles(db, { ...request, search, ...(await getSearchSettings(db)) });
};

/** Visible articles of both types, newest first. */
export const listLatestArticles = ({ db, clock }: Context, limit: number): Promise<NewsArticle[]> =>
  repository.listLatestArticles(db, timestamp(clock), limit);

/** The response for the page of an article. */
export const presentArticle = async (
  { db, clock }: Context,
  news: AdminArticle,
): Promise<{ news: ArticleDetail; related_news: NewsArticle[] }> => {
  const share_image = cardAddress(articleCard(news, await getPublicSettings(db)));
  const picture_texts = await findPictureTexts(db, [news.featured_image, ...news.images]);
  const shown = await withPresentedTexts(db, { ...news, share_image, picture_texts }, ['content']);
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
    return redirectOrNotFound(db, { kind: 'article', slug, address, slugOf: (id) => repository.getVisibleArticleSlug(db, id, at) });
  }
  return presentArticle({ db, clock }, news);
};

/** All articles, including unpublished ones, newest first. */
export const listAllArticles = ({ db, clock }: Context, filter: Omit<repository.AdminArticleFilter, 'at'>): Promise<Paged<AdminArticle>> =>
  repository.listAllArticles(db, { ...filter, at: timestamp(clock) });

type ArticleValues = RecordValues<typeof articles>;

/** Defaults to now when an article is first published without a date. @throws AppError 'invalid' if the date cannot be parsed */
const publishedAt = async (
  { db, clock }: Context,
  changes: RecordChanges<typeof articles>,
  before: ArticleValues,
): Promise<string | null> => {
  const isPublished = changes.is_published ?? before.is_published;
  if (changes.published_at === undefined && before.published_at !== null) return before.published_at;
  if (!changes.published_at) return isPublished ? timestamp(clock) : null;
  const published = toUtc(changes.published_at, await getTimeZone(db));
  if (published === null) throw invalid({ published_at: ['The published date is not a valid date.'] });
  return published;
};

/** @param article with the fields that searches compare */
export const articleSearchColumns = (article: object, rules = englishRules) => {
  const { title, plain, rich, admin_search } = searchTextsOf(articles, article);
  const search_text = textColumn({ rich, plain: [title, ...plain] }, rules);
  return { search_title: wordColumn(title, rules), search_text, search_rules: recordRules(rules).current, admin_search };
};

/** Creates, changes and removes articles. */
export const articleRecords = recordsOf({
  definition: articles,
  find: repository.getArticle,
  list: repository.listArticlesOf,
  listIds: repository.listArticleIds,
  preview: async (context, article) => previewOf(articles, article.slug, getContract, await presentArticle(context, article)),
  searchColumns: articleSearchColumns,
  beforeSave: async (context, changes, before) => ({ ...changes, published_at: await publishedAt(context, changes, before) }),
  copied: () => ({ is_featured: false, published_at: null }),
  afterRemoval: ({ files }, id) => files.removeCached(cardFolder('news', id)),
});
