// Revisions of records with the files that they name, and the log of what administrators did.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

const sqliteTriggers = ['update', 'delete'].map(
  (change) => `create trigger audit_log_refuse_${change} before ${change} on audit_log begin
    select raise(abort, 'the audit log is append-only');
  end`,
);
const postgresTriggers = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit log is append-only';
  end $$`,
  'create trigger audit_log_refuse before update or delete on audit_log for each row execute function refuse_audit_change()',
  // a new installation that gets the rows of another one is emptied first
  `create function refuse_audit_truncate() returns trigger language plpgsql as $$
  begin
    if exists (select 1 from audit_log) then
      raise exception 'the audit log is append-only';
    end if;
    return null;
  end $$`,
  'create trigger audit_log_refuse_truncate before truncate on audit_log for each statement execute function refuse_audit_truncate()',
];

export const up = async (db: Kysely<unknown>, { kind, id, end, clusteredEnd }: ColumnTypes): Promise<void> => {
  const statements = [
    // the administrator may be removed later: the name stays, the number is no reference
    `create table revisions (
      id ${id},
      kind text not null check (kind in ('product', 'category', 'news', 'page', 'setting')),
      record_id integer not null,
      number integer not null,
      action text not null,
      actor_id integer,
      actor_name text,
      restored_from integer,
      is_published integer not null check (is_published in (0, 1)),
      record_name text not null,
      fields text not null,
      snapshot text not null,
      created_at text not null,
      unique (kind, record_id, number)
    )${end}`,
    'create index revisions_kind on revisions (kind, id)',
    // the oldest that may be removed
    'create index revisions_removable on revisions (kind, record_id, number) where is_published = 0',
    `create table revision_files (
      path text not null,
      revision_id integer not null references revisions (id) on delete cascade,
      primary key (path, revision_id)
    )${clusteredEnd}`,
    'create index revision_files_revision on revision_files (revision_id)',
    // numbered without gaps, each with the hash of the one before
    `create table audit_log (
      id integer primary key not null,
      created_at text not null,
      actor_id integer,
      actor_name text,
      action text not null,
      kind text not null,
      record_id integer,
      record_name text,
      details text not null,
      previous_hash text not null,
      hash text not null
    )${end}`,
    'create index audit_log_actor on audit_log (actor_id, id)',
    'create index audit_log_record on audit_log (kind, record_id, id)',
    'create index audit_log_action on audit_log (action, id)',
    'create index audit_log_time on audit_log (created_at, id)',
    ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
