import type { Paged } from '#contract/paging.ts';
import type { AdminProduct, Product } from '#contract/products.ts';
import { idList } from '#server/database/id-list.ts';
import { fromNearerEnd, inOrderOf, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import {
  catalogueOrder,
  productColumns,
  productsWithCategory,
  toProduct,
  toWholeProduct,
  visibleColumns,
  visibleProducts,
} from './products.rows.ts';

export interface ProductFilter extends PageRequest {
  /** Slug of a category. */
  category?: string;
}

/** @param count number of products that match the filter */
export const listVisibleProducts = async (db: Database, filter: ProductFilter, count: number): Promise<Paged<Product>> => {
  const page = toLimitOffset(filter);
  if (page.offset >= count) return toPaged([], count, filter);
  const { limit, offset, isReversed } = fromNearerEnd(page, count);
  // selects only ids, which an index contains, so that the texts of skipped products are not read
  let matching = visibleProducts(db).select('product.id');
  if (filter.category) matching = matching.where('product.category_slug', '=', filter.category);
  for (const column of catalogueOrder) matching = matching.orderBy(column, isReversed ? 'desc' : 'asc');
  const ids = (await matching.limit(limit).offset(offset).execute()).map(({ id }) => id);
  if (ids.length === 0) return toPaged([], count, filter);
  const rows = await visibleProducts(db).select(visibleColumns).where('product.id', 'in', ids).execute();
  return toPaged(inOrderOf(isReversed ? ids.reverse() : ids, rows).map(toProduct), count, filter);
};

/** Reads the first products of a list in one query, because nothing is skipped. */
const inCatalogueOrder = (db: Database) => {
  let products = visibleProducts(db).select(visibleColumns);
  for (const column of catalogueOrder) products = products.orderBy(column);
  return products;
};

/** Visible featured products in catalogue order. */
export const listFeaturedProducts = async (db: Database, limit: number): Promise<Product[]> => {
  const rows = await inCatalogueOrder(db).where('product.is_featured', '=', 1).limit(limit).execute();
  return rows.map(toProduct);
};

/** Those of the products that are featured and visible, in any order. */
export const listFeaturedOf = async (db: Database, ids: readonly number[]): Promise<Product[]> => {
  const rows = visibleProducts(db).select(visibleColumns).where('product.is_featured', '=', 1).where('product.id', 'in', idList(db, ids));
  return (await rows.execute()).map(toProduct);
};

export const getVisibleProduct = async (db: Database, slug: string): Promise<AdminProduct | null> => {
  const visible = visibleProducts(db).select('product.id').where('product.slug', '=', slug);
  const row = await productsWithCategory(db).select(productColumns).where('product.id', 'in', visible).executeTakeFirst();
  return row ? toWholeProduct(row) : null;
};

/** @returns null if visitors cannot see the product */
export const getVisibleProductSlug = async (db: Database, id: number): Promise<string | null> => {
  const row = await visibleProducts(db).select('product.slug').where('product.id', '=', id).executeTakeFirst();
  return row?.slug ?? null;
};

/** Other products, starting with those of the same category. */
export const listRelatedProducts = async (db: Database, product: Product, limit: number): Promise<Product[]> => {
  const { id, category_id } = product;
  const rows = await inCatalogueOrder(db)
    .where('product.category_id', '=', category_id)
    .where('product.id', '!=', id)
    .limit(limit)
    .execute();
  // two queries in index order, because a single query would sort the whole catalogue
  if (rows.length < limit) {
    const others = inCatalogueOrder(db).where('product.category_id', '!=', category_id);
    rows.push(...(await others.limit(limit - rows.length).execute()));
  }
  return rows.map(toProduct);
};

/** Includes inactive products. */
export const getProduct = async (db: Database, id: number): Promise<AdminProduct | null> => {
  const row = await productsWithCategory(db).select(productColumns).where('product.id', '=', id).executeTakeFirst();
  return row ? toWholeProduct(row) : null;
};

/** Like `getProduct`, for several products. */
export const listProductsOf = async (db: Database, ids: readonly number[]): Promise<AdminProduct[]> =>
  (await productsWithCategory(db).select(productColumns).where('product.id', 'in', idList(db, ids)).execute()).map(toWholeProduct);
