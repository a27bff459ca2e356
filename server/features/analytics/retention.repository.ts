// Removes expired statistics, in small batches, so that other writers do not wait long.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { getAnalyticsSettings } from './analytics.settings.ts';
import { removeOldHashes } from './collect/visitors.repository.ts';
import { dayOf } from './days.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** For single visits; the sums remain. */
export const visitDays = 90;
export const addressDays = 30;
const rowsInBatch = 1000;

const inBatches = async (remove: () => Promise<{ numDeletedRows: bigint }>): Promise<void> => {
  while ((await remove()).numDeletedRows > 0n) await nextTurn();
};

const removeViews = (db: Database, before: number) =>
  inBatches(async () => {
    const old = db.selectFrom('analytics_views').select('at').where('at', '<', before).orderBy('at');
    const end = await old.offset(rowsInBatch).limit(1).executeTakeFirst();
    return db
      .deleteFrom('analytics_views')
      .where('at', '<', end?.at ?? before)
      .executeTakeFirstOrThrow();
  });

const removeVisits = (db: Database, before: number) =>
  inBatches(() =>
    db
      .deleteFrom('analytics_visits')
      .where('id', 'in', db.selectFrom('analytics_visits').select('id').where('day', '<', before).limit(rowsInBatch))
      .executeTakeFirstOrThrow(),
  );

const removeAddresses = (db: Database, upTo: number) =>
  inBatches(async () => {
    const old = await db
      .selectFrom('analytics_addresses')
      .select(['day', 'visitor_id'])
      .where('day', '<=', upTo)
      .orderBy('day')
      .orderBy('visitor_id')
      .limit(rowsInBatch)
      .execute();
    const [first] = old;
    if (!first) return { numDeletedRows: 0n };
    const ids = old.filter(({ day }) => day === first.day).map(({ visitor_id }) => visitor_id);
    return db.deleteFrom('analytics_addresses').where('day', '=', first.day).where('visitor_id', 'in', ids).executeTakeFirstOrThrow();
  });

/** Removes expired rows. Runs at the start and every hour; a simultaneous second run finds nothing. */
export const removeOldVisits = async (context: Context): Promise<void> => {
  const { db, clock } = context;
  const { timeZone, addressMode } = await getAnalyticsSettings(db);
  const now = clock().getTime();
  const visitsEnd = now - visitDays * dayMs;
  await removeViews(db, visitsEnd);
  // removed by whole days, up to a day after their views
  await removeVisits(db, dayOf(visitsEnd, timeZone));
  await removeAddresses(db, addressMode === 'none' ? dayOf(now, timeZone) + 1 : dayOf(now - addressDays * dayMs, timeZone));
};

/** Runs every minute. */
export const removeOldSalts = async (context: Context): Promise<void> =>
  removeOldHashes(context, (await getAnalyticsSettings(context.db)).timeZone);
