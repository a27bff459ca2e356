// Kysely types of the tables. Columns are portable between SQLite and PostgreSQL: flags are 0 or 1, timestamps are ISO 8601 text
// in UTC, lists are JSON text. Repositories convert rows to plain objects.
import type { Generated, Kysely } from 'kysely';
import type { SignInResult } from '#contract/account.ts';
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

/** A row with optimistic locking: a save can name the version that it is based on. */
interface VersionedRow extends EditedRow {
  /** 1 for a new row, incremented by every save. */
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
  /** SHA-256 of the token, hex, so that read access to the database does not allow signing in. */
  token_hash: string;
  remember: Flag;
  expires_at: string;
  /** User-Agent header of the sign-in, truncated. */
  user_agent: string | null;
  /** Updated at most every few minutes; null for sessions not used since this column was added. */
  last_used_at: string | null;
  /** When the password was last entered in this session; null for sessions that began before this column was added. */
  password_confirmed_at: string | null;
}

/** Wrong passwords for an account from one place, or from all unfamiliar places together: then both keys are the same. */
export interface SignInCountersTable {
  counter_key: string;
  account_key: string;
  failures: number;
  failed_at: string;
  paused_until: string | null;
}

/** A network or a browser from which an account has signed in. */
export interface SignInPlacesTable {
  place_key: string;
  signed_in_at: string;
}

export interface SignInsTable extends Row {
  administrator_id: number;
  result: SignInResult;
  /** Shortened. */
  address: string | null;
  /** User-Agent header, truncated. */
  user_agent: string | null;
}

/** Pending invitation of an administrator, who activates the account by setting a password. */
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
  /** Head nouns of the name, folded (platform/search/columns.ts). */
  search_head: Generated<string>;
  /** Version of the rules by which the search columns were generated. */
  search_rules: Generated<number>;
  /** Name and description in lower case, for admin searches (platform/search-text.ts). */
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
  /** JSON text of a specification list, possibly in an older format. */
  specifications: string;
  main_image: string | null;
  /** JSON text of a list of stored paths. */
  images: string;
  brochure: string | null;
  is_featured: Flag;
  is_active: Flag;
  /** Folded words of the name, delimited by spaces (platform/search/columns.ts). */
  search_name: string;
  /** Head nouns of the name: "robot" for "Six-Axis Robot LR20". */
  search_head: Generated<string>;
  /** Model number, then the words of the name with a digit, without hyphens, delimited by spaces; matched at any position. */
  search_model: string;
  /** Folded words of descriptions and specifications, delimited by spaces. */
  search_text: string;
  /** Tokens of the full-text index that repeat other search columns: name, head nouns, parts of model numbers. */
  search_tokens: Generated<string>;
  /** Version of the rules by which the search columns were generated. */
  search_rules: Generated<number>;
  /** Name and model in lower case. */
  admin_search: string;
}

/** Number of products by category and flags, maintained by triggers; combinations without products may be missing. */
export interface ProductCountsTable {
  category_id: number;
  is_active: Flag;
  is_featured: Flag;
  products: number;
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
  /** Version of the rules by which the search columns were generated. */
  search_rules: Generated<number>;
  /** Title, excerpt and text content in lower case. */
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
  /** As sent by the contact form; not used for lookups. */
  product_slug: string | null;
  /** The requested product; null once it is deleted. */
  product_id: number | null;
  /** Name of the product when the message was sent. */
  product_name: string | null;
  /** The assigned administrator. */
  assigned_to: number | null;
  /** Internal note of the administrators, not visible to visitors. */
  note: string | null;
  /** Name, email, company, subject and message in lower case, one per line. */
  search_text: string;
  /** Read by the trigger that adds the company's mail to the outbox in the statement of the insert. */
  sends_mail: Generated<Flag>;
  /** Read by the trigger that adds an acknowledgement unless its address got one after this time; null for none. */
  acknowledge_since: Generated<string | null>;
  /** Since when the message is regarded as spam; null for messages of the inbox. */
  quarantined_at: Generated<string | null>;
  /** JSON list of sentences; null for messages of the inbox. */
  spam_reasons: Generated<string | null>;
  /** The mail of a quarantined message has not been added to the outbox, or was removed from it. */
  mail_withheld: Generated<Flag>;
  /** SHA-256 of the idempotency key and the content, kept for 24 hours. */
  submission_hash: Generated<string | null>;
  /** SHA-256 of the comparable text of the message; null for short texts. */
  text_hash: Generated<string | null>;
}

export type MailKind = 'message' | 'acknowledgement' | 'test' | 'invitation' | 'password-reset';

