// Changes of many records in batches, each in a transaction of its own, so that other saves run between two batches.
import { setTimeout as pause } from 'node:timers/promises';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';
import { longestPauseMs } from './sqlite-driver.ts';
import { inTransaction } from './transaction.ts';

/** On SQLite, all other saves wait for a batch. */
const recordsOfBatch = 50;
/** Length of the pause after a batch, as a fraction of the time of the batch. */
const shareOfPauses = 0.5;

export const batchesOf = <T>(all: readonly T[], size = recordsOfBatch): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Does the work for one batch after the other. If one fails, those before it remain. @returns the results of all */
export const inBatches = async <T>(
  db: Database,
  ids: readonly number[],
  work: (transaction: Database, batch: readonly number[]) => Promise<T>,
  size?: number,
): Promise<T[]> => {
  const results: T[] = [];
  let tookMs = 0;
  for (const [index, batch] of batchesOf(ids, size).entries()) {
    // lets visitors' requests run, and other processes get the lock of SQLite, for which they poll
    if (index > 0 && !isPostgres(db)) await pause(Math.max(longestPauseMs + 1, tookMs * shareOfPauses));
    const start = performance.now();
    results.push(await inTransaction(db, (transaction) => work(transaction, batch)));
    tookMs = performance.now() - start;
  }
  return results;
};
