// Makes the columns of search again for rows that were stored by older rules.
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** What one transaction changes: a process that is killed has lost one batch, and the next start goes on. */
export const rebuildBatch = 500;

interface Rows<R> {
  /** @returns the next rows of older rules, at most a batch, by id */
  read: (transaction: Database) => Promise<R[]>;
  /** Leaves a row alone that somebody has saved in the meantime: it has the present rules. */
  write: (transaction: Database, row: R) => Promise<void>;
}

export const rebuildSearch = async <R>(db: Database, { read, write }: Rows<R>): Promise<void> => {
  const next = (transaction: Database) =>
    read(transaction).then(async (rows) => {
      for (const row of rows) await write(transaction, row);
      return rows.length;
    });
  while ((await inTransaction(db, next)) > 0);
};
