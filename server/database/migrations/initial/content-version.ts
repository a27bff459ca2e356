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

const columnsOf = (...parts: string[]) => parts.flatMap((part) => part.split(' '));
const seo = 'seo_title seo_description';
const times = 'created_at updated_at';

// all columns but those that only administrators see, and the version of the rules of search
const contentTables: readonly ContentTable[] = [
  { table: 'settings', columns: columnsOf('id key value type group_name', times) },
  {
    table: 'news',
    columns: columnsOf(
      'id type title slug excerpt content published_at is_featured is_published featured_image images author_name',
      'search_title search_text version',
      seo,
      times,
    ),
  },
  { table: 'pages', columns: columnsOf('id title slug content short_content template sort_order is_published', seo, times) },
  { table: 'redirects', columns: columnsOf('id kind old_slug target_id') },
  { table: 'removed_addresses', columns: columnsOf('id kind slug') },
  {
    table: 'attribute_definitions',
    columns: columnsOf(
      'id category_id key label group_title kind quantity unit units decimals better match_rule choices aliases',
      'is_filter is_comparable is_headline is_required sort_order',
    ),
  },
  // a pending file belongs to a form that is not saved
  {
    table: 'media',
    columns: columnsOf('path kind status alt caption is_decorative focal_x focal_y'),
    isVisible: (row) => `${row}.status <> 'pending'`,
  },
  // a new time must be known to every process
  { table: 'scheduled_changes', columns: columnsOf('id kind record_id action due_at failure') },
  {
    table: 'products',
    columns: columnsOf(
      'id category_id name slug model price sort_order short_description description specifications main_image images brochure',
      'is_featured is_active search_name search_head search_model search_text search_tokens version',
      seo,
      times,
    ),
    isCatalogue: true,
    effects: {
      insert: list('select new.id as id'),
      // another program could change an id
      update: list('select old.id as id union select new.id'),
      delete: list('select old.id as id'),
    },
  },
  {
    table: 'categories',
    columns: columnsOf('id name slug description image sort_order is_active is_new is_popular search_name search_head', seo, times),
    isCatalogue: true,
    effects: { insert: listCategory, update: listCategory, delete: listCategory },
  },
  // a row that is only marked as outdated changes nothing
  {
    table: 'product_attributes',
    columns: columnsOf('cells'),
    isVisible: (row) => `length(${row}.cells) > 0`,
    isCatalogue: true,
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
