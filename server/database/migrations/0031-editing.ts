// What administrators have typed and not saved, and who has which record open.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { clusteredEnd }: ColumnTypes): Promise<void> => {
  const key = `kind text not null,
      record_id integer not null,
      administrator_id integer not null references administrators (id) on delete cascade,`;
  const statements = [
    // record_id 0: a record that is not stored yet
    `create table unsaved_changes (
      ${key}
      version integer,
      fields text not null,
      device text not null,
      updated_at text not null,
      primary key (administrator_id, kind, record_id)
    )${clusteredEnd}`,
    'create index unsaved_changes_age on unsaved_changes (updated_at)',
    `create table open_records (
      ${key}
      opened_at text not null,
      seen_at text not null,
      primary key (kind, record_id, administrator_id)
    )${clusteredEnd}`,
    'create index open_records_age on open_records (seen_at)',
    'create index open_records_administrator on open_records (administrator_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
