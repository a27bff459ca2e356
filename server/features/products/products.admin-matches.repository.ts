// Which products a filter of the admin list matches, and how many.
import { type Expression, type SqlBool, sql } from 'kysely';
import { type Flag, toFlag } from '#server/database/flags.ts';
import { isPostgres, withIndex } from '#server/database/full-text.ts';
import { idList } from '#server/database/id-list.ts';
import type { PageRequest } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { containsTrigrams, findContaining } from '#server/database/substring-index.ts';
import type { ProductTrigramsTable } from '#server/database/tables/catalogue.ts';
import { contains } from '#server/database/text-match.ts';

export interface AdminProductFilter extends PageRequest {
  /** Plain text anywhere in name or model, any case. */
  search?: string;
  category_id?: number;
  is_active?: boolean;
  is_featured?: boolean;
}

/** Matching products of one category and state. */
export interface CountedGroup {
  category_id: number;
  is_active: boolean;
  products: number;
}

export const sumOf = (groups: readonly CountedGroup[]): number => groups.reduce((sum, { products }) => sum + products, 0);

/** Part of the list whose ids are read. */
interface Part {
  categoryIds?: readonly number[];
  isActive?: boolean;
  /** The part is read in catalogue order. */
  isCatalogueOrder: boolean;
}

const selectIds = (db: Database) => db.selectFrom('products as product').select('product.id');

export interface Matches {
  total: number;
  /** Counted when they are needed, for a list in the order of categories or states. */
  groups: () => Promise<readonly CountedGroup[]>;
  /** @returns the ids of the matching products of a part */
  select: (db: Database, part: Part) => ReturnType<typeof selectIds>;
}

/** With more results, the products are read in the order of the list and the others are skipped. */
const fewResults = 500;
/** A filter that matches fewer than one product of this number is read from its own index and sorted. */
const selectivity = 16;

type Column = 'category_id' | 'is_active' | 'is_featured';
type Condition = readonly [column: Column, value: number];

const conditionsOf = ({ category_id, is_active, is_featured }: AdminProductFilter): Condition[] => [
  ...(category_id === undefined ? [] : [['category_id', category_id] as const]),
  ...(is_featured === undefined ? [] : [['is_featured', toFlag(is_featured)] as const]),
  ...(is_active === undefined ? [] : [['is_active', toFlag(is_active)] as const]),
];

/** A condition that no index is searched by: with a sign, the column is an expression. */
const unindexed = ([column, value]: Condition): Expression<SqlBool> => sql<SqlBool>`+${sql.ref(`product.${column}`)} = ${value}`;
const indexed = ([column, value]: Condition): Expression<SqlBool> => sql<SqlBool>`${sql.ref(`product.${column}`)} = ${value}`;

const countedBy = (rows: readonly { category_id: number; is_active: Flag; products: number }[]): CountedGroup[] =>
  rows.map((row) => ({ ...row, is_active: row.is_active === 1 }));

const partConditions = ({ categoryIds, isActive }: Part): Expression<SqlBool>[] => {
  const [categoryId] = categoryIds ?? [];
  if (isActive !== undefined) return [indexed(['is_active', toFlag(isActive)])];
  if (categoryId === undefined) return [];
  return categoryIds?.length === 1
    ? [indexed(['category_id', categoryId])]
    : [sql<SqlBool>`product.category_id in (${sql.join([...(categoryIds ?? [])])})`];
};

const matchFlags = async (db: Database, filter: AdminProductFilter): Promise<Matches> => {
  // a few rows for each category
  const rows = await db.selectFrom('product_counts').select(['category_id', 'is_active', 'is_featured', 'products']).execute();
  const conditions = conditionsOf(filter);
  const matching = rows.filter((row) => conditions.every(([column, value]) => row[column] === value));
  const groups = countedBy(matching);
  const isSelective = sumOf(groups) * selectivity < sumOf(countedBy(rows));
  const select: Matches['select'] = (reading, part) => {
    const own = partConditions(part);
    const [first, ...others] = conditions;
    let query = selectIds(reading);
    for (const condition of own) query = query.where(condition);
    // one index only: that of the part, or that of the first filter where it is selective or in the order of the list
    const usesFirst = own.length === 0 && (part.isCatalogueOrder || isSelective);
    if (first) query = query.where(usesFirst ? indexed(first) : unindexed(first));
    for (const condition of others) query = query.where(unindexed(condition));
    return query;
  };
  return { total: sumOf(groups), groups: async () => groups, select };
};

