// Reads the sums of a range of days.
import { sql } from 'kysely';
import type { Analytics } from '#contract/analytics.ts';
import type { AddressMode } from '#contract/rules/analytics.ts';
import type { Database } from '#server/database/schema.ts';
import type { Day } from '#server/database/tables/analytics.ts';
import { storableAddress } from '#server/platform/network-addresses.ts';
import { periodsBetween } from '../days.ts';

export type DaySum = Awaited<ReturnType<typeof listDaySums>>[number];

export const listDaySums = (db: Database, from: Day, to: Day) =>
  db
    .selectFrom('analytics_day_sums')
    .select(['day', 'views', 'visitors', 'visits', 'bounces'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();

export const listDevices = (db: Database, from: Day, to: Day): Promise<Analytics['device_stats']> =>
  db
    .selectFrom('analytics_device_sums')
    .select((eb) => ['device_type', eb.cast<number>(eb.fn.sum('visitors'), 'integer').as('count')] as const)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('device_type')
    .orderBy('count', 'desc')
    .orderBy('device_type')
    .execute();

export const listDropped = (db: Database, from: Day, to: Day): Promise<Analytics['dropped']> =>
  db
    .selectFrom('analytics_dropped_sums')
    .select((eb) => ['reason', eb.cast<number>(eb.fn.sum('views'), 'integer').as('count')] as const)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();

const mostListed = 10;

export const listMostVisitedPages = (db: Database, from: Day, to: Day): Promise<Analytics['most_visited_pages']> =>
  db
    .selectFrom(
      db
        .selectFrom('analytics_page_sums')
        .select((eb) => ['page_id', eb.cast<number>(eb.fn.sum('views'), 'integer').as('views')] as const)
        .where('period', 'in', periodsBetween(from, to))
        .groupBy('page_id')
        .orderBy('views', 'desc')
        .orderBy('page_id')
        .limit(mostListed)
        .as('top'),
    )
    .innerJoin('analytics_pages as page', 'page.id', 'top.page_id')
    .select(['page.url as page_url', 'top.views'])
    .orderBy('top.views', 'desc')
    .orderBy('top.page_id')
    .execute();

export const listReferrers = async (db: Database, from: Day, to: Day): Promise<Analytics['referrers']> => {
  const rows = await db
    .selectFrom('analytics_referrer_sums as sum')
    .innerJoin('analytics_referrers as referrer', 'referrer.id', 'sum.referrer_id')
    .select((eb) => ['referrer.domain', eb.cast<number>(eb.fn.sum('sum.visits'), 'integer').as('visits')] as const)
    .where('sum.period', 'in', periodsBetween(from, to))
    .groupBy(['referrer.domain'])
    .orderBy('visits', 'desc')
    .orderBy('referrer.domain')
    .limit(mostListed)
    .execute();
  return rows.map(({ domain, visits }) => ({ domain: domain || null, visits }));
};

/** @param prefixes address of the home page by code of the language @returns the views of their pages by code */
export const listLanguageViews = async (
  db: Database,
  from: Day,
  to: Day,
  prefixes: ReadonlyMap<string, string>,
): Promise<Map<string, number>> => {
  const cases = [...prefixes].map(([code, prefix]) => {
    const below = `${prefix}/`;
    return sql`when url = ${prefix} or substr(url, 1, ${sql.lit(below.length)}) = ${below} then ${code}`;
  });
  const pages = db
    .selectFrom('analytics_pages')
    .select(['id', sql<string | null>`case ${sql.join(cases, sql` `)} end`.as('code')])
    .as('page');
  const rows = await db
    .selectFrom(pages)
    .innerJoin('analytics_page_sums as sum', 'sum.page_id', 'page.id')
    .select((eb) => ['page.code', eb.cast<number>(eb.fn.sum('sum.views'), 'integer').as('views')] as const)
    .where('page.code', 'is not', null)
    .where('sum.period', 'in', periodsBetween(from, to))
    .groupBy('page.code')
    .execute();
  return new Map(rows.map(({ code, views }) => [code ?? '', views]));
};

const mostRecent = 20;

/** Single views, newest first. @param mode addresses stored under a less strict setting are shortened or hidden too */
export const listRecentVisitors = async (db: Database, mode: AddressMode): Promise<Analytics['recent_visitors']> => {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('analytics_views')
        .select(['at', 'visit_id', 'page_id'])
        .orderBy('at', 'desc')
        .orderBy('visit_id', 'desc')
        .limit(mostRecent)
        .as('view'),
    )
    .innerJoin('analytics_visits as visit', 'visit.id', 'view.visit_id')
    .innerJoin('analytics_pages as page', 'page.id', 'view.page_id')
    .innerJoin('analytics_clients as client', 'client.id', 'visit.client_id')
    .leftJoin('analytics_addresses as kept', (join) =>
      join.onRef('kept.day', '=', 'visit.day').onRef('kept.visitor_id', '=', 'visit.visitor_id'),
    )
    .select(['view.at', 'page.url', 'client.device_type', 'client.browser', 'kept.address'])
    .orderBy(sql`view.at`, 'desc')
    .orderBy('view.visit_id', 'desc')
    .execute();
  return rows.map(({ at, url, device_type, browser, address }) => ({
    ip_address: address === null ? null : storableAddress(address, mode),
    page_url: url,
    visited_at: new Date(at).toISOString(),
    device_type,
    browser: browser || null,
  }));
};
