// Compares the sums of random reports in random order with a recount and a simple model.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '#server/database/connect.ts';
import { ensureDefaults, upsertSettings } from '#server/features/settings/settings.service.ts';
import { createDatabase, databaseName } from '#server/testing/database.ts';
import { dayOf } from '../days.ts';
import { removeOldSalts } from '../retention.repository.ts';
import { mostViewsAMinute, visitGapMs } from './count.ts';
import { type ReportedView, recordBatch } from './recording.ts';
import { readSums, recount } from './recount.fixture.ts';

const minute = 60_000;
const paths = ['/', '/products', '/news', '/contact'];
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
];

/** Random numbers that are the same in every run (mulberry32). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

interface Day {
  views: number;
  visitors: number;
  visits: number;
  bounces: number;
}

/** A simple model that counts view by view. */
const model = (views: readonly ReportedView[], timeZone: string) => {
  const days: Record<number, Day> = {};
  const dayAt = (day: number) => (days[day] ??= { views: 0, visitors: 0, visits: 0, bounces: 0 });
  for (const key of new Set(views.map(({ address, userAgent }) => address + userAgent))) {
    const own = views.filter(({ address, userAgent }) => address + userAgent === key).sort((a, b) => a.at - b.at);
    const seen = new Set<number>();
    let last = Number.NEGATIVE_INFINITY;
    let count = 0;
    let begun = 0;
    for (const { at } of own) {
      const day = dayOf(at, timeZone);
      dayAt(day).views += 1;
      if (!seen.has(day)) dayAt(day).visitors += 1;
      seen.add(day);
      if (at - last > visitGapMs) {
        count = 1;
        begun = day;
        dayAt(day).visits += 1;
        dayAt(day).bounces += 1;
      } else if (++count === 2) dayAt(begun).bounces -= 1;
      last = at;
    }
  }
  return days;
};

describe('counting', () => {
  let connection: Connection;
  let now: number;
  const context = () => ({ db: connection.db, actor: null, clock: () => new Date(now) });
  const record = (views: readonly ReportedView[]) => recordBatch(context(), 'https://www.example.com', { views, dropped: [] });
  const setZone = (value: string) => upsertSettings(context(), [{ key: 'site_timezone', value, type: 'text', group: 'general' }]);
  const view = (at: number, rest: Partial<ReportedView> = {}): ReportedView => ({
    at,
    address: '203.0.113.7',
    userAgent: agents[0] ?? '',
    path: '/',
    referrer: '',
    ...rest,
  });
  const daySums = async () =>
    Object.fromEntries((await connection.db.selectFrom('analytics_day_sums').selectAll().execute()).map(({ day, ...sums }) => [day, sums]));

  beforeEach(async () => {
    connection = await createDatabase();
    now = Date.parse('2026-10-30T12:00:00Z');
    await ensureDefaults(context());
  });
  afterEach(() => connection.db.destroy());

  it.each(databaseName === 'SQLite' ? [1, 2, 3, 4, 5, 6] : [7, 8])(
    'equals the recount and the model for random views (seed %i) (STAT-08)',
    async (seed) => {
      const random = randomFrom(seed);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const all: ReportedView[] = [];
      for (let batch = 0; batch < 40; batch++) {
        // intervals around the limits: minutes, half hours, nights
        now += pick([1, 10, 29, 31, 200, 600]) * minute * random();
        const views = Array.from({ length: Math.ceil(random() * 12) }, () =>
          view(Math.floor(now + random() * 25 * minute), {
            address: `203.0.113.${Math.floor(random() * 5)}`,
            userAgent: pick(agents),
            path: pick(paths),
            referrer: pick(['', 'duckduckgo.com', 'news.example']),
          }),
        ).sort((a, b) => a.at - b.at);
        now += 25 * minute;
        all.push(...views);
        // two instances, each with half of the views
        await record(views.slice(0, views.length / 2));
        await record(views.slice(views.length / 2));
        await removeOldSalts(context());
      }
      expect(await readSums(connection.db)).toEqual(await recount(connection.db));
      expect(await daySums()).toEqual(model(all, 'Asia/Jakarta'));
    },
  );

  it('equals the recount when two instances record at the same time, in any order (STAT-08)', async () => {
    const random = randomFrom(9);
    for (let batch = 0; batch < 20; batch++) {
      const views = Array.from({ length: 6 }, () =>
        view(Math.floor(now + random() * 25 * minute), { address: `203.0.113.${Math.floor(random() * 5)}` }),
      );
      now += 40 * minute;
      await Promise.all([record(views.slice(0, 3)), record(views.slice(3))]);
    }
    expect(await readSums(connection.db)).toEqual(await recount(connection.db));
  });

  it('computes correct sums while the time zone changes (STAT-08)', async () => {
    const random = randomFrom(77);
    for (let batch = 0; batch < 40; batch++) {
      if (batch % 7 === 0) await setZone(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'][batch % 3] ?? 'UTC');
      const views = Array.from({ length: 5 }, () =>
        view(Math.floor(now + random() * 20 * minute), { address: `198.51.100.${Math.floor(random() * 4)}` }),
      );
      now += random() * 300 * minute;
      await record(views);
      await removeOldSalts(context());
    }
    expect(await readSums(connection.db)).toEqual(await recount(connection.db));
  });

  it('continues a visit over midnight, and counts the visitor on both days (STAT-04)', async () => {
    const midnight = Date.parse('2026-10-31T00:00:00+07:00');
    now = midnight;
    await record([view(midnight - 5 * minute, { referrer: 'duckduckgo.com' })]);
    now = midnight + 10 * minute;
    await removeOldSalts(context());
    await record([view(midnight + 10 * minute)]);
    await record([view(midnight + 45 * minute)]);
    expect(await daySums()).toEqual({
      20261030: { views: 1, visitors: 1, visits: 1, bounces: 0 },
      20261031: { views: 2, visitors: 1, visits: 1, bounces: 1 },
    });
    expect(await readSums(connection.db)).toEqual(await recount(connection.db));
  });

  it('destroys salts and hashes half an hour after their day (STAT-03)', async () => {
    const midnight = Date.parse('2026-10-31T00:00:00+07:00');
    const kept = async () => [
      (await connection.db.selectFrom('analytics_salts').select('day').execute()).map(({ day }) => day),
      (await connection.db.selectFrom('analytics_visitors').select('day').execute()).map(({ day }) => day),
    ];
    await record([view(midnight - minute)]);
    now = midnight + 29 * minute;
    await removeOldSalts(context());
    expect(await kept()).toEqual([[20261030], [20261030]]);
    now = midnight + 31 * minute;
    await removeOldSalts(context());
    expect(await kept()).toEqual([[], []]);
    // a returning visitor counts as a new one
    await record([view(now)]);
    expect(await kept()).toEqual([[20261031], [20261031]]);
    expect(await connection.db.selectFrom('analytics_visits').selectAll().execute()).toHaveLength(2);
  });

  it('counts at most 60 views a minute from one visitor (STAT-06)', async () => {
    const start = Math.ceil(now / minute) * minute;
    const flood = Array.from({ length: 80 }, (_, index) => view(start + index * 100));
    await record(flood.slice(0, 30));
    await record(flood.slice(30));
    await record([view(start + minute), view(start + 1000, { address: '203.0.113.8' })]);
    expect((await daySums())[20261030]).toMatchObject({ views: mostViewsAMinute + 2, visitors: 2 });
    expect(await connection.db.selectFrom('analytics_dropped_sums').selectAll().execute()).toEqual([
      { day: 20261030, reason: 'too_many', views: 20 },
    ]);
  });
});