/** A mail and its state. It refers to what it is about; subject and text are composed when it is sent. */
export interface MailOutboxTable extends EditedRow {
  kind: MailKind;
  contact_id: number | null;
  administrator_id: number | null;
  /** Addresses separated by commas; null as long as they are determined when the mail is sent. */
  recipients: string | null;
  /** The header, set by the first attempt and kept by all others. */
  message_id: string | null;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  next_attempt_at: string;
  /** Until then a process is sending the mail. */
  leased_until: string | null;
  /** Shown to administrators: short and without credentials. */
  last_error: string | null;
  sent_at: string | null;
}

/** Tokens of links in mails, as hashes. */
export interface MailedTokensTable {
  token_hash: string;
  administrator_id: number;
  purpose: 'invitation' | 'password-reset';
  created_at: string;
  expires_at: string;
}

export type RedirectKind = 'product' | 'category' | 'news' | 'page';

export interface RedirectsTable extends Row {
  kind: RedirectKind;
  old_slug: string;
  target_id: number;
}

/** A deleted record that visitors could see had this slug. */
export interface RemovedAddressesTable extends Row {
  kind: RedirectKind;
  slug: string;
}

/** PostgreSQL only: the instance that runs a scheduled job, or ran it last. */
export interface JobClaimsTable {
  name: string;
  holder: string;
  /** From then on an instance can claim the job. */
  free_at: Date;
}

/** PostgreSQL only: requests of one client in the current window of a limit. */
export interface RequestCountsTable {
  key_hash: string;
  count: number;
  ends_at: string;
}

/** A stored file that no record references: an upload that is not saved yet, or a released file. */
export interface UnclaimedFilesTable {
  path: string;
  /** A save is in progress; it is abandoned if the process crashes. */
  is_saving: Flag;
  created_at: string;
  /** The file can be removed after this time. */
  expires_at: string;
}

/** Original name of an uploaded file; not every file has one. */
export interface FileNamesTable {
  path: string;
  name: string;
}

/** Tasks that ran once in the life of the database (one-time-tasks.ts). */
export interface MilestonesTable {
  name: string;
  reached_at: string;
}

/** One row. Triggers increment the version with every change of what visitors can see (content-version.ts). */
export interface ContentVersionTable {
  id: number;
  version: number;
  /** Grows with changes of products and categories only. */
  catalogue: number;
}

/**
 * The products that changed with each of the last versions of the catalogue. A version with product 0, or without rows, changed
 * more than that.
 */
export interface CatalogueChangesTable {
  version: number;
  product_id: number;
}

/** The words of the full-text indices that can be corrections of typing errors. Words of deleted rows stay. */
export interface SearchWordsTable {
  word: string;
  /** The word from its fourth character. */
  tail: string;
}

/** A row of a view: generated columns always have a value. */
type ViewRow<T> = { [K in keyof T]: T[K] extends Generated<infer V> ? V : T[K] };

/** Active products in active categories, with the columns of their category. */
export interface VisibleProductsView extends ViewRow<Omit<ProductsTable, 'search_rules' | 'search_tokens' | 'admin_search'>> {
  category_name: string;
  category_slug: string;
  category_search_name: string;
  category_search_head: string;
}

/** Published articles, also those that are scheduled: `isPublished` adds the time (visible.ts). */
export type VisibleNewsView = ViewRow<Omit<NewsTable, 'search_rules' | 'admin_search'>>;

/** Published pages. */
export interface VisiblePagesView
  extends ViewRow<Pick<PagesTable, 'id' | 'title' | 'slug' | 'content' | 'short_content' | 'template' | 'updated_at'>> {
  /** The about page is the page with the lowest rank; null for every other page. */
  about_rank: number | null;
}

export interface Tables extends AnalyticsTables {
  administrators: AdministratorsTable;
  administrator_tokens: AdministratorTokensTable;
  administrator_invitations: AdministratorInvitationsTable;
  sign_in_counters: SignInCountersTable;
  sign_in_places: SignInPlacesTable;
  sign_ins: SignInsTable;
  settings: SettingsTable;
  categories: CategoriesTable;
  products: ProductsTable;
  product_counts: ProductCountsTable;
  news: NewsTable;
  pages: PagesTable;
  visible_products: VisibleProductsView;
  visible_news: VisibleNewsView;
  visible_pages: VisiblePagesView;
  contact_messages: ContactMessagesTable;
  mail_outbox: MailOutboxTable;
  mailed_tokens: MailedTokensTable;
  redirects: RedirectsTable;
  removed_addresses: RemovedAddressesTable;
  unclaimed_files: UnclaimedFilesTable;
  file_names: FileNamesTable;
  milestones: MilestonesTable;
  content_version: ContentVersionTable;
  catalogue_changes: CatalogueChangesTable;
  search_words: SearchWordsTable;
  request_counts: RequestCountsTable;
  job_claims: JobClaimsTable;
}

/** The database or a transaction. Repositories accept either as their first parameter. */
export type Database = Kysely<Tables>;
