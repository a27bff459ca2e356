import type { Paged } from '#contract/paging.ts';
import type { AdminProduct, Product } from '#contract/products.ts';
import { type PageRequest, toPaged, windowOf } from '#server/database/paging.ts';
import type { Database, ProductsTable } from '#server/database/schema.ts';
import { insertWithSlug } from '#server/database/slugs.ts';
import { productSearchColumns, type SearchColumn } from './products.columns.ts';
import { catalogueOrder, productColumns, productsWithCategory, toProduct, visibleProducts } from './products.rows.ts';

export interface ProductFilter extends PageRequest {
  /** Slug of a category. */
  category?: string;
}

/** @param count how many products the filter matches */
export const listVisibleProducts = async (db: Database, filter: ProductFilter, count: number): Promise<Paged<Product>> => {
  const { limit, offset } = windowOf(filter);
  if (offset >= count) return toPaged([], count, filter);
  let matching = visibleProducts(db);
  if (filter.category) matching = matching.where('category.slug', '=', filter.category);
  let page = matching.select(productColumns);
  for (const column of catalogueOrder) page = page.orderBy(column);
  const rows = await page.limit(limit).offset(offset).execute();
  return toPaged(rows.map(toProduct), count, filter);
};

export const listFeaturedProducts = async (db: Database, limit: number): Promise<Product[]> => {
  let featured = visibleProducts(db).select(productColumns).where('product.is_featured', '=', 1);
  for (const column of catalogueOrder) featured = featured.orderBy(column);
  const rows = await featured.limit(limit).execute();
  return rows.map(toProduct);
};

export const getVisibleProduct = async (db: Database, slug: string): Promise<Product | null> => {
  const row = await visibleProducts(db).select(productColumns).where('product.slug', '=', slug).executeTakeFirst();
  return row ? toProduct(row) : null;
};

export const getVisibleProductSlug = async (db: Database, id: number): Promise<string | null> => {
  const row = await visibleProducts(db).select('product.slug').where('product.id', '=', id).executeTakeFirst();
  return row?.slug ?? null;
};

/** Products of the same category first, never the product itself. */
export const listRelatedProducts = async (db: Database, product: Product, limit: number): Promise<Product[]> => {
  let related = visibleProducts(db)
    .select(productColumns)
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

export type NewProduct = Omit<ProductsTable, 'id' | 'slug' | 'version' | SearchColumn>;

/** @returns the new row's id; null when the chosen slug is taken */
export const createProduct = (
  db: Database,
  product: Omit<NewProduct, 'specifications'>,
  specifications: Product['specifications'],
  slug: string | undefined,
): Promise<number | null> =>
  insertWithSlug(db, 'products', {
    name: product.name,
    slug,
    insert: async (free) => {
      const searched = productSearchColumns({ ...product, specifications });
      const values = { ...product, ...searched, slug: free, specifications: JSON.stringify(specifications) };
      const { id } = await db.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow();
      return id;
    },
  });

export type ProductChanges = Omit<NewProduct, 'specifications' | 'created_at'> & { slug: string };

export const updateProduct = async (
  db: Database,
  id: number,
  product: ProductChanges,
  specifications: Product['specifications'],
): Promise<void> => {
  const searched = productSearchColumns({ ...product, specifications });
  const values = { ...product, ...searched, specifications: JSON.stringify(specifications) };
  await db
    .updateTable('products')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const removeProduct = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('products').where('id', '=', id).execute();
};
