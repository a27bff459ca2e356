// The trash: list, restoring, and deleting for ever.
import type { Paged } from '#contract/paging.ts';
import type { AnswerOf } from '#contract/route.ts';
import { recordsAtOnce } from '#contract/rules/bulk.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import type { restoreMatching as contract, RestoredRecord, TrashedRecord } from '#contract/trash.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import type { PageRequest } from '#server/database/paging.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { removeRevisions } from '#server/features/history/record-change.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { removeUses, type SavingContext, syncFileReferences, type UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './trash.repository.ts';
import { type NotRestored, restoreRecords } from './trash.restoring.repository.ts';
import { recordKindOf } from './trash.rows.ts';
import { parseTrashData, withFiles } from './trash-data.ts';

/** Records that are deleted for ever in one transaction, and by one request. The hourly cleanup removes the others. */
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

/** @throws AppError 'not-found' if it is not in the trash any more, 'conflict' if its category does not exist */
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

/** A product needs its category, and a message is linked to its product. */
const restoringOrder: readonly TrashKind[] = ['category', 'attribute', 'product', 'article', 'page', 'message'];

/** Records that are refused stay in the trash. */
export const restoreMatching = ({ db, clock, actor }: ActingContext, filter: repository.TrashFilter): Promise<AnswerOf<typeof contract>> =>
  inTransaction(db, async (transaction) => {
    let restored = 0;
    const refused: NotRestored[] = [];
    for (const kind of restoringOrder.filter((one) => filter.kinds.includes(one))) {
      const left = recordsAtOnce - restored - refused.length;
      const ids = await repository.listMatching(transaction, { ...filter, kinds: [kind] }, timestamp(clock), left);
      const result = await restoreRecords({ db: transaction, clock, actor }, ids);
      restored += result.restored.length;
      refused.push(...result.refused);
    }
    return {
      message: restored === 1 ? '1 record restored' : `${restored.toLocaleString('en-US')} records restored`,
      restored,
      refused: refused.map(({ trashId, name, reason }) => ({ id: trashId, name, reason: reasonTexts[reason] })),
    };
  });

/** @returns the number of records that were deleted for ever */
const purge = async (context: UploadsContext, limit: number): Promise<number> => {
  let purged = 0;
  while (purged < limit) {
    const ids = await repository.listExpired(context.db, timestamp(context.clock), Math.min(purgedAtOnce, limit - purged));
    if (ids.length === 0) break;
    await inTransaction(context.db, async (db) => {
      const rows = await repository.readTrash(db, ids);
      await repository.removeFromTrash(db, ids);
      const records = rows.map(({ data }) => withFiles(parseTrashData(data)));
      await syncFileReferences({ ...context, db }, records, null);
      await removeUses(db, 'trash', ids);
      for (const row of rows) await removeRevisions({ ...context, db }, recordKindOf[row.kind], parseTrashData(row.data).row.id);
    });
    purged += ids.length;
  }
  return purged;
};

/** Deletes expired records for ever. */
export const removeExpired = async (context: UploadsContext): Promise<void> => {
  await purge(context, purgedByCleanup);
};

const expireNow = async (context: SavingContext, filter: repository.TrashFilter & { id?: number }): Promise<number> => {
  const expired = await inTransaction(context.db, async (db) => {
    const count = await repository.expireTrash(db, filter, timestamp(context.clock));
    if (count > 0) await recordAction({ ...context, db }, { action: 'purge', kind: 'trash', details: { records: count } });
    return count;
  });
  if (expired > 0) {
    await purge(context, purgedByRequest);
    // a file that cannot be removed now is removed by the next cleanup
    await removeUnusedFiles(context, 64).catch(() => {});
  }
  return expired;
};

/** Deletes one record for ever. @throws AppError 'not-found' */
export const removeTrashed = async (context: SavingContext, id: number, kinds: readonly TrashKind[]): Promise<void> => {
  if ((await expireNow(context, { id, kinds })) === 0) throw notFound();
};

/** Deletes the matching records for ever. @returns the number of records */
export const emptyTrash = (context: SavingContext, filter: repository.TrashFilter): Promise<number> => expireNow(context, filter);
