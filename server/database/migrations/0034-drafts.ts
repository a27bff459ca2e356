// Drafts of records, what is published or unpublished at a time, and links to previews.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

// a new time must be known to every process, as in 0011
const sqliteTriggers = ['insert', 'update', 'delete'].map(
  (change) => `create trigger scheduled_changes_content_${change} after ${change} on scheduled_changes begin
    update content_version set version = version + 1;
  end`,
);
const postgresTriggers = [
  `create constraint trigger scheduled_changes_content after insert or update or delete on scheduled_changes
    deferrable initially deferred for each row execute function note_content_change()`,
  `create trigger scheduled_changes_content_truncate after truncate on scheduled_changes
    for each statement execute function note_content_change()`,
];

export const up = async (db: Kysely<unknown>, { kind, id, sortable, end }: ColumnTypes): Promise<void> => {
  const record = `kind text not null check (kind in ('product', 'category', 'news', 'page')),
      record_id integer not null,`;
  const statements = [
    `create table drafts (
      id ${id},
      ${record}
      fields text not null,
      base text not null,
      saved_by text,
      version integer not null default 1,
      created_at text not null,
      updated_at text not null,
      unique (kind, record_id)
    )${end}`,
    // the administrator may be removed later: the name stays, the number is no reference
    `create table scheduled_changes (
      id ${id},
      ${record}
      action text not null check (action in ('publish', 'unpublish')),
      due_at ${sortable} not null,
      actor_id integer,
      actor_name text,
      failure text,
      created_at text not null,
      unique (kind, record_id, action)
    )${end}`,
    'create index scheduled_changes_due on scheduled_changes (due_at) where failure is null',
    `create table preview_links (
      id ${id},
      ${record}
      token_hash text not null unique,
      is_listed integer not null check (is_listed in (0, 1)),
      created_by text,
      created_at text not null,
      expires_at text not null
    )${end}`,
    'create index preview_links_record on preview_links (kind, record_id, id)',
    'create index preview_links_expiry on preview_links (expires_at)',
    ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
