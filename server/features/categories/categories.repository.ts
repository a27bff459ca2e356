import type { Category } from '#contract/categories.ts';
import type { CategoriesTable, Database } from '#server/database/schema.ts';
import { insertWithSlug } from '#server/database/slugs.ts';
import { wordColumn } from '#server/platform/search-text.ts';
import { storageUrl } from '#server/platform/storage-address.ts';

const selectCategories = (db: Database) =>
  db.selectFrom('categories as category').select((eb) => [
    'category.id',
    'category.name',
    'category.slug',
    'category.description',
    'category.image',
    'category.sort_order',
    'category.is_active',
    'category.is_new',
    'category.is_popular',
    eb
      .selectFrom('products as product')
      .whereRef('product.category_id', '=', 'category.id')
      .where('product.is_active', '=', 1)
      .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('count'))
      .as('products_count'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectCategories>['execute']>>[number];

const toCategory = (row: Row): Category => ({
  ...row,
  image_url: storageUrl(row.image),
  is_active: row.is_active === 1,
  is_new: row.is_new === 1,
  is_popular: row.is_popular === 1,
  products_count: row.products_count ?? 0,
});

/** In sort order, then by name. */
export const listActiveCategories = async (db: Database): Promise<Category[]> => {
  const rows = await selectCategories(db)
    .where('category.is_active', '=', 1)
    .orderBy('category.sort_order')
    .orderBy('category.search_name')
    .orderBy('category.id')
    .execute();
  return rows.map(toCategory);
};

export const getCategory = async (db: Database, id: number): Promise<Category | null> => {
  const row = await selectCategories(db).where('category.id', '=', id).executeTakeFirst();
  return row ? toCategory(row) : null;
};

/** @returns the slug of an active category */
export const getActiveCategorySlug = async (db: Database, id: number): Promise<string | null> => {
  const row = await db.selectFrom('categories').select('slug').where('id', '=', id).where('is_active', '=', 1).executeTakeFirst();
  return row?.slug ?? null;
};

export type NewCategory = Omit<CategoriesTable, 'id' | 'slug' | 'search_name'>;

/** @returns the new row's id; null when the chosen slug is taken */
export const createCategory = (db: Database, category: NewCategory, slug: string | undefined): Promise<number | null> =>
  insertWithSlug(db, 'categories', {
    name: category.name,
    slug,
    insert: async (free) => {
      const values = { ...category, slug: free, search_name: wordColumn(category.name) };
      const { id } = await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow();
      return id;
    },
  });
