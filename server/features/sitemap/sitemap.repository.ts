// Every address a search engine should know, without loading what stands behind it.
import type { Database } from '#server/database/schema.ts';

export interface Address {
  slug: string;
  updated_at: string;
}

export const listCategoryAddresses = (db: Database): Promise<Address[]> =>
  db.selectFrom('categories').select(['slug', 'updated_at']).where('is_active', '=', 1).orderBy('sort_order').orderBy('id').execute();

export const listProductAddresses = (db: Database): Promise<Address[]> =>
  db
    .selectFrom('products as product')
    .innerJoin('categories as category', 'category.id', 'product.category_id')
    .select(['product.slug', 'product.updated_at'])
    .where('product.is_active', '=', 1)
    .where('category.is_active', '=', 1)
    .orderBy('product.id')
    .execute();

export const listNewsAddresses = (db: Database, at: string): Promise<Address[]> =>
  db
    .selectFrom('news')
    .select(['slug', 'updated_at'])
    .where('is_published', '=', 1)
    .where('published_at', '<=', at)
    .orderBy('id')
    .execute();

/** Null when no about page is published: its address shows nothing then. */
export const getAboutAddress = async (db: Database): Promise<Address | null> => {
  const page = await db
    .selectFrom('pages')
    .select(['slug', 'updated_at'])
    .where('is_published', '=', 1)
    .where((eb) => eb.or([eb('slug', '=', 'about'), eb('template', '=', 'about')]))
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  return page ?? null;
};

/** Without the about page, which has an address of its own. */
export const listPageAddresses = (db: Database): Promise<Address[]> =>
  db
    .selectFrom('pages')
    .select(['slug', 'updated_at'])
    .where('is_published', '=', 1)
    .where('slug', '!=', 'about')
    .where('template', '!=', 'about')
    .orderBy('id')
    .execute();
