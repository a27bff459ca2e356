// The trash: lists its records, restores them, and deletes them for ever.
import type { BulkResult } from '#contract/bulk.ts';
import type { Paged } from '#contract/paging.ts';
import { recordsAtOnce } from '#contract/records/bulk.ts';
import type { AnswerOf } from '#contract/route.ts';
import { counted } from '#contract/rules/numbers.ts';
import { publishedKinds } from '#contract/rules/record-kinds.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import type { restoreMatching as contract, emptyTrash as emptyContract, RestoredRecord, TrashedRecord } from '#contract/trash.ts';
import { inBatches } from '#server/database/batches.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { parseJson } from '#server/database/json.ts';
import type { PageRequest } from '#server/database/paging.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { removeRevisions } from '#server/features/history/record-change.ts';
import { forgetFiles } from '#server/features/uploads/file-uses.repository.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { removeUses, type SavingContext, syncFileReferences, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { storedPathsIn } from '#server/platform/stored-paths.ts';
import * as repository from '#server/records/trash/trash.repository.ts';
import { parseTrashData, withFiles } from '#server/records/trash/trash-data.ts';
import * as leftOver from './left-over.repository.ts';
import { type NotRestored, restoreRecords } from './trash.restoring.repository.ts';

/** Number of records deleted in one transaction, and by one request. The hourly cleanup removes the rest. */
const purgedAtOnce = 100;
const purgedByRequest = 500;
const purgedByCleanup = 5000;

export const listTrash = ({ db, clock }: Context, filter: repository.TrashFilter & PageRequest): Promise<Paged<TrashedRecord>> =>
  repository.listTrash(db, filter, timestamp(clock));

/** Reasons why a record cannot be restored, as sentences for administrators. */
export const reasonTexts: Record<NotRestored['reason'], string> = {
  'category-missing': 'Its category does not exist any more. Choose another category, or restore the category first.',
  'name-taken': 'Another attribute has its key.',
};

interface Restoring {
  id: number;
  kinds: readonly TrashKind[];
  categoryId?: number;
}

/** @throws AppError 'not-found' if it is no longer in the trash, 'conflict' if its category does not exist */
export const restore = ({ db, clock, actor }: ActingContext, { id, kinds, categoryId }: Restoring): Promise<RestoredRecord> =>
  inTransaction(db, async (transaction) => {
    const found = await repository.listRestorable(transaction, { id, kinds }, timestamp(clock));
    const { restored, refused } = await restoreRecords(
      { db: transaction, clock, actor },
      found.map((row) => row.id),
      { categoryId },
    );
    const [first] = restored;
    if (first) return first;
    const [failed] = refused;
    throw failed ? new AppError('conflict', { message: reasonTexts[failed.reason] }) : notFound();
  });

/** Categories come before their products, and products before the messages linked to them. */
const restoringOrder: ReadonlySet<TrashKind> = new Set(['media', 'category', 'attribute', ...publishedKinds, 'message']);

/** Refused records remain in the trash. @returns the ids in the trash */
const restoreAll = async (context: ActingContext, filter: repository.TrashFilter) => {
  const { db, clock } = context;
  let found = 0;
  const restored: number[] = [];
  const refused: NotRestored[] = [];
  for (const kind of [...restoringOrder].filter((one) => filter.kinds.includes(one))) {
    const ids = await repository.listMatching(db, { ...filter, kinds: [kind] }, timestamp(clock), recordsAtOnce - found);
    found += ids.length;
    const results = await inBatches(db, ids, (transaction, batch) => restoreRecords({ ...context, db: transaction }, batch));
    restored.push(...results.flatMap((result) => result.ids));
    refused.push(...results.flatMap((result) => result.refused));
  }
  return {
    restored,
    refused: refused.map(({ trashId, name, reason }) => ({ id: trashId, name, reason: reasonTexts[reason] })),
  };
};

export const restoreMatching = async (context: ActingContext, filter: repository.TrashFilter): Promise<AnswerOf<typeof contract>> => {
  const { restored, refused } = await restoreAll(context, filter);
  return { message: `${counted(restored.length, 'record')} restored`, restored: restored.length, refused };
};

