// The history of products that were moved to another category, which is all that changed in them.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { batchesOf } from '#server/database/batches.ts';
import type { ActingContext } from '#server/database/context.ts';
import { addRevisions } from '#server/features/history/record-change.ts';
import { kinds } from '#server/kinds.ts';

/** Products whose texts are in memory at the same time. */
const recordedAtOnce = 500;

/** Writes a revision of each product, and nothing to the audit log. @param from their category before */
export const recordMoves = async (context: ActingContext, ids: readonly number[], from: number): Promise<void> => {
  for (const batch of batchesOf(ids, recordedAtOnce)) {
    await nextTurn();
    const products = await kinds.product.list(context.db, batch);
    await addRevisions(
      context,
      products.map((after) => ({ kind: 'product', id: after.id, action: 'update', before: { ...after, category_id: from }, after })),
    );
  }
};
