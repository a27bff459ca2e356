// Changes many records in batches, each in its own transaction, so that other saves can run between batches.
import { setTimeout as pause } from 'node:timers/promises';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';
import { longestPauseMs } from './sqlite-driver.ts';
import { inTransaction } from './transaction.ts';

/** On SQLite, all other saves wait for a batch. */
const recordsOfBatch = 50;
/** Default duration of the delay after a batch, as a fraction of the batch's duration. */
const shareOfPauses = 0.5;

export const batchesOf = <T>(all: readonly T[], size = recordsOfBatch): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

interface BatchOptions {
  size?: number;
  pauses?: number;
  /** Called before each batch, outside its transaction. @returns false to end early */
  before?: () => Promise<boolean>;
}

/** Runs the work for each batch in sequence. If a batch fails, the previous ones remain. @returns the results of the batches */
export const inBatches = async <T>(
  db: Database,
  ids: readonly number[],
  work: (transaction: Database, batch: readonly number[]) => Promise<T>,
  { size, pauses = shareOfPauses, before }: BatchOptions = {},
): Promise<T[]> => {
  const results: T[] = [];
  let tookMs = 0;
  for (const [index, batch] of batchesOf(ids, size).entries()) {
    // lets visitors' requests run, and other processes, which poll, get SQLite's lock
    if (index > 0 && !isPostgres(db)) await pause(Math.max(longestPauseMs + 1, tookMs * pauses));
    if (before && !(await before())) break;
    const start = performance.now();
    results.push(await inTransaction(db, (transaction) => work(transaction, batch)));
    tookMs = performance.now() - start;
  }
  return results;
};
