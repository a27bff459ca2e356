// What is translated, and what is missing.
import type { AnswerOf } from '#contract/route.ts';
import { type TranslatedKind, translatedKinds } from '#contract/rules/translations.ts';
import type { listTranslations as listContract, listTranslationStates as statesContract } from '#contract/translations.ts';
import { toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { getLanguages } from '#server/features/settings/settings.values.ts';
import { orNotFound } from '#server/http/errors.ts';
import { isMissing } from '#server/records/translations/state.ts';
import type { OfRecord } from '#server/records/translations/stored.ts';
import { toFailure } from '#server/records/translations/stored.ts';
import { listRows } from '#server/records/translations/translations.repository.ts';
import { findOriginal } from './originals.ts';
import * as repository from './translations.list.repository.ts';
import { requireOtherLanguage } from './translations.service.ts';

type Listed = AnswerOf<typeof listContract>['translations']['data'][number];

/** Without a row, all texts are missing. */
const toListed = async (
  db: Database,
  { has_draft, failed_at, failure, ...row }: Awaited<ReturnType<typeof repository.listRecords>>['rows'][number],
): Promise<Listed> => {
  const units = row.missing === null ? ((await findOriginal(db, row))?.units ?? []) : [];
  return {
    ...row,
    missing: row.missing ?? units.filter((unit) => isMissing(unit, { texts: {} })).length,
    outdated: row.outdated ?? 0,
    has_draft: has_draft === 1,
    failure: toFailure({ failed_at, failure }),
  };
};

/** @throws AppError 'invalid' for an unknown language */
export const listTranslations = async (db: Database, filter: repository.TranslationFilter): Promise<AnswerOf<typeof listContract>> => {
  await requireOtherLanguage(db, filter.language);
  const { rows, total } = await repository.listRecords(db, filter);
  const found = await repository.countStates(db, filter.language);
  const countsOf = (kind: TranslatedKind) => {
    const counts = { none: 0, 'in-work': 0, ready: 0, outdated: 0 };
    for (const { state, count } of found.filter((one) => one.kind === kind)) counts[state] = count;
    return counts;
  };
  const data: Listed[] = [];
  for (const row of rows) data.push(await toListed(db, row));
  return { translations: toPaged(data, total, filter), counts: Object.fromEntries(translatedKinds.map((kind) => [kind, countsOf(kind)])) };
};

/** In the order of the languages. @throws AppError 'not-found' */
export const listStates = async (db: Database, of: OfRecord): Promise<AnswerOf<typeof statesContract>> => {
  orNotFound(await findOriginal(db, of));
  const [, ...others] = await getLanguages(db);
  const rows = new Map((await listRows(db, of.kind, [of.id])).map((row) => [row.language, row]));
  return {
    data: others.map(({ code }) => {
      const row = rows.get(code);
      return { language: code, state: row?.state ?? 'none', has_draft: Boolean(row?.draft) };
    }),
  };
};
