// The language of a message, and the texts of the site that the owner has written.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { createContentTriggers } from './content-triggers.ts';

export const up = async (db: Kysely<unknown>, types: ColumnTypes): Promise<void> => {
  const statements = [
    // null: the main language
    'alter table contact_messages add column language text',
    `create table interface_texts (
      id ${types.id},
      language text not null,
      part text not null,
      key text not null,
      text text not null,
      version integer not null default 1,
      created_at text not null,
      updated_at text not null,
      unique (language, part, key)
    )${types.end}`,
    ...createContentTriggers(types, { table: 'interface_texts', columns: ['language', 'part', 'key', 'text'] }),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
