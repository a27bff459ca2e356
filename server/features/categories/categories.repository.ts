import type { AdminCategory, Category } from '#contract/categories.ts';
import type { Paged } from '#contract/paging.ts';
import { categories } from '#contract/records/categories.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { toFlag } from '#server/database/flags.ts';
import { idList } from '#server/database/id-list.ts';
import { countRows, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { contains } from '#server/database/text-match.ts';
import { scheduledIs } from '#server/database/visible.ts';
import { columnNames, fromColumns } from '#server/records/values.ts';

/** @param countsAll whether `products_count` includes inactive products */
const selectCategories = (db: Database, countsAll = false) =>
  db.selectFrom('categories as category').select((eb) => [
    'category.id',
    'category.version',
    ...columnNames(categories, 'category'),
    eb
      .selectFrom('product_counts as counted')
      .whereRef('counted.category_id', '=', 'category.id')
      .$if(!countsAll, (query) => query.where('counted.is_active', '=', 1))
      .select((inner) => inner.cast<number>(inner.fn.sum('counted.products'), 'integer').as('count'))
      .as('products_count'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectCategories>['execute']>>[number];

const toCategory = ({ id, version, products_count, ...row }: Row): AdminCategory => ({
  id,
  ...fromColumns(categories, row),
  image_url: storageUrl(row.image),
  version,
  products_count: products_count ?? 0,
});

/** In sort order, then by name. */
export const listActiveCategories = async (db: Database): Promise<Category[]> => {
  const rows = await selectCategories(db)
    .where('category.is_active', '=', 1)
    .orderBy('category.sort_order')
    .orderBy('category.sort_name')
    .orderBy('category.id')
    .execute();
  return rows.map(toCategory);
};

/** `products_count` also counts inactive products. */
export const getCategory = async (db: Database, id: number): Promise<AdminCategory | null> => {
  const row = await selectCategories(db, true).where('category.id', '=', id).executeTakeFirst();
  return row ? toCategory(row) : null;
};

/** Like `getCategory`, for several categories. */
export const listCategoriesOf = async (db: Database, ids: readonly number[]): Promise<AdminCategory[]> =>
  (await selectCategories(db, true).where('category.id', 'in', idList(db, ids)).execute()).map(toCategory);

/** @returns the slug of an active category */
export const getActiveCategorySlug = async (db: Database, id: number): Promise<string | null> => {
  const row = await db.selectFrom('categories').select('slug').where('id', '=', id).where('is_active', '=', 1).executeTakeFirst();
  return row?.slug ?? null;
};

export interface CategoryFilter extends PageRequest {
  search?: string;
  is_active?: boolean;
  /** Whether visitors cannot see it yet, but from a set time on. */
  scheduled?: boolean;
  label?: 'new' | 'popular';
}

const selectMatching = (db: Database, filter: Omit<CategoryFilter, keyof PageRequest>) => {
  let matching = selectCategories(db, true);
  if (filter.search?.trim()) matching = matching.where(contains('category.admin_search', filter.search.trim().toLowerCase()));
  if (filter.is_active !== undefined) matching = matching.where('category.is_active', '=', toFlag(filter.is_active));
  if (filter.scheduled !== undefined) matching = matching.where(scheduledIs(filter.scheduled, categories, 'category'));
  if (filter.label === 'new') matching = matching.where('category.is_new', '=', 1);
  if (filter.label === 'popular') matching = matching.where('category.is_popular', '=', 1);
  return matching;
};

/** The ids of the matching categories, in the order of the list. */
export const listCategoryIds = async (db: Database, filter: Omit<CategoryFilter, keyof PageRequest>, limit: number): Promise<number[]> => {
  const matching = selectMatching(db, filter)
    .clearSelect()
    .select('category.id')
    .orderBy('category.sort_order')
    .orderBy('category.sort_name')
    .orderBy('category.id');
  return (await matching.limit(limit).execute()).map(({ id }) => id);
};

/** All categories in sort order, then by name; `products_count` also counts inactive products. */
export const listCategories = async (db: Database, filter: CategoryFilter): Promise<Paged<AdminCategory>> => {
  const { limit, offset } = toLimitOffset(filter);
  const matching = selectMatching(db, filter);
  const count = await countRows(matching);
  const rows = await matching
    .orderBy('category.sort_order')
    .orderBy('category.sort_name')
    .orderBy('category.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return toPaged(rows.map(toCategory), count, filter);
};

export const listCategoryChoices = async (db: Database) => {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'is_active'])
    .orderBy('sort_order')
    .orderBy('sort_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, is_active: row.is_active === 1 }));
};

/** Includes inactive categories. */
export const hasCategory = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Includes inactive products. */
export const hasProducts = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('products').select('id').where('category_id', '=', id).limit(1).executeTakeFirst()) !== undefined;
