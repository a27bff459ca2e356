// Lists of the records that are translated, with the state of their translation into a language.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPublishedKind, published } from '#contract/records/kinds.ts';
import { type TranslatedKind, type TranslationState, translatedKinds } from '#contract/rules/translations.ts';
import { type PageRequest, type Slice, toLimitOffset } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { containsAnywhere, type SubstringIndex } from '#server/database/substring-index.ts';
import { containsText } from '#server/database/text-match.ts';
import { translatedSettings } from '#server/features/settings/translated-settings.ts';

interface Source {
  table: string;
  title: string;
  where?: RawBuilder<SqlBool>;
}

const others: Record<Exclude<TranslatedKind, keyof typeof published>, Source> = {
  attribute: { table: 'attribute_definitions', title: 'label' },
  setting: { table: 'settings', title: 'key', where: sql`record.key in (${sql.join(translatedSettings)}) and record.value is not null` },
  media: { table: 'media', title: 'name', where: sql`(record.alt <> '' or record.caption <> '') and record.status <> 'pending'` },
};

/** The tables with an index for texts at any position. */
const indexed: Partial<Record<TranslatedKind, SubstringIndex>> = { product: 'product_substrings', article: 'news_substrings' };

const sourceOf = (kind: TranslatedKind): Source => (isPublishedKind(kind) ? published[kind] : others[kind]);

export interface TranslationFilter extends PageRequest {
  language: string;
  kind?: TranslatedKind | undefined;
  state?: TranslationState | undefined;
  search?: string;
}

interface ListedRow {
  kind: TranslatedKind;
  id: number;
  title: string;
  state: TranslationState;
  missing: number | null;
  outdated: number | null;
  has_draft: number;
  publish_at: string | null;
  failed_at: string | null;
  failure: string | null;
  by: string | null;
  updated_at: string | null;
}

const state = sql<TranslationState>`coalesce(translation.state, 'none')`;

const fromKind = (kind: TranslatedKind, language: string): RawBuilder<unknown> => sql`${sql.table(sourceOf(kind).table)} as record
  left join translations as translation on translation.kind = ${sql.lit(kind)} and translation.record_id = record.id
    and translation.language = ${language}`;

const contains = (db: Database, kind: TranslatedKind, text: string): RawBuilder<SqlBool> => {
  const index = indexed[kind];
  return index
    ? sql<SqlBool>`${containsAnywhere(db, index, 'record', text)}`
    : sql<SqlBool>`${containsText(sql`lower(${sql.ref(`record.${sourceOf(kind).title}`)})`, text)}`;
};

const conditionsOf = (db: Database, kind: TranslatedKind, { state: wanted, search = '' }: Pick<TranslationFilter, 'state' | 'search'>) => {
  const { where } = sourceOf(kind);
  const text = search.trim().toLowerCase();
  return sql.join(
    [
      where ?? sql<SqlBool>`1 = 1`,
      ...(wanted ? [sql<SqlBool>`${state} = ${wanted}`] : []),
      ...(text === '' ? [] : [contains(db, kind, text)]),
    ],
    sql` and `,
  );
};

const kindsOf = ({ kind }: Pick<TranslationFilter, 'kind'>): readonly TranslatedKind[] => (kind ? [kind] : translatedKinds);

const countKind = async (db: Database, kind: TranslatedKind, filter: TranslationFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select cast(count(*) as integer) as total
    from ${fromKind(kind, filter.language)} where ${conditionsOf(db, kind, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
};

const listKind = async (db: Database, kind: TranslatedKind, filter: TranslationFilter, { limit, offset }: Slice): Promise<ListedRow[]> => {
  const { rows } = await sql<ListedRow>`select ${sql.lit(kind)} as kind, record.id, ${sql.ref(`record.${sourceOf(kind).title}`)} as title,
      ${state} as state, translation.missing, translation.outdated, case when translation.draft is null then 0 else 1 end as has_draft,
      translation.publish_at, translation.failed_at, translation.failure, translation.saved_by as "by", translation.updated_at
    from ${fromKind(kind, filter.language)} where ${conditionsOf(db, kind, filter)}
    order by record.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

/** By kind, then in the order in which the records were created. */
export const listRecords = async (db: Database, filter: TranslationFilter): Promise<{ rows: ListedRow[]; total: number }> => {
  const { limit, offset } = toLimitOffset(filter);
  const rows: ListedRow[] = [];
  let total = 0;
  for (const kind of kindsOf(filter)) {
    const count = await countKind(db, kind, filter);
    const part = { limit: limit - rows.length, offset: Math.max(0, offset - total) };
    if (part.limit > 0 && part.offset < count) rows.push(...(await listKind(db, kind, filter, part)));
    total += count;
  }
  return { rows, total };
};

interface Count {
  kind: TranslatedKind;
  state: TranslationState;
  count: number;
}

/** The numbers of records by kind and state. */
export const countStates = async (db: Database, language: string): Promise<Count[]> => {
  const selects = translatedKinds.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, ${state} as state, cast(count(*) as integer) as count
      from ${fromKind(kind, language)} where ${conditionsOf(db, kind, {})} group by 2`,
  );
  return (await sql<Count>`${sql.join(selects, sql` union all `)}`.execute(db)).rows;
};
