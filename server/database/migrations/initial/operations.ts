// One-time tasks, links that download a backup once, and what several instances on one PostgreSQL share. With the embedded database
// one process counts in memory, runs all jobs, and has the records of its backups in their folder.
import type { ColumnTypes } from '../column-types.ts';

const shared = ({ sortable }: ColumnTypes): string[] => [
  // requests of clients in the current window of a limit; unlogged: nothing waits for the disk, and a crash may lose a minute
  `create unlogged table request_counts (
    key_hash text primary key,
    count integer not null,
    ends_at ${sortable} not null
  )`,
  'create index request_counts_ends_at on request_counts (ends_at)',
  // which instance runs a scheduled job
  `create table job_claims (
    name text primary key,
    holder text not null,
    free_at timestamptz not null
  )`,
  // of all instances, whose folders of backups may be separate
  `create table daily_backups (
    id ${sortable} primary key,
    instance text not null,
    record text not null
  )`,
];

export const operations = (types: ColumnTypes): string[] => [
  `create table milestones (
    name text primary key not null,
    reached_at text not null
  )${types.end}`,
  `create table backup_links (
    token_hash text primary key,
    backup_id text not null,
    expires_at ${types.sortable} not null
  )${types.clusteredEnd}`,
  ...(types.kind === 'postgres' ? shared(types) : []),
];
