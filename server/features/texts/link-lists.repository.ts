// Reads what visitors see of the products and documents in texts.
import type { Database } from '#server/database/schema.ts';
import { textsOf } from '#server/records/translations/overlay.ts';

/** @returns the visible products by slug */
export const findProducts = async (
  db: Database,
  slugs: readonly string[],
): Promise<Map<string, { name: string; main_image: string | null }>> => {
  if (slugs.length === 0) return new Map();
  const rows = await db.selectFrom('visible_products').select(['id', 'slug', 'name', 'main_image']).where('slug', 'in', slugs).execute();
  const texts = await textsOf(
    db,
    'product',
    rows.map(({ id }) => id),
  );
  return new Map(rows.map(({ id, slug, name, main_image }) => [slug, { name: texts.get(id)?.texts.name || name, main_image }]));
};

/** @returns the sizes of stored files in bytes, by path */
export const findSizes = async (db: Database, paths: readonly string[]): Promise<Map<string, number>> => {
  if (paths.length === 0) return new Map();
  const rows = await db.selectFrom('media').select(['path', 'bytes']).where('path', 'in', paths).execute();
  return new Map(rows.map(({ path, bytes }) => [path, Number(bytes)]));
};
