// Changes of many records in batches, each in a transaction of its own: others save between two of them.
import { setTimeout as pause } from 'node:timers/promises';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';
import { longestPauseMs } from './sqlite-driver.ts';
import { inTransaction } from './transaction.ts';

/** On SQLite, everybody else who saves waits for a batch. */
const recordsOfBatch = 50;
/** Length of a pause, as a share of the batch before it. */
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
    // for visitors, and for other processes that wait for the lock of SQLite: they try again meanwhile
    if (index > 0 && !isPostgres(db)) await pause(Math.max(longestPauseMs + 1, tookMs * shareOfPauses));
    const start = performance.now();
    results.push(await inTransaction(db, (transaction) => work(transaction, batch)));
    tookMs = performance.now() - start;
  }
  return results;
};
