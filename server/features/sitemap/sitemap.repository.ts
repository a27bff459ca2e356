// Addresses of all pages that visitors can see, without their contents.
import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';

export interface Address {
  slug: string;
  updated_at: string;
}

export const listCategoryAddresses = (db: Database): Promise<Address[]> =>
  db.selectFrom('categories').select(['slug', 'updated_at']).where('is_active', '=', 1).orderBy('sort_order').orderBy('id').execute();

export const listProductAddresses = (db: Database): Promise<Address[]> =>
  db.selectFrom('visible_products').select(['slug', 'updated_at']).orderBy('id').execute();

export const listNewsAddresses = (db: Database, at: string): Promise<Address[]> =>
  db.selectFrom('visible_news').select(['slug', 'updated_at']).where(isPublished(at)).orderBy('id').execute();

/** Null when no about page is published: its address shows nothing then. */
export const getAboutAddress = async (db: Database): Promise<Address | null> => {
  const page = await db
    .selectFrom('visible_pages')
    .select(['slug', 'updated_at'])
    .where('about_rank', 'is not', null)
    .orderBy('about_rank')
    .orderBy('id')
    .executeTakeFirst();
  return page ?? null;
};

/** Without the about page, which has an address of its own. */
export const listPageAddresses = (db: Database): Promise<Address[]> =>
  db.selectFrom('visible_pages').select(['slug', 'updated_at']).where('about_rank', 'is', null).orderBy('id').execute();
