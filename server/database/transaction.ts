// Transactions. A nested call joins the outer transaction.
import { sql } from 'kysely';
import { isStale } from './prepared-statements.ts';
import type { Database } from './schema.ts';

const maxAttempts = 3;

/** @returns whether the error is a unique violation (SQLite 2067, PostgreSQL 23505) or a deadlock (PostgreSQL 40P01) */
export const isLostRace = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('errcode' in error && error.errcode === 2067) || ('code' in error && (error.code === '23505' || error.code === '40P01')));

/**
 * Runs work in a transaction, or in the outer transaction if there is one. The outermost call repeats the whole callback, with up to three
 * attempts, after a unique violation or a deadlock (two writers can enter the same slug at the same time), or if a statement must be
 * prepared again.
 */
export const inTransaction = async <T>(db: Database, work: (transaction: Database) => Promise<T>): Promise<T> => {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !(isLostRace(error) || isStale(error))) throw error;
    }
  }
};

/** Call it inside a transaction, which must be rolled back after an error. @returns the result of the work, whose writes are undone */
export const tryOut = async <T>(transaction: Database, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint tried_out`.execute(transaction);
  const result = await work();
  await sql`rollback to savepoint tried_out`.execute(transaction);
  await sql`release savepoint tried_out`.execute(transaction);
  return result;
};

/** Call it inside a transaction. If the work fails, only its own writes are undone. */
export const inSavepoint = async <T>(transaction: Database, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    await sql`release savepoint part`.execute(transaction);
    throw error;
  }
};
