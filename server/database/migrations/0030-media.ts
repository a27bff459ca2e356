// The media library: what is known of each stored file, and which records use it.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

// what visitors can see of a row, as in 0011
const shown = 'path, alt, is_decorative, focal_x, focal_y';

const sqliteTriggers = ['insert', `update of ${shown}`, 'delete'].map(
  (change) => `create trigger media_content_${change.split(' ')[0]} after ${change} on media begin
    update content_version set version = version + 1;
  end`,
);
const postgresTriggers = [
  `create constraint trigger media_content after insert or update of ${shown} or delete on media
    deferrable initially deferred for each row execute function note_content_change()`,
  'create trigger media_content_truncate after truncate on media for each statement execute function note_content_change()',
];

export const up = async (db: Kysely<unknown>, { kind, id, real, sortable, end, clusteredEnd }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table media (
      id ${id},
      path ${sortable} not null unique,
      kind text not null check (kind in ('picture', 'document')),
      status text not null check (status in ('pending', 'attached', 'library')),
      name text not null,
      bytes integer not null,
      width integer,
      height integer,
      alt text not null default '',
      caption text not null default '',
      is_decorative integer not null default 0 check (is_decorative in (0, 1)),
      focal_x ${real} not null default 0.5,
      focal_y ${real} not null default 0.5,
      admin_search text not null,
      uploaded_by text,
      version integer not null default 1,
      created_at text not null,
      updated_at text not null
    )${end}`,
    // lists contain all but the pending ones, newest first
    `create index media_listed on media (created_at, id) where status <> 'pending'`,
    `create table media_uses (
      path ${sortable} not null,
      kind text not null,
      record_id integer not null,
      field text not null,
      primary key (path, kind, record_id, field)
    )${clusteredEnd}`,
    'create index media_uses_record on media_uses (kind, record_id)',
    ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
