// Moves a product within its category, or moves a category.
import type { ActingContext } from '#server/database/context.ts';
import { lockOrder, lockRows } from '#server/database/lock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { addRevisions } from '#server/features/history/record-change.ts';
import { nameOf } from '#server/features/history/snapshots.ts';
import { notFound, orNotFound } from '#server/http/errors.ts';
import { kinds } from '#server/kinds.ts';
import { timestamp } from '#server/platform/clock.ts';
import { newOrder } from './new-order.ts';
import * as repository from './sort-order.repository.ts';

const kindOf = { products: 'product', categories: 'category' } as const;

/** @param position 1-based @returns the position and how many numbers changed @throws AppError 'not-found' */
export const moveRecord = ({ db, clock, actor }: ActingContext, table: repository.OrderedTable, id: number, position: number) =>
  inTransaction(db, async (transaction) => {
    const kind = kindOf[table];
    const { find } = kinds[kind];
    await lockOrder(transaction, table);
    await lockRows(transaction, table, [id]);
    const before = orNotFound(await find(transaction, id));
    const list = await repository.listPlaced(transaction, table, id);
    if (!list.some((record) => record.id === id)) throw notFound();
    const index = Math.min(position, list.length) - 1;
    const changed = newOrder(list, id, index);
    const byNumber = Map.groupBy(changed, ({ sort_order }) => sort_order);
    for (const [number, records] of byNumber) {
      await repository.setSortOrder(
        transaction,
        table,
        records.map((record) => record.id),
        number,
      );
    }
    if (changed.length > 0) {
      await repository.recordMove(transaction, table, id, timestamp(clock));
      const after = orNotFound(await find(transaction, id));
      const acting = { db: transaction, clock, actor };
      // creates no entry if only the numbers of other records changed
      await addRevisions(acting, [{ kind, id, action: 'update', before, after }]);
      const details = { fields: ['sort_order'], position: index + 1, records: changed.length };
      await recordAction(acting, { action: 'update', kind, id, name: nameOf(kind, after), details });
    }
    return { position: index + 1, changed: changed.length };
  });
