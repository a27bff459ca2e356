// Processes rows together, because that takes few statements; if it fails, finds the rows that are the reason.
import type { Database } from '#server/database/schema.ts';
import { inSavepoint } from '#server/database/transaction.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { AppError } from '#server/http/errors.ts';

export type OnError = (error: unknown) => void;

interface Work<Row> {
  work: (rows: readonly Row[]) => Promise<void>;
  /** Called for a row that fails on its own. @param text the reason, for administrators */
  onFailure: (row: Row, text: string) => Promise<void>;
  /** Called for errors that are not the fault of the row. */
  onError: OnError;
}

/** Only the texts of known errors are shown. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof AppError)) return 'This row could not be saved because of an error of the server.';
  return Object.values(error.details.errors ?? {}).flat()[0] ?? error.message;
};

/**
 * Call it inside a transaction. If the work fails for all rows, it runs for each half of them.
 * @throws if the database is unavailable
 */
export const togetherOrSplit = async <Row>(db: Database, rows: readonly Row[], steps: Work<Row>): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  try {
    await inSavepoint(db, () => steps.work(rows));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (rows.length > 1) {
      const middle = Math.ceil(rows.length / 2);
      await togetherOrSplit(db, rows.slice(0, middle), steps);
      await togetherOrSplit(db, rows.slice(middle), steps);
      return;
    }
    if (!(error instanceof AppError)) steps.onError(error);
    await steps.onFailure(first, reasonOf(error));
  }
};
