// The administrators' product list, including inactive products, sorted by a chosen column. Every order and filter has an index that
// covers the columns of the other filters, so only the products of the page are read from the table.
import type { Paged } from '#contract/paging.ts';
import type { AdminProduct } from '#contract/products.ts';
import { fromNearerEnd, inOrderOf, type Slice, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { type AdminProductFilter, type CountedGroup, findMatches, type Matches, sumOf } from './products.admin-matches.repository.ts';
import { catalogueOrder, productColumns, productsWithCategory, toWholeProduct } from './products.rows.ts';

type Direction = 'asc' | 'desc';

export interface AdminProductList extends AdminProductFilter {
  sort: 'sort_order' | 'name' | 'category' | 'price' | 'is_active' | 'created_at';
  direction: Direction;
}

/** Consecutive part of the list: the products of some categories, of one state, or all of them. */
interface Segment {
  count: number;
  categoryIds?: readonly number[];
  isActive?: boolean;
}

const sortColumns = {
  sort_order: 'product.sort_order',
  name: 'product.sort_name',
  price: 'product.price',
  created_at: 'product.created_at',
} as const;

const isSegmented = (sort: AdminProductList['sort']): sort is 'category' | 'is_active' => sort === 'category' || sort === 'is_active';

const directed = <T>(values: readonly T[], direction: Direction): readonly T[] => (direction === 'asc' ? values : values.toReversed());

/** Categories with the same name form one segment, with all their products in catalogue order. */
const categorySegments = async (db: Database, groups: readonly CountedGroup[], direction: Direction): Promise<Segment[]> => {
  const categories = await db.selectFrom('categories').select(['id', 'sort_name']).orderBy('sort_name').orderBy('id').execute();
  const byName = Map.groupBy(categories, ({ sort_name }) => sort_name);
  return directed([...byName.values()], direction).map((named) => {
    const categoryIds = named.map(({ id }) => id);
    return { categoryIds, count: sumOf(groups.filter(({ category_id }) => categoryIds.includes(category_id))) };
  });
};

const segmentsOf = async (db: Database, matches: Matches, { sort, direction }: AdminProductList): Promise<Segment[]> => {
  if (!isSegmented(sort)) return [{ count: matches.total }];
  const { groups } = matches;
  if (sort === 'category') return categorySegments(db, groups, direction);
  return directed([false, true], direction).map((isActive) => ({
    isActive,
    count: sumOf(groups.filter(({ is_active }) => is_active === isActive)),
  }));
};

interface Wanted {
  list: AdminProductList;
  segment: Segment;
  slice: Slice;
}

const readIds = async (matches: Matches, { list, segment, slice }: Wanted): Promise<number[]> => {
  const { limit, offset, isReversed } = fromNearerEnd(slice, segment.count);
  const way = (direction: Direction): Direction => (isReversed ? (direction === 'asc' ? 'desc' : 'asc') : direction);
  const { sort } = list;
  // filter indexes are in catalogue order; other orders have a separate index
  const isCatalogueOrder = isSegmented(sort) || (sort === 'sort_order' && list.direction === 'asc');
  let query = matches.select({ ...segment, isCatalogueOrder });
  if (!isCatalogueOrder && !isSegmented(sort)) {
    const direction = way(list.direction);
    // products without a price come last in both directions
    if (sort === 'price')
      query = query.orderBy(sortColumns.price, (price) => price[direction]()[isReversed ? 'nullsFirst' : 'nullsLast']());
    else query = query.orderBy(sortColumns[sort], direction);
  }
  const isSorted = (column: string) => !isCatalogueOrder && !isSegmented(sort) && column === sortColumns[sort];
  for (const column of catalogueOrder) if (!isSorted(column)) query = query.orderBy(column, way('asc'));
  const ids = (await query.limit(limit).offset(offset).execute()).map(({ id }) => id);
  return isReversed ? ids.reverse() : ids;
};

const listIds = async (db: Database, list: AdminProductList, matches: Matches): Promise<number[]> => {
  const ids: number[] = [];
  let { limit, offset } = toLimitOffset(list);
  for (const segment of await segmentsOf(db, matches, list)) {
    if (limit > 0 && offset < segment.count) {
      const slice = { limit: Math.min(limit, segment.count - offset), offset };
      ids.push(...(await readIds(matches, { list, segment, slice })));
      limit -= slice.limit;
    }
    offset = Math.max(0, offset - segment.count);
  }
  return ids;
};

/** The ids of the matching products; by default in catalogue order. */
export const listProductIds = async (
  db: Database,
  filter: Omit<AdminProductFilter, 'page' | 'perPage'> & Partial<Pick<AdminProductList, 'sort' | 'direction'>>,
  limit: number,
): Promise<number[]> => {
  const list = { sort: 'sort_order', direction: 'asc', ...filter, page: 1, perPage: limit } as const;
  return listIds(db, list, await findMatches(db, list));
};

/** Includes inactive products. */
export const listProducts = async (db: Database, list: AdminProductList): Promise<Paged<AdminProduct>> => {
  const matches = await findMatches(db, list);
  const ids = await listIds(db, list, matches);
  if (ids.length === 0) return toPaged([], matches.total, list);
  const rows = await productsWithCategory(db).select(productColumns).where('product.id', 'in', ids).execute();
  return toPaged(inOrderOf(ids, rows).map(toWholeProduct), matches.total, list);
};
