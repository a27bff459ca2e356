// The tables that are copied from one database to another, in the order of their references.
import { contentTables, otherTables } from '#server/database/content-version.ts';

/** Filled by the triggers of other tables, which differ between SQLite and PostgreSQL, or by the server. */
const derivedTables: readonly string[] = ['product_counts', 'product_index', 'news_index', 'search_words', 'content_version'];

/** Other tables refer to their rows. */
const referredTables = ['administrators', 'categories', 'products', 'contact_messages', 'bulk_changes', 'revisions'];

const copied: readonly string[] = [...contentTables, ...otherTables].filter((name) => !derivedTables.includes(name));

export const movedTables: readonly string[] = [...referredTables, ...copied.filter((name) => !referredTables.includes(name))];

/** Tables that are empty before rows are copied. The triggers update the one row of `content_version`. */
export const clearedTables: readonly string[] = [...contentTables, ...otherTables].filter((name) => name !== 'content_version');
