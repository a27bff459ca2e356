// Addresses of all pages that visitors can see, without their contents.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { countRows, type Slice } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';

export interface Address {
  slug: string;
  updated_at: string;
}

export const listCategoryAddresses = (db: Database): Promise<Address[]> =>
  db.selectFrom('categories').select(['slug', 'updated_at']).where('is_active', '=', 1).orderBy('sort_order').orderBy('id').execute();

export const countProductAddresses = (db: Database): Promise<number> => countRows(db.selectFrom('visible_products'));

const batch = 5000;

/** By id, from an index without texts, in batches, so that other requests are answered between two batches. */
export const listProductAddresses = async (db: Database, { limit, offset }: Slice): Promise<Address[]> => {
  const products = db.selectFrom('visible_products').orderBy('id');
  const skipped =
    offset > 0
      ? await products
          .select('id')
          .limit(1)
          .offset(offset - 1)
          .executeTakeFirst()
      : undefined;
  if (offset > 0 && !skipped) return [];
  const addresses: Address[] = [];
  for (let afterId = skipped?.id ?? 0; addresses.length < limit; await nextTurn()) {
    const next = products.select(['id', 'slug', 'updated_at']).where('id', '>', afterId);
    const rows = await next.limit(Math.min(batch, limit - addresses.length)).execute();
    const last = rows.at(-1);
    if (!last) break;
    addresses.push(...rows);
    afterId = last.id;
  }
  return addresses;
};

const visibleArticles = (db: Database, at: string) => db.selectFrom('visible_news').where(isPublished(at));

export const countArticleAddresses = (db: Database, at: string): Promise<number> => countRows(visibleArticles(db, at));

export const listArticleAddresses = (db: Database, at: string, { limit, offset }: Slice): Promise<Address[]> =>
  visibleArticles(db, at).select(['slug', 'updated_at']).orderBy('id').limit(limit).offset(offset).execute();

/** Null if no about page is published. */
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
