// Redirects that administrators write, how often visitors follow redirects, and the addresses that they do not find.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, sortable, end, clusteredEnd }: ColumnTypes): Promise<void> => {
  const statements = [
    // prefix: the source up to its `*`; suffix: the rest, null for a source without one
    `create table site_redirects (
      id ${id},
      source ${sortable} not null unique,
      prefix ${sortable} not null,
      suffix ${sortable},
      target text not null,
      hits integer not null default 0,
      created_by text,
      removed_kind text,
      removed_id integer,
      created_at text not null,
      updated_at text not null,
      version integer not null default 1,
      check ((removed_kind is null) = (removed_id is null))
    )${end}`,
    'create index site_redirects_prefix on site_redirects (prefix)',
    'create index site_redirects_removed on site_redirects (removed_kind, removed_id)',
    'alter table redirects add column hits integer not null default 0',
    // the list in its order, and its search
    'create index redirects_age on redirects (created_at, id, old_slug)',
    `create table missing_addresses (
      day text not null,
      address ${sortable} not null,
      requests integer not null,
      primary key (day, address)
    )${clusteredEnd}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
