// Counts of wrong passwords, the places from which an account signed in, and the sign-in history (docs/decisions/0030-sign-in.md).
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, end, clusteredEnd }: ColumnTypes): Promise<void> => {
  const statements = [
    // keys are hashes of emails and addresses, because they are also stored for addresses without an account
    `create table sign_in_counters (
      counter_key text primary key not null,
      account_key text not null,
      failures integer not null check (failures >= 0),
      failed_at text not null,
      paused_until text
    )${clusteredEnd}`,
    `create index sign_in_counters_account on sign_in_counters (account_key)`,
    `create index sign_in_counters_failed_at on sign_in_counters (failed_at)`,
    `create table sign_in_places (
      place_key text primary key not null,
      signed_in_at text not null
    )${clusteredEnd}`,
    `create index sign_in_places_signed_in_at on sign_in_places (signed_in_at)`,
    `create table sign_ins (
      id ${id},
      administrator_id integer not null references administrators (id) on delete cascade,
      result text not null check (result in ('signed-in', 'wrong-password', 'disabled')),
      address text,
      user_agent text,
      created_at text not null
    )${end}`,
    `create index sign_ins_administrator on sign_ins (administrator_id, id)`,
    `create index sign_ins_created_at on sign_ins (created_at)`,
    `alter table administrator_tokens add column password_confirmed_at text`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
