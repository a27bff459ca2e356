// Changes and deletes many records in batches, and undoes these changes.

import type { BulkResult } from '#contract/bulk.ts';
import { type BulkAction, type BulkKind, undoMinutes } from '#contract/records/bulk.ts';
import { isPublishedKind, publishedOf, recordKinds } from '#contract/records/kinds.ts';
import type { RevisionKind } from '#contract/rules/history.ts';
import { counted } from '#contract/rules/numbers.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import { inBatches } from '#server/database/batches.ts';
import type { Actor, Context } from '#server/database/context.ts';
import { lockAttributes, lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { removeAttributes } from '#server/features/attributes/attributes.service.ts';
import { recordActions } from '#server/features/audit/record-actions.ts';
import { requireCategory } from '#server/features/categories/categories.service.ts';
import { undoMerge } from '#server/features/category-merge/undo-merge.ts';
import { requireAssignee } from '#server/features/contacts/contacts.service.ts';
import { type RecordChange, recordChanges } from '#server/features/history/record-change.ts';
import { listFilesInUse } from '#server/features/media/media.removal.ts';
import { restoreRecords } from '#server/features/trash/trash.restoring.repository.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import { notFound } from '#server/http/errors.ts';
import { kinds } from '#server/kinds.ts';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import type { MailQueue } from '#server/platform/mail-queue.ts';
import { addEvents } from '#server/records/record-events.repository.ts';
import { type Removed, removeRecords } from '#server/records/trash/trash.removal.repository.ts';
import { listRemoved } from '#server/records/trash/trash.repository.ts';
import { afterChange, categoriesWithProducts, textAttributes, undoPublication } from './bulk.effects.repository.ts';
import * as repository from './bulk.repository.ts';
import { isSpamMove, moveMessages, revertMove } from './bulk.spam.repository.ts';

export interface BulkContext extends SavingContext {
  mail: MailQueue;
}

export interface BulkRequest {
  kind: BulkKind;
  ids: readonly number[];
  action: BulkAction;
  /** Argument of the action: the category to move to, the assignee, or the status or the group to set. */
  value?: string | number | null | undefined;
  /** Of a deletion: where the addresses of the records lead from now on. */
  redirectTo?: string | undefined;
}

const flagChanges: Partial<Record<BulkAction, repository.ColumnChange>> = {
  feature: { column: 'is_featured', value: 1 },
  unfeature: { column: 'is_featured', value: 0 },
  filter: { column: 'is_filter', value: 1 },
  'no-filter': { column: 'is_filter', value: 0 },
  compare: { column: 'is_comparable', value: 1 },
  'no-compare': { column: 'is_comparable', value: 0 },
  headline: { column: 'is_headline', value: 1 },
  'no-headline': { column: 'is_headline', value: 0 },
  require: { column: 'is_required', value: 1 },
  'no-require': { column: 'is_required', value: 0 },
};

const columnChange = ({ kind, action, value }: BulkRequest): repository.ColumnChange | null => {
  const shownBy = publishedOf(kind)?.shownBy;
  if (shownBy && (action === 'publish' || action === 'unpublish')) return { column: shownBy, value: action === 'publish' ? 1 : 0 };
  if (action === 'move' && typeof value === 'number') return { column: 'category_id', value };
  if (action === 'assign') return { column: 'assigned_to', value: typeof value === 'number' ? value : null };
  if (action === 'status' && typeof value === 'string') return { column: 'status', value };
  if (action === 'group') return { column: 'group_title', value: value ?? null };
  return flagChanges[action] ?? null;
};

const countedOf = (kind: TrashKind, count: number): string => {
  const [one, many] = recordKinds[kind].noun;
  return counted(count, one, many);
};

type Refused = BulkResult['refused'][number];
type Outcome = Pick<BulkResult, 'done' | 'unchanged' | 'refused'> & { expires_at: string };

/** End of the time in which a change that is made now can be undone. */
export const undoableUntil = (clock: Clock): string => new Date(clock().getTime() + undoMinutes * 60_000).toISOString();

/** @returns the reasons why records cannot be changed, by id */
const refusals = async (context: Context, { kind, action, value }: BulkRequest, ids: readonly number[]): Promise<Map<number, string>> => {
  if (action === 'move') {
    await lockRows(context.db, 'categories', [Number(value)]);
    await requireCategory(context.db, Number(value));
  }
  if (action === 'assign' && typeof value === 'number') await requireAssignee(context.db, value);
  const because = (reason: string, refused: Iterable<number>) => new Map([...refused].map((id) => [id, reason]));
  if (kind === 'category' && action === 'delete')
    return because('Cannot delete category with products', await categoriesWithProducts(context.db, ids));
  if (kind === 'media') return listFilesInUse(context, ids);
  if (action === 'filter') return because('A text cannot be a filter', await textAttributes(context.db, ids));
  return new Map();
};

/** Writes the history and the audit log. @param work changes some of the records @returns their ids */
const recordingRevisions = async (
  context: BulkContext,
  kind: TrashKind,
  ids: readonly number[],
  work: () => Promise<number[]>,
  /** Changed columns of messages. */
  fields: readonly string[] = [],
): Promise<number[]> => {
  const { db } = context;
  const list = isPublishedKind(kind) ? kinds[kind].list : null;
  const before = new Map((await list?.(db, ids))?.map((record) => [record.id, record]));
  const changed = await work();
  if (list) {
    const changes = (await list(db, changed)).map(
      (after): RecordChange => ({
        kind: kind as RevisionKind,
        id: after.id,
        action: 'update',
        before: before.get(after.id) ?? null,
        after,
      }),
    );
    await recordChanges(context, changes);
  } else if (context.actor) {
    // the subject of a message is written by a visitor and must not be in the log
    if (kind === 'message' && fields.length > 0) {
      const events = changed.map((id) => ({ kind, id, action: 'updated' as const, fields }));
      await addEvents(context, events);
    }
    const named = kind === 'message' ? changed.map((id) => ({ id })) : await repository.listNames(db, kind, changed);
    await recordActions(
      context,
      named.map((record) => ({ action: 'update', kind, ...record })),
    );
  }
  return changed;
};

const messages: Partial<Record<string, (records: string) => string>> = {
  delete: (records) => `${records} deleted`,
  merge: (records) => `${records} merged`,
  status: (records) => `Status of ${records} updated`,
  spam: (records) => `${records} moved to spam`,
  'not-spam': (records) => `${records} moved to the inbox`,
};
const messageOf = (action: string, records: string): string => messages[action]?.(records) ?? `${records} updated`;

const remove = (saving: SavingContext, { kind, redirectTo }: BulkRequest, ids: readonly number[], changeId: number): Promise<Removed[]> => {
  if (kind === 'attribute') return removeAttributes(saving, ids, changeId);
  return removeRecords(saving, kind, ids, { bulkChangeId: changeId, redirectTo });
};

const afterRemoval = async (context: SavingContext, kind: BulkKind, ids: readonly number[]): Promise<void> => {
  if (isPublishedKind(kind)) for (const id of ids) await kinds[kind].afterRemoval?.(context, id);
};

export interface Batch {
  changeId: number;
  ids: readonly number[];
  at: string;
}

const lockBatch = async (db: Database, kind: BulkKind, ids: readonly number[]): Promise<void> => {
  if (kind === 'product' || kind === 'attribute') await lockAttributes(db, kind === 'product' ? 'shared' : 'exclusive');
  await lockRows(db, recordKinds[kind].table, ids, { isRemoval: true });
};

/** @returns the ids of the changed records */
const apply = async (saving: BulkContext, request: BulkRequest, { changeId, ids, at }: Batch): Promise<number[]> => {
  const { db } = saving;
  const { kind, action } = request;
  const change = columnChange(request);
  if (ids.length === 0) return [];
  if (isSpamMove(action)) return recordingRevisions(saving, kind, ids, () => moveMessages(saving, action, { changeId, ids, at }));
  if (!change) return (await remove(saving, request, ids, changeId)).map(({ id }) => id);
  const work = async () => {
    const changed = await repository.applyChange(db, kind, { changeId, ids, change, at });
    await afterChange(db, request, changed, at);
    return changed;
  };
  return recordingRevisions(saving, kind, ids, work, [change.column]);
};

/** Requires a transaction. @throws AppError 'invalid' */
const changeBatch = async (saving: BulkContext, request: BulkRequest, { changeId, ids, at }: Batch): Promise<Outcome> => {
  const { db, clock } = saving;
  const { kind } = request;
  const expires_at = undoableUntil(clock);
  if (!(await repository.continueChange(db, changeId, expires_at))) {
    return {
      expires_at,
      done: [],
      unchanged: [],
      refused: ids.map((id) => ({ id, name: null, reason: 'The change was undone meanwhile' })),
    };
  }
  await lockBatch(db, kind, ids);
  const names = new Map((await repository.listNames(db, kind, ids)).map(({ id, name }) => [id, name]));
  const reasons = await refusals(saving, request, ids);
  const refused = ids.flatMap((id): Refused[] => {
    const reason = names.has(id) ? reasons.get(id) : 'It does not exist any more';
    return reason === undefined ? [] : [{ id, name: names.get(id) ?? null, reason }];
  });
  const accepted = ids.filter((id) => names.has(id) && !reasons.has(id));
  const done = await apply(saving, request, { changeId, ids: accepted, at });
  await repository.addChanged(db, changeId, done.length);
  const changed = new Set(done);
  return { expires_at, done, unchanged: accepted.filter((id) => !changed.has(id)), refused };
};

/** If a batch fails or the process exits, the earlier batches remain and can be undone. @throws AppError 'invalid' */
export const changeRecords = async (context: BulkContext, request: BulkRequest): Promise<BulkResult> => {
  const { db, clock, actor } = context;
  const { kind, action } = request;
  const at = timestamp(clock);
  const created = { kind, action, administratorId: actor?.id ?? null, at, expiresAt: undoableUntil(clock) };
  const changeId = await repository.createChange(db, created);
  // sorted, so that neighbouring rows are changed together
  const ids = request.ids.toSorted((one, other) => one - other);
  const change = (transaction: Database, batch: readonly number[]) =>
    changeBatch({ ...context, db: transaction }, request, { changeId, ids: batch, at });
  const outcomes = await inBatches(db, ids, change).finally(() => repository.removeEmptyChange(db, changeId));
  const done = outcomes.flatMap((outcome) => outcome.done);
  // not awaited: object storage gets a request for each file, and each one takes seconds to fail during an outage
  if (action === 'delete') void afterRemoval(context, kind, done);
  if (isSpamMove(action)) context.mail.wake();
  return {
    message: messageOf(action, countedOf(kind, done.length)),
    bulk_change: done.length > 0 ? { id: changeId, expires_at: outcomes.at(-1)?.expires_at ?? at } : null,
    done,
    unchanged: outcomes.flatMap((outcome) => outcome.unchanged),
    refused: outcomes.flatMap((outcome) => outcome.refused),
  };
};

export const listBulkChanges = async ({ db, clock }: Context, actor: Actor, kind?: TrashKind) =>
  (await repository.listChanges(db, actor.id, timestamp(clock), kind)).map((change) => ({
    ...change,
    message: messageOf(change.action, countedOf(change.kind, change.changed)),
  }));

type Taken = NonNullable<Awaited<ReturnType<typeof repository.takeChange>>>;

/** Requires a transaction. @returns the number of restored records */
const undoBatch = async (context: BulkContext, { id, kind, action, created_at }: Taken, ids: readonly number[], at: string) => {
  const { db } = context;
  if (action === 'delete') return (await restoreRecords(context, ids)).restored.length;
  const request = { kind: kind as BulkKind, action: action as BulkAction, ids, value: action === 'move' ? 0 : '' };
  const change = columnChange(request);
  await lockBatch(db, request.kind, ids);
  if (isSpamMove(request.action)) {
    const move = request.action;
    return (await recordingRevisions(context, kind, ids, () => revertMove(context, move, { changeId: id, ids, at }))).length;
  }
  if (!change) throw notFound();
  const work = async () => {
    const some = await repository.revertChange(db, kind, { changeId: id, ids, column: change.column, at });
    await afterChange(db, request, some, at, true);
    if (action === 'publish') await undoPublication(db, kind, some, created_at);
    return some;
  };
  return (await recordingRevisions(context, kind, ids, work, [change.column])).length;
};

/**
 * Undoes a change, except in records that have been changed since. If it fails or the process exits, the rest can be undone for another
 * ten minutes. @throws AppError 'not-found' after ten minutes, 'conflict' if the merge of a category cannot be undone
 */
export const undoBulkChange = async (context: BulkContext, id: number, kinds: readonly TrashKind[]) => {
  const { db, clock, actor } = context;
  const at = timestamp(clock);
  const wanted = actor && { id, kinds, administratorId: actor.id, at, expiresAt: undoableUntil(clock) };
  const taken = wanted && (await repository.takeChange(db, wanted));
  if (!taken) throw notFound();
  const { kind } = taken;
  if (taken.action === 'merge') return undoMerge(context, id);
  const ids = taken.action === 'delete' ? await listRemoved(db, id, at) : await repository.listChangedIds(db, id);
  const counts = await inBatches(db, ids, async (transaction, batch) => {
    const count = await undoBatch({ ...context, db: transaction }, taken, batch, at);
    await repository.addChanged(transaction, id, -count);
    return count;
  });
  const restored = counts.reduce((sum, count) => sum + count, 0);
  const skipped = await repository.finishUndo(db, id);
  if (isSpamMove(taken.action as BulkAction)) context.mail.wake();
  const rest = skipped > 0 ? `; ${countedOf(kind, skipped)} changed since` : '';
  return { message: `${countedOf(kind, restored)} restored${rest}`, restored, skipped };
};

/** Removes changes that can no longer be undone. */
export const removeExpiredChanges = ({ db, clock }: Context): Promise<void> => repository.removeExpiredChanges(db, timestamp(clock));
