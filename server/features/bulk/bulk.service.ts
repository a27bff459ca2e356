// Changes and deletes many records in one transaction, and undoes it.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BulkResult } from '#contract/bulk.ts';
import { type BulkAction, type BulkKind, undoMinutes } from '#contract/rules/bulk.ts';
import type { RevisionKind } from '#contract/rules/history.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import type { ActingContext, Actor, Context } from '#server/database/context.ts';
import { asLargeChange } from '#server/database/large-change.ts';
import { lockAttributes } from '#server/database/lock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { removeAttributes } from '#server/features/attributes/attributes.service.ts';
import { type Action, recordActions } from '#server/features/audit/record-actions.ts';
import { categoryRestorer } from '#server/features/categories/categories.service.ts';
import { addRevisions, type RecordChange } from '#server/features/history/record-change.ts';
import type { Restorer } from '#server/features/history/restorer.ts';
import { articleRestorer } from '#server/features/news/news.service.ts';
import { pageRestorer } from '#server/features/pages/pages.service.ts';
import { productRestorer } from '#server/features/products/products.service.ts';
import { cardFolder } from '#server/features/social-card/record-card.ts';
import { batchesOf, lockRecords, type Removed, removeRecords } from '#server/features/trash/trash.removal.repository.ts';
import { listRestorable } from '#server/features/trash/trash.repository.ts';
import { restoreRecords } from '#server/features/trash/trash.restoring.repository.ts';
import { recordKindOf } from '#server/features/trash/trash.rows.ts';
import { listFilesInUse, removeFiles } from '#server/features/uploads/media.removal.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { afterChange, categoriesWithProducts, hasCategory, textAttributes, undoPublication } from './bulk.effects.repository.ts';
import * as repository from './bulk.repository.ts';

export interface BulkRequest {
  kind: BulkKind;
  ids: readonly number[];
  action: BulkAction;
  /** Argument of the action: the category to move to, or the status or the group to set. */
  value?: string | number | null | undefined;
}

const isPublic = (kind: BulkKind): 'is_active' | 'is_published' =>
  kind === 'product' || kind === 'category' ? 'is_active' : 'is_published';

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
  if (action === 'publish' || action === 'unpublish') return { column: isPublic(kind), value: action === 'publish' ? 1 : 0 };
  if (action === 'move' && typeof value === 'number') return { column: 'category_id', value };
  if (action === 'status' && typeof value === 'string') return { column: 'status', value };
  if (action === 'group') return { column: 'group_title', value: value ?? null };
  return flagChanges[action] ?? null;
};

const nouns: Record<TrashKind, [one: string, many: string]> = {
  product: ['product', 'products'],
  category: ['category', 'categories'],
  article: ['article', 'articles'],
  page: ['page', 'pages'],
  message: ['message', 'messages'],
  attribute: ['attribute', 'attributes'],
  media: ['file', 'files'],
};

const counted = (kind: TrashKind, count: number): string => `${count.toLocaleString('en-US')} ${nouns[kind][count === 1 ? 0 : 1]}`;

type Refused = BulkResult['refused'][number];

/** @returns the reasons why records cannot be changed, by id */
const refusals = async (context: Context, { kind, action, value }: BulkRequest, ids: readonly number[]): Promise<Map<number, string>> => {
  if (action === 'move' && !(await hasCategory(context.db, Number(value)))) {
    throw new AppError('invalid', { errors: { category_id: ['The selected category does not exist.'] } });
  }
  const because = (reason: string, refused: Iterable<number>) => new Map([...refused].map((id) => [id, reason]));
  if (kind === 'category' && action === 'delete')
    return because('Cannot delete category with products', await categoriesWithProducts(context.db, ids));
  if (kind === 'media') return listFilesInUse(context, ids);
  if (action === 'filter') return because('A text cannot be a filter', await textAttributes(context.db, ids));
  return new Map();
};

const listers: Partial<Record<TrashKind, Restorer['list']>> = {
  product: productRestorer.list,
  category: categoryRestorer.list,
  article: articleRestorer.list,
  page: pageRestorer.list,
};

/** Adds a revision of each changed record that has a history. @param work changes some of the records @returns their ids, and what to log */
const recordingRevisions = async (
  context: ActingContext,
  kind: TrashKind,
  ids: readonly number[],
  work: () => Promise<number[]>,
): Promise<{ changed: number[]; actions: Action[] }> => {
  const { db } = context;
  const list = listers[kind];
  if (!list) {
    const changed = await work();
    // the subject of a message is a text of a visitor
    const named = kind === 'message' ? changed.map((id) => ({ id })) : await repository.listNames(db, kind, changed);
    return { changed, actions: named.map((record) => ({ action: 'update', kind: recordKindOf[kind], ...record })) };
  }
  const before = new Map((await list(db, ids)).map((record) => [record.id, record]));
  const changed = await work();
  const after = new Map((await list(db, changed)).map((record) => [record.id, record]));
  const changes = changed.flatMap((id): RecordChange[] => {
    const record = after.get(id);
    if (!record) return [];
    return [{ kind: recordKindOf[kind] as RevisionKind, id, action: 'update', before: before.get(id) ?? null, after: record }];
  });
  return { changed, actions: await addRevisions(context, changes) };
};

