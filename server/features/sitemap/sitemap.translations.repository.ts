// The translations of records that have pages in other languages.
import { sql } from 'kysely';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { Database } from '#server/database/schema.ts';
import type { IdRange } from './sitemap.repository.ts';

export interface TranslatedAddress {
  id: number;
  language: string;
  /** Null if it is that of the record. */
  slug: string | null;
  updatedAt: string;
}

/** The published translations of a kind, in a range of ids. */
export const listTranslatedAddresses = async (
  db: Database,
  kind: PublishedKind,
  codes: readonly string[],
  { after, until }: IdRange,
): Promise<TranslatedAddress[]> => {
  const rows = await db
    .selectFrom('translations')
    .select(['record_id', 'language', 'slug', 'updated_at'])
    .where('kind', '=', kind)
    .where('has_title', '=', 1)
    .where('language', 'in', codes)
    .where('record_id', '>', after)
    .where('record_id', '<=', until)
    .execute();
  return rows.map(({ record_id, language, slug, updated_at }) => ({ id: record_id, language, slug, updatedAt: updated_at }));
};

export interface TranslationSummary {
  kind: string;
  language: string;
  /** As in `RangeSummary`. */
  range: number;
  count: number;
  changedAt: string | null;
}

/** @param size number of ids per range @returns one entry per kind, language and range */
export const summariseTranslations = async (db: Database, codes: readonly string[], size: number): Promise<TranslationSummary[]> => {
  const range = sql<number>`((record_id - 1) / ${sql.lit(size)}) + 1`;
  const rows = await db
    .selectFrom('translations')
    .where('has_title', '=', 1)
    .where('language', 'in', codes)
    .select(({ fn }) => [
      'kind',
      'language',
      range.as('range'),
      sql<number>`cast(count(*) as integer)`.as('count'),
      fn.max<string | null>('updated_at').as('changed_at'),
    ])
    .groupBy(['kind', 'language', range])
    .execute();
  return rows.map(({ changed_at, ...summary }) => ({ ...summary, changedAt: changed_at }));
};
