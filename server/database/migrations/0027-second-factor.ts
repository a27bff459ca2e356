// Two-step sign-in: secrets of authenticator apps, recovery codes, passkeys, and what a sign-in waits for.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, real, end }: ColumnTypes): Promise<void> => {
  const owner = 'administrator_id integer not null references administrators (id) on delete cascade';
  const statements = [
    `create table totp_secrets (
      administrator_id integer primary key not null references administrators (id) on delete cascade,
      secret text not null,
      last_step integer not null,
      enabled_at text,
      created_at text not null
    )${end}`,
    `create table recovery_codes (
      id ${id},
      ${owner},
      code_hash text not null,
      created_at text not null,
      unique (administrator_id, code_hash)
    )${end}`,
    `create table passkeys (
      id ${id},
      ${owner},
      credential_id text not null unique,
      public_key text not null,
      counter ${real} not null,
      transports text not null,
      name text not null,
      last_used_at text,
      created_at text not null
    )${end}`,
    'create index passkeys_administrator on passkeys (administrator_id)',
    `create table sign_in_challenges (
      challenge_hash text primary key not null,
      purpose text not null check (purpose in ('second-step', 'passkey-sign-in', 'passkey-confirmation', 'passkey-registration')),
      administrator_id integer references administrators (id) on delete cascade,
      created_at text not null,
      expires_at text not null
    )${end}`,
    'create index sign_in_challenges_administrator on sign_in_challenges (administrator_id)',
    'create index sign_in_challenges_expires_at on sign_in_challenges (expires_at)',
    // null: a password, or a sign-in before this column was added
    'alter table sign_ins add column method text',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
