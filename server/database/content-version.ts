// The content version: a number that grows with every change that visitors can see (migrations/initial/content-version.ts).
import { published } from '#contract/records/kinds.ts';
import type { Database } from './schema.ts';

/**
 * Tables whose rows occur in public responses. Each has triggers that increment the content version; a migration that adds a table here, or
 * recreates one, creates its triggers.
 */
export const contentTables: readonly string[] = [
  ...Object.values(published).map(({ table }) => table),
  'settings',
  'attribute_definitions',
  'product_attributes',
  'redirects',
  'removed_addresses',
  'media',
  'scheduled_changes',
  'translations',
  'translation_slugs',
  'interface_texts',
];

/** All other tables: public responses do not contain their data, or they change only together with a content table. */
export const otherTables = [
  // a name is added before, and removed after, a record uses the file
  'file_names',
  'product_counts',
  'product_index',
  'news_index',
  'search_words',
  'translation_index',
  'translation_words',
  'administrators',
  'administrator_tokens',
  'administrator_invitations',
  'sign_in_counters',
  'sign_in_places',
  'sign_ins',
  'totp_secrets',
  'recovery_codes',
  'passkeys',
  'sign_in_challenges',
  'contact_messages',
  'contact_notes',
  'mail_outbox',
  'mailed_tokens',
  'trash',
  'bulk_changes',
  'bulk_change_rows',
  'unclaimed_files',
  'media_uses',
  'replaced_files',
  'unsaved_changes',
  'unsaved_files',
  'open_records',
  'created_records',
  'api_tokens',
  'imports',
  'import_rows',
  'import_mappings',
  'translation_imports',
  'webhooks',
  'webhook_deliveries',
  'merged_categories',
  // a redirect answers addresses that no other response answers
  'site_redirects',
  'missing_addresses',
  'drafts',
  'preview_links',
  'revisions',
  'revision_files',
  'audit_log',
  'backup_links',
  'milestones',
  'content_version',
  'analytics_writer',
  'analytics_salts',
  'analytics_visitors',
  'analytics_visits',
  'analytics_views',
  'analytics_addresses',
  'analytics_pages',
  'analytics_clients',
  'analytics_referrers',
  'analytics_day_sums',
  'analytics_page_sums',
  'analytics_referrer_sums',
  'analytics_device_sums',
  'analytics_dropped_sums',
] as const;

/** Tables that exist only on SQLite; public responses do not contain their data. */
export const sqliteTables = ['contact_substrings', 'news_substrings', 'product_substrings'] as const;

export const contentVersionQuery = 'select version from content_version';

/** Tables that exist only on PostgreSQL, for its instances and searches; public responses and backups do not contain their data. */
export const postgresTables: readonly string[] = ['daily_backups', 'job_claims', 'request_counts'];

/** Reads the version through Kysely. */
export const readContentVersion = async (db: Database): Promise<number> =>
  (await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version;

/** Reads the version of the catalogue, which grows only with changes of products, their attributes and categories. */
export const readCatalogueVersion = async (db: Database): Promise<number> =>
  (await db.selectFrom('content_version').select('catalogue').executeTakeFirstOrThrow()).catalogue;

/**
 * @param read a query
 * @returns a function that shares one query between concurrent callers. A query that began before a call is not shared with it, because it
 * may miss a change that the caller knows of.
 */
export const shareNext = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  const start = () => {
    const started = read();
    running = started.catch(() => {});
    next = null;
    return started;
  };
  return () => {
    next ??= running.then(start);
    return next;
  };
};

/** @param now ISO 8601 @returns when the next scheduled article becomes visible; null if none is scheduled */
export const findNextPublication = async (db: Database, now: string): Promise<string | null> => {
  const { next } = await db
    .selectFrom('visible_news')
    .select(({ fn }) => fn.min('published_at').as('next'))
    .where('published_at', '>', now)
    .executeTakeFirstOrThrow();
  return next;
};
