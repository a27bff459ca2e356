// Who takes care of a message, and what colleagues note about it.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const statements = [
    `alter table contact_messages add column assigned_to integer references administrators (id) on delete set null`,
    `alter table contact_messages add column note text`,
    `create index contact_messages_assigned on contact_messages (assigned_to)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
