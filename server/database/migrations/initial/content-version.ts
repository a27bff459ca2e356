// A number that grows with every change of what visitors can see, so that finished responses are valid for one number; one for the
// catalogue, for which searches keep what they have read; and the products that changed with its last versions, so that searches
// correct what they keep. A change of a category is listed as product 0.
import type { ColumnTypes } from '../column-types.ts';
import { type ContentTable, createContentTriggers } from '../content-triggers.ts';

/** Older versions are removed. */
const versionsKept = 256;
/** PostgreSQL: products of one transaction; if more change, product -1 is written. */
const productsListed = 100;

const removeOld = `delete from catalogue_changes where version <= (select catalogue from content_version) - ${versionsKept};`;

const list = (ids: string) => `${removeOld}
  insert into catalogue_changes (version, product_id) select catalogue, changed.id from content_version, (${ids}) as changed;`;
const listCategory = list('select 0 as id');
const listValues = (row: string) => list(`select ${row}.product_id as id`);

const contentTables: readonly ContentTable[] = [
  ...['settings', 'news', 'pages', 'redirects', 'removed_addresses', 'file_names', 'attribute_definitions'].map((table) => ({ table })),
  { table: 'media', columns: ['path', 'alt', 'is_decorative', 'focal_x', 'focal_y'] },
  // a new time must be known to every process
  { table: 'scheduled_changes' },
  {
    table: 'products',
    isCatalogue: true,
    effects: {
      insert: list('select new.id as id'),
      // another program could change an id
      update: list('select old.id as id union select new.id'),
      delete: list('select old.id as id'),
    },
  },
  { table: 'categories', isCatalogue: true, effects: { insert: listCategory, update: listCategory, delete: listCategory } },
  // a row that is only marked as outdated changes nothing
  {
    table: 'product_attributes',
    columns: ['cells'],
    isCatalogue: true,
    when: { insert: 'length(new.cells) > 0', update: 'old.cells is not new.cells', delete: 'length(old.cells) > 0' },
    effects: { insert: listValues('new'), update: listValues('new'), delete: listValues('old') },
  },
];

// once for each transaction, however many rows it changes
const countContent = `create function note_content_change() returns trigger language plpgsql as $$
  begin
    if current_setting('site.content_change', true) is distinct from txid_current()::text then
      update content_version set version = version + 1;
      perform set_config('site.content_change', txid_current()::text, true);
    end if;
    return null;
  end $$`;

// the row of the version stays locked until the commit, so versions are committed in their order
const countCatalogue = `create function note_catalogue_change() returns trigger language plpgsql as $$
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
    if listed > ${productsListed} then
      return null;
    end if;
    if tg_level = 'ROW' and tg_table_name = 'products' then
      ids := array[old.id, new.id];
    elsif tg_level = 'ROW' and tg_table_name = 'product_attributes' then
      ids := array[old.product_id, new.product_id];
    end if;
    if ids is not null and listed < ${productsListed} then
      insert into catalogue_changes (version, product_id)
        select catalogue, changed.id from content_version, unnest(ids) as changed (id) where changed.id is not null
        on conflict do nothing;
      -- a product and its values are saved together and count once
      if found then
        listed := listed + 1;
      end if;
    else
      insert into catalogue_changes (version, product_id) select catalogue, -1 from content_version on conflict do nothing;
      listed := ${productsListed + 1};
    end if;
    perform set_config('site.products_listed', listed::text, true);
    return null;
  end $$`;

export const contentVersion = (types: ColumnTypes): string[] => [
  `create table content_version (
    id integer primary key not null check (id = 1),
    version integer not null,
    catalogue integer not null default 1
  )${types.end}`,
  'insert into content_version (id, version) values (1, 1)',
  `create table catalogue_changes (
    version integer not null,
    product_id integer not null,
    primary key (version, product_id)
  )${types.clusteredEnd}`,
  ...(types.kind === 'postgres' ? [countContent, countCatalogue] : []),
  ...contentTables.flatMap((table) => createContentTriggers(types, table)),
];
