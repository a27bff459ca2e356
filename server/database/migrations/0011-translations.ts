// Translations of content: one row for each record and language.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { createContentTriggers } from './content-triggers.ts';

export const up = async (db: Kysely<unknown>, types: ColumnTypes): Promise<void> => {
  const { id, end, clusteredEnd } = types;
  const statements = [
    `create table translations (
      id ${id},
      kind text not null check (kind in ('product', 'category', 'article', 'page', 'attribute', 'setting', 'media')),
      record_id integer not null,
      language text not null,
      slug text,
      texts text not null default '{}',
      source text not null default '{}',
      draft text,
      draft_source text,
      state text not null check (state in ('in-work', 'ready', 'outdated')),
      has_title integer not null default 0 check (has_title in (0, 1)),
      missing integer not null default 0,
      outdated integer not null default 0,
      publish_at text,
      publish_by integer,
      saved_by text,
      version integer not null default 1,
      created_at text not null,
      updated_at text not null,
      unique (kind, record_id, language)
    )${end}`,
    'create unique index translations_slug on translations (kind, language, slug) where slug is not null',
    'create index translations_slugs on translations (kind, slug) where slug is not null',
    'create index translations_state on translations (language, kind, state, record_id)',
    'create index translations_due on translations (publish_at) where publish_at is not null',
    `create table translation_slugs (
      kind text not null,
      language text not null,
      slug text not null,
      record_id integer not null,
      created_at text not null,
      primary key (kind, language, slug)
    )${clusteredEnd}`,
    'create index translation_slugs_record on translation_slugs (kind, record_id)',
    'alter table preview_links add column language text',
    ...createContentTriggers(types, {
      table: 'translations',
      // responses are cached until the next scheduled publication
      columns: ['slug', 'texts', 'has_title', 'record_id', 'publish_at'],
      isVisible: (row) => `(${row}.texts <> '{}' or ${row}.publish_at is not null)`,
      isCatalogue: true,
    }),
    ...createContentTriggers(types, { table: 'translation_slugs', columns: ['record_id'] }),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
