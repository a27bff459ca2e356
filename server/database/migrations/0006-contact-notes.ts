// Notes of administrators about a message, each with its author and time.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, end }: ColumnTypes): Promise<void> => {
  const statements = [
    // the name stays when the account of the author is removed
    `create table contact_notes (
      id ${id},
      contact_id integer not null references contact_messages (id) on delete cascade,
      author_id integer references administrators (id) on delete set null,
      author_name text not null,
      text text not null,
      created_at text not null,
      edited_at text
    )${end}`,
    'create index contact_notes_contact on contact_notes (contact_id, id)',
    'create index contact_notes_author on contact_notes (author_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
