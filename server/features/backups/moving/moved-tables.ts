// The tables that are copied to another database, in the order of their references.
import { contentTables, otherTables } from '#server/database/content-version.ts';

/** Filled by triggers, which differ between SQLite and PostgreSQL, or by the server. */
const derivedTables: readonly string[] = [
  'product_counts',
  'product_index',
  'news_index',
  'search_words',
  'translation_index',
  'translation_words',
  'content_version',
];

/** Tables that other tables reference. */
const referredTables = ['administrators', 'categories', 'products', 'contact_messages', 'bulk_changes', 'revisions'];

const copied: readonly string[] = [...contentTables, ...otherTables].filter((name) => !derivedTables.includes(name));

export const movedTables: readonly string[] = [...referredTables, ...copied.filter((name) => !referredTables.includes(name))];

/** Tables that are emptied before rows are copied. `content_version` has a single row, which triggers update. */
export const clearedTables: readonly string[] = [...contentTables, ...otherTables].filter((name) => name !== 'content_version');
