// Addresses that visitors have asked for and that show nothing, by day.
import { redirectLimits } from '#contract/rules/redirects.ts';
import { textList } from '#server/database/id-list.ts';
import { countRows } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { matchSource, type Source } from './redirect-addresses.ts';

const { missingDays, missingListed, missingOfDay } = redirectLimits;
const dayMs = 24 * 60 * 60 * 1000;

/** @param at milliseconds since 1970 @returns the day in UTC, e.g. "2026-11-21" */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const firstDay = (now: number): string => dayOf(now - (missingDays - 1) * dayMs);

/** New addresses above the limit of the day are not stored. @param requests by address */
export const addMissing = async (db: Database, now: number, requests: ReadonlyMap<string, number>): Promise<void> => {
  const day = dayOf(now);
  const stored = await db
    .selectFrom('missing_addresses')
    .select('address')
    .where('day', '=', day)
    .where('address', 'in', textList(db, [...requests.keys()]))
    .execute();
  const known = new Set(stored.map(({ address }) => address));
  const count = await countRows(db.selectFrom('missing_addresses').where('day', '=', day));
  const added = [...requests.keys()].filter((address) => !known.has(address)).slice(0, Math.max(0, missingOfDay - count));
  const rows = [...known, ...added].toSorted().map((address) => ({ day, address, requests: requests.get(address) ?? 0 }));
  if (rows.length === 0) return;
  await db
    .insertInto('missing_addresses')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'address'])
        .doUpdateSet((eb) => ({ requests: eb('missing_addresses.requests', '+', eb.ref('excluded.requests')) })),
    )
    .execute();
};

/** Most requested first. */
export const listMissing = (db: Database, now: number) =>
  db
    .selectFrom('missing_addresses')
    .select((eb) => ['address', eb.cast<number>(eb.fn.sum('requests'), 'integer').as('requests')] as const)
    .where('day', '>=', firstDay(now))
    .groupBy('address')
    .orderBy('requests', 'desc')
    .orderBy('address')
    .limit(missingListed)
    .execute();

/** Removes the addresses that a redirect answers now. */
export const removeAnswered = async (db: Database, source: Omit<Source, 'source'>): Promise<void> => {
  const rows = await db.selectFrom('missing_addresses').select('address').distinct().execute();
  const answered = rows.map(({ address }) => address).filter((address) => matchSource(source, address) !== null);
  if (answered.length > 0) await db.deleteFrom('missing_addresses').where('address', 'in', textList(db, answered)).execute();
};

export const removeOldMissing = async (db: Database, now: number): Promise<void> => {
  await db.deleteFrom('missing_addresses').where('day', '<', firstDay(now)).execute();
};
