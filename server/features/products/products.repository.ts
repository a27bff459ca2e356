import type { Paged } from '#contract/paging.ts';
import type { AdminProduct, Product } from '#contract/products.ts';
import { type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import { type Database, toFlag } from '#server/database/schema.ts';
import { insertWithSlug } from '#server/database/slugs.ts';
import { catalogueOrder, productColumns, productsWithCategory, toProduct, visibleColumns, visibleProducts } from './products.rows.ts';
import { productSearchColumns } from './products.search-columns.ts';

export interface ProductFilter extends PageRequest {
  /** Slug of a category. */
  category?: string;
}

/** @param count how many products the filter matches */
export const listVisibleProducts = async (db: Database, filter: ProductFilter, count: number): Promise<Paged<Product>> => {
  const { limit, offset } = toLimitOffset(filter);
  if (offset >= count) return toPaged([], count, filter);
  let matching = visibleProducts(db);
  if (filter.category) matching = matching.where('product.category_slug', '=', filter.category);
  let page = matching.select(visibleColumns);
  for (const column of catalogueOrder) page = page.orderBy(column);
  const rows = await page.limit(limit).offset(offset).execute();
  return toPaged(rows.map(toProduct), count, filter);
};

export const listFeaturedProducts = async (db: Database, limit: number): Promise<Product[]> => {
  let featured = visibleProducts(db).select(visibleColumns).where('product.is_featured', '=', 1);
  for (const column of catalogueOrder) featured = featured.orderBy(column);
  const rows = await featured.limit(limit).execute();
  return rows.map(toProduct);
};

export const getVisibleProduct = async (db: Database, slug: string): Promise<Product | null> => {
  const row = await visibleProducts(db).select(visibleColumns).where('product.slug', '=', slug).executeTakeFirst();
  return row ? toProduct(row) : null;
};

export const getVisibleProductSlug = async (db: Database, id: number): Promise<string | null> => {
  const row = await visibleProducts(db).select('product.slug').where('product.id', '=', id).executeTakeFirst();
  return row?.slug ?? null;
};

/** Products of the same category first, never the product itself. */
export const listRelatedProducts = async (db: Database, product: Product, limit: number): Promise<Product[]> => {
  let related = visibleProducts(db)
    .select(visibleColumns)
    .where('product.id', '!=', product.id)
    .orderBy((eb) => eb.case().when('product.category_id', '=', product.category_id).then(0).else(1).end());
  for (const column of catalogueOrder) related = related.orderBy(column);
  const rows = await related.limit(limit).execute();
  return rows.map(toProduct);
};

export const getProduct = async (db: Database, id: number): Promise<AdminProduct | null> => {
  const row = await productsWithCategory(db).select(productColumns).where('product.id', '=', id).executeTakeFirst();
  return row ? toProduct(row) : null;
};

/** A product as services save it. */
export type ProductRow = Pick<
  AdminProduct,
  | 'name'
  | 'category_id'
  | 'model'
  | 'price'
  | 'sort_order'
  | 'short_description'
  | 'description'
  | 'specifications'
  | 'main_image'
  | 'images'
  | 'brochure'
  | 'is_featured'
  | 'is_active'
>;

const toColumns = (row: ProductRow) => ({
  ...row,
  specifications: JSON.stringify(row.specifications),
  images: JSON.stringify(row.images),
  is_featured: toFlag(row.is_featured),
  is_active: toFlag(row.is_active),
  ...productSearchColumns(row),
});

interface NewRow {
  /** A slug that an administrator entered; without one it is generated from the name. */
  slug: string | undefined;
  at: string;
}

/**
 * @returns the id of the new row
 * @throws AppError 'invalid' when the entered slug is taken
 */
export const createProduct = (db: Database, row: ProductRow, { slug, at }: NewRow): Promise<number> =>
  insertWithSlug(db, 'products', {
    name: row.name,
    slug,
    insert: async (free) => {
      const values = { ...toColumns(row), slug: free, created_at: at, updated_at: at };
      const { id } = await db.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow();
      return id;
    },
  });

export const updateProduct = async (
  db: Database,
  id: number,
  row: ProductRow,
  { slug, at }: { slug: string; at: string },
): Promise<void> => {
  await db
    .updateTable('products')
    .set((eb) => ({ ...toColumns(row), slug, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const removeProduct = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('products').where('id', '=', id).execute();
};
