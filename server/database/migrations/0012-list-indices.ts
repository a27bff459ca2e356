// Indices from which lists are paged, filtered and counted without reading rows, and the number of products by category and flags,
// maintained by triggers in the transaction of each change.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const replaced = [
  'products_order',
  'products_category',
  'products_featured',
  'news_published',
  'news_type',
  'contact_messages_newest',
  'contact_messages_status',
  'contact_messages_assigned',
];

/** The catalogue order, which also decides between equal values of another column. */
const order = 'sort_order, search_name, id';
const flags = 'category_id, is_active, is_featured';

const productIndices = ({ kind }: ColumnTypes): string[] => {
  // prices on request are last in both directions; SQLite sorts null below every number
  const descendingPrice = kind === 'sqlite' ? 'price desc' : 'price desc nulls last';
  return [
    // filters, with all columns that a list can be sorted by
    `products_active on products (is_active, ${order}, category_id, is_featured, price, created_at)`,
    `products_category on products (category_id, ${order}, is_active, is_featured, price, created_at)`,
    `products_featured on products (is_featured, ${order}, category_id, is_active, price, created_at)`,
    // orders of the admin list, with all columns that it can be filtered by
    `products_order on products (${order}, ${flags})`,
    `products_order_descending on products (sort_order desc, search_name, id, ${flags})`,
    `products_name on products (search_name, sort_order, id, ${flags})`,
    `products_name_descending on products (search_name desc, sort_order, id, ${flags})`,
    `products_price on products (price, ${order}, ${flags})`,
    `products_price_descending on products (${descendingPrice}, ${order}, ${flags})`,
    `products_created on products (created_at, ${order}, ${flags})`,
    `products_created_descending on products (created_at desc, ${order}, ${flags})`,
    `products_admin_search on products (admin_search, id, ${flags})`,
    // the sitemap
    `products_addresses on products (is_active, id, category_id, slug, updated_at)`,
  ];
};

const otherIndices = [
  'news_published on news (is_published, published_at, id, type)',
  'news_type on news (type, is_published, published_at, id)',
  'news_created on news (created_at, id, type, is_published)',
  'news_addresses on news (is_published, id, published_at, slug, updated_at)',
  'contact_messages_newest on contact_messages (created_at, id, status, type, assigned_to)',
  'contact_messages_status on contact_messages (status, created_at, id, type, assigned_to)',
  'contact_messages_type on contact_messages (type, created_at, id, status, assigned_to)',
  'contact_messages_assigned on contact_messages (assigned_to, created_at, id, status, type)',
];

const add = `insert into product_counts (${flags}, products)
  values (new.category_id, new.is_active, new.is_featured, 1)
  on conflict (${flags}) do update set products = product_counts.products + 1;`;
const subtract = `update product_counts set products = products - 1
  where category_id = old.category_id and is_active = old.is_active and is_featured = old.is_featured;`;

const sqliteTriggers = [
  `create trigger product_counts_insert after insert on products begin ${add} end`,
  `create trigger product_counts_delete after delete on products begin ${subtract} end`,
  `create trigger product_counts_update after update of ${flags} on products
    when (old.category_id, old.is_active, old.is_featured) is not (new.category_id, new.is_active, new.is_featured)
    begin ${subtract} ${add} end`,
];

const postgresTriggers = [
  `create function count_product() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then ${subtract} end if;
      if tg_op <> 'DELETE' then ${add} end if;
      return null;
    end $$`,
  `create trigger product_counts_change after insert or delete on products for each row execute function count_product()`,
  `create trigger product_counts_update after update of ${flags} on products for each row
    when ((old.category_id, old.is_active, old.is_featured) is distinct from (new.category_id, new.is_active, new.is_featured))
    execute function count_product()`,
  `create function count_no_products() returns trigger language plpgsql as $$
    begin
      delete from product_counts;
      return null;
    end $$`,
  `create trigger product_counts_truncate after truncate on products for each statement execute function count_no_products()`,
];

export const up = async (db: Kysely<unknown>, types: ColumnTypes): Promise<void> => {
  const statements = [
    ...replaced.map((name) => `drop index ${name}`),
    ...[...productIndices(types), ...otherIndices].map((index) => `create index ${index}`),
    `create table product_counts (
      category_id integer not null references categories (id) on delete cascade,
      is_active integer not null,
      is_featured integer not null,
      products integer not null check (products >= 0),
      primary key (${flags})
    )${types.clusteredEnd}`,
    `insert into product_counts (${flags}, products) select ${flags}, count(*) from products group by ${flags}`,
    ...(types.kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
