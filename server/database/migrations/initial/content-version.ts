// A number that grows with every change of what visitors can see, so that finished responses are valid for one number, and one for the
// catalogue, which searches and filters keep in memory.
import type { ColumnTypes } from '../column-types.ts';
import { type ContentTable, createContentTriggers } from '../content-triggers.ts';

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
  },
  {
    table: 'categories',
    columns: columnsOf('id name slug description image sort_order is_active is_new is_popular search_name search_head', seo, times),
    isCatalogue: true,
  },
  // a row that is only marked as outdated changes nothing
  {
    table: 'product_attributes',
    columns: columnsOf('cells'),
    isVisible: (row) => `length(${row}.cells) > 0`,
    isCatalogue: true,
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
  begin
    if current_setting('site.catalogue_change', true) is distinct from txid_current()::text then
      update content_version set version = version + 1, catalogue = catalogue + 1;
      perform set_config('site.catalogue_change', txid_current()::text, true);
      perform set_config('site.content_change', txid_current()::text, true);
    end if;
    return null;
  end $$`;

export const contentVersion = (types: ColumnTypes): string[] => [
  `create table content_version (
    id integer primary key not null check (id = 1),
    version integer not null,
    catalogue integer not null default 1
  )${types.end}`,
  'insert into content_version (id, version) values (1, 1)',
  ...(types.kind === 'postgres' ? [countContent, countCatalogue] : []),
  ...contentTables.flatMap((table) => createContentTriggers(types, table)),
];
