// Files that nothing uses yet or any more, and what administrators search: names and texts in lower case.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const textOf = (html: string | null) => (html ?? '').replaceAll(/<[^>]*>/g, ' ');

interface Row {
  id: number;
  texts: (string | null)[];
}

const products = async (db: Kysely<unknown>): Promise<Row[]> => {
  const { rows } = await sql<{ id: number; name: string; model: string | null }>`select id, name, model from products`.execute(db);
  return rows.map(({ id, name, model }) => ({ id, texts: [name, model] }));
};

const categories = async (db: Kysely<unknown>): Promise<Row[]> => {
  const { rows } = await sql<{ id: number; name: string; description: string | null }>`
    select id, name, description from categories`.execute(db);
  return rows.map(({ id, name, description }) => ({ id, texts: [name, textOf(description)] }));
};

const news = async (db: Kysely<unknown>): Promise<Row[]> => {
  const { rows } = await sql<{ id: number; title: string; excerpt: string | null; content: string }>`
    select id, title, excerpt, content from news`.execute(db);
  return rows.map(({ id, title, excerpt, content }) => ({ id, texts: [title, excerpt, textOf(content)] }));
};

export const up = async (db: Kysely<unknown>, { end }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table unclaimed_files (
      path text primary key not null,
      is_saving integer not null check (is_saving in (0, 1)),
      created_at text not null,
      expires_at text not null
    )${end}`,
    `create index unclaimed_files_expiry on unclaimed_files (expires_at)`,
    `alter table products add column admin_search text not null default ''`,
    `alter table categories add column admin_search text not null default ''`,
    `alter table news add column admin_search text not null default ''`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const [table, read] of Object.entries({ products, categories, news })) {
    for (const { id, texts } of await read(db)) {
      const text = texts.map((one) => (one ?? '').toLowerCase()).join('\n');
      await sql`update ${sql.table(table)} set admin_search = ${text} where id = ${id}`.execute(db);
    }
  }
};
