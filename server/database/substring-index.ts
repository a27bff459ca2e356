// Searches of the admin area for a text at any position. SQLite has a trigram index for each of these columns; PostgreSQL uses its pg_trgm
// indexes for `like`. Neither supports texts of one or two characters, for which the rows are compared.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';
import { contains } from './text-match.ts';

/** The indexed tables and columns. */
const indices = {
  contact_substrings: 'search_text',
  news_substrings: 'admin_search',
  product_substrings: 'admin_search',
} as const;

export type SubstringIndex = keyof typeof indices;

const shortestText = 3;

/**
 * @param row alias of the table in the query
 * @param text compared literally, so convert both sides to lower case first
 * @returns whether the indexed column contains the text
 */
export const containsAnywhere = (db: Database, index: SubstringIndex, row: string, text: string): RawBuilder<SqlBool> => {
  // NUL would end the query
  if (isPostgres(db) || [...text].length < shortestText || text.includes('\0')) return contains(`${row}.${indices[index]}`, text);
  const query = `"${text.replaceAll('"', '""')}"`;
  // the unary plus makes SQLite read the rows in list order instead of looking them up and sorting them
  return sql`+${sql.ref(`${row}.id`)} in (select rowid from ${sql.table(index)} where ${sql.table(index)} match ${query})`;
};