/** @param change changes some of the records of a batch @returns the ids of all that were changed */
const changeInBatches = (
  context: ActingContext,
  kind: TrashKind,
  ids: readonly number[],
  change: (batch: readonly number[]) => Promise<number[]>,
): Promise<number[]> =>
  asLargeChange(context.db, ids.length, async () => {
    const done: number[] = [];
    const actions: Action[] = [];
    for (const batch of batchesOf(ids)) {
      const recorded = await recordingRevisions(context, kind, batch, () => change(batch));
      done.push(...recorded.changed);
      actions.push(...recorded.actions);
      // visitors are served between two batches: their reads do not wait for the transaction
      await nextTurn();
    }
    // last: from the first entry on, every other save and sign-in waits for the end of the transaction
    if (context.actor) await recordActions(context, actions);
    return done;
  });

const messageOf = (action: BulkAction, records: string): string =>
  action === 'delete' ? `${records} deleted` : action === 'status' ? `Status of ${records} updated` : `${records} updated`;

const remove = (saving: SavingContext, kind: BulkKind, ids: readonly number[], changeId: number): Promise<Removed[]> => {
  if (kind === 'attribute') return removeAttributes(saving, ids, changeId);
  return kind === 'media' ? removeFiles(saving, ids, changeId) : removeRecords(saving, kind, ids, changeId);
};

/** The pictures of shared links, which nothing asks for any more. */
const removeCards = async ({ files }: SavingContext, kind: BulkKind, ids: readonly number[]): Promise<void> => {
  if (kind !== 'product' && kind !== 'article') return;
  for (const id of ids) await files.removeCached(cardFolder(kind === 'product' ? 'products' : 'news', id));
};

/** All or nothing, except for records that are refused. @throws AppError 'invalid' */
export const changeRecords = async (context: SavingContext, request: BulkRequest): Promise<BulkResult> => {
  const { kind, action } = request;
  const result = await inTransaction(context.db, async (db) => {
    const saving = { ...context, db };
    const at = timestamp(context.clock);
    const expires_at = new Date(context.clock().getTime() + undoMinutes * 60_000).toISOString();
    if (kind === 'product' || kind === 'attribute') await lockAttributes(db, kind === 'product' ? 'shared' : 'exclusive');
    await lockRecords(db, kind, request.ids);
    const rows = await repository.listNames(db, kind, request.ids);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const reasons = await refusals(saving, request, request.ids);
    const refused = request.ids.flatMap((id): Refused[] => {
      const reason = names.has(id) ? reasons.get(id) : 'It does not exist any more';
      return reason === undefined ? [] : [{ id, name: names.get(id) ?? null, reason }];
    });
    const accepted = rows.map(({ id }) => id).filter((id) => !reasons.has(id));
    const created = { kind, action, administratorId: context.actor?.id ?? null, at, expiresAt: expires_at };
    const changeId = await repository.createChange(db, created);
    const change = columnChange(request);
    const done = change
      ? await changeInBatches(saving, kind, accepted, async (batch) => {
          const ids = await repository.applyChange(db, kind, { changeId, ids: batch, change, at });
          await afterChange(db, request, ids, at);
          return ids;
        })
      : (await remove(saving, kind, accepted, changeId)).map(({ id }) => id);
    await repository.setChanged(db, changeId, done.length);
    const changed = new Set(done);
    return {
      message: messageOf(action, counted(kind, done.length)),
      bulk_change: done.length > 0 ? { id: changeId, expires_at } : null,
      done,
      unchanged: accepted.filter((id) => !changed.has(id)),
      refused,
    };
  });
  // not awaited: an object storage gets a request for each, and one that is away is given up after seconds each time
  if (action === 'delete') void removeCards(context, kind, result.done);
  return result;
};

export const listBulkChanges = ({ db, clock }: Context, actor: Actor, kind?: TrashKind) =>
  repository.listChanges(db, actor.id, timestamp(clock), kind);

/** Undoes a change; records that somebody has changed since are skipped. @throws AppError 'not-found' after ten minutes */
export const undoBulkChange = ({ db, clock, actor }: ActingContext, id: number, kinds: readonly TrashKind[]) =>
  inTransaction(db, async (transaction) => {
    const at = timestamp(clock);
    const taken = actor && (await repository.takeChange(transaction, { id, kinds, administratorId: actor.id, at }));
    if (!taken) throw notFound();
    const { kind, changed } = taken;
    const action = taken.action as BulkAction;
    let restored: number;
    if (action === 'delete') {
      const rows = await listRestorable(transaction, { bulk_change_id: id }, at);
      const result = await restoreRecords(
        { db: transaction, clock, actor },
        rows.map((row) => row.id),
      );
      restored = result.restored.length;
    } else {
      const request = { kind: kind as BulkKind, action, ids: [], value: action === 'move' ? 0 : '' };
      const change = columnChange(request);
      if (!change) throw notFound();
      if (kind === 'product' || kind === 'attribute') await lockAttributes(transaction, kind === 'product' ? 'shared' : 'exclusive');
      const ids = await repository.listChangedIds(transaction, id);
      const reverted = await changeInBatches({ db: transaction, clock, actor }, kind, ids, async (batch) => {
        const some = await repository.revertChange(transaction, kind, { changeId: id, ids: batch, column: change.column, at });
        await afterChange(transaction, request, some, at, true);
        if (action === 'publish' && kind === 'article') await undoPublication(transaction, some, taken.created_at);
        return some;
      });
      restored = reverted.length;
    }
    const skipped = changed - restored;
    const rest = skipped > 0 ? `; ${counted(kind, skipped)} changed since` : '';
    return { message: `${counted(kind, restored)} restored${rest}`, restored, skipped };
  });

/** Removes the changes that can no longer be undone. */
export const removeExpiredChanges = ({ db, clock }: Context): Promise<void> => repository.removeExpiredChanges(db, timestamp(clock));
