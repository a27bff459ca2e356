import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSums, recount } from '#server/features/analytics/collect/recount.fixture.ts';
import { addDays } from '#server/features/analytics/days.ts';
import { getAnalytics } from '#server/features/analytics/report/report.service.ts';
import { aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { fillVisits } from './fill.ts';

const options = { siteUrl: 'https://www.example.com', days: 40, views: 2000 };

describe('generated visits', () => {
  let test: TestApp;
  const open = async () => {
    test = await createTestApp();
    await aProduct(test.context, { name: 'Shown' });
    await aProduct(test.context, { name: 'Hidden', is_active: false });
  };
  beforeEach(open);
  afterEach(() => test.close());

  it('are summed like real ones, match the requested number and are reproducible', async () => {
    const views = await fillVisits(test.context, options);
    expect(Math.abs(views - options.views)).toBeLessThan(options.views / 10);
    const sums = await readSums(test.context.db);
    expect(sums).toEqual(await recount(test.context.db));
    const answer = await getAnalytics(test.context, { days: 30 });
    expect(answer.most_visited_pages.map(({ page_url }) => page_url).sort()).toEqual(
      ['/', '/contact', '/news', '/products', '/products/shown'].map((path) => options.siteUrl + path),
    );
    expect(answer.visitors_by_date.every(({ visitors }) => visitors > 0)).toBe(true);
    expect(answer.recent_visitors.every(({ visited_at }) => visited_at <= test.context.clock().toISOString())).toBe(true);
    await test.close();
    await open();
    await fillVisits(test.context, options);
    expect(await readSums(test.context.db)).toEqual(sums);
  });

  it('store addresses for the same period as real ones', async () => {
    await fillVisits(test.context, options);
    const { db } = test.context;
    const days = (await db.selectFrom('analytics_addresses').select('day').distinct().orderBy('day').execute()).map(({ day }) => day);
    expect([days[0], days.at(-1)]).toEqual([addDays(20261121, -29), 20261121]);
  });
});
