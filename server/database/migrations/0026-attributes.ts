// Attributes: definitions of what specification rows mean, and what was understood of each product in one compact row.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const removeOld = `delete from catalogue_changes where version <= (select catalogue from content_version) - 256;`;

const sqliteDefinitions = ['insert', 'update', 'delete'].map(
  (change) => `create trigger attribute_definitions_content_${change} after ${change} on attribute_definitions begin
    update content_version set version = version + 1;
  end`,
);

// like a change of the product, as in migration 0020; a row that is only marked as outdated changes nothing
const sqliteValues = Object.entries({
  insert: { on: 'insert', row: 'new', when: 'length(new.cells) > 0' },
  update: { on: 'update of cells', row: 'new', when: 'old.cells is not new.cells' },
  delete: { on: 'delete', row: 'old', when: 'length(old.cells) > 0' },
}).map(
  ([name, { on, row, when }]) => `create trigger product_attributes_content_${name} after ${on} on product_attributes when ${when} begin
    update content_version set version = version + 1, catalogue = catalogue + 1;
    ${removeOld}
    insert into catalogue_changes (version, product_id) select catalogue, ${row}.product_id from content_version;
  end`,
);

// as in migration 0020, but also for values
const postgresFunction = `create or replace function note_catalogue_change() returns trigger language plpgsql as $$
  declare
    listed integer;
    ids integer[];
  begin
    if current_setting('site.catalogue_change', true) is distinct from txid_current()::text then
      update content_version set version = version + 1, catalogue = catalogue + 1;
      ${removeOld}
      perform set_config('site.catalogue_change', txid_current()::text, true);
      perform set_config('site.content_change', txid_current()::text, true);
      perform set_config('site.products_listed', '0', true);
    end if;
    listed := current_setting('site.products_listed')::integer;
    if listed > 100 then
      return null;
    end if;
    if tg_level = 'ROW' and tg_table_name = 'products' then
      ids := array[old.id, new.id];
    elsif tg_level = 'ROW' and tg_table_name = 'product_attributes' then
      ids := array[old.product_id, new.product_id];
    end if;
    if ids is not null and listed < 100 then
      insert into catalogue_changes (version, product_id)
        select catalogue, changed.id from content_version, unnest(ids) as changed (id) where changed.id is not null
        on conflict do nothing;
      -- a product and its values are saved together and count once
      if found then
        listed := listed + 1;
      end if;
    else
      insert into catalogue_changes (version, product_id) select catalogue, 0 from content_version on conflict do nothing;
      listed := 101;
    end if;
    perform set_config('site.products_listed', listed::text, true);
    return null;
  end $$`;

const postgresTriggers = [
  `create constraint trigger attribute_definitions_content after insert or update or delete on attribute_definitions
    deferrable initially deferred for each row execute function note_content_change()`,
  `create trigger attribute_definitions_content_truncate after truncate on attribute_definitions
    for each statement execute function note_content_change()`,
  `create constraint trigger product_attributes_content after insert or update of cells or delete on product_attributes
    deferrable initially deferred for each row execute function note_catalogue_change()`,
  `create trigger product_attributes_content_truncate after truncate on product_attributes
    for each statement execute function note_catalogue_change()`,
];

export const up = async (db: Kysely<unknown>, { kind, id, sortable, binary, end }: ColumnTypes): Promise<void> => {
  const flag = (name: string) => `${name} integer not null default 0 check (${name} in (0, 1))`;
  const statements = [
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
    ...(kind === 'sqlite' ? [...sqliteDefinitions, ...sqliteValues] : [postgresFunction, ...postgresTriggers]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
