// Converts articles between table rows and API objects.
import type { AdminArticle, NewsArticle } from '#contract/news.ts';
import { articles } from '#contract/records/articles.ts';
import { seoNames } from '#contract/records/seo-fields.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';
import { columnNames, fromColumns } from '#server/records/values.ts';

const ofEveryRow = ['id', 'created_at', 'updated_at', 'version'] as const;

/** Columns of `visibleArticles`, without the texts for search engines, which only the page of an article needs. */
export const articleColumns = [...ofEveryRow, ...columnNames(articles, 'visible_news', seoNames)] as const;

/** Includes unpublished articles. */
export const selectArticles = (db: Database) => db.selectFrom('news').select([...ofEveryRow, ...columnNames(articles, 'news')]);
type WholeRow = Awaited<ReturnType<ReturnType<typeof selectArticles>['execute']>>[number];
type Row = Omit<WholeRow, (typeof seoNames)[number]>;

export const toWholeArticle = ({ id, created_at, updated_at, version, ...row }: WholeRow): AdminArticle => ({
  id,
  ...fromColumns(articles, row),
  featured_image_url: storageUrl(row.featured_image),
  created_at,
  updated_at,
  version,
});

export const toArticle = (row: Row): NewsArticle & Pick<AdminArticle, 'version'> => {
  const { seo_title, seo_description, ...article } = toWholeArticle({ ...row, seo_title: null, seo_description: null });
  return article;
};

/** @param now current time, ISO 8601; excludes scheduled articles */
export const visibleArticles = (db: Database, now: string) => db.selectFrom('visible_news').where(isPublished(now));
