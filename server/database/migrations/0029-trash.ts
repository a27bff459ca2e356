// The trash: deleted records with what belongs to them. And changes of many records at once, which can be undone for some minutes.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, end, clusteredEnd }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table bulk_changes (
      id ${id},
      kind text not null,
      action text not null,
      administrator_id integer references administrators (id) on delete cascade,
      changed integer not null,
      created_at text not null,
      expires_at text not null,
      undone_at text
    )${end}`,
    'create index bulk_changes_administrator on bulk_changes (administrator_id, created_at)',
    'create index bulk_changes_expired on bulk_changes (expires_at)',
    // mark: what the version of the record, or the time of its last change, is if nobody has changed it since
    `create table bulk_change_rows (
      change_id integer not null references bulk_changes (id) on delete cascade,
      record_id integer not null,
      before text not null,
      mark text not null,
      primary key (change_id, record_id)
    )${clusteredEnd}`,
    // no reference to the change, which is removed earlier
    `create table trash (
      id ${id},
      kind text not null,
      record_id integer not null,
      name text not null,
      search_name text not null,
      data text not null,
      bulk_change_id integer,
      deleted_by text,
      created_at text not null,
      expires_at text not null
    )${end}`,
    'create index trash_newest on trash (created_at, id, kind, expires_at)',
    'create index trash_kind on trash (kind, created_at, id, expires_at)',
    'create index trash_expired on trash (expires_at)',
    'create index trash_bulk_change on trash (bulk_change_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
