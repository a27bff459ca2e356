import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Analytics } from '#contract/analytics.ts';
import { aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const firefox = (version: number) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.example.com', TRUST_PROXY: 'loopback' });
});
afterEach(() => test.close());

const report = async (address: string, userAgent: string, url = '/') => {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  expect((await test.send('POST', '/api/public/visits', { body: { url, referrer: '' }, headers })).status).toBe(204);
};
const read = async () => {
  const { body } = await test.send('GET', '/api/admin/analytics?days=7', { headers: await test.signIn() });
  const { overview, dropped } = body as Analytics;
  return { visitors: overview.total_visitors, views: overview.total_page_views, dropped };
};
const at = (minute: number) => test.setTime(`2026-11-21T03:${String(minute).padStart(2, '0')}:00.000Z`);

it('counts at most a hundred browsers of one address in an hour (STAT-06)', async () => {
  for (let version = 1; version <= 150; version++) {
    at(Math.floor(version / 10));
    await report('203.0.113.7', firefox(version));
  }
  await report('203.0.113.7', firefox(1));
  await report('203.0.113.8', firefox(1));
  expect(await read()).toEqual({ visitors: 101, views: 102, dropped: [{ reason: 'too_many', count: 50 }] });
});

it('counts at most 120 views of one address in a minute, and counts again in the next (STAT-06)', async () => {
  for (let view = 1; view <= 130; view++) await report('203.0.113.7', firefox(view % 10));
  at(1);
  await report('203.0.113.7', firefox(1));
  expect(await read()).toEqual({ visitors: 10, views: 121, dropped: [{ reason: 'too_many', count: 10 }] });
});

it('takes the addresses of one IPv6 network for one', async () => {
  for (let host = 1; host <= 130; host++) await report(`2001:db8:1:2::${host.toString(16)}`, firefox(host % 10));
  await report('2001:db8:1:3::1', firefox(1));
  expect((await read()).dropped).toEqual([{ reason: 'too_many', count: 10 }]);
});

it('drops a report that cannot be stored, and stores those around it', async () => {
  await aProduct(test.context, { name: 'Refused' });
  await sql`create trigger refuse before insert on analytics_pages when new.url like '%refused' begin select raise(abort, 'refused'); end`.execute(
    test.connection.db,
  );
  for (let visitor = 1; visitor <= 5; visitor++) {
    await report(`203.0.113.${visitor}`, firefox(1));
    if (visitor === 3) await report('203.0.113.3', firefox(1), '/products/refused');
  }
  expect((await read()).views).toBe(5);
  await report('203.0.113.9', firefox(1));
  expect((await read()).views).toBe(6);
});
