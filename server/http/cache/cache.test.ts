// Cached responses as clients see them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { createDatabase } from '#server/testing/database.ts';
import { createTestApp, noPages, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let apps: TestApp[] = [];
afterEach(async () => {
  for (const test of apps) await test.close();
  apps = [];
});

const start = async (environment: Record<string, string> = {}, renderer = render, database = createDatabase()) => {
  const { connection, during } = countQueries(await database);
  const test = await createTestApp(environment, connection, renderer);
  apps.push(test);
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    test.app.inject({ method, url, headers });
  return { test, get, during };
};

const list = '/api/public/products';

describe('a cached response', () => {
  it.each(['/', '/products', '/products/robot', '/news', list, '/api/public/homepage', '/sitemap.xml', '/feed.xml', '/site.webmanifest'])(
    'needs no query and equals the computed one for %s (SPEED-03)',
    async (url) => {
      const { test, get, during } = await start();
      await aProduct(test.context, { name: 'Robot' });
      const visitor = { cookie: 'XSRF-TOKEN=token-token-token-1', 'accept-encoding': 'br' };
      const [computed] = await during(() => get(url, visitor));
      const [stored, queries] = await during(() => get(url, visitor));
      expect([computed.statusCode, stored.statusCode, queries]).toEqual([200, 200, 0]);
      const of = ({ headers: { 'x-request-id': _id, date: _date, connection: _connection, ...rest }, rawPayload }: typeof stored) =>
        [
          Object.entries(rest)
            .map(([name, value]) => [name, String(value)])
            .toSorted(),
          rawPayload.toString('base64'),
        ] as const;
      expect(of(stored)).toEqual(of(computed));
      expect(stored.headers['x-request-id']).not.toBe(computed.headers['x-request-id']);
    },
  );

  it.each([
    [list, `${list}?utm_source=mail`, `${list}?b=1&a=2`],
    [`${list}?page=1&search=robot`, `${list}?search=robot&page=1`, `${list}?search=r%6fbot&gclid=1&page=1`],
    ['/products', '/products?utm_source=mail&gclid=1', '/products?fbclid=2'],
    ['/products?page=1&search=rob', '/products?search=rob&page=1', '/products?utm_source=mail&search=rob&page=1'],
  ])('of %s also answers equivalent addresses', async (url, ...others) => {
    const { get, during } = await start();
    const { body } = await get(url);
    for (const other of others) {
      const [answer, queries] = await during(() => get(other));
      expect([answer.statusCode, answer.body, queries]).toEqual([200, body, 0]);
    }
  });

  it('has an encoding that the client accepts (DOC-10)', async () => {
    const { get } = await start();
    const { body } = await get('/');
    for (let round = 0; round < 2; round++) {
      const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
      expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', body]);
      const gzip = await get('/', { 'accept-encoding': 'gzip' });
      expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', body]);
      const plain = await get('/', { 'accept-encoding': 'br;q=0' });
      expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, body]);
    }
  });

  it('answers conditional requests and HEAD, even when it is computed (DOC-09)', async () => {
    for (const isStored of [false, true]) {
      const { get } = await start();
      if (isStored) await get(list, { 'accept-encoding': 'br' });
      const head = await get(list, { 'accept-encoding': 'br' }, 'HEAD');
      const { headers, rawPayload } = await get(list, { 'accept-encoding': 'br' });
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
      expect(head.headers['content-length']).toBe(String(rawPayload.length));
      const unchanged = await get(list, { 'if-none-match': `"other", ${headers.etag}`, 'accept-encoding': 'br' });
      expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', headers.etag]);
      expect(unchanged.headers).toMatchObject({
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      });
      expect(unchanged.headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('visitors', () => {
  it('get the same bytes, but each a different cookie (SPEED-04)', async () => {
    const { get } = await start();
    const answers = [await get('/'), await get('/'), await get('/')];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => String(headers['set-cookie']))).size).toBe(3);
    for (const { headers } of answers) expect(String(headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w-]{16,};/);
    expect((await get('/', { cookie: 'XSRF-TOKEN=token-token-token-1' })).headers['set-cookie']).toBeUndefined();
    expect(answers[0]?.body).not.toContain('token-token');
  });

  it('with an Authorization header neither use nor fill the cache (SPEED-04)', async () => {
    const { test, get, during } = await start();
    const headers = await test.signIn();
    expect((await during(() => get(list, headers)))[1]).toBeGreaterThan(0);
    expect((await during(() => get(list, headers)))[1]).toBeGreaterThan(0);
    expect((await during(() => get(list)))[1]).toBeGreaterThan(0);
  });

  it('of sites with other addresses get the links of their site', async () => {
    const sites = ['https://a.example', 'https://b.example'];
    for (const site of sites) {
      const { get } = await start({ SITE_URL: site });
      for (const host of ['a.example', 'evil.example']) {
        const { body } = await get('/', { host, 'x-forwarded-host': host });
        expect(body).toContain(`<link rel="canonical" href="${site}/"`);
        expect(body).not.toContain('evil.example');
      }
    }
  });
});

describe('a response', () => {
  it.each([
    ['/nothing', 404],
    ['/products/%72obot', 200],
    ['/products?page=9', 302],
    [`/news?search=${'x'.repeat(300)}`, 200],
  ])('is not cached for the page %s', async (url, status) => {
    let renders = 0;
    const { test, get } = await start({}, (request) => {
      renders += 1;
      return render(request);
    });
    await aProduct(test.context, { name: 'Robot' });
    for (const expected of [1, 2]) expect([(await get(url)).statusCode, renders]).toEqual([status, expected]);
  });

  it.each(['/api/public/products/nothing', `${list}?search=${'x'.repeat(300)}`])('is not cached for the call %s', async (url) => {
    const { get, during } = await start();
    await get(url);
    expect((await during(() => get(url)))[1]).toBeGreaterThan(0);
  });

  it('is not cached with a cache size of 0 megabytes', async () => {
    const { get, during } = await start({ RESPONSE_CACHE_MB: '0' });
    await get(list);
    expect((await during(() => get(list)))[1]).toBeGreaterThan(0);
  });
});

describe('a burst of requests for one address', () => {
  it('computes the response once (SPEED-05)', async () => {
    let renders = 0;
    const { get } = await start({}, (request) => {
      renders += 1;
      return render(request);
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/', { 'accept-encoding': 'br' })));
    expect([renders, new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([1, new Set([200])]);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it('gets an error for each request when the computation fails, and a new computation afterwards (SPEED-05)', async () => {
    let isBroken = true;
    const { get } = await start({}, async (request) => {
      if (isBroken) throw new Error('broken screen');
      return noPages.render(request);
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/')));
    for (const { statusCode, headers } of answers) expect([statusCode, headers['retry-after'] !== undefined]).toEqual([503, true]);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(5);
    isBroken = false;
    expect((await get('/')).statusCode).toBe(200);
  });

  it('does not cache a response that was computed while the content changed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isFirst = true;
    const { test, get } = await start({}, async (request) => {
      const rendered = await render(request);
      if (isFirst) {
        isFirst = false;
        await promise;
      }
      return rendered;
    });
    const slow = get('/products');
    while (isFirst) await new Promise((next) => setImmediate(next));
    await aProduct(test.context, { name: 'Palletiser' });
    expect((await get('/products')).body).toContain('Palletiser');
    resolve();
    expect((await slow).body).not.toContain('Palletiser');
    expect((await get('/products')).body).toContain('Palletiser');
  });
});

describe('the clock', () => {
  it('makes a scheduled article visible at its time (SPEED-06)', async () => {
    const { test, get, during } = await start();
    await anArticle(test.context, { title: 'Scheduled', published_at: '2026-11-21T03:07:00.000Z', is_published: true });
    const isVisible = async () => [(await get('/news')).body.includes('Scheduled'), (await get('/feed.xml')).body.includes('Scheduled')];
    test.setTime('2026-11-21T03:06:00.000Z');
    expect(await isVisible()).toEqual([false, false]);
    test.setTime('2026-11-21T03:06:59.999Z');
    const [before, queries] = await during(isVisible);
    expect([before, queries]).toEqual([[false, false], 0]);
    test.setTime('2026-11-21T03:07:00.000Z');
    expect(await isVisible()).toEqual([true, true]);
    expect((await during(isVisible))[1]).toBe(0);
    test.setTime('2026-11-21T03:06:00.000Z');
    expect(await isVisible()).toEqual([false, false]);
  });

  it('expires cached responses at the end of the day in the time zone of the site, because pages contain the year', async () => {
    const { test, get, during } = await start();
    // midnight in Jakarta
    test.setTime('2026-12-30T17:00:00.000Z');
    await get('/');
    test.setTime('2026-12-31T16:59:59.000Z');
    expect((await during(() => get('/')))[1]).toBe(0);
    test.setTime('2026-12-31T17:00:00.000Z');
    expect((await during(() => get('/')))[1]).toBeGreaterThan(0);
  });
});

it('shows a change by another process on the same database in the next response (SPEED-02)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'));
  const open = () => connect(`file:${folder}/site.sqlite`);
  const one = await start({}, render, open());
  const other = await open();
  await one.get('/products');
  await aCategory({ ...one.test.context, db: other.db }, { name: 'Conveyors' });
  expect((await one.get('/products')).body).toContain('Conveyors');
  await other.close();
  await one.test.close();
  apps = [];
  rmSync(folder, { recursive: true });
});

it('answers nothing from the cache during an outage of the database (OUT-01)', async () => {
  const { test, get } = await start();
  for (const url of ['/', list]) expect((await get(url)).statusCode).toBe(200);
  await test.connection.db.destroy();
  for (const url of ['/', list]) expect((await get(url)).statusCode).toBeGreaterThanOrEqual(500);
  expect((await get('/robots.txt')).statusCode).toBe(200);
});
