// Imports of records from files: each file with its options, and the rows of its dry run with what is needed to write and undo them.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, end, clusteredEnd }: ColumnTypes): Promise<void> => {
  const statements = [
    // the name stays when the account is removed
    `create table imports (
      id ${id},
      kind text,
      format text not null,
      state text not null,
      file_name text not null,
      file_path text not null,
      archive_name text,
      archive_path text,
      options text not null,
      facts text not null,
      counts text,
      failure text,
      done integer not null default 0,
      total integer not null default 0,
      actor_id integer references administrators (id) on delete set null,
      actor_name text,
      actor_token_id integer,
      acting_name text,
      key_hash text unique,
      created_at text not null,
      checked_at text,
      applied_at text,
      undone_at text,
      lease_token text,
      lease_until text
    )${end}`,
    'create index imports_actor on imports (actor_id)',
    'create index imports_state on imports (state)',
    `create table import_rows (
      import_id integer not null references imports (id) on delete cascade,
      number integer not null,
      line integer,
      kind text not null,
      action text not null,
      state text not null,
      record_id integer,
      version integer,
      title text not null,
      changes text not null,
      report text not null,
      files text,
      undo text,
      primary key (import_id, number)
    )${clusteredEnd}`,
    'create index import_rows_action on import_rows (import_id, action, number)',
    // with the action, so that rows are listed and counted without reading their texts
    'create index import_rows_state on import_rows (import_id, state, number, action)',
    // rows are matched with products by model
    'create index products_model on products (model)',
    // the choice of columns for the next file with the same columns
    `create table import_mappings (
      signature text primary key not null,
      options text not null,
      used_at text not null
    )${clusteredEnd}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