/** Removes the data of records deleted for ever. Requires a transaction. */
const removeLeftOver = async (context: UploadsContext): Promise<void> => {
  const { draftIds, fields } = await leftOver.removeLeftOver(context.db);
  if (draftIds.length > 0) await removeUses(context.db, 'drafts', draftIds);
  await syncFileReferences(context, fields.map(parseJson), null);
};

/** @returns the number of records deleted for ever */
const purge = async (context: UploadsContext, limit: number): Promise<number> => {
  let purged = 0;
  while (purged < limit) {
    const ids = await repository.listExpired(context.db, timestamp(context.clock), Math.min(purgedAtOnce, limit - purged));
    if (ids.length === 0) break;
    await inTransaction(context.db, async (db) => {
      const rows = await repository.readTrash(db, ids);
      await repository.removeFromTrash(db, ids);
      for (const { kind, data } of rows) {
        const { row, translations } = parseTrashData(data);
        await removeRevisions({ ...context, db }, kind, row.id);
        for (const { id } of translations) await removeRevisions({ ...context, db }, 'translation', id);
      }
      await removeLeftOver({ ...context, db });
      const records = rows.map(({ data }) => withFiles(parseTrashData(data)));
      await syncFileReferences({ ...context, db }, records, null);
      await removeUses(db, 'trash', ids);
      // revisions do not retain a file that was itself deleted
      await forgetFiles(db, storedPathsIn(records.filter((_record, index) => rows[index]?.kind === 'media')));
    });
    purged += ids.length;
  }
  return purged;
};

/** Deletes expired records for ever, and data that open forms have stored since. */
export const removeExpired = async (context: UploadsContext): Promise<void> => {
  await purge(context, purgedByCleanup);
  await inTransaction(context.db, (db) => removeLeftOver({ ...context, db }));
};

/** @returns the ids in the trash */
const expireNow = async (context: SavingContext, filter: repository.TrashFilter): Promise<number[]> => {
  const expired = await inTransaction(context.db, async (db) => {
    const ids = await repository.expireTrash(db, filter, timestamp(context.clock));
    if (ids.length > 0) await recordAction({ ...context, db }, { action: 'purge', kind: 'trash', details: { records: ids.length } });
    return ids;
  });
  if (expired.length > 0) {
    await purge(context, purgedByRequest);
    // files that cannot be removed now are removed by the next cleanup
    await removeUnusedFiles(context, 64).catch(() => {});
  }
  return expired;
};

/** Deletes one record for ever. @throws AppError 'not-found' */
export const removeTrashed = async (context: SavingContext, id: number, kinds: readonly TrashKind[]): Promise<void> => {
  if ((await expireNow(context, { ids: [id], kinds })).length === 0) throw notFound();
};

/** Deletes the matching records for ever. */
export const emptyTrash = async (context: SavingContext, filter: repository.TrashFilter): Promise<AnswerOf<typeof emptyContract>> => {
  const removed = (await expireNow(context, filter)).length;
  return { message: `${counted(removed, 'record')} deleted for ever`, removed };
};

interface Selected {
  ids: readonly number[];
  kinds: readonly TrashKind[];
}

/** Restores the selected records, or deletes them for ever. */
export const changeTrashed = async (context: SavingContext, action: 'restore' | 'delete', selected: Selected): Promise<BulkResult> => {
  const { restored: done, refused } =
    action === 'restore' ? await restoreAll(context, selected) : { restored: await expireNow(context, selected), refused: [] };
  const known = new Set([...done, ...refused.map(({ id }) => id)]);
  const gone = selected.ids.filter((id) => !known.has(id)).map((id) => ({ id, name: null, reason: 'It is not in the trash any more' }));
  return {
    message: `${counted(done.length, 'record')} ${action === 'restore' ? 'restored' : 'deleted for ever'}`,
    bulk_change: null,
    done,
    unchanged: [],
    refused: [...refused, ...gone],
  };
};
