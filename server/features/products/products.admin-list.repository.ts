// Products as administrators list them: active or not, sorted by a column of their choice.
import { sql } from 'kysely';
import type { Paged } from '#contract/paging.ts';
import type { AdminProduct, productSorts } from '#contract/products.ts';
import { countRows, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import { type Database, toFlag } from '#server/database/schema.ts';
import { contains } from '#server/database/text-match.ts';
import { productColumns, productsWithCategory, toProduct } from './products.rows.ts';

export interface AdminProductFilter extends PageRequest {
  /** Plain text anywhere in name or model, any case. */
  search?: string;
  category_id?: number;
  is_active?: boolean;
  is_featured?: boolean;
  sort: (typeof productSorts)[number];
  direction: 'asc' | 'desc';
}

const sortColumns = {
  sort_order: 'product.sort_order',
  name: 'product.search_name',
  category: 'category.search_name',
  price: 'product.price',
  is_active: 'product.is_active',
  created_at: 'product.created_at',
} as const satisfies Record<AdminProductFilter['sort'], string>;

export const listProducts = async (db: Database, filter: AdminProductFilter): Promise<Paged<AdminProduct>> => {
  const { limit, offset } = toLimitOffset(filter);
  let matching = productsWithCategory(db);
  if (filter.search?.trim()) matching = matching.where(contains('product.admin_search', filter.search.trim().toLowerCase()));
  if (filter.category_id !== undefined) matching = matching.where('product.category_id', '=', filter.category_id);
  if (filter.is_active !== undefined) matching = matching.where('product.is_active', '=', toFlag(filter.is_active));
  if (filter.is_featured !== undefined) matching = matching.where('product.is_featured', '=', toFlag(filter.is_featured));
  const count = await countRows(matching);
  if (offset >= count) return toPaged([], count, filter);
  const ascending = filter.direction === 'asc';
  // numbers first: sorting whole products, texts and all, makes a late page of a large catalogue slow
  const ids = await matching
    .select('product.id')
    // prices on request come last either way
    .orderBy(sql`${sql.ref(sortColumns[filter.sort])} ${sql.raw(ascending ? 'asc' : 'desc')} nulls last`)
    .orderBy('product.sort_order')
    .orderBy('product.search_name')
    .orderBy('product.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const wanted = ids.map(({ id }) => id);
  const rows = await productsWithCategory(db).select(productColumns).where('product.id', 'in', wanted).execute();
  const products = new Map(rows.map((row) => [row.id, toProduct(row)]));
  return toPaged(
    wanted.flatMap((id) => products.get(id) ?? []),
    count,
    filter,
  );
};
