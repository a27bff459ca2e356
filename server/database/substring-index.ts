// The indices of texts that are searched at any position (migrations/initial/substrings.ts). Texts of one or two characters are not in them: the rows are compared instead (text-match.ts).
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres, withIndex } from './full-text.ts';
import type { Database } from './schema.ts';
import { contains } from './text-match.ts';

export type SubstringIndex = 'contact_substrings' | 'news_substrings' | 'product_substrings';

/** The index contains sequences of three characters. */
const shortestText = 3;

const hasTrigram = (text: string): boolean => [...text].length >= shortestText;

/** On PostgreSQL, the column with the index. */
const indexedColumns: Partial<Record<SubstringIndex, readonly [table: string, column: string]>> = {
  contact_substrings: ['contact_messages', 'search_text'],
  news_substrings: ['news', 'admin_search'],
};

const trigramsOf = (column: string, text: string): RawBuilder<SqlBool> =>
  sql`(text_trigrams(${sql.ref(column)}) @> text_trigrams(${text}) and ${contains(column, text)})`;

/** @returns a subquery of the ids of the rows that contain the text; null if the index cannot find them */
const matching = (db: Database, index: SubstringIndex, text: string): RawBuilder<{ id: number }> | null => {
  // a character outside of the index would end the query
  if (!hasTrigram(text) || text.includes('\0')) return null;
  if (!isPostgres(db))
    return sql`select rowid as id from ${sql.table(index)} where ${sql.table(index)} match ${`"${text.replaceAll('"', '""')}"`}`;
  const [table, column] = indexedColumns[index] ?? [];
  return table && column ? sql`select id from ${sql.table(table)} where ${trigramsOf(column, text)}` : null;
};

/**
 * @param text compared literally, so convert both sides to lower case first
 * @returns the ids of the rows that contain it, if they are not more than `most`; null if the index cannot find them
 */
export const listFewContaining = async (
  db: Database,
  index: SubstringIndex,
  text: string,
  most: number,
): Promise<number[] | 'many' | null> => {
  const found = matching(db, index, text);
  if (!found) return null;
  const { rows } = await withIndex(db, (database) => sql<{ id: number }>`${found} limit ${most + 1}`.execute(database));
  return rows.length > most ? 'many' : rows.map(({ id }) => id);
};

/** @returns how many rows contain the text; null if the index cannot find them */
export const countContaining = async (db: Database, index: SubstringIndex, text: string): Promise<number | null> => {
  const found = matching(db, index, text);
  if (!found) return null;
  const query = sql<{ count: number | string }>`select count(*) as count from (${found}) as found`;
  return Number((await withIndex(db, (database) => query.execute(database))).rows[0]?.count ?? 0);
};

export interface FoundRows {
  count: number;
  /** JSON list. */
  ids: string;
}

/** On SQLite. @returns all rows that contain the text; null if the index cannot find them */
export const findContaining = async (db: Database, index: SubstringIndex, text: string): Promise<FoundRows | null> => {
  const found = isPostgres(db) ? null : matching(db, index, text);
  if (!found) return null;
  const { rows } = await sql<FoundRows>`select count(*) as count, json_group_array(id) as ids from (${found})`.execute(db);
  return rows[0] ?? null;
};

/** Use it with `withIndex`. @returns the condition on `product_trigrams` of PostgreSQL; null if the index cannot find the text */
export const containsTrigrams = (db: Database, column: string, text: string): RawBuilder<SqlBool> | null =>
  isPostgres(db) && hasTrigram(text) ? trigramsOf(column, text) : null;
