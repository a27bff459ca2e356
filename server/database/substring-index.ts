// Searches of the admin area for a text at any position: SQLite has an index of trigrams for each of these columns, PostgreSQL uses
// its indices of pg_trgm for `like`. Both find no text of one or two characters, for which the rows are compared.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';
import { contains } from './text-match.ts';

/** The tables and columns with an index. */
const indices = {
  contact_substrings: 'search_text',
  news_substrings: 'admin_search',
  product_substrings: 'admin_search',
} as const;

const shortestText = 3;

/**
 * @param row the rows in the query
 * @param text compared literally, so convert both sides to lower case first
 * @returns whether the indexed column of a row contains the text
 */
export const containsAnywhere = (db: Database, index: keyof typeof indices, row: string, text: string): RawBuilder<SqlBool> => {
  // a character outside of the index would end the query
  if (isPostgres(db) || [...text].length < shortestText || text.includes('\0')) return contains(`${row}.${indices[index]}`, text);
  const query = `"${text.replaceAll('"', '""')}"`;
  // with the sign, the rows are read in the order of the list instead of one by one and sorted
  return sql`+${sql.ref(`${row}.id`)} in (select rowid from ${sql.table(index)} where ${sql.table(index)} match ${query})`;
};
