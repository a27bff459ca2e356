// The column by which products and categories are sorted by name: numbers in names are ordered by value. The first start of the program
// fills it. The indexes of lists have it instead of the words of the name.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { type ContentTable, createContentTriggers } from './content-triggers.ts';
import { createVisibleViews } from './visible-views.ts';

const order = 'sort_order, sort_name, id';
const flags = 'category_id, is_active, is_featured';

const indices = ({ kind }: ColumnTypes): Record<string, string> => ({
  products_active: `is_active, ${order}, category_id, is_featured, price, created_at`,
  products_category: `category_id, ${order}, is_active, is_featured, price, created_at`,
  products_featured: `is_featured, ${order}, category_id, is_active, price, created_at`,
  products_order: `${order}, ${flags}`,
  products_order_descending: `sort_order desc, sort_name, id, ${flags}`,
  products_name: `sort_name, sort_order, id, ${flags}`,
  products_name_descending: `sort_name desc, sort_order, id, ${flags}`,
  products_price: `price, ${order}, ${flags}`,
  products_price_descending: `${kind === 'sqlite' ? 'price desc' : 'price desc nulls last'}, ${order}, ${flags}`,
  products_created: `created_at, ${order}, ${flags}`,
  products_created_descending: `created_at desc, ${order}, ${flags}`,
});

const ofBoth =
  'id name slug description sort_order is_active search_name search_head sort_name seo_title seo_description created_at updated_at';

const content: readonly ContentTable[] = [
  {
    table: 'products',
    columns: `${ofBoth} category_id model price short_description specifications main_image images brochure is_featured
      search_model search_text search_tokens version`.split(/\s+/),
    isCatalogue: true,
  },
  { table: 'categories', columns: `${ofBoth} image is_new is_popular`.split(' '), isCatalogue: true },
];

export const up = async (db: Kysely<unknown>, types: ColumnTypes): Promise<void> => {
  const statements = [
    ...content.map(({ table }) => `alter table ${table} add column sort_name ${types.sortable} not null default ''`),
    ...Object.entries(indices(types)).flatMap(([name, columns]) => [`drop index ${name}`, `create index ${name} on products (${columns})`]),
    ...createVisibleViews(types, { products: ['sort_name'] }),
    ...content.flatMap((table) => createContentTriggers(types, table)),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
