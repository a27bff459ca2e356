// Adds generated visits to a database, for demonstrations and benchmarks. They are counted by the same rules and stored by the
// same statements as real visits, but without visitor hashes, which real visits lose after a day.

import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import type { Day } from '#server/database/tables/analytics.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { getAnalyticsSettings } from '#server/features/analytics/analytics.settings.ts';
import { type Counted, newCounted, visitGapMs } from '#server/features/analytics/collect/count.ts';
import { clientKey, numberClients, numberPages, numberReferrers } from '#server/features/analytics/collect/dictionaries.repository.ts';
import { addDropped, addView, addVisit, addVisitor, removeBounce } from '#server/features/analytics/collect/sums.ts';
import { lockWriter, writeCounted } from '#server/features/analytics/collect/writing.repository.ts';
import { addDays, dayOf, toDate } from '#server/features/analytics/days.ts';
import { addressDays } from '#server/features/analytics/retention.repository.ts';
import { storableAddress } from '#server/platform/network-addresses.ts';
import { toUtc } from '#server/platform/timestamps.ts';
import { listKnownPaths } from '#server/records/known-pages.repository.ts';
import { clients, droppedShares, hours, pageWeight, referrers, weekdays } from './curves.ts';
import { picker, type Random, randomFrom } from './random.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Networks reserved for documentation (RFC 5737). */
const networks = ['203.0.113', '198.51.100', '192.0.2'] as const;
const bounceShare = 0.44;
const goesOnShare = 0.62;
const comesBackShare = 0.11;
/** Average number of views per visit, from the two shares above. */
const viewsPerVisit = bounceShare + (1 - bounceShare) * (2 + goesOnShare / (1 - goesOnShare));

export interface FillOptions {
  /** Public origin. */
  siteUrl: string;
  /** Number of days, the last of which is today. */
  days: number;
  /** Approximate total number of views. */
  views: number;
  seed?: number;
}

const listPaths = async (db: Database, at: string): Promise<string[]> => {
  const slugs = async (table: 'products' | 'news' | 'pages', prefix: string) =>
    (await db.selectFrom(table).select('slug').orderBy('id').execute()).map(({ slug }) => prefix + slug);
  const all = ['/', '/products', '/news', '/contact', '/about'];
  all.push(...(await slugs('products', '/products/')), ...(await slugs('news', '/news/')), ...(await slugs('pages', '/page/')));
  const known = new Set<string>();
  // in batches, because both databases limit the number of parameters
  for (let from = 0; from < all.length; from += 500)
    for (const path of await listKnownPaths(db, all.slice(from, from + 500), at)) known.add(path);
  return all.filter((path) => known.has(path));
};

const prepare = async (db: Database, { siteUrl }: FillOptions, at: string, today: Day) => {
  const paths = await listPaths(db, at);
  const pages = await numberPages(
    db,
    paths.map((path) => siteUrl + encodeURI(path)),
  );
  const kinds = await numberClients(
    db,
    clients.map(([client]) => client),
  );
  const domains = await numberReferrers(
    db,
    referrers.map(([domain]) => domain),
    today,
  );
  const ranks = new Map<string, number>();
  return {
    pickPage: picker(
      paths.map((path) => {
        const kind = path.replace(/[^/]+$/, '');
        const rank = ranks.get(kind) ?? 0;
        ranks.set(kind, rank + 1);
        return [pages.get(siteUrl + encodeURI(path)) ?? 0, pageWeight(path, rank)] as const;
      }),
    ),
    pickClient: picker(clients.map(([client, weight]) => [{ id: kinds.get(clientKey(client)) ?? 0, kind: client.kind }, weight] as const)),
    pickReferrer: picker(referrers.map(([domain, weight]) => [domains.get(domain) ?? 0, weight] as const)),
    pickHour: picker(hours.map((weight, hour) => [hour, weight] as const)),
  };
};
type Pickers = Awaited<ReturnType<typeof prepare>>;

interface DayPlan {
  day: Day;
  /** Range of the day in milliseconds: from midnight to its end, or to now for today. */
  from: number;
  to: number;
  visits: number;
  addressOf: (random: Random) => string | null;
}

