// Articles, pages and settings, and redirects from changed addresses.
import type { Generated } from 'kysely';
import type { articles } from '#contract/records/articles.ts';
import type { pages } from '#contract/records/pages.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { SettingType } from '#contract/rules/settings.ts';
import type { RecordRow, Row, SeoColumns, VersionedRow, ViewRow } from './rows.ts';

export interface SettingsTable extends VersionedRow {
  key: string;
  value: string | null;
  type: SettingType;
  group_name: string;
}

export interface NewsTable extends RecordRow<typeof articles> {
  search_title: string;
  search_text: string;
  /** Version of the rules that generated the search columns. */
  search_rules: Generated<number>;
  /** Title, excerpt and text content in lower case. */
  admin_search: string;
}

/** Published articles, including scheduled ones: `isPublished` adds the condition on the time (visible.ts). */
export type VisibleNewsView = ViewRow<Omit<NewsTable, 'search_rules' | 'admin_search' | keyof SeoColumns>>;

/** Published pages. */
export interface VisiblePagesView
  extends ViewRow<Pick<RecordRow<typeof pages>, 'id' | 'title' | 'slug' | 'content' | 'short_content' | 'template' | 'updated_at'>> {
  /** The about page is the page with the lowest rank; null for every other page. */
  about_rank: number | null;
}

export interface RedirectsTable extends Row {
  kind: PublishedKind;
  old_slug: string;
  target_id: number;
  /** How often visitors were redirected. */
  hits: Generated<number>;
}

/** A redirect that an administrator wrote, or chose for the address of a deleted record. */
export interface SiteRedirectsTable extends VersionedRow {
  /** Address of this site, encoded, with at most one `*`. */
  source: string;
  /** The source up to its `*`, or the whole source. */
  prefix: string;
  /** The source after its `*`; null for a source without one. */
  suffix: string | null;
  target: string;
  hits: Generated<number>;
  /** Name of the administrator. */
  created_by: string | null;
  /** The deleted record that had the address: restoring it removes the redirect. */
  removed_kind: PublishedKind | null;
  removed_id: number | null;
}

/** How often an address that shows nothing was requested on a day (UTC). */
export interface MissingAddressesTable {
  day: string;
  address: string;
  requests: number;
}

/** The slug of a deleted record that visitors could see. */
export interface RemovedAddressesTable extends Row {
  kind: PublishedKind;
  slug: string;
}

export interface ContentTables {
  settings: SettingsTable;
  news: NewsTable;
  visible_news: VisibleNewsView;
  visible_pages: VisiblePagesView;
  redirects: RedirectsTable;
  site_redirects: SiteRedirectsTable;
  missing_addresses: MissingAddressesTable;
  removed_addresses: RemovedAddressesTable;
}
