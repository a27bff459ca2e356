// The products that frequent words find, so that no process enumerates their entries of the full-text index again
// (server/features/products/products.frequent-words.repository.ts). One version for all: each set is right, except for products
// that changed after it.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { binary, end }: ColumnTypes): Promise<void> => {
  const statements = [
    // key: a hash of the query, which can be longer than an index allows; products: one bit for each id
    `create table frequent_words (
      key text primary key not null,
      query text not null,
      products ${binary} not null
    )${end}`,
    `create table frequent_words_version (
      id integer primary key not null check (id = 1),
      version integer not null
    )${end}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
