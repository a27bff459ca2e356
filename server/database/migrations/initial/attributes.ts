// Attributes: definitions of what specification rows mean, and what was understood of each product in one compact row
// (docs/decisions/0042-attributes.md).
import type { ColumnTypes } from '../column-types.ts';

const flag = (name: string) => `${name} integer not null default 0 check (${name} in (0, 1))`;

export const attributes = ({ id, sortable, binary, end }: ColumnTypes): string[] => [
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
];
