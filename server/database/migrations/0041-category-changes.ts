// A change of a category in the list of changes (migration 0020): searches keep what they found, and read the categories again.
// Product 0 marks it; PostgreSQL marks a transaction with many products by product -1.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const removeOld = `delete from catalogue_changes where version <= (select catalogue from content_version) - 256;`;

const sqliteTriggers = ['insert', 'update', 'delete'].flatMap((change) => [
  `drop trigger categories_content_${change}`,
  `create trigger categories_content_${change} after ${change} on categories begin
    update content_version set version = version + 1, catalogue = catalogue + 1;
    ${removeOld}
    insert into catalogue_changes (version, product_id) select catalogue, 0 from content_version;
  end`,
]);

// as in migration 0026, but a category is not counted as many products
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
    if tg_level = 'ROW' and tg_table_name = 'categories' then
      insert into catalogue_changes (version, product_id) select catalogue, 0 from content_version on conflict do nothing;
      return null;
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
      insert into catalogue_changes (version, product_id) select catalogue, -1 from content_version on conflict do nothing;
      listed := 101;
    end if;
    perform set_config('site.products_listed', listed::text, true);
    return null;
  end $$`;

export const up = async (db: Kysely<unknown>, { kind }: ColumnTypes): Promise<void> => {
  const statements = [
    // product 0 had another meaning
    'delete from catalogue_changes',
    ...(kind === 'sqlite' ? sqliteTriggers : [postgresFunction]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
