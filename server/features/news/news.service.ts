// Articles of the types news and knowledge, for visitors and administrators.
import { type AdminArticle, type ArticleDetail, getArticle as getContract, type NewsArticle, publicNewsPerPage } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import { articles } from '#contract/records/articles.ts';
import type { RecordChanges, RecordValues } from '#contract/records/kind.ts';
import type { SearchReport } from '#contract/search.ts';
import type { Context } from '#server/database/context.ts';
import { redirectOrNotFound, requireSlug } from '#server/features/redirects/redirects.service.ts';
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
import { alternatesOf } from '#server/records/translations/alternates.ts';
import { translated } from '#server/records/translations/overlay.ts';
import { ownSlug } from '#server/records/translations/slugs.ts';
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
  const found =
    search.trim() === ''
      ? await repository.listVisibleArticles(db, request)
      : await searchArticles(db, { ...request, search, ...(await getSearchSettings(db)) });
  return { ...found, data: await translated(db, articles, found.data) };
};

/** Visible articles of both types, newest first. */
export const listLatestArticles = async ({ db, clock }: Context, limit: number): Promise<NewsArticle[]> =>
  translated(db, articles, await repository.listLatestArticles(db, timestamp(clock), limit));

/** The response for the page of an article. */
export const presentArticle = async (
  { db, clock }: Context,
  stored: AdminArticle,
): Promise<{ news: ArticleDetail; related_news: NewsArticle[] }> => {
  const alternates = await alternatesOf(db, 'article', stored);
  const listed = await repository.listRelatedArticles(db, stored, timestamp(clock), relatedArticles);
  const [shownArticle, ...related_news] = await translated<NewsArticle>(db, articles, [stored, ...listed]);
  const news: AdminArticle = { ...stored, ...shownArticle };
  const share_image = cardAddress(articleCard(news, await getPublicSettings(db)));
  const picture_texts = await findPictureTexts(db, [news.featured_image, ...news.images]);
  const shown = await withPresentedTexts(db, { ...news, share_image, picture_texts }, ['content']);
  return { news: { ...shown, ...alternates }, related_news };
};

/** @throws RedirectError when the slug has changed, AppError 'removed', 'not-found' */
export const getVisibleArticle = async ({ db, clock }: Context, slug: string): ReturnType<typeof presentArticle> => {
  const at = timestamp(clock);
  const address = getContract.path.replace('/:slug', '');
  const slugOf = (id: number) => repository.getVisibleArticleSlug(db, id, at);
  const news = await repository.getVisibleArticle(db, await ownSlug(db, 'article', slug, slugOf), at);
  if (!news) return redirectOrNotFound(db, { kind: 'article', slug, address, slugOf });
  const answer = await presentArticle({ db, clock }, news);
  requireSlug(slug, answer.news, address);
  return answer;
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
  preview: async (context, article) => {
    const answer = await presentArticle(context, article);
    return previewOf(articles, answer.news.slug, getContract, answer);
  },
  searchColumns: articleSearchColumns,
  beforeSave: async (context, changes, before) => ({ ...changes, published_at: await publishedAt(context, changes, before) }),
  copied: () => ({ is_featured: false, published_at: null }),
  afterRemoval: ({ files }, id) => files.removeCached(cardFolder('news', id)),
});
