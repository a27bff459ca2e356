// What the name of a product or category names, and by which rules the columns of search were made: rows of older rules are
// folded again at the start.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const statements = [
    `alter table products add column search_head text not null default ''`,
    `alter table categories add column search_head text not null default ''`,
    ...['products', 'categories', 'news'].flatMap((table) => [
      `alter table ${table} add column search_rules integer not null default 0`,
      `create index ${table}_search_rules on ${table} (search_rules)`,
      `create index ${table}_updated on ${table} (updated_at, version)`,
    ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
