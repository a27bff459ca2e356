// Runs work while a transaction is open. PostgreSQL only, because SQLite has one writer at a time.
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';

/** Resolves once the work is done, or that number of transactions is waiting for a lock. */
export const settledOrWaiting = async (db: Database, work: Promise<unknown>, transactions = 1): Promise<void> => {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  work.then(settle, settle);
  const countWaiting = async () => {
    const waiting = sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return (await waiting.execute(db)).rows[0]?.count ?? 0;
  };
  while (!isSettled && (await countWaiting()) < transactions);
};

/** Runs other work after the work of a transaction, before the transaction is committed. */
export const whileOpen = async <T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
  other: () => Promise<unknown>,
): Promise<T> => {
  let meanwhile: Promise<unknown> = Promise.resolve();
  const done = await inTransaction(db, async (transaction) => {
    const result = await work(transaction);
    meanwhile = other();
    await settledOrWaiting(db, meanwhile);
    return result;
  });
  await meanwhile;
  return done;
};
