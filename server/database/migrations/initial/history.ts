// Revisions of records with the files that they name, the log of what administrators did, the trash, and changes of many records,
// which can be undone for some minutes (docs/decisions/0047-trash-and-bulk-changes.md, 0050-history-and-audit-log.md).
import type { ColumnTypes } from '../column-types.ts';

const revisions = ({ id, end, clusteredEnd }: ColumnTypes): string[] => [
  // the administrator may be removed later: the name stays, the number is no reference
  // save_key: the revisions of settings of one save; null for a setting that was saved alone
  `create table revisions (
    id ${id},
    kind text not null check (kind in ('product', 'category', 'article', 'page', 'setting')),
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
    save_key text,
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
];

const auditLog = ({ kind, end }: ColumnTypes): string[] => [
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
  'create index audit_log_time on audit_log (created_at, id)',
  'create index audit_log_record on audit_log (kind, record_id, id)',
  // filters together with days, in the order of the list
  'create index audit_log_actor on audit_log (actor_id, created_at, id)',
  'create index audit_log_action on audit_log (action, created_at, id)',
  'create index audit_log_kind on audit_log (kind, created_at, id)',
  ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
];

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

const removals = ({ id, end, clusteredEnd }: ColumnTypes): string[] => [
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

export const history = (types: ColumnTypes): string[] => [...revisions(types), ...auditLog(types), ...removals(types)];
