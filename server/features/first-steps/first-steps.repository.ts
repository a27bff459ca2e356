import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { published } from '#contract/records/kinds.ts';
import type { FirstStep } from '#contract/rules/first-steps.ts';
import { type PublishedKind, publishedKinds } from '#contract/rules/record-kinds.ts';
import type { Flag } from '#server/database/flags.ts';
import type { Database } from '#server/database/schema.ts';
import { hasVisible } from '#server/database/visible.ts';
import { defaultOf } from '#server/features/settings/builtin-settings.ts';

export type StoredStep = Exclude<FirstStep, 'mail' | 'backup'>;

const setting = (key: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from settings where key = ${key} and value <> '' and value <> ${defaultOf(key)?.value ?? ''})`;

const visibleKinds = (now: string) =>
  Object.fromEntries(publishedKinds.map((kind) => [kind, hasVisible(published[kind], now)])) as Record<PublishedKind, RawBuilder<SqlBool>>;

const conditions = (defaultTexts: readonly string[], now: string): Record<StoredStep, RawBuilder<SqlBool>> => ({
  company: sql`${setting('company_name')} and (${setting('company_email')} or ${setting('company_phone')})`,
  logo: setting('company_logo'),
  ...visibleKinds(now),
  page: sql`exists (select 1 from pages where is_published = 1 and content not in (${sql.join(defaultTexts)}))`,
  administrator: sql`exists (
    select 1 from administrators where is_active = 1 and id not in (select administrator_id from administrator_invitations)
    order by id limit 1 offset 1)`,
});

/**
 * Reads with one statement what is stored.
 * @param defaultTexts contents of the pages of a new installation
 * @param now ISO 8601
 */
export const readSteps = async (db: Database, defaultTexts: readonly string[], now: string): Promise<Record<StoredStep, boolean>> => {
  const wanted = Object.entries(conditions(defaultTexts, now));
  const columns = wanted.map(([step, condition]) => sql`case when ${condition} then 1 else 0 end as ${sql.ref(step)}`);
  const { rows } = await sql<Record<StoredStep, Flag>>`select ${sql.join(columns)}`.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([step, flag]) => [step, flag === 1])) as Record<StoredStep, boolean>;
};
