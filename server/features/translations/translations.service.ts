// Reads and saves translations: drafts, publication, schedules.
import { isPublishedKind, published as publishedRecords } from '#contract/records/kinds.ts';
import { recordAddress } from '#contract/records/links.ts';
import { inLanguagePath } from '#contract/rules/languages.ts';
import type { UnitTexts } from '#contract/rules/translations.ts';
import type { Translation } from '#contract/translations.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { requireVersion } from '#server/database/versions.ts';
import { listVisibleSlugs } from '#server/database/visible.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { recordChange } from '#server/features/history/record-change.ts';
import type { TranslationRecord } from '#server/features/history/snapshots.ts';
import { forgetRemovals } from '#server/features/redirects/redirects.service.ts';
import { getLanguages, getTimeZone } from '#server/features/settings/settings.values.ts';
import {
  removeUses,
  type SavingContext,
  saveWithFiles,
  syncFileReferences,
  syncUses,
  withPresentFiles,
} from '#server/features/uploads/uploads.service.ts';
import { AppError, invalid, orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { toUtc } from '#server/platform/timestamps.ts';
import { generatedColumnsOf } from '#server/records/translations/generated-columns.ts';
import { titleOf } from '#server/records/translations/refresh.ts';
import { requireFreeTranslatedSlug } from '#server/records/translations/slugs.ts';
import { stateColumns } from '#server/records/translations/state.ts';
import { type OfLanguage, type Stored, textColumns, toStored } from '#server/records/translations/stored.ts';
import * as repository from '#server/records/translations/translations.repository.ts';
import { type Change, changed, isEmpty, scheduleOf } from './changes.ts';
import { findOriginal, lockOriginal, type Original } from './originals.ts';
import { withPresentKeys } from './present-keys.ts';
import { readUnitTexts } from './unit-texts.ts';

/** @throws AppError 'invalid' unless it is a language of the site other than the main one */
export const requireOtherLanguage = async (db: Database, language: string): Promise<void> => {
  const [main, ...others] = await getLanguages(db);
  if (others.some(({ code }) => code === language)) return;
  const reason = language === main.code ? 'It is the main language, in which the records are written.' : 'The site has no such language.';
  throw invalid({ language: [reason] });
};

interface Found {
  original: Original;
  stored: Stored | null;
}

const find = async (db: Database, of: OfLanguage): Promise<Found> => {
  const original = orNotFound(await findOriginal(db, of));
  const row = await repository.getRow(db, of);
  return { original, stored: row && toStored(row) };
};

/** The page of the record in the language, if visitors can see both. */
const addressOf = async ({ db, clock }: Context, { kind, id, language }: OfLanguage, stored: Stored | null): Promise<string | null> => {
  if (!isPublishedKind(kind)) return null;
  const languages = await getLanguages(db);
  if (!languages.some(({ code, is_published }) => code === language && is_published)) return null;
  const own = (await listVisibleSlugs(db, publishedRecords[kind], [id], timestamp(clock))).get(id);
  return own === undefined ? null : inLanguagePath(recordAddress({ kind, slug: stored?.slug ?? own, rest: '' }), language);
};

const toTranslation = async (context: Context, of: OfLanguage, original: Original, stored: Stored | null): Promise<Translation> => ({
  ...of,
  title: original.title,
  state: stored?.state ?? 'none',
  version: stored?.version ?? 0,
  units: original.units.map((unit) => ({
    ...unit,
    translated_from: stored?.source[unit.key] ?? null,
    text: stored?.texts[unit.key] || null,
    draft: stored?.draft?.[unit.key] ?? null,
    draft_from: stored?.draftSource?.[unit.key] ?? null,
  })),
  has_draft: Boolean(stored?.draft),
  publish_at: stored?.publishAt ?? null,
  failure: stored?.failure ?? null,
  history_id: stored?.id ?? null,
  by: stored?.savedBy ?? null,
  updated_at: stored?.updatedAt ?? null,
  address: await addressOf(context, of, stored),
});

/** @throws AppError 'not-found', 'invalid' for an unknown language */
export const getTranslation = async (context: Context, of: OfLanguage): Promise<Translation> => {
  await requireOtherLanguage(context.db, of.language);
  const { original, stored } = await find(context.db, of);
  return toTranslation(context, of, original, stored);
};

export const nameOf = ({ title }: Pick<Original, 'title'>, language: string): string => `${title} (${language})`;

const noteSlug = async ({ db, clock }: Context, of: OfLanguage, before: string | null, after: string | null): Promise<void> => {
  const { kind, id, language } = of;
  if (before === after || !isPublishedKind(kind)) return;
  if (after !== null) {
    await requireFreeTranslatedSlug(db, { kind, id, language }, after, 'texts.slug');
    await repository.removeFormerSlug(db, kind, language, after);
    await forgetRemovals(db, kind, [after]);
  }
  if (before !== null) await repository.addFormerSlug(db, kind, { record_id: id, language, slug: before }, timestamp(clock));
};

const filesOf = (texts: Pick<Stored, 'texts' | 'draft'> | null) => texts && { texts: texts.texts, draft: texts.draft };

type Changed = ReturnType<typeof changed>;

const store = async (
  saving: SavingContext,
  of: OfLanguage,
  { original, stored }: Found,
  { after, change }: { after: Changed; change: Change },
) => {
  const { db, clock, actor } = saving;
  const at = timestamp(clock);
  const columns = {
    ...textColumns(after),
    ...stateColumns(original.units, after, titleOf(of.kind)),
    ...scheduleOf(after, change, actor),
    ...(await generatedColumnsOf(db, { kind: of.kind, language: of.language, record: original.record, texts: after.texts })),
    saved_by: actor?.name ?? stored?.savedBy ?? null,
    updated_at: at,
  };
  await noteSlug(saving, of, stored?.slug ?? null, columns.slug);
  const { kind, id: record_id, language } = of;
  const [id = stored?.id ?? 0] = stored ? [] : await repository.insertRows(db, [{ kind, record_id, language, created_at: at, ...columns }]);
  // a translation that was begun and given up is one that was not begun
  const isGone = stored !== null && isEmpty(after) && (await repository.deleteUnpublished(db, id));
  if (stored && !isGone) await repository.updateRow(db, id, columns, { isSave: true });
  const [before, now] = [filesOf(stored), isGone ? null : filesOf(after)];
  await syncFileReferences(saving, before, now);
  if (isGone) await removeUses(db, 'translations', [id]);
  else await syncUses(db, { table: 'translations', id }, before, now);
  return id;
};

const recordSaved = async (
  saving: SavingContext,
  of: OfLanguage,
  { original, stored }: Found,
  { id, after, change }: { id: number; after: Changed; change: Change },
): Promise<void> => {
  const { action, restoredFrom } = change;
  const record = nameOf(original, of.language);
  if (action === 'publish') {
    const version = (stored?.version ?? 0) + 1;
    const toRecord = (texts: UnitTexts): TranslationRecord => ({ id, version, record, texts });
    const isFirst = Object.keys(stored?.texts ?? {}).length === 0;
    const kindOfChange = restoredFrom ? 'restore' : isFirst ? 'create' : 'update';
    const before = isFirst && !restoredFrom ? null : toRecord(stored?.texts ?? {});
    await recordChange(saving, { kind: 'translation', id, action: kindOfChange, before, after: toRecord(after.texts), restoredFrom });
    return;
  }
  if (saving.actor === null) return;
  const details =
    action === 'discard' ? {} : { fields: Object.keys(after.draft ?? {}), ...(change.publishAt && { publish_at: change.publishAt }) };
  await recordAction(saving, { action, kind: 'translation', id, name: record, details });
};

/** @throws AppError 'conflict' if there is nothing to publish, now or later */
const requireSomething = (
  after: Changed,
  stored: Stored | null,
  { action, hasNoTexts }: { action: Change['action']; hasNoTexts: boolean },
) => {
  if (action !== 'publish' && action !== 'schedule') return;
  if (hasNoTexts && !stored?.draft) throw new AppError('conflict', { message: 'There is no draft of this translation to publish.' });
  if (action === 'schedule' && after.draft === null)
    throw new AppError('conflict', { message: 'These texts are published already: there is nothing to publish later.' });
  if (isEmpty(after) && Object.keys(stored?.texts ?? {}).length === 0)
    throw new AppError('conflict', { message: 'This translation has no text yet. Write at least one text, then publish it.' });
};

/**
 * Changes a translation, inside the transaction of `saveWithFiles`.
 * @param change texts from outside are checked
 * @throws AppError 'not-found', 'version-conflict', 'conflict' if there is nothing to publish or to schedule, 'invalid'
 */
export const changeTranslation = async (saving: SavingContext, of: OfLanguage, change: Change): Promise<Translation> => {
  const { db, siteUrl } = saving;
  await lockOriginal(db, of);
  const before = await find(db, of);
  const { original, stored } = before;
  requireVersion(stored?.version ?? 0, change.version, 'translation');
  const given = withPresentKeys(change, original.units, stored);
  const texts = readUnitTexts(original.units, await withPresentFiles(db, given.texts), siteUrl);
  const checked = { ...change, texts, sources: await withPresentFiles(db, given.sources) };
  const after = changed(stored, original.units, checked);
  const hasNoTexts = Object.keys(texts).length === 0;
  requireSomething(after, stored, { action: change.action, hasNoTexts });
  const isNothing = change.action === 'discard' ? !stored?.draft : change.action === 'draft' && hasNoTexts;
  if (isNothing || (stored === null && isEmpty(after))) return toTranslation(saving, of, original, stored);
  if (texts.slug && isPublishedKind(of.kind)) await requireFreeTranslatedSlug(db, { ...of, kind: of.kind }, texts.slug, 'texts.slug');
  const id = await store(saving, of, before, { after, change: checked });
  await recordSaved(saving, of, before, { id, after, change: checked });
  const row = await repository.getRow(db, of);
  return toTranslation(saving, of, original, row && toStored(row));
};

const dueTime = async ({ db, clock }: Context, typed: string | undefined): Promise<string> => {
  const publishAt = typed === undefined ? null : toUtc(typed, await getTimeZone(db));
  if (publishAt === null) throw invalid({ publish_at: ['Enter the time of the publication.'] });
  if (publishAt <= timestamp(clock)) throw invalid({ publish_at: ['The time must be in the future.'] });
  return publishAt;
};

interface Given extends Omit<Change, 'publishAt' | 'restoredFrom'> {
  publish_at?: string | undefined;
}

/** @throws AppError as `changeTranslation`, and 'invalid' for an unknown language or time */
export const saveTranslation = (context: SavingContext, of: OfLanguage, { publish_at, ...change }: Given): Promise<Translation> =>
  saveWithFiles(context, [], async (saving) => {
    await requireOtherLanguage(saving.db, of.language);
    const due = change.action === 'schedule' ? { publishAt: await dueTime(saving, publish_at) } : {};
    return changeTranslation(saving, of, { ...change, ...due });
  });
