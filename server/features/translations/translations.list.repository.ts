// Lists of the records that are translated, with the state of their translation into a language.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPublishedKind, published } from '#contract/records/kinds.ts';
import { type TranslatedKind, type TranslationState, translatedKinds } from '#contract/rules/translations.ts';
import { type PageRequest, toLimitOffset } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
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
  by: string | null;
  updated_at: string | null;
}

const state = sql<TranslationState>`coalesce(translation.state, 'none')`;

const fromKind = (kind: TranslatedKind, language: string): RawBuilder<unknown> => sql`${sql.table(sourceOf(kind).table)} as record
  left join translations as translation on translation.kind = ${sql.lit(kind)} and translation.record_id = record.id
    and translation.language = ${language}`;

const conditionsOf = (kind: TranslatedKind, { state: wanted, search = '' }: Pick<TranslationFilter, 'state' | 'search'>) => {
  const { title, where } = sourceOf(kind);
  const text = search.trim().toLowerCase();
  return sql.join(
    [
      where ?? sql<SqlBool>`1 = 1`,
      ...(wanted ? [sql<SqlBool>`${state} = ${wanted}`] : []),
      ...(text === '' ? [] : [containsText(sql`lower(${sql.ref(`record.${title}`)})`, text)]),
    ],
    sql` and `,
  );
};

const kindsOf = ({ kind }: Pick<TranslationFilter, 'kind'>): readonly TranslatedKind[] => (kind ? [kind] : translatedKinds);

/** By kind, then in the order in which the records were created. */
export const listRecords = async (db: Database, filter: TranslationFilter): Promise<{ rows: ListedRow[]; total: number }> => {
  const { limit, offset } = toLimitOffset(filter);
  const selects = kindsOf(filter).map(
    (kind) => sql`select ${sql.lit(kind)} as kind, ${sql.lit(translatedKinds.indexOf(kind))} as position, record.id,
      ${sql.ref(`record.${sourceOf(kind).title}`)} as title, ${state} as state, translation.missing, translation.outdated,
      case when translation.draft is null then 0 else 1 end as has_draft, translation.publish_at, translation.saved_by as "by",
      translation.updated_at
    from ${fromKind(kind, filter.language)} where ${conditionsOf(kind, filter)}`,
  );
  const counts = kindsOf(filter).map(
    (kind) => sql`(select count(*) from ${fromKind(kind, filter.language)} where ${conditionsOf(kind, filter)})`,
  );
  const { rows: totals } = await sql<{ total: number }>`select cast(${sql.join(counts, sql` + `)} as integer) as total`.execute(db);
  const { rows } = await sql<ListedRow>`select * from (${sql.join(selects, sql` union all `)}) as records
    order by position, id limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: totals[0]?.total ?? 0 };
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
      from ${fromKind(kind, language)} where ${conditionsOf(kind, {})} group by 2`,
  );
  return (await sql<Count>`${sql.join(selects, sql` union all `)}`.execute(db)).rows;
};
