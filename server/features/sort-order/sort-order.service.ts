// Moves a product within its category, or a category.
import type { ActingContext } from '#server/database/context.ts';
import { lockRow } from '#server/database/lock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { newOrder } from './new-order.ts';
import * as repository from './sort-order.repository.ts';

/** @param position from 1 @returns the position and how many numbers changed @throws AppError 'not-found' */
export const moveRecord = ({ db, clock }: ActingContext, table: repository.OrderedTable, id: number, position: number) =>
  inTransaction(db, async (transaction) => {
    await lockRow(transaction, table, id);
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
    if (changed.length > 0) await repository.noteMove(transaction, table, id, timestamp(clock));
    return { position: index + 1, changed: changed.length };
  });
