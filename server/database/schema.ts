// The tables as Kysely sees them. Portable between SQLite and PostgreSQL: flags are 0 or 1, moments ISO 8601 text in
// UTC, lists JSON text. Repositories turn them into plain objects.
import type { Generated, Kysely } from 'kysely';
import type { NewsArticle } from '#contract/news.ts';
import type { PublicPage } from '#contract/pages.ts';
import type { ContactStatus, ContactType } from '#contract/rules/contacts.ts';
import type { SettingType } from '#contract/rules/settings.ts';
import type { AnalyticsTables } from './analytics-tables.ts';

export type Flag = 0 | 1;
export const toFlag = (value: boolean): Flag => (value ? 1 : 0);

interface Row {
  id: Generated<number>;
  created_at: string;
}
interface EditedRow extends Row {
  updated_at: string;
}

/** A row whose saves can name the version they began with. */
interface VersionedRow extends EditedRow {
  /** 1 for a new row, one more with every save. */
  version: Generated<number>;
}

export interface AdministratorsTable extends EditedRow {
  email: string;
  name: string;
  password_hash: string;
  is_active: Flag;
}

export interface AdministratorTokensTable extends Row {
  administrator_id: number;
  /** SHA-256 of the token, hex: who reads the database cannot sign in with it. */
  token_hash: string;
  remember: Flag;
  expires_at: string;
  /** What the browser said of itself at sign-in, cut. */
  user_agent: string | null;
  /** Written at most every few minutes; null where it was not used since this is kept. */
  last_used_at: string | null;
}

/** Somebody who may become an administrator by choosing a password. */
export interface AdministratorInvitationsTable {
  administrator_id: number;
  token_hash: string;
  created_at: string;
  expires_at: string;
}

export interface SettingsTable extends VersionedRow {
  key: string;
  value: string | null;
  type: SettingType;
  group_name: string;
}

export interface CategoriesTable extends VersionedRow {
  name: string;
  slug: string;
  description: string | null;
  image: string | null;
  sort_order: number;
  is_active: Flag;
  is_new: Flag;
  is_popular: Flag;
  search_name: string;
  /** What the name names, folded (platform/search/columns.ts). */
  search_head: Generated<string>;
  /** Version of the rules that made the columns of search. */
  search_rules: Generated<number>;
  /** Name and description in lower case, for administrators' searches (platform/search-text.ts). */
  admin_search: string;
}

export interface ProductsTable extends VersionedRow {
  category_id: number;
  name: string;
  slug: string;
  model: string | null;
  price: number | null;
  sort_order: number;
  short_description: string | null;
  description: string | null;
  /** JSON text of a specification list, also in older forms. */
  specifications: string;
  main_image: string | null;
  /** JSON text of a list of stored paths. */
  images: string;
  brochure: string | null;
  is_featured: Flag;
  is_active: Flag;
  /** Folded words of the name, each between spaces (platform/search/columns.ts). */
  search_name: string;
  /** The word of the name that says what the product is: "robot" for "Six-Axis Robot LR20". */
  search_head: Generated<string>;
  /** Model number, then the name's words with a digit, without hyphens and each between spaces: pieces match anywhere. */
  search_model: string;
  /** Folded words of descriptions and specifications, each between spaces. */
  search_text: string;
  /** Version of the rules that made the columns of search. */
  search_rules: Generated<number>;
  /** Name and model in lower case. */
  admin_search: string;
}

export interface NewsTable extends VersionedRow {
  type: NewsArticle['type'];
  title: string;
  slug: string;
  excerpt: string | null;
  content: string;
  published_at: string | null;
  is_featured: Flag;
  is_published: Flag;
  featured_image: string | null;
  images: string;
  author_name: string;
  search_title: string;
  search_text: string;
  /** Version of the rules that made the columns of search. */
  search_rules: Generated<number>;
  /** Title, excerpt and the content's text in lower case. */
  admin_search: string;
}

export interface PagesTable extends VersionedRow {
  title: string;
  slug: string;
  content: string;
  short_content: string | null;
  template: PublicPage['template'];
  sort_order: number;
  is_published: Flag;
}

export interface ContactMessagesTable extends EditedRow {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  type: ContactType;
  subject: string;
  message: string;
  status: ContactStatus;
  /** As the visitor's page sent it; nothing is looked up by it. */
  product_slug: string | null;
  /** The product a quote is asked for; null once it is deleted. */
  product_id: number | null;
  /** What the product was called when the message came. */
  product_name: string | null;
  /** The administrator who takes care of it. */
  assigned_to: number | null;
  /** What administrators noted about it; visitors never see it. */
  note: string | null;
  /** Lower-cased name, email, company, subject and message, a line each. */
  search_text: string;
}

export type RedirectKind = 'product' | 'category' | 'news' | 'page';

export interface RedirectsTable extends Row {
  kind: RedirectKind;
  old_slug: string;
  target_id: number;
}

/** A stored file that no record uses: an upload that is not saved yet, or one that was given up. */
export interface UnclaimedFilesTable {
  path: string;
  /** A save is under way; after a crash nobody will finish it. */
  is_saving: Flag;
  created_at: string;
  /** From then on the file may go. */
  expires_at: string;
}

/** What a stored file was called when it was uploaded; not every file has a name. */
export interface FileNamesTable {
  path: string;
  name: string;
}

/** Tasks that ran once in the life of the database (one-time-tasks.ts). */
export interface MilestonesTable {
  name: string;
  reached_at: string;
}

export interface Tables extends AnalyticsTables {
  administrators: AdministratorsTable;
  administrator_tokens: AdministratorTokensTable;
  administrator_invitations: AdministratorInvitationsTable;
  settings: SettingsTable;
  categories: CategoriesTable;
  products: ProductsTable;
  news: NewsTable;
  pages: PagesTable;
  contact_messages: ContactMessagesTable;
  redirects: RedirectsTable;
  unclaimed_files: UnclaimedFilesTable;
  file_names: FileNamesTable;
  milestones: MilestonesTable;
}

/** The database, or a transaction of it: repositories take either as their first parameter. */
export type Database = Kysely<Tables>;
