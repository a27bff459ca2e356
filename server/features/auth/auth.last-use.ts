// Stores when a session was last used, for the list of sessions. Requests neither wait for it nor fail because of it, so that
// administrators can read while the database is read-only.
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { updateLastUsed } from './auth.repository.ts';

// storing every call would be too expensive
const stepMs = 5 * 60 * 1000;

/** Sessions with a write in progress, by database; other writes for them are skipped. */
const underWay = new WeakMap<Database, Set<number>>();

interface Session {
  id: number;
  lastUsedAt: string | null;
}

/** Starts storing the time of use, at most once every few minutes per session. Does not wait, and ignores errors. */
export const recordLastUse = ({ db, clock }: Context, { id, lastUsedAt }: Session): void => {
  const now = clock();
  if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < stepMs) return;
  const sessions = underWay.get(db) ?? new Set();
  if (sessions.has(id)) return;
  underWay.set(db, sessions.add(id));
  updateLastUsed(db, id, now.toISOString())
    // the next call retries
    .catch(() => {})
    .finally(() => sessions.delete(id));
};
