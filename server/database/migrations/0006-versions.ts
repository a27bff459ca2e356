// How often a record was saved: a save can name the version it began with, so that nobody overwrites another's work unseen.
import { type Kysely, sql } from 'kysely';

const tables = ['products', 'categories', 'news', 'pages', 'settings'];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} add column version integer not null default 1 check (version >= 1)`.execute(db);
  }
};
