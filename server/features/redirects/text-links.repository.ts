// Finds records by the slugs in links of texts.
import type { LinkedKind } from '#contract/rules/record-links.ts';
import type { Database } from '#server/database/schema.ts';
import { listRedirects } from './redirects.repository.ts';

const tables = { product: 'products', category: 'categories', article: 'news', page: 'pages' } as const;
const views = { product: 'visible_products', article: 'visible_news', page: 'visible_pages' } as const;

/** @returns those of the slugs that records have, visible or not */
export const listUsedSlugs = async (db: Database, kind: LinkedKind, slugs: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom(tables[kind]).select('slug').where('slug', 'in', slugs).execute();
  return rows.map(({ slug }) => slug);
};

/** @returns ids of records by the slugs that they were the last to have */
export const listMoved = async (db: Database, kind: LinkedKind, slugs: readonly string[]): Promise<Map<string, number>> =>
  new Map((await listRedirects(db, kind, slugs)).map(({ old_slug, target_id }) => [old_slug, target_id]));

/** Finds published records; the publishing hour of an article is not compared. @returns slugs by id */
export const listVisibleSlugs = async (db: Database, kind: LinkedKind, ids: readonly number[]): Promise<Map<number, string>> => {
  const query =
    kind === 'category'
      ? db.selectFrom('categories').select(['id', 'slug']).where('is_active', '=', 1).where('id', 'in', ids)
      : db.selectFrom(views[kind]).select(['id', 'slug']).where('id', 'in', ids);
  const rows = await query.execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
};

/** @returns those of the slugs that published records have */
export const listVisible = async (db: Database, kind: LinkedKind, slugs: readonly string[]): Promise<string[]> => {
  const query =
    kind === 'category'
      ? db.selectFrom('categories').select('slug').where('is_active', '=', 1).where('slug', 'in', slugs)
      : db.selectFrom(views[kind]).select('slug').where('slug', 'in', slugs);
  const rows = await query.execute();
  return rows.map(({ slug }) => slug);
};
