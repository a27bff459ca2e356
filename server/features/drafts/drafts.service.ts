// Saves, reads, publishes and discards drafts of records.
import { isDeepStrictEqual } from 'node:util';
import type { Draft, DraftForm, getDraft as getContract, Scheduled, saveDraft as saveContract } from '#contract/drafts.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { Context } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { tryOut } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { isShown, nameOf, shapes } from '#server/features/history/snapshots.ts';
import { followMerged } from '#server/features/redirects/merged-categories.repository.ts';
import { removeUses, type SavingContext, saveWithFiles, syncFileReferences, syncUses } from '#server/features/uploads/uploads.service.ts';
import { AppError, orNotFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { timestamp } from '#server/platform/clock.ts';
import { type Drafted, draftedKind } from './drafted.ts';
import * as repository from './drafts.repository.ts';

type OfRecord = repository.OfRecord;
type Values = Record<string, unknown>;

/** A draft that still differs from its record. */
interface Known {
  row: repository.DraftRow;
  /** All values that differ from the record, including derived ones. */
  values: Values;
  /** The values of the record when the draft was saved. */
  base: Values;
  /** Names of the saved fields. */
  fields: string[];
}

// these fields change with every save
const ofSaves = ['version', 'updated_at'];

const find = async (db: Database, { kind, id }: OfRecord): Promise<Drafted> => orNotFound(await draftedKind(kind).find(db, id));

const differing = (one: Values, other: Values, names: readonly string[]) =>
  names.filter((name) => !isDeepStrictEqual(one[name] ?? null, other[name] ?? null));

const pick = (record: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

const savedFields = ({ kind }: OfRecord, names: readonly string[]): string[] =>
  shapes[kind].fields.filter((field) => names.includes(field));

/** A category that was merged meanwhile is the one into which it was merged. */
const withPresentCategory = async (db: Database, values: Values): Promise<Values> => {
  const { category_id: id, category: _merged, ...others } = values;
  const target = typeof id === 'number' ? (await followMerged(db, [id])).get(id) : undefined;
  return target === undefined ? values : { ...others, category_id: target };
};

/** @returns null if there is no draft or it no longer differs from the record */
const readDraft = async (db: Database, record: OfRecord, current: Drafted): Promise<Known | null> => {
  const row = await repository.getDraft(db, record);
  if (!row) return null;
  const values = await withPresentCategory(db, valuesOf(row));
  const fields = savedFields(record, differing(values, current, Object.keys(values)));
  return fields.length === 0 ? null : { row, values, base: await withPresentCategory(db, parseJson(row.base) as Values), fields };
};

/** Fields of the record that were changed after the draft was saved. */
const conflictsOf = ({ fields, base }: Known, current: Drafted): string[] => differing(base, current, fields);

const toDraft = (draft: Known, current: Drafted): Draft => ({
  fields: draft.fields,
  conflicts: conflictsOf(draft, current),
  version: draft.row.version,
  by: draft.row.saved_by,
  updated_at: draft.row.updated_at,
});

export const toScheduled = ({ action, due_at, failure, actor_name }: repository.ScheduledRow): Scheduled => ({
  action,
  due_at,
  failure,
  by: actor_name,
});

type AnyRecord = AnswerOf<typeof saveContract.page>['record'];

/** The record as it would be after publishing. */
const withDraft = (current: Drafted, draft: Known | null): AnyRecord =>
  ({ ...current, ...draft?.values, version: current.version }) as unknown as AnyRecord;

/** @throws AppError 'not-found' */
export const getDraft = async ({ db, clock }: Context, record: OfRecord): Promise<AnswerOf<typeof getContract>> => {
  const current = await find(db, record);
  const draft = await readDraft(db, record, current);
  return {
    draft: draft && toDraft(draft, current),
    record: draft && withDraft(current, draft),
    schedule: (await repository.listScheduled(db, record.kind, [record.id])).map(toScheduled),
    links: await repository.listLinks(db, record, timestamp(clock)),
  };
};

/** The record with its draft, if any; null if the record was deleted. */
export const getDrafted = async (db: Database, record: OfRecord): Promise<Drafted | null> => {
  const current = await draftedKind(record.kind).find(db, record.id);
  const draft = current && (await readDraft(db, record, current));
  return draft ? { ...current, ...draft.values } : current;
};

/** Skips files that the record uses too, so that they are neither attached nor released. */
const syncFiles = (saving: SavingContext, current: Drafted, before: Values | null, after: Values | null): Promise<void> =>
  syncFileReferences(saving, { current, draft: before }, { current, draft: after });

const valuesOf = (row: repository.DraftRow): Values => parseJson(row.fields) as Values;

/** @returns whether there was a draft */
const dropDraft = async (saving: SavingContext, record: OfRecord, current: Drafted): Promise<boolean> => {
  const row = await repository.getDraft(saving.db, record);
  if (!row) return false;
  await repository.removeDraft(saving.db, record);
  await syncFiles(saving, current, valuesOf(row), null);
  await removeUses(saving.db, 'drafts', [row.id]);
  return true;
};

const discard = async (saving: SavingContext, record: OfRecord, current: Drafted): Promise<void> => {
  if (await dropDraft(saving, record, current))
    await recordAction(saving, { action: 'discard', ...record, name: nameOf(record.kind, current) });
};

/** Saves fields of the record with an ordinary save and makes it visible. Requires a transaction. */
const publishFields = async (saving: SavingContext, record: OfRecord, current: Drafted, values: Values): Promise<void> => {
  const { kind, id } = record;
  const { shown = '' } = shapes[kind];
  const fields = { ...(current[shown] === false && { [shown]: true }), ...values };
  if (Object.keys(fields).length > 0) await draftedKind(kind).restore(saving, id, { fields });
  await repository.unschedule(saving.db, record, 'publish');
  await dropDraft(saving, record, await find(saving.db, record));
};

const changed = () => new AppError('version-conflict', { message: 'Somebody else changed this draft while you were editing it.' });

type SavedDraft = Pick<AnswerOf<typeof saveContract.page>, 'draft' | 'record'>;

interface Saving extends OfRecord {
  form: DraftForm;
  files: readonly ReceivedFile[];
}

/**
 * Saves the changes of the form as the draft of the record, or publishes them.
 * @returns the draft, or null if nothing differs from the record, and the record with the draft
 * @throws AppError 'not-found', 'version-conflict', 'invalid' as for a save of the form
 */
export const saveDraft = (context: SavingContext, { kind, id, form, files }: Saving): Promise<SavedDraft> =>
  saveWithFiles(context, files, async (saving, stored) => {
    const { db, clock, actor } = saving;
    const record = { kind, id };
    const { definition, restore } = draftedKind(kind);
    await lockRows(db, definition.table, [id]);
    const current = await find(db, record);
    requireVersion(current.version, form.version, definition.noun[0]);
    const draft = await readDraft(db, record, current);
    if (form.draft_version !== undefined && form.draft_version !== (draft?.row.version ?? 0)) throw changed();
    const after = await tryOut(db, async () => {
      // fields that the form replaces may no longer be valid, such as a slug taken in the meantime
      const kept = draft?.fields.filter((field) => form[field] === undefined) ?? [];
      if (draft && kept.length > 0) await restore(saving, id, { fields: pick(draft.values, kept) });
      await draftedKind(kind).change(saving, stored, id, { ...form, version: undefined });
      return find(db, record);
    });
    const names = differing(current, after, Object.keys(after)).filter((name) => !ofSaves.includes(name));
    const fields = savedFields(record, names);
    if (form.publish) {
      await publishFields(saving, record, current, pick(after, fields));
      return { draft: null, record: withDraft(await find(db, record), null) };
    }
    if (fields.length === 0) {
      await discard(saving, record, current);
      return { draft: null, record: withDraft(current, null) };
    }
    const values = pick(after, names);
    const replaced = await repository.getDraft(db, record);
    const before = replaced && valuesOf(replaced);
    await syncFiles(saving, current, before, values);
    const row = { fields: JSON.stringify(values), base: JSON.stringify(pick(current, names)), saved_by: actor?.name ?? null };
    const draftId = await repository.saveDraft(db, record, { ...row, at: timestamp(clock) });
    await syncUses(db, { table: 'drafts', id: draftId }, { draft: before }, { draft: values });
    await recordAction(saving, { action: 'draft', ...record, name: nameOf(kind, current), details: { fields } });
    const saved = await readDraft(db, record, current);
    return { draft: saved && toDraft(saved, current), record: withDraft(current, saved) };
  });

/** Discards the draft, and a scheduled publication that would have nothing left to publish. @throws AppError 'not-found' */
export const discardDraft = (context: SavingContext, record: OfRecord): Promise<void> =>
  saveWithFiles(context, [], async (saving) => {
    await lockRows(saving.db, draftedKind(record.kind).definition.table, [record.id]);
    const current = await find(saving.db, record);
    await discard(saving, record, current);
    if (isShown(record.kind, current)) await repository.unschedule(saving.db, record, 'publish');
  });

/**
 * Publishes the draft and makes a hidden record visible. Requires a transaction.
 * @returns false if there is nothing to publish @throws AppError 'not-found', 'version-conflict', 'invalid'
 */
export const publish = async (saving: SavingContext, record: OfRecord, scheduledAt?: string): Promise<boolean> => {
  const { kind, id } = record;
  const { table, noun, shownFrom } = draftedKind(kind).definition;
  await lockRows(saving.db, table, [id]);
  const current = await find(saving.db, record);
  const draft = await readDraft(saving.db, record, current);
  if (!draft && isShown(kind, current)) return false;
  const conflicts = draft ? conflictsOf(draft, current) : [];
  if (conflicts.length > 0) {
    const message = `This ${noun[0]} was changed after its draft was saved (${conflicts.join(', ').replaceAll('_', ' ')}). Open the draft and save it again.`;
    throw new AppError('version-conflict', { message });
  }
  const dated = shownFrom && current[shownFrom] === null && scheduledAt !== undefined ? { [shownFrom]: scheduledAt } : {};
  await publishFields(saving, record, current, { ...dated, ...(draft && pick(draft.values, draft.fields)) });
  return true;
};

/** Hides the record. Requires a transaction. @throws AppError 'not-found' */
export const unpublish = async (saving: SavingContext, { kind, id }: OfRecord): Promise<void> => {
  const { definition, restore } = draftedKind(kind);
  await lockRows(saving.db, definition.table, [id]);
  const current = await find(saving.db, { kind, id });
  const { shown } = shapes[kind];
  if (shown && current[shown] === true) await restore(saving, id, { fields: { [shown]: false } });
};

/** @throws AppError 'conflict' if there is nothing to publish; otherwise like `publish` */
export const publishDraft = (context: SavingContext, record: OfRecord): Promise<void> =>
  saveWithFiles(context, [], async (saving) => {
    if (await publish(saving, record)) return;
    throw new AppError('conflict', { message: `This ${draftedKind(record.kind).definition.noun[0]} has no draft.` });
  });