/** Adds the visits of one visitor on one day: one, sometimes two. @returns their number */
const addPerson = (counted: Counted, pickers: Pickers, { day, from, to, addressOf }: DayPlan, random: Random): number => {
  const client = pickers.pickClient(random);
  let visitorId: number | null = null;
  let at = Math.floor(from + (pickers.pickHour(random) + random()) * hourMs);
  let visits = 0;
  do {
    const id = counted.nextVisitId;
    let views = random() < bounceShare ? 1 : 2;
    while (views > 1 && random() < goesOnShare) views += 1;
    for (let view = 0; view < views && at < to; view++) {
      if (view === 0) {
        counted.nextVisitId += 1;
        visits += 1;
        const referrer = pickers.pickReferrer(random);
        counted.visits.push({ id, day, visitor_id: visitorId ?? id, continues_id: null, client_id: client.id, referrer_id: referrer });
        addVisit(counted.sums, day, referrer);
        if (visitorId === null) {
          visitorId = id;
          addVisitor(counted.sums, day, client.kind);
          const address = addressOf(random);
          if (address !== null) counted.addresses.push({ day, visitor_id: id, address });
        }
      }
      if (view === 1) removeBounce(counted.sums, day);
      const pageId = pickers.pickPage(random);
      counted.views.push({ at, visit_id: id, page_id: pageId });
      addView(counted.sums, day, pageId);
      at += Math.floor(8000 + random() * random() * 6 * minuteMs);
    }
    at += visitGapMs + Math.floor(random() * 3 * hourMs);
  } while (random() < comesBackShare && at < to);
  return visits;
};

const fillDay = (db: Database, pickers: Pickers, plan: DayPlan, random: Random): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const counted = newCounted(await lockWriter(transaction));
    for (let visits = 0; visits < plan.visits; ) {
      // visits later than now are not added, but count here so that the loop ends
      visits += Math.max(1, addPerson(counted, pickers, plan, random));
    }
    for (const [reason, share] of droppedShares) {
      const count = Math.round(counted.views.length * share * (0.7 + random() * 0.6));
      if (count > 0) addDropped(counted.sums, plan.day, reason, count);
    }
    counted.views.sort((a, b) => a.at - b.at || a.visit_id - b.visit_id);
    await writeCounted(transaction, counted);
    return counted.views.length;
  });

/** @returns the number of added views */
export const fillVisits = async ({ db, clock }: Context, options: FillOptions): Promise<number> => {
  const { timeZone, addressMode } = await getAnalyticsSettings(db);
  const now = clock().getTime();
  const today = dayOf(now, timeZone);
  const pickers = await inTransaction(db, (transaction) => prepare(transaction, options, new Date(now).toISOString(), today));
  const midnight = (day: Day) => Date.parse(toUtc(toDate(day), timeZone) ?? '');
  const planned = Array.from({ length: options.days }, (_, index) => {
    const day = addDays(today, index + 1 - options.days);
    const random = randomFrom((options.seed ?? 1) * 1_000_003 + index);
    const growth = 0.85 + (0.3 * index) / options.days;
    const weekday = weekdays[new Date(`${toDate(day)}T00:00:00Z`).getUTCDay()] ?? 1;
    return { day, random, weight: growth * weekday * (0.88 + random() * 0.24) };
  });
  const weights = planned.reduce((sum, { weight }) => sum + weight, 0);
  const firstAddress = addDays(today, 1 - addressDays);
  let views = 0;
  for (const { day, random, weight } of planned) {
    const plan = {
      day,
      from: midnight(day),
      to: Math.min(midnight(addDays(day, 1)), now),
      visits: Math.round((options.views * weight) / weights / viewsPerVisit),
      addressOf: (chance: Random) => {
        if (day < firstAddress) return null;
        const network = networks[Math.floor(chance() * networks.length)];
        return storableAddress(`${network}.${1 + Math.floor(chance() * 254)}`, addressMode);
      },
    };
    views += await fillDay(db, pickers, plan, random);
  }
  return views;
};
