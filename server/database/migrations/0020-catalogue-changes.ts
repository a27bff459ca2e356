// The products that changed with each of the last versions of the catalogue, so that searches correct what they keep in memory
// instead of reading it again. Triggers write it in the transaction of the change. A version with product 0, or without rows,
// changed more than a few products: a category, or many products at once.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

/** Older versions are removed. */
const versionsKept = 256;
/** PostgreSQL: products of one transaction; if more change, product 0 is written. */
const productsListed = 100;

const removeOld = `delete from catalogue_changes where version <= (select catalogue from content_version) - ${versionsKept};`;

const sqliteTriggers = Object.entries({
  insert: 'select new.id as id',
  // another program could change an id
  update: 'select old.id as id union select new.id',
  delete: 'select old.id as id',
}).flatMap(([change, ids]) => [
  `drop trigger products_content_${change}`,
  `create trigger products_content_${change} after ${change} on products begin
    update content_version set version = version + 1, catalogue = catalogue + 1;
    ${removeOld}
    insert into catalogue_changes (version, product_id) select catalogue, changed.id from content_version, (${ids}) as changed;
  end`,
]);

// one version for each transaction, as before; the row of the version stays locked until the commit, so versions are committed in
// their order
const postgresFunction = `create or replace function note_catalogue_change() returns trigger language plpgsql as $$
  declare
    listed integer;
  begin
    if current_setting('site.catalogue_change', true) is distinct from txid_current()::text then
      update content_version set version = version + 1, catalogue = catalogue + 1;
      ${removeOld}
      perform set_config('site.catalogue_change', txid_current()::text, true);
      perform set_config('site.content_change', txid_current()::text, true);
      perform set_config('site.products_listed', '0', true);
    end if;
    listed := current_setting('site.products_listed')::integer;
    if listed > ${productsListed} then
      return null;
    end if;
    if tg_table_name = 'products' and tg_level = 'ROW' and listed < ${productsListed} then
      insert into catalogue_changes (version, product_id)
        select catalogue, changed.id from content_version, unnest(array[old.id, new.id]) as changed (id) where changed.id is not null
        on conflict do nothing;
      listed := listed + 1;
    else
      insert into catalogue_changes (version, product_id) select catalogue, 0 from content_version;
      listed := ${productsListed} + 1;
    end if;
    perform set_config('site.products_listed', listed::text, true);
    return null;
  end $$`;

export const up = async (db: Kysely<unknown>, { kind, clusteredEnd }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table catalogue_changes (
      version integer not null,
      product_id integer not null,
      primary key (version, product_id)
    )${clusteredEnd}`,
    ...(kind === 'sqlite' ? sqliteTriggers : [postgresFunction]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
