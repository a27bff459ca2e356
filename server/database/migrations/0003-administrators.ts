// Invitations of administrators, and where somebody is signed in.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { end }: ColumnTypes): Promise<void> => {
  const statements = [
    // whose invitation is open cannot sign in: the administrator becomes active by accepting
    `create table administrator_invitations (
      administrator_id integer primary key not null references administrators (id) on delete cascade,
      token_hash text not null unique,
      created_at text not null,
      expires_at text not null
    )${end}`,
    `alter table administrator_tokens add column user_agent text`,
    `alter table administrator_tokens add column last_used_at text`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
