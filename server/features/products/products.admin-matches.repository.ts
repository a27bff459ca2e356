// Finds and counts the products that match a filter of the admin list.
import { type Expression, type SqlBool, sql } from 'kysely';
import { products } from '#contract/records/products.ts';
import { type Flag, toFlag } from '#server/database/flags.ts';
import type { PageRequest } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { containsAnywhere } from '#server/database/substring-index.ts';
import { scheduledIs } from '#server/database/visible.ts';

export interface AdminProductFilter extends PageRequest {
  /** Plain text to find anywhere in name or model, ignoring case. */
  search?: string;
  category_id?: number;
  is_active?: boolean;
  is_featured?: boolean;
  /** Whether visitors cannot see it yet, but from a set time on. */
  scheduled?: boolean;
}

/** Matching products of one category and state. */
export interface CountedGroup {
  category_id: number;
  is_active: boolean;
  products: number;
}

export const sumOf = (groups: readonly CountedGroup[]): number => groups.reduce((sum, { products }) => sum + products, 0);

/** Part of the list to read the ids of. */
interface Part {
  categoryIds?: readonly number[];
  isActive?: boolean;
  /** The part is read in catalogue order. */
  isCatalogueOrder: boolean;
}

const selectIds = (db: Database) => db.selectFrom('products as product').select('product.id');

export interface Matches {
  total: number;
  groups: readonly CountedGroup[];
  /** @returns the ids of the matching products in a part */
  select: (part: Part) => ReturnType<typeof selectIds>;
}

/** A filter that matches fewer than one in this number of products is read from its own index and sorted. */
const selectivity = 16;

type Column = 'category_id' | 'is_active' | 'is_featured';
type Condition = readonly [column: Column, value: number];

const conditionsOf = ({ category_id, is_active, is_featured }: AdminProductFilter): Condition[] => [
  ...(category_id === undefined ? [] : [['category_id', category_id] as const]),
  ...(is_featured === undefined ? [] : [['is_featured', toFlag(is_featured)] as const]),
  ...(is_active === undefined ? [] : [['is_active', toFlag(is_active)] as const]),
];

/** A condition that cannot use an index: the plus sign turns the column into an expression. */
const unindexed = ([column, value]: Condition): Expression<SqlBool> => sql<SqlBool>`+${sql.ref(`product.${column}`)} = ${value}`;
const indexed = ([column, value]: Condition): Expression<SqlBool> => sql<SqlBool>`${sql.ref(`product.${column}`)} = ${value}`;

const partConditions = ({ categoryIds, isActive }: Part): Expression<SqlBool>[] => {
  const [categoryId] = categoryIds ?? [];
  if (isActive !== undefined) return [indexed(['is_active', toFlag(isActive)])];
  if (categoryId === undefined) return [];
  return categoryIds?.length === 1
    ? [indexed(['category_id', categoryId])]
    : [sql<SqlBool>`product.category_id in (${sql.join([...(categoryIds ?? [])])})`];
};

interface Searched {
  text: string | undefined;
  scheduled: boolean | undefined;
}

const searchConditions = (db: Database, { text, scheduled }: Searched): Expression<SqlBool>[] => [
  ...(text ? [containsAnywhere(db, 'product_substrings', 'product', text)] : []),
  ...(scheduled === undefined ? [] : [scheduledIs(scheduled, products, 'product')]),
];

type Counts = Awaited<ReturnType<typeof countMatches>>;

const countMatches = (db: Database, searched: Searched) => {
  // with a plus sign, so that SQLite uses an index that contains the text
  const columns = {
    category_id: sql<number>`+product.category_id`,
    is_active: sql<Flag>`+product.is_active`,
    is_featured: sql<Flag>`+product.is_featured`,
  };
  let matching = db.selectFrom('products as product');
  for (const condition of searchConditions(db, searched)) matching = matching.where(condition);
  return matching
    .select(({ fn, cast }) => [
      columns.category_id.as('category_id'),
      columns.is_active.as('is_active'),
      columns.is_featured.as('is_featured'),
      cast<number>(fn.countAll(), 'integer').as('products'),
    ])
    .groupBy(Object.values(columns))
    .execute();
};

/** Product counts by category and flags are stored; those with a search text and the scheduled products are counted. */
const countGroups = async (db: Database, { text, scheduled }: Searched): Promise<Counts> => {
  if (text || scheduled) return countMatches(db, { text, scheduled });
  const stored = await db.selectFrom('product_counts').select(['category_id', 'is_active', 'is_featured', 'products']).execute();
  if (scheduled === undefined) return stored;
  const excluded = await countMatches(db, { text, scheduled: true });
  const columns = ['category_id', 'is_active', 'is_featured'] as const;
  const excludedOf = (row: Counts[number]) => excluded.find((other) => columns.every((column) => other[column] === row[column]));
  return stored.map((row) => ({ ...row, products: row.products - (excludedOf(row)?.products ?? 0) }));
};

export const findMatches = async (db: Database, filter: AdminProductFilter): Promise<Matches> => {
  const searched = { text: filter.search?.trim().toLowerCase(), scheduled: filter.scheduled };
  // only a few rows per category
  const rows = await countGroups(db, searched);
  const conditions = conditionsOf(filter);
  const matching = rows.filter((row) => conditions.every(([column, value]) => row[column] === value));
  const groups = matching.map((row) => ({ ...row, is_active: row.is_active === 1 }));
  const isSelective = sumOf(groups) * selectivity < rows.reduce((sum, { products }) => sum + products, 0);
  const select: Matches['select'] = (part) => {
    const own = partConditions(part);
    const [first, ...others] = conditions;
    let query = selectIds(db);
    for (const condition of own) query = query.where(condition);
    // uses a single index: that of the part, or that of the first filter if it is selective or in list order
    const usesFirst = own.length === 0 && (part.isCatalogueOrder || isSelective);
    if (first) query = query.where(usesFirst ? indexed(first) : unindexed(first));
    for (const condition of others) query = query.where(unindexed(condition));
    for (const condition of searchConditions(db, searched)) query = query.where(condition);
    return query;
  };
  return { total: sumOf(groups), groups, select };
};
