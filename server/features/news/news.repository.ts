import type { AdminArticle, NewsArticle } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import { articles } from '#contract/records/articles.ts';
import { toFlag } from '#server/database/flags.ts';
import { idList } from '#server/database/id-list.ts';
import { countRows, inOrderOf, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { containsAnywhere } from '#server/database/substring-index.ts';
import { scheduledIs } from '#server/database/visible.ts';
import { articleColumns as columns, selectArticles, toArticle, toWholeArticle, visibleArticles as visible } from './news.rows.ts';

export interface ArticleFilter extends PageRequest {
  /** Articles published until this timestamp are visible. */
  at: string;
  type?: NewsArticle['type'];
}

/** Newest first. */
export const listVisibleArticles = async (db: Database, filter: ArticleFilter): Promise<Paged<NewsArticle>> => {
  const { limit, offset } = toLimitOffset(filter);
  let matching = visible(db, filter.at);
  if (filter.type) matching = matching.where('type', '=', filter.type);
  const count = await countRows(matching);
  if (offset >= count) return toPaged([], count, filter);
  // selects only ids, which an index contains, so that the texts of skipped articles are not read
  const page = await matching.select('id').orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const ids = page.map(({ id }) => id);
  const rows = ids.length > 0 ? await visible(db, filter.at).select(columns).where('id', 'in', ids).execute() : [];
  return toPaged(inOrderOf(ids, rows).map(toArticle), count, filter);
};

/** Articles of both types, newest first. @param at current time, ISO 8601 */
export const listLatestArticles = async (db: Database, at: string, limit: number): Promise<NewsArticle[]> => {
  const rows = await visible(db, at).select(columns).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toArticle);
};

/** Other articles of the same type, newest first. */
export const listRelatedArticles = async (db: Database, article: NewsArticle, at: string, limit: number): Promise<NewsArticle[]> => {
  const rows = await visible(db, at)
    .select(columns)
    .where('type', '=', article.type)
    .where('id', '!=', article.id)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toArticle);
};

/** @param at current time, ISO 8601 */
export const getVisibleArticle = async (db: Database, slug: string, at: string): Promise<AdminArticle | null> => {
  const row = await selectArticles(db)
    .where('id', 'in', visible(db, at).select('id').where('slug', '=', slug))
    .executeTakeFirst();
  return row ? toWholeArticle(row) : null;
};

/** @param at current time, ISO 8601 @returns null if visitors cannot see the article */
export const getVisibleArticleSlug = async (db: Database, id: number, at: string): Promise<string | null> => {
  const row = await visible(db, at).select('slug').where('id', '=', id).executeTakeFirst();
  return row?.slug ?? null;
};

/** Includes unpublished articles. */
export const getArticle = async (db: Database, id: number): Promise<AdminArticle | null> => {
  const row = await selectArticles(db).where('id', '=', id).executeTakeFirst();
  return row ? toWholeArticle(row) : null;
};

/** Like `getArticle`, for several articles. */
export const listArticlesOf = async (db: Database, ids: readonly number[]): Promise<AdminArticle[]> =>
  (await selectArticles(db).where('id', 'in', idList(db, ids)).execute()).map(toWholeArticle);

export interface AdminArticleFilter extends PageRequest {
  /** Plain text to find anywhere in title, excerpt or content, ignoring case. */
  search?: string;
  type?: NewsArticle['type'];
  is_published?: boolean;
  /** Whether visitors cannot see it yet, but from a set time on. */
  scheduled?: boolean;
  /** Current time, ISO 8601. */
  at: string;
}

type Conditions = Omit<AdminArticleFilter, keyof PageRequest>;

const selectMatching = (db: Database, { search, type, is_published, scheduled, at }: Conditions) => {
  const text = search?.trim().toLowerCase();
  let matching = db.selectFrom('news');
  if (text) matching = matching.where(containsAnywhere(db, 'news_substrings', 'news', text));
  if (type) matching = matching.where('type', '=', type);
  if (is_published !== undefined) matching = matching.where('is_published', '=', toFlag(is_published));
  if (scheduled !== undefined) matching = matching.where(scheduledIs(scheduled, articles, 'news', at));
  return matching;
};

/** The ids of the matching articles, newest first. */
export const listArticleIds = async (db: Database, filter: Conditions, limit: number): Promise<number[]> => {
  const matching = selectMatching(db, filter);
  return (await matching.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(({ id }) => id);
};

/** All articles, including unpublished ones, newest first. */
export const listAllArticles = async (db: Database, filter: AdminArticleFilter): Promise<Paged<AdminArticle>> => {
  const { limit, offset } = toLimitOffset(filter);
  const matching = selectMatching(db, filter);
  const count = await countRows(matching);
  if (offset >= count) return toPaged([], count, filter);
  const page = await matching.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const ids = page.map(({ id }) => id);
  const rows = ids.length > 0 ? await selectArticles(db).where('id', 'in', ids).execute() : [];
  return toPaged(inOrderOf(ids, rows).map(toWholeArticle), count, filter);
};
