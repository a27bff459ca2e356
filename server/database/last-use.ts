// Stores when a session or an API token was last used, for their lists. Requests neither wait for it nor fail because of it, so that
// callers can read while the database is read-only.
import type { Context } from './context.ts';
import type { Database } from './schema.ts';

interface Used {
  id: number;
  /** ISO 8601; null if it was never used. */
  lastUsedAt: string | null;
}

/**
 * @param stepMs shortest time between two writes for one id, because storing every call would be too expensive
 * @param update stores the time
 * @returns a function that starts storing the time of use. It does not wait, and ignores errors.
 */
export const createLastUse = (stepMs: number, update: (db: Database, id: number, at: string) => Promise<void>) => {
  /** Ids with a write in progress, by database; other writes for them are skipped. */
  const underWay = new WeakMap<Database, Set<number>>();
  return ({ db, clock }: Context, { id, lastUsedAt }: Used): void => {
    const now = clock();
    if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < stepMs) return;
    const ids = underWay.get(db) ?? new Set();
    if (ids.has(id)) return;
    underWay.set(db, ids.add(id));
    update(db, id, now.toISOString())
      // the next call retries
      .catch(() => {})
      .finally(() => ids.delete(id));
  };
};
