// Optimistic locking: a save can state the version that it is based on.
import { AppError } from '#server/http/errors.ts';

/**
 * Call it inside the transaction, after locking the row.
 * @param stored current version of the row
 * @param begun version that the save is based on; undefined skips the check
 * @param noun name of the record in the message, e.g. "product"
 * @throws AppError 'version-conflict'
 */
export const requireVersion = (stored: number, begun: number | undefined, noun: string): void => {
  if (begun === undefined || begun === stored) return;
  throw new AppError('version-conflict', { message: versionConflictText(noun) });
};

/** Message of a conflict, e.g. for the noun "product". */
export const versionConflictText = (noun: string, which: 'this' | 'these' = 'this'): string =>
  `Somebody else changed ${which} ${noun} while you were editing ${which === 'this' ? 'it' : 'them'}.`;
