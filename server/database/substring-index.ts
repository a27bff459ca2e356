// The indices of texts that are searched at any position (migrations/0014-substring-indices.ts). PostgreSQL has none, and texts of
// one or two characters are not in them: the rows are compared instead (text-match.ts).
import { sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';

export type SubstringIndex = 'contact_substrings' | 'news_substrings' | 'product_substrings';

/** The index contains sequences of three characters. */
const shortestText = 3;

/** @returns the condition on the index; null if it cannot find the text */
const matching = (db: Database, index: SubstringIndex, text: string) => {
  // a character outside of the index would end the query
  if (isPostgres(db) || [...text].length < shortestText || text.includes('\0')) return null;
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
