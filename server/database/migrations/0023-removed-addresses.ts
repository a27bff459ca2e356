// Addresses of deleted records that visitors could see: their pages are answered with 410 instead of 404.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

// documents contain it: as in 0011
const sqliteTriggers = ['insert', 'update', 'delete'].map(
  (change) => `create trigger removed_addresses_content_${change} after ${change} on removed_addresses begin
    update content_version set version = version + 1;
  end`,
);
const postgresTriggers = [
  `create constraint trigger removed_addresses_content after insert or update or delete on removed_addresses
    deferrable initially deferred for each row execute function note_content_change()`,
  `create trigger removed_addresses_content_truncate after truncate on removed_addresses
    for each statement execute function note_content_change()`,
];

export const up = async (db: Kysely<unknown>, { kind, id, end }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table removed_addresses (
      id ${id},
      kind text not null check (kind in ('product', 'category', 'news', 'page')),
      slug text not null,
      created_at text not null,
      unique (kind, slug)
    )${end}`,
    // the old slugs of a record that is deleted
    'create index redirects_target on redirects (target_id, kind)',
    ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