/** Membership in a JSON list. No index is searched by it: the products are read in the order of the list. */
const inList = (db: Database, ids: string): Expression<SqlBool> =>
  isPostgres(db)
    ? // a constant list, which PostgreSQL looks up by hashes
      sql<SqlBool>`+product.id = any(${`{${ids.slice(1, -1)}}`}::integer[])`
    : sql<SqlBool>`+product.id in (select value from json_each(${ids}))`;

const withPart = (ids: ReturnType<typeof selectIds>, part: Part) =>
  partConditions(part).reduce((all, condition) => all.where(condition), ids);

/** Few products, which are read by their ids. */
const matchFew = async (db: Database, filter: AdminProductFilter, list: string): Promise<Matches> => {
  let query = db.selectFrom('products as product').where('product.id', 'in', idList(db, JSON.parse(list)));
  for (const condition of conditionsOf(filter)) query = query.where(unindexed(condition));
  const rows = await query.select(['product.id', 'product.category_id', 'product.is_active']).execute();
  const ids = rows.map(({ id }) => id);
  const groups = countedBy(rows.map((row) => ({ ...row, products: 1 })));
  return {
    total: ids.length,
    groups: async () => groups,
    select: (reading, part) => withPart(selectIds(reading).where('product.id', 'in', ids), part),
  };
};

/** Counts the products of each category and state, and lists their ids, in one pass over a narrow table or index. */
const countMatching = async (db: Database, filter: AdminProductFilter, text: string) => {
  const found = containsTrigrams(db, 'product.admin_search', text);
  const table = sql<ProductTrigramsTable>`${sql.table(found ? 'product_trigrams' : 'products')}`;
  const [category, active] = [sql<number>`+product.category_id`, sql<Flag>`+product.is_active`];
  const ids = isPostgres(db) ? sql<string>`json_agg(product.id)::text` : sql<string>`json_group_array(product.id)`;
  const read = (database: Database) => {
    let query = database.selectFrom(table.as('product')).where(found ?? contains('product.admin_search', text));
    for (const condition of conditionsOf(filter)) query = query.where(unindexed(condition));
    return query
      .select((eb) => [
        category.as('category_id'),
        active.as('is_active'),
        eb.cast<number>(eb.fn.countAll(), 'integer').as('products'),
        ids.as('ids'),
      ])
      .groupBy([category, active])
      .execute();
  };
  const rows = await (found ? withIndex(db, read) : read(db));
  const lists = rows.flatMap((row) => row.ids.slice(1, -1) || []);
  return { groups: countedBy(rows), ids: `[${lists.join()}]` };
};

const matchSearch = async (db: Database, filter: AdminProductFilter, search: string): Promise<Matches> => {
  const text = search.toLowerCase();
  const found = await findContaining(db, 'product_substrings', text);
  if (found && found.count <= fewResults) return matchFew(db, filter, found.ids);
  const counted = () => countMatching(db, filter, text);
  if (found && conditionsOf(filter).length === 0) {
    const select: Matches['select'] = (reading, part) => withPart(selectIds(reading).where(inList(reading, found.ids)), part);
    return { total: found.count, groups: async () => (await counted()).groups, select };
  }
  const { groups, ids } = await counted();
  const total = sumOf(groups);
  if (total <= fewResults) return matchFew(db, filter, ids);
  return {
    total,
    groups: async () => groups,
    select: (reading, part) => withPart(selectIds(reading).where(inList(reading, ids)), part),
  };
};

/** The search reads one narrow index; without one, all numbers are counted already. */
export const findMatches = (db: Database, filter: AdminProductFilter): Promise<Matches> => {
  const search = filter.search?.trim();
  return search ? matchSearch(db, filter, search) : matchFlags(db, filter);
};
