// All or nothing. A service that is called inside a transaction takes part in it, else it opens its own.
import type { Database } from './schema.ts';

const maxAttempts = 3;

/** @returns whether a value that must be unique is taken (SQLite 2067, PostgreSQL 23505), or two writers waited for each other (40P01) */
const isLostRace = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('errcode' in error && error.errcode === 2067) || ('code' in error && (error.code === '23505' || error.code === '40P01')));

/**
 * Two writers can find the same slug free at the same moment. The one who loses tries again from the start, where this is the
 * outermost transaction.
 */
export const inTransaction = async <T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> => {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !isLostRace(error)) throw error;
    }
  }
};
