// Responses to visitors, crawlers and monitors during a database outage.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, noPages, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url, headers });

/** Addresses that were answered before the outage, with their ETags, so that their responses are in the cache. */
const known = new Map<string, string>();

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.lintara.example' }, undefined, render);
  for (const url of ['/', '/products', '/sitemap.xml', '/feed.xml', '/social-card.jpg'])
    known.set(url, String((await get(url)).headers.etag));
  await test.connection.db.destroy();
});
afterAll(() => test.app.close());

const expectUnavailable = ({ statusCode, headers }: Awaited<ReturnType<typeof get>>) => {
  expect(statusCode).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
};

describe('pages during an outage of the database', () => {
  it.each(['/', '/products', '/products/robot', '/news', '/about', '/contact', '/page/privacy-policy', '/nothing'])(
    'are answered with 503 at %s and still rendered (OUT-01)',
    async (path) => {
      const answer = await get(path, { 'if-none-match': '*' });
      expectUnavailable(answer);
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
      const { elements, meta } = readDocument(answer.body);
      expect(elements.filter(({ name }) => name === 'header' || name === 'footer')).not.toEqual([]);
      expect(meta('csrf-token')).toHaveLength(1);
    },
  );

  it('are answered neither from the cache nor as unchanged, because they may have changed (OUT-01, OUT-02)', async () => {
    for (const [url, etag] of known) {
      expect(etag).toMatch(/^W?\/?"/);
      for (const method of ['GET', 'HEAD'] as const) expectUnavailable(await get(url, { 'if-none-match': etag }, method));
    }
  });

  it('are served in the admin area, which loads its data itself', async () => {
    expect((await get('/admin')).statusCode).toBe(200);
  });
});

describe('files for programs during an outage of the database (OUT-02)', () => {
  it.each([
    '/sitemap.xml',
    '/sitemap-products-1.xml',
    '/feed.xml',
    '/feed/knowledge.xml',
    '/feed/all.xml',
    '/site.webmanifest',
    '/social-card.jpg',
    '/favicon.ico',
    '/icons/icon-512.png',
  ])('are answered with 503 at %s', async (path) => {
    const answer = await get(path);
    expectUnavailable(answer);
    expect(answer.json()).toEqual({ message: expect.any(String), code: 'unavailable' });
  });

  // Google reads 503 as "crawl nothing", and the rules are known without the database
  it('include /robots.txt, which is served', async () => {
    expect((await get('/robots.txt')).statusCode).toBe(200);
  });
});

describe('a page that cannot be rendered', () => {
  it('is answered with 503 and the empty shell (SHELL-07)', async () => {
    const broken = await createTestApp({}, undefined, () => Promise.reject(new Error('broken screen')));
    const answer = await broken.app.inject({ method: 'GET', url: '/', headers: { 'if-none-match': '*' } });
    expectUnavailable(answer);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).toContain('<div id="root"></div>');
    await broken.close();
  });
});

describe('an unsuccessful response', () => {
  it('has no ETag and is always sent completely', async () => {
    const missing = await createTestApp({}, undefined, async () => ({ ...(await noPages.render({} as never)), status: 404 }));
    const first = await missing.app.inject({ method: 'GET', url: '/nothing' });
    const again = await missing.app.inject({ method: 'GET', url: '/nothing', headers: { 'if-none-match': '*' } });
    expect([first.statusCode, first.headers.etag, again.statusCode, again.body.length > 0]).toEqual([404, undefined, 404, true]);
    await missing.close();
  });
});
