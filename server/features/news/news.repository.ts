import type { AdminArticle, NewsArticle } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import { type PageRequest, toPaged, windowOf } from '#server/database/paging.ts';
import { type Database, type NewsTable, toFlag } from '#server/database/schema.ts';
import { insertWithSlug } from '#server/database/slugs.ts';
import { contains } from '#server/database/text-match.ts';
import { searchRules, textColumn, wordColumn } from '#server/platform/search/columns.ts';
import { plainColumn } from '#server/platform/search-text.ts';
import { articleColumns as columns, selectArticles, toArticle, visibleArticles as visible } from './news.rows.ts';

export interface NewsFilter extends PageRequest {
  /** The moment that decides what is published. */
  at: string;
  type?: NewsArticle['type'];
}

/** Newest first. */
export const listVisibleNews = async (db: Database, filter: NewsFilter): Promise<Paged<NewsArticle>> => {
  const { limit, offset } = windowOf(filter);
  let matching = visible(db, filter.at);
  if (filter.type) matching = matching.where('type', '=', filter.type);
  const { count } = await matching.select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')).executeTakeFirstOrThrow();
  if (offset >= count) return toPaged([], count, filter);
  const rows = await matching.select(columns).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return toPaged(rows.map(toArticle), count, filter);
};

export const listLatestNews = async (db: Database, at: string, limit: number): Promise<NewsArticle[]> => {
  const rows = await visible(db, at).select(columns).orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toArticle);
};

/** Of the same type, newest first, never the article itself. */
export const listRelatedNews = async (db: Database, article: NewsArticle, at: string, limit: number): Promise<NewsArticle[]> => {
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

export const getVisibleArticle = async (db: Database, slug: string, at: string): Promise<NewsArticle | null> => {
  const row = await visible(db, at).select(columns).where('slug', '=', slug).executeTakeFirst();
  return row ? toArticle(row) : null;
};

export const getVisibleArticleSlug = async (db: Database, id: number, at: string): Promise<string | null> => {
  const row = await visible(db, at).select('slug').where('id', '=', id).executeTakeFirst();
  return row?.slug ?? null;
};

export const getArticle = async (db: Database, id: number): Promise<AdminArticle | null> => {
  const row = await selectArticles(db).where('id', '=', id).executeTakeFirst();
  return row ? toArticle(row) : null;
};

/** The columns that search reads, made from what people read. */
export const articleSearchColumns = ({ title, excerpt, content }: Pick<NewsArticle, 'title' | 'excerpt' | 'content'>) => ({
  search_title: wordColumn(title),
  admin_search: plainColumn([title, excerpt], [content]),
  search_text: textColumn({ rich: [content], plain: [title, excerpt] }),
  search_rules: searchRules,
});

export type NewArticle = Omit<NewsTable, 'id' | 'slug' | 'version' | 'search_title' | 'search_text' | 'search_rules' | 'admin_search'>;

/** @returns the new row's id; null when the chosen slug is taken */
export const createArticle = (db: Database, article: NewArticle, slug: string | undefined): Promise<number | null> =>
  insertWithSlug(db, 'news', {
    name: article.title,
    slug,
    insert: async (free) => {
      const values = { ...article, ...articleSearchColumns(article), slug: free };
      const { id } = await db.insertInto('news').values(values).returning('id').executeTakeFirstOrThrow();
      return id;
    },
  });

export interface AdminNewsFilter extends PageRequest {
  /** Plain text anywhere in title, excerpt or content, any case. */
  search?: string;
  type?: NewsArticle['type'];
  is_published?: boolean;
}

/** Every article, published or not, the last made first. */
export const listAllNews = async (db: Database, filter: AdminNewsFilter): Promise<Paged<AdminArticle>> => {
  const { limit, offset } = windowOf(filter);
  let matching = db.selectFrom('news');
  if (filter.search?.trim()) matching = matching.where(contains('news.admin_search', filter.search.trim().toLowerCase()));
  if (filter.type) matching = matching.where('type', '=', filter.type);
  if (filter.is_published !== undefined) matching = matching.where('is_published', '=', toFlag(filter.is_published));
  const { count } = await matching.select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')).executeTakeFirstOrThrow();
  const rows = await matching.select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return toPaged(rows.map(toArticle), count, filter);
};

export type ArticleChanges = Omit<NewArticle, 'created_at'> & { slug: string };

export const updateArticle = async (db: Database, id: number, article: ArticleChanges): Promise<void> => {
  await db
    .updateTable('news')
    .set((eb) => ({ ...article, ...articleSearchColumns(article), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const removeArticle = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('news').where('id', '=', id).execute();
};
