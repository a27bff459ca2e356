// Converts articles between table rows and API objects.
import { z } from 'zod';
import type { AdminArticle, NewsArticle } from '#contract/news.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { parseList } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';

export const articleColumns = [
  'id',
  'type',
  'title',
  'slug',
  'excerpt',
  'content',
  'published_at',
  'is_featured',
  'is_published',
  'featured_image',
  'images',
  'author_name',
  'created_at',
  'updated_at',
  'version',
] as const;

/** Published or not. */
export const selectArticles = (db: Database) => db.selectFrom('news').select([...articleColumns, 'seo_title', 'seo_description']);
type WholeRow = Awaited<ReturnType<ReturnType<typeof selectArticles>['execute']>>[number];
type Row = Pick<WholeRow, (typeof articleColumns)[number]>;

export const toArticle = ({ author_name, ...row }: Row): NewsArticle & Pick<AdminArticle, 'version'> => ({
  ...row,
  is_featured: row.is_featured === 1,
  is_published: row.is_published === 1,
  featured_image_url: storageUrl(row.featured_image),
  images: parseList(row.images, z.string()),
  author: { name: author_name },
});

export const toWholeArticle = ({ seo_title, seo_description, ...row }: WholeRow): AdminArticle => ({
  ...toArticle(row),
  seo_title,
  seo_description,
});

/** @param now current time, ISO 8601: scheduled articles are not visible yet */
export const visibleArticles = (db: Database, now: string) => db.selectFrom('visible_news').where(isPublished(now));
