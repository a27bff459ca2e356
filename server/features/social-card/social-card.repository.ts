import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';

/** @returns null if visitors cannot see the product */
export const getVisibleProduct = async (db: Database, id: number) =>
  (await db.selectFrom('visible_products').select(['id', 'name', 'model', 'main_image']).where('id', '=', id).executeTakeFirst()) ?? null;

/** @param now ISO 8601 @returns null if visitors cannot see the article */
export const getVisibleArticle = async (db: Database, id: number, now: string) => {
  const visible = db.selectFrom('visible_news').where(isPublished(now));
  const columns = ['id', 'title', 'type', 'published_at', 'featured_image'] as const;
  return (await visible.select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
};
