// Categories, products, and the number of products by category and flags, which triggers maintain in the transaction of each change.
import type { ColumnTypes } from '../column-types.ts';

/** The catalogue order, which also decides between equal values of another column. */
const order = 'sort_order, search_name, id';
const flags = 'category_id, is_active, is_featured';

const tables = ({ id, real, sortable, end, clusteredEnd }: ColumnTypes): string[] => [
  // search_rules: the version of the rules by which the columns of search were made
  `create table categories (
    id ${id},
    name text not null,
    slug text not null unique,
    description text,
    image text,
    sort_order integer not null default 1 check (sort_order >= 1),
    is_active integer not null default 1 check (is_active in (0, 1)),
    is_new integer not null default 0 check (is_new in (0, 1)),
    is_popular integer not null default 0 check (is_popular in (0, 1)),
    seo_title text,
    seo_description text,
    search_name ${sortable} not null,
    search_head text not null default '',
    search_rules integer not null default 0,
    admin_search text not null default '',
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null
  )${end}`,
  `create table products (
    id ${id},
    category_id integer not null references categories (id) on delete restrict,
    name text not null,
    slug text not null unique,
    model text,
    price ${real} check (price >= 0),
    sort_order integer not null default 1 check (sort_order >= 1),
    short_description text,
    description text,
    specifications text not null default '[]',
    main_image text,
    images text not null default '[]',
    brochure text,
    is_featured integer not null default 0 check (is_featured in (0, 1)),
    is_active integer not null default 1 check (is_active in (0, 1)),
    seo_title text,
    seo_description text,
    search_name ${sortable} not null,
    search_head text not null default '',
    search_model text not null,
    search_text text not null,
    search_tokens text not null default '',
    search_rules integer not null default 0,
    admin_search text not null default '',
    version integer not null default 1 check (version >= 1),
    created_at text not null,
    updated_at text not null
  )${end}`,
  `create table product_counts (
    category_id integer not null references categories (id) on delete cascade,
    is_active integer not null,
    is_featured integer not null,
    products integer not null check (products >= 0),
    primary key (${flags})
  )${clusteredEnd}`,
];

// lists are paged, filtered and counted without reading rows
const indices = ({ kind }: ColumnTypes): string[] => {
  // prices on request are last in both directions; SQLite sorts null below every number
  const descendingPrice = kind === 'sqlite' ? 'price desc' : 'price desc nulls last';
  const definitions = [
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
    // rows of other rules of search, and the last change
    ...['categories', 'products'].flatMap((table) => [
      `${table}_search_rules on ${table} (search_rules)`,
      `${table}_updated on ${table} (updated_at, version)`,
    ]),
  ];
  return definitions.map((definition) => `create index ${definition}`);
};

const add = `insert into product_counts (${flags}, products)
  values (new.category_id, new.is_active, new.is_featured, 1)
  on conflict (${flags}) do update set products = product_counts.products + 1;`;
const subtract = `update product_counts set products = products - 1
  where category_id = old.category_id and is_active = old.is_active and is_featured = old.is_featured;`;

const sqliteCounts = [
  `create trigger product_counts_insert after insert on products begin ${add} end`,
  `create trigger product_counts_delete after delete on products begin ${subtract} end`,
  `create trigger product_counts_update after update of ${flags} on products
    when (old.category_id, old.is_active, old.is_featured) is not (new.category_id, new.is_active, new.is_featured)
    begin ${subtract} ${add} end`,
];

const postgresCounts = [
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

export const catalogue = (types: ColumnTypes): string[] => [
  ...tables(types),
  ...indices(types),
  ...(types.kind === 'sqlite' ? sqliteCounts : postgresCounts),
];
