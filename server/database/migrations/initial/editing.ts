// What administrators have typed and not saved, who has which record open, drafts, what is published or unpublished at a time, and
// links to previews (docs/decisions/0049-unsaved-changes.md, 0051-drafts.md).
import type { ColumnTypes } from '../column-types.ts';

const openForms = ({ sortable, clusteredEnd }: ColumnTypes): string[] => {
  const key = `kind text not null,
    record_id integer not null,
    administrator_id integer not null references administrators (id) on delete cascade,`;
  return [
    // record_id 0: a record that is not stored yet; draft_version: of the draft on which the changes are based
    `create table unsaved_changes (
      ${key}
      version integer,
      draft_version integer,
      fields text not null,
      device text not null,
      updated_at text not null,
      primary key (administrator_id, kind, record_id)
    )${clusteredEnd}`,
    'create index unsaved_changes_age on unsaved_changes (updated_at)',
    // the stored files that unsaved changes name
    `create table unsaved_files (
      administrator_id integer not null,
      kind text not null,
      record_id integer not null,
      path ${sortable} not null,
      primary key (administrator_id, kind, record_id, path),
      foreign key (administrator_id, kind, record_id)
        references unsaved_changes (administrator_id, kind, record_id) on delete cascade
    )${clusteredEnd}`,
    'create index unsaved_files_path on unsaved_files (path)',
    `create table open_records (
      ${key}
      opened_at text not null,
      seen_at text not null,
      primary key (kind, record_id, administrator_id)
    )${clusteredEnd}`,
    'create index open_records_age on open_records (seen_at)',
    'create index open_records_administrator on open_records (administrator_id)',
  ];
};

const drafts = ({ id, sortable, end }: ColumnTypes): string[] => {
  const record = `kind text not null check (kind in ('product', 'category', 'article', 'page')),
    record_id integer not null,`;
  return [
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
    // a link works only as long as its creator may preview
    `create table preview_links (
      id ${id},
      ${record}
      token_hash text not null unique,
      is_listed integer not null check (is_listed in (0, 1)),
      created_by text,
      creator_id integer references administrators (id) on delete cascade,
      created_at text not null,
      expires_at text not null
    )${end}`,
    'create index preview_links_record on preview_links (kind, record_id, id)',
    'create index preview_links_expiry on preview_links (expires_at)',
  ];
};

export const editing = (types: ColumnTypes): string[] => [...openForms(types), ...drafts(types)];
