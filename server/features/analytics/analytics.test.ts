import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Analytics } from '#contract/analytics.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { writeTranslations } from '#server/testing/translations.ts';
import { readSums, recount } from './collect/recount.fixture.ts';
import { removeOldVisits } from './retention.repository.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const origin = 'https://www.example.com';

describe('visitor statistics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ SITE_URL: origin, TRUST_PROXY: 'loopback' });
  });
  beforeEach(() => test.reset());
  // waits until the reported views are stored
  afterEach(() => read());
  afterAll(() => test.close());

  const report = (url: unknown, headers: Record<string, string> = {}, referrer: unknown = '') =>
    test.send('POST', '/api/public/visits', { body: { url, referrer }, headers: { 'user-agent': firefox, ...headers } });
  const read = async (days = '30') => {
    const { status, body } = await test.send('GET', `/api/admin/analytics?days=${days}`, { headers: await test.signIn() });
    expect(status).toBe(200);
    return body as Analytics;
  };
  const setSetting = (key: string, value: string) => upsertSettings(test.context, [{ key, value, type: 'text', group: 'general' }]);
  const none = { total_visitors: 0, total_page_views: 0, avg_pages_per_visitor: 0, bounce_rate: 0 };

  it.each(['7', '30', '90', '365'])('returns %s days without visits (APIADM-32, APIADM-33, APIADM-34, AANA-07)', async (days) => {
    const answer = await read(days);
    expect(answer).toMatchObject({ overview: none, device_stats: [], most_visited_pages: [], recent_visitors: [], dropped: [] });
    expect(answer.visitors_by_date).toHaveLength(Number(days));
    expect(answer.visitors_by_date.at(-1)).toEqual({ date: '2026-11-21', views: 0, visitors: 0 });
    expect(answer.previous.visitors_by_date).toHaveLength(Number(days));
    const all = [...answer.previous.visitors_by_date, ...answer.visitors_by_date].map(({ date }) => date);
    expect(all).toEqual([...new Set(all)].sort());
  });

  it.each(['', '?days=', '?days=8', '?days=x', '?days=7&days=30', '?days=07'])('refuses %j (APIADM-32)', async (query) => {
    const { status, body } = await test.send('GET', `/api/admin/analytics${query}`, { headers: await test.signIn() });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['days']]);
  });

  it('returns a period between two days, and the same number of days before it (AANA-15)', async () => {
    test.setTime('2026-11-10T03:00:00.000Z');
    await report('/');
    test.setTime('2026-11-12T03:00:00.000Z');
    await report('/');
    test.setTime('2026-11-21T03:00:00.000Z');
    const get = async (query: string) => (await test.send('GET', `/api/admin/analytics?${query}`, { headers: await test.signIn() })).body;
    expect(await get('from=2026-11-11&to=2026-11-12')).toMatchObject({
      days: 2,
      includes_today: false,
      overview: { total_page_views: 1 },
      visitors_by_date: [{ date: '2026-11-11' }, { date: '2026-11-12', views: 1 }],
      previous: { overview: { total_page_views: 1 }, visitors_by_date: [{ date: '2026-11-09' }, { date: '2026-11-10', views: 1 }] },
    });
    expect(await get('from=2026-11-21&to=2026-11-21')).toMatchObject({ days: 1, includes_today: true });
    expect(await get('days=7')).toMatchObject({ days: 7, includes_today: true });
  });

  it.each([
    ['from=2026-11-12&to=2026-11-11', 'to'],
    ['from=2024-01-01&to=2025-01-01', 'to'],
    ['from=2026-11-11', 'to'],
    ['to=2026-11-11', 'from'],
    ['from=2026-02-30&to=2026-03-05', 'from'],
  ])('refuses the period %s', async (query, field) => {
    const { status, body } = await test.send('GET', `/api/admin/analytics?${query}`, { headers: await test.signIn() });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
  });

  it('counts views, visits and visitors (AANA-03, AANA-04, AANA-05, AANA-06, AANA-09, AANA-10, AANA-11, APIADM-35)', async () => {
    await aProduct(test.context, { name: 'Six-Axis Robot' });
    const proxied = { 'x-forwarded-for': '203.0.113.77' };
    await report(`${origin}/?utm_source=x`, proxied, 'https://www.duckduckgo.com/?q=robots');
    test.setTime('2026-11-21T03:01:00.000Z');
    await report('/products/', proxied, `${origin}/`);
    test.setTime('2026-11-21T03:02:00.000Z');
    await report('/products/six-axis-robot#top', proxied);
    test.setTime('2026-11-21T03:03:00.000Z');
    await report('/', { 'user-agent': iphone, 'x-forwarded-for': '2001:db8:1:2::3' });
    const answer = await read('7');
    expect(answer.overview).toEqual({ total_visitors: 2, total_page_views: 4, avg_pages_per_visitor: 2, bounce_rate: 50 });
    expect(answer.visitors_by_date.at(-1)).toEqual({ date: '2026-11-21', views: 4, visitors: 2 });
    expect(answer.device_stats).toEqual([
      { device_type: 'desktop', count: 1 },
      { device_type: 'mobile', count: 1 },
    ]);
    expect(answer.most_visited_pages).toEqual([
      { page_url: `${origin}/`, views: 2 },
      { page_url: `${origin}/products`, views: 1 },
      { page_url: `${origin}/products/six-axis-robot`, views: 1 },
    ]);
    expect(answer.recent_visitors.slice(0, 2)).toEqual([
      {
        ip_address: '2001:db8:1::',
        page_url: `${origin}/`,
        visited_at: '2026-11-21T03:03:00.000Z',
        device_type: 'mobile',
        browser: 'Safari',
      },
      {
        ip_address: '203.0.113.0',
        page_url: `${origin}/products/six-axis-robot`,
        visited_at: '2026-11-21T03:02:00.000Z',
        device_type: 'desktop',
        browser: 'Firefox',
      },
    ]);
    expect(answer.recent_visitors).toHaveLength(4);
    expect(answer.referrers).toEqual([
      { domain: null, visits: 1 },
      { domain: 'duckduckgo.com', visits: 1 },
    ]);
    expect(answer.previous.overview).toEqual(none);
    expect(await readSums(test.context.db)).toEqual(await recount(test.context.db));
  });

  it('counts views by language on a site with several, from the address of the page (LSRCH-08)', async () => {
    const { id } = await aProduct(test.context, { name: 'Robot', slug: 'robot' });
    const language = (code: string, name: string, is_published = true) => ({
      code,
      name,
      locale: `${code}-${code === 'en' ? 'US' : code.toUpperCase()}`,
      direction: 'ltr',
      is_published,
    });
    const setLanguages = (...languages: object[]) =>
      upsertSettings(test.context, [{ key: 'languages', value: JSON.stringify(languages), type: 'json', group: 'languages' }]);
    await setLanguages(language('en', 'English'));
    await report('/products');
    expect('languages' in (await read('7'))).toBe(false);
    await setLanguages(language('en', 'English'), language('de', 'Deutsch'), language('id', 'Indonesia'), language('ja', '日本語', false));
    await writeTranslations(test.context.db, [{ kind: 'product', id, language: 'de', texts: { name: 'Roboter' } }]);
    await test.context.db.updateTable('translations').set({ slug: 'roboter' }).execute();
    for (const path of [
      '/de',
      '/de/products',
      '/de/products/roboter',
      '/de/products/robot',
      '/products/robot',
      '/demo',
      '/ja',
      '/id/products/roboter',
    ])
      await report(path);
    const { languages, most_visited_pages, dropped } = await read('7');
    expect(languages).toEqual([
      { code: 'de', name: 'Deutsch', views: 4 },
      { code: 'en', name: 'English', views: 2 },
      { code: 'id', name: 'Indonesia', views: 0 },
    ]);
    expect(most_visited_pages.map(({ page_url }) => page_url)).toContain(`${origin}/de/products/roboter`);
    expect(dropped).toEqual([{ reason: 'unknown_page', count: 3 }]);
  });

  it('compares with the previous period', async () => {
    test.setTime('2026-11-14T03:00:00.000Z');
    await report('/');
    await read();
    test.setTime('2026-11-21T03:00:00.000Z');
    const { overview, previous } = await read('7');
    expect([overview, previous.overview.total_page_views]).toEqual([none, 1]);
    expect(previous.visitors_by_date.at(-1)).toEqual({ date: '2026-11-14', views: 1, visitors: 1 });
    expect((await read('30')).overview.total_page_views).toBe(1);
  });

  it('counts only pages that visitors can see', async () => {
    await aProduct(test.context, { name: 'Hidden', is_active: false });
    await anArticle(test.context, { title: 'Later', published_at: '2027-01-01T00:00:00.000Z' });
    await anArticle(test.context, { title: 'Now', published_at: '2026-11-20T00:00:00.000Z' });
    await aPage(test.context, { title: 'Delivery' });
    for (const path of ['/products/hidden', '/products/none', '/news/later', '/page/none', '/about', '/admin', '/admin/products', '/api'])
      await report(path);
    for (const path of ['/news/now', '/page/delivery', '/contact', '/news', '/products?category=x&page=2']) await report(path);
    for (const url of ['https://elsewhere.example/', '', 7, null, 'x'.repeat(3000), 'http://[', '/%E0%A4%A']) await report(url);
    const { overview, dropped } = await read();
    expect(overview.total_page_views).toBe(5);
    expect(dropped).toEqual([{ reason: 'unknown_page', count: 15 }]);
  });

  it('drops reports that are not views by people, and counts them by reason (STAT-05)', async () => {
    const drop: [string, Record<string, string>, string?][] = [
      ['prefetch', { 'sec-purpose': 'prefetch;prerender' }],
      ['prefetch', { purpose: 'prefetch' }],
      ['bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
      ['bot', { 'user-agent': 'curl/8.5.0' }],
      ['bot', { 'user-agent': '' }],
      ['headless', { 'user-agent': firefox.replace('Firefox', 'HeadlessChrome') }],
      ['referrer_spam', {}, 'http://semalt.com/crawler'],
      ['cross_site', { 'sec-fetch-site': 'cross-site' }],
      ['cross_site', { origin: 'https://evil.example' }],
      ['administrator', await test.signIn()],
    ];
    for (const [, headers, referrer] of drop) expect((await report('/', headers, referrer)).status).toBe(204);
    const { overview, dropped } = await read();
    expect(overview).toEqual(none);
    const expected = Map.groupBy(drop, ([reason]) => reason);
    expect(Object.fromEntries(dropped.map(({ reason, count }) => [reason, count]))).toEqual(
      Object.fromEntries([...expected].map(([reason, list]) => [reason, list.length])),
    );
  });

  it('counts phones with bot-like names, but not bots that name a phone (STAT-05)', async () => {
    const android = (model: string, end = '') =>
      `Mozilla/5.0 (Linux; Android 8.1.0; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36${end}`;
    for (const model of ['M bot 60', 'Discovery II Build/KOT49H', 'Newsday']) await report('/', { 'user-agent': android(model) });
    for (const end of [' (compatible; ExampleBot/2.1; +http://www.example.com/bot.html)', ' Chrome-Lighthouse'])
      await report('/', { 'user-agent': android('Nexus 5X Build/MMB29P', end) });
    const { overview, dropped } = await read();
    expect(overview.total_page_views).toBe(3);
    expect(dropped).toEqual([{ reason: 'bot', count: 2 }]);
  });

  it('does not count visitors who have opted out of being counted (STAT-02)', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[])
      expect((await report('/', headers)).status).toBe(204);
    expect(await read()).toMatchObject({ overview: none, dropped: [] });
  });

  it('answers 204 to any JSON, without setting a cookie or requiring a CSRF token (STAT-01)', async () => {
    for (const body of [{}, [], 'x', 7, null, { url: { a: 1 } }]) {
      const payload = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', cookie: 'XSRF-TOKEN=abcdefghijklmnopqrstuvwx' };
      const { status, body: answer, headers: sent } = await test.send('POST', '/api/public/visits', { body: payload, headers });
      expect([status, answer, sent['set-cookie']]).toEqual([204, '', undefined]);
    }
    const broken = { body: '{', headers: { 'content-type': 'application/json' } };
    expect((await test.send('POST', '/api/public/visits', broken)).status).toBe(400);
  });

  it.each([
    ['whole', '203.0.113.77'],
    ['shortened', '203.0.113.0'],
    ['none', null],
  ])('stores addresses according to the setting: %s (STAT-07)', async (mode, kept) => {
    await setSetting('analytics_addresses', mode);
    await report('/', { 'x-forwarded-for': '203.0.113.77' });
    const answer = await read();
    expect([answer.recent_visitors[0]?.ip_address, answer.addresses]).toEqual([kept, mode]);
    // a stricter setting also applies to stored addresses
    await setSetting('analytics_addresses', 'none');
    expect((await read()).recent_visitors[0]?.ip_address).toBeNull();
    await removeOldVisits(test.context);
    expect(await test.context.db.selectFrom('analytics_addresses').selectAll().execute()).toEqual([]);
  });

  it('removes addresses after 30 days and single visits after 90, but not the sums (STAT-07)', async () => {
    await report('/');
    await read();
    const { db } = test.context;
    const stored = async () => {
      await removeOldVisits(test.context);
      const tables = ['analytics_views', 'analytics_visits', 'analytics_addresses'] as const;
      return Promise.all(tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length));
    };
    test.setTime('2026-12-20T16:00:00.000Z');
    expect(await stored()).toEqual([1, 1, 1]);
    test.setTime('2026-12-21T02:59:00.000Z');
    expect(await stored()).toEqual([1, 1, 0]);
    test.setTime('2027-02-19T02:59:00.000Z');
    expect(await stored()).toEqual([1, 1, 0]);
    test.setTime('2027-02-20T03:00:00.000Z');
    expect(await stored()).toEqual([0, 0, 0]);
    expect((await read('365')).overview).toMatchObject({ total_visitors: 1, total_page_views: 1 });
  });
});

it('stores the reported views when the server stops', async () => {
  const test = await createTestApp();
  await test.send('POST', '/api/public/visits', { body: { url: '/', referrer: '' }, headers: { 'user-agent': firefox } });
  await test.app.close();
  expect(await test.context.db.selectFrom('analytics_views').selectAll().execute()).toHaveLength(1);
  await test.close();
});
