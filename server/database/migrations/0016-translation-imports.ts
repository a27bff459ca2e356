// Imports of translated files: one for each administrator and language, with its progress.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, end }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table translation_imports (
      id ${id},
      language text not null,
      actor_id integer references administrators (id) on delete set null,
      actor_name text not null,
      file_name text not null,
      file_path text not null,
      state text not null,
      action text,
      done integer not null default 0,
      total integer not null,
      counts text,
      listed text,
      failure text,
      created_at text not null,
      lease_token text,
      lease_until text
    )${end}`,
    'create unique index translation_imports_actor on translation_imports (actor_id, language)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
