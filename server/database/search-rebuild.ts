// Rebuilds search columns that an earlier version of the rules has generated.
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Rows per transaction. If the process is killed, only one batch is lost, and the next start continues. */
export const rebuildBatch = 500;

interface Rows<R> {
  /** @returns the next outdated rows by id, at most one batch */
  read: (transaction: Database) => Promise<R[]>;
  /** Skips rows that have been saved in the meantime, because they are up to date. */
  write: (transaction: Database, row: R) => Promise<void>;
}

/** Rebuilds all outdated rows in batches. @returns whether there were any */
export const rebuildSearch = async <R>(db: Database, { read, write }: Rows<R>): Promise<boolean> => {
  const next = (transaction: Database) =>
    read(transaction).then(async (rows) => {
      for (const row of rows) await write(transaction, row);
      return rows.length;
    });
  let isChanged = false;
  while ((await inTransaction(db, next)) > 0) isChanged = true;
  return isChanged;
};
