// Converts products between table rows and API objects.
import { sql } from 'kysely';
import type { AdminProduct, Product } from '#contract/products.ts';
import { products } from '#contract/records/products.ts';
import { seoNames } from '#contract/records/seo-fields.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import type { Database } from '#server/database/schema.ts';
import { columnNames, fromColumns } from '#server/records/values.ts';

/** All products with their category, including inactive ones. */
export const productsWithCategory = (db: Database) =>
  db.selectFrom('products as product').innerJoin('categories as category', 'category.id', 'product.category_id');

/** Products that visitors can see. */
export const visibleProducts = (db: Database) => db.selectFrom('visible_products as product');

// original name of the upload
const brochureName = sql<string | null>`(select name from file_names where file_names.path = product.brochure)`.as('brochure_name');
const ofEveryRow = ['product.id', 'product.created_at', 'product.updated_at', 'product.version', brochureName] as const;

/** Columns of `productsWithCategory`. */
export const productColumns = [
  ...ofEveryRow,
  ...columnNames(products, 'product'),
  'category.name as category_name',
  'category.slug as category_slug',
] as const;

/** Columns of `visibleProducts`, without the texts for search engines, which only the page of a product needs. */
export const visibleColumns = [
  ...ofEveryRow,
  ...columnNames(products, 'product', seoNames),
  'product.category_name',
  'product.category_slug',
] as const;

/** By sort order, then by name. */
export const catalogueOrder = ['product.sort_order', 'product.sort_name', 'product.id'] as const;

const selectVisible = (db: Database) => visibleProducts(db).select(visibleColumns);
type Row = Awaited<ReturnType<ReturnType<typeof selectVisible>['execute']>>[number];

const selectProducts = (db: Database) => productsWithCategory(db).select(productColumns);
type WholeRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number];

export const toWholeProduct = ({
  id,
  category_name,
  category_slug,
  brochure_name,
  created_at,
  updated_at,
  version,
  ...row
}: WholeRow): AdminProduct => ({
  id,
  ...fromColumns(products, row),
  category: { name: category_name, slug: category_slug },
  main_image_url: storageUrl(row.main_image),
  brochure_url: storageUrl(row.brochure),
  brochure_name,
  created_at,
  updated_at,
  version,
});

export const toProduct = (row: Row): Product & Pick<AdminProduct, 'version'> => {
  const { seo_title, seo_description, ...product } = toWholeProduct({ ...row, seo_title: null, seo_description: null });
  return product;
};
