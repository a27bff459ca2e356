// PostgreSQL: indices for the searches of messages and articles in the admin area, at any position of a text, like that of products
// (migration 0043).
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const indices = [
  { index: 'contact_messages_trigrams', table: 'contact_messages', column: 'search_text' },
  { index: 'news_trigrams', table: 'news', column: 'admin_search' },
];

// the planner does not need them, and they would take the trigrams of 30,000 rows each time
const withoutStatistics = (index: string) => `alter index ${index} alter 1 set statistics 0`;

export const up = async (db: Kysely<unknown>, { kind }: ColumnTypes): Promise<void> => {
  if (kind === 'sqlite') return;
  for (const { index, table, column } of indices) {
    await sql.raw(`create index ${index} on ${table} using gin (text_trigrams(${column})) with (fastupdate = off)`).execute(db);
    await sql.raw(withoutStatistics(index)).execute(db);
  }
  await sql.raw(withoutStatistics('product_trigrams_text')).execute(db);
};
