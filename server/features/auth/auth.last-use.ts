// When a session was last used, as the list of sessions shows it. The request does not wait for it and never fails by it: who
// is signed in can read while the database cannot be written.
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { updateLastUsed } from './auth.repository.ts';

// a write with every call would be too much
const stepMs = 5 * 60 * 1000;

/** Sessions whose last use is being written, by database: while that waits, others do not queue up behind it. */
const underWay = new WeakMap<Database, Set<number>>();

interface Session {
  id: number;
  lastUsedAt: string | null;
}

export const recordLastUse = ({ db, clock }: Context, { id, lastUsedAt }: Session): void => {
  const now = clock();
  if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < stepMs) return;
  const sessions = underWay.get(db) ?? new Set();
  if (sessions.has(id)) return;
  underWay.set(db, sessions.add(id));
  updateLastUsed(db, id, now.toISOString())
    // the next call tries again
    .catch(() => {})
    .finally(() => sessions.delete(id));
};
