// Recognises visitors within one day anonymously: hashes with a salt that changes daily and is destroyed afterwards.
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import type { Day } from '#server/database/tables/analytics.ts';
import { dayOf } from '../days.ts';
import { type Visitor, type Visitors, visitGapMs, visitorKey } from './count.ts';

const saltBytes = 16;
// 64 bits: with a million visitors per day, the probability of a collision is 1 in 37 million
const hashBytes = 8;

export type Salts = Map<Day, Uint8Array>;

/** @param days for which missing salts are created @param earlier days whose salts are used if they still exist */
export const getSalts = async (db: Database, days: readonly Day[], earlier: readonly Day[]): Promise<Salts> => {
  const rows = await db
    .selectFrom('analytics_salts')
    .select(['day', 'salt'])
    .where('day', 'in', [...days, ...earlier])
    .execute();
  const salts: Salts = new Map(rows.map(({ day, salt }) => [day, salt]));
  const missing = days.filter((day) => !salts.has(day)).map((day) => ({ day, salt: randomBytes(saltBytes) }));
  if (missing.length > 0) await db.insertInto('analytics_salts').values(missing).execute();
  for (const { day, salt } of missing) salts.set(day, salt);
  return salts;
};

/** @returns the first bytes of a SHA-256; without the salt it cannot be traced back to the address */
export const hashVisitor = (salt: Uint8Array, address: string, userAgent: string): Uint8Array =>
  createHash('sha256').update(salt).update(`${address}\n${userAgent}`).digest().subarray(0, hashBytes);

/** @returns the stored visitors by day and hash */
export const getVisitors = async (db: Database, wanted: readonly Pick<Visitor, 'day' | 'hash'>[]): Promise<Visitors> => {
  const visitors: Visitors = new Map();
  for (const day of new Set(wanted.map((one) => one.day))) {
    const hashes = new Map(wanted.filter((one) => one.day === day).map((one) => [visitorKey(day, one.hash), one.hash]));
    const rows = await db
      .selectFrom('analytics_visitors')
      .selectAll()
      .where('day', '=', day)
      .where('hash', 'in', [...hashes.values()])
      .execute();
    for (const row of rows) visitors.set(visitorKey(row.day, row.hash), row);
  }
  return visitors;
};

/**
 * Removes the salts of all days but today, with the hashes generated from them. Yesterday's remain for half an hour, because a visit can
 * continue past midnight.
 */
export const removeOldHashes = async ({ db, clock }: Context, timeZone: string): Promise<void> => {
  const now = clock().getTime();
  const kept = [dayOf(now, timeZone), dayOf(now - visitGapMs, timeZone)];
  const over = await db.selectFrom('analytics_salts').select('day').where('day', 'not in', kept).execute();
  if (over.length === 0) return;
  // hashes first, so that the next run still finds the salt if the process exits in between
  await db.deleteFrom('analytics_visitors').where('day', 'not in', kept).execute();
  await db.deleteFrom('analytics_salts').where('day', 'not in', kept).execute();
};
