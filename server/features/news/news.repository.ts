import type { AdminArticle, NewsArticle } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import { toFlag } from '#server/database/flags.ts';
import { idList } from '#server/database/id-list.ts';
import { countRows, inOrderOf, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { countContaining, listFewContaining } from '#server/database/substring-index.ts';
import { contains } from '#server/database/text-match.ts';
import { searchRules, textColumn, wordColumn } from '#server/platform/search/columns.ts';
import { plainColumn } from '#server/platform/search-text.ts';
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
  // only ids, which an index contains: the texts of skipped articles are not read
  const page = await matching.select('id').orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const ids = page.map(({ id }) => id);
  const rows = ids.length > 0 ? await visible(db, filter.at).select(columns).where('id', 'in', ids).execute() : [];
  return toPaged(inOrderOf(ids, rows).map(toArticle), count, filter);
};

/** Of both types, newest first. @param at current time, ISO 8601 */
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

/** Published or not. */
export const getArticle = async (db: Database, id: number): Promise<AdminArticle | null> => {
  const row = await selectArticles(db).where('id', '=', id).executeTakeFirst();
  return row ? toWholeArticle(row) : null;
};

/** As `getArticle`, for many. */
export const listArticlesOf = async (db: Database, ids: readonly number[]): Promise<AdminArticle[]> =>
  (await selectArticles(db).where('id', 'in', idList(db, ids)).execute()).map(toWholeArticle);

/** The search columns, generated from title and texts. */
export const articleSearchColumns = ({ title, excerpt, content }: Pick<NewsArticle, 'title' | 'excerpt' | 'content'>) => ({
  search_title: wordColumn(title),
  admin_search: plainColumn([title, excerpt], [content]),
  search_text: textColumn({ rich: [content], plain: [title, excerpt] }),
  search_rules: searchRules,
});

export interface AdminArticleFilter extends PageRequest {
  /** Plain text anywhere in title, excerpt or content, any case. */
  search?: string;
  type?: NewsArticle['type'];
  is_published?: boolean;
}

/** Up to this number, the articles that contain a text are read by their ids; for more, all are compared in the order of the list. */
const fewResults = 500;

const selectContaining = async (db: Database, text: string) => {
  const few = await listFewContaining(db, 'news_substrings', text, fewResults);
  const articles = db.selectFrom('news');
  return Array.isArray(few) ? articles.where('id', 'in', idList(db, few)) : articles.where(contains('news.admin_search', text));
};

type Conditions = Omit<AdminArticleFilter, keyof PageRequest>;

const selectMatching = async (db: Database, { search, type, is_published }: Conditions) => {
  const text = search?.trim().toLowerCase();
  let matching = text ? await selectContaining(db, text) : db.selectFrom('news');
  if (type) matching = matching.where('type', '=', type);
  if (is_published !== undefined) matching = matching.where('is_published', '=', toFlag(is_published));
  return { matching, text };
};

/** The ids of the matching articles. */
export const listArticleIds = async (db: Database, filter: Conditions, limit: number): Promise<number[]> => {
  const { matching } = await selectMatching(db, filter);
  return (await matching.select('id').orderBy('id').limit(limit).execute()).map(({ id }) => id);
};

/** Every article, published or not, newest first. */
export const listAllArticles = async (db: Database, filter: AdminArticleFilter): Promise<Paged<AdminArticle>> => {
  const { limit, offset } = toLimitOffset(filter);
  const { matching, text } = await selectMatching(db, filter);
  const isSearchOnly = filter.type === undefined && filter.is_published === undefined;
  const counted = text && isSearchOnly ? await countContaining(db, 'news_substrings', text) : null;
  const count = counted ?? (await countRows(matching));
  if (offset >= count) return toPaged([], count, filter);
  const page = await matching.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const ids = page.map(({ id }) => id);
  const rows = ids.length > 0 ? await selectArticles(db).where('id', 'in', ids).execute() : [];
  return toPaged(inOrderOf(ids, rows).map(toWholeArticle), count, filter);
};
