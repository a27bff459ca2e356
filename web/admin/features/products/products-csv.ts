// Products as a table for a spreadsheet.
import type { Product } from '#contract/products.ts';
import { toCsv } from '#contract/rules/csv.ts';
import { paths } from '#web/shared/lib/paths.ts';

const head = 'id,name,model,category,price,status,featured,sort_order,created_at,address'.split(',');

/** @param origin of the site, e.g. "https://www.example.com" */
export const productsCsv = (products: readonly Product[], origin: string): string =>
  toCsv([
    head,
    ...products.map((product) => [
      product.id,
      product.name,
      product.model,
      product.category.name,
      product.price,
      product.is_active ? 'active' : 'inactive',
      product.is_featured ? 'yes' : 'no',
      product.sort_order,
      product.created_at,
      origin + paths.product(product.slug),
    ]),
  ]);
