// Tokens with which programs use the API, each within its scopes.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, end }: ColumnTypes): Promise<void> => {
  const statements = [
    // a token whose creator was removed stays in the list and does not work
    `create table api_tokens (
      id ${id},
      name text not null unique,
      token_hash text not null unique,
      start text not null,
      scopes text not null,
      creator_id integer references administrators (id) on delete set null,
      creator_name text not null,
      created_at text not null,
      expires_at text,
      last_used_at text
    )${end}`,
    'create index api_tokens_creator on api_tokens (creator_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
