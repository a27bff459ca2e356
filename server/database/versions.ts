// Saves that name the version they began with.
import { AppError } from '#server/http/errors.ts';

/**
 * Call it inside the transaction, after the row is locked.
 * @param stored the version that the row has now
 * @param begun the version that the save began with; undefined: the save takes whatever is stored
 * @param noun what the record is called, e.g. "product"
 * @throws AppError 'version-conflict'
 */
export const requireVersion = (stored: number, begun: number | undefined, noun: string): void => {
  if (begun === undefined || begun === stored) return;
  throw new AppError('version-conflict', { message: versionConflictText(noun) });
};

export const versionConflictText = (noun: string, which: 'this' | 'these' = 'this'): string =>
  `Somebody else changed ${which} ${noun} while you were editing ${which === 'this' ? 'it' : 'them'}.`;
