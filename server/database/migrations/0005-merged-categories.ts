// Into which category another one was merged, and what undoing that needs.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { clusteredEnd }: ColumnTypes): Promise<void> => {
  const table = `create table merged_categories (
    category_id integer not null primary key,
    target_id integer not null,
    change_id integer not null,
    undo text not null,
    created_at text not null
  )${clusteredEnd}`;
  for (const statement of [table, 'create index merged_categories_change on merged_categories (change_id)'])
    await sql.raw(statement).execute(db);
};
