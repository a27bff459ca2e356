// Attributes: definitions of what specification rows mean, and what was understood of each product in one compact row
// (docs/decisions/0042-attributes.md).
import type { ColumnTypes } from '../column-types.ts';

const flag = (name: string) => `${name} integer not null default 0 check (${name} in (0, 1))`;

const tables = ({ id, sortable, binary, end }: ColumnTypes): string[] => [
  `create table attribute_definitions (
    id ${id},
    category_id integer references categories (id) on delete cascade,
    key ${sortable} not null,
    label text not null,
    group_title text,
    kind text not null,
    quantity text,
    unit text,
    units text not null,
    decimals integer,
    better text,
    match_rule text not null,
    choices text not null,
    aliases text not null,
    ${flag('is_filter')},
    ${flag('is_comparable')},
    ${flag('is_headline')},
    ${flag('is_required')},
    sort_order integer not null,
    version integer not null default 1,
    created_at text not null,
    updated_at text not null
  )${end}`,
  // null is the general set
  'create unique index attribute_definitions_key on attribute_definitions (coalesce(category_id, 0), key)',
  // rules: 0 for a product that must be read again
  `create table product_attributes (
    product_id integer primary key not null references products (id) on delete cascade,
    rules integer not null,
    cells ${binary} not null,
    problem_count integer not null,
    problems text
  )${end}`,
  'create index product_attributes_rules on product_attributes (rules)',
  'create index product_attributes_problems on product_attributes (product_id) where problem_count > 0',
  `create table product_first_cells (
    product_id integer primary key not null references product_attributes (product_id) on delete cascade,
    cells ${binary} not null
  )${end}`,
];

/** Bytes of the first values, those of the general set, by which the whole catalogue is filtered: six attributes, or more. */
const firstBytes = 120;

// a part of an empty value is null on SQLite
const first = `coalesce(substr(new.cells, 1, ${firstBytes}), x'')`;

const sqliteFirstCells = [
  `create trigger product_first_cells_insert after insert on product_attributes begin
    insert into product_first_cells (product_id, cells) values (new.product_id, ${first});
  end`,
  `create trigger product_first_cells_update after update of cells on product_attributes when old.cells is not new.cells begin
    update product_first_cells set cells = ${first} where product_id = new.product_id;
  end`,
];

const postgresFirstCells = [
  `create function copy_first_cells() returns trigger language plpgsql as $$
  begin
    insert into product_first_cells (product_id, cells) values (new.product_id, substr(new.cells, 1, ${firstBytes}))
      on conflict (product_id) do update set cells = excluded.cells;
    return null;
  end $$`,
  `create trigger product_first_cells_copy after insert or update of cells on product_attributes
    for each row execute function copy_first_cells()`,
];

export const attributes = (types: ColumnTypes): string[] => [
  ...tables(types),
  ...(types.kind === 'sqlite' ? sqliteFirstCells : postgresFirstCells),
];
