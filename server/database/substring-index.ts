// The indices of texts that are searched at any position (migrations/0014-substring-indices.ts). PostgreSQL has one of products only
// (0043-product-trigrams.ts), and texts of one or two characters are not in them: the rows are compared instead (text-match.ts).
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';
import { contains } from './text-match.ts';

export type SubstringIndex = 'contact_substrings' | 'news_substrings' | 'product_substrings';

/** The index contains sequences of three characters. */
const shortestText = 3;

const hasTrigram = (text: string): boolean => [...text].length >= shortestText;

/** @returns the condition on the index; null if it cannot find the text */
const matching = (db: Database, index: SubstringIndex, text: string) => {
  // a character outside of the index would end the query
  if (isPostgres(db) || !hasTrigram(text) || text.includes('\0')) return null;
  return sql`${sql.table(index)} where ${sql.table(index)} match ${`"${text.replaceAll('"', '""')}"`}`;
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
  const { rows } = await sql<{ id: number }>`select rowid as id from ${found} limit ${most + 1}`.execute(db);
  return rows.length > most ? 'many' : rows.map(({ id }) => id);
};

/** @returns how many rows contain the text; null if the index cannot find them */
export const countContaining = async (db: Database, index: SubstringIndex, text: string): Promise<number | null> => {
  const found = matching(db, index, text);
  if (!found) return null;
  return (await sql<{ count: number }>`select count(*) as count from ${found}`.execute(db)).rows[0]?.count ?? 0;
};

export interface FoundRows {
  count: number;
  /** JSON list. */
  ids: string;
}

/** @returns all rows that contain the text; null if the index cannot find them */
export const findContaining = async (db: Database, index: SubstringIndex, text: string): Promise<FoundRows | null> => {
  const found = matching(db, index, text);
  if (!found) return null;
  const { rows } = await sql<FoundRows>`select count(*) as count, json_group_array(rowid) as ids from ${found}`.execute(db);
  return rows[0] ?? null;
};

/** @returns the condition on `product_trigrams` of PostgreSQL; null if the index cannot find the text */
export const containsTrigrams = (db: Database, column: string, text: string): RawBuilder<SqlBool> | null =>
  isPostgres(db) && hasTrigram(text)
    ? sql`(text_trigrams(${sql.ref(column)}) @> text_trigrams(${text}) and ${contains(column, text)})`
    : null;
