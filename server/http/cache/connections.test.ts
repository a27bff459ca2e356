// Cached responses over real connections.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
let origin: string;
const cookie = 'XSRF-TOKEN=token-token-token-1';

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.example.com' }, undefined, render);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(origin + path, { method, headers, redirect: 'manual' });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
};

describe('a cached response over a connection', () => {
  it.each(['/', '/products?page=1', '/api/public/products', '/sitemap.xml'])('equals the computed one for %s (SPEED-03)', async (path) => {
    const [computed, ...stored] = [await ask(path, { cookie }), await ask(path, { cookie }), await ask(path, { cookie })];
    const of = ({ headers: { 'x-request-id': _id, date: _date, ...headers }, body }: typeof computed) => [headers, body];
    for (const answer of stored) expect(of(answer)).toEqual(of(computed));
    const ids = [computed, ...stored].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    expect(computed.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'strict-transport-security': expect.any(String) });
  });

  it('answers HEAD and conditional requests (DOC-09)', async () => {
    const { headers } = await ask('/products', { cookie });
    const head = await ask('/products', { cookie }, 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
    const unchanged = await ask('/products', { cookie, 'if-none-match': String(headers.etag) });
    expect([unchanged.status, unchanged.body, unchanged.headers.etag]).toEqual([304, '', headers.etag]);
  });

  it('sets the CSRF cookie for a visitor without one (SPEED-04)', async () => {
    await ask('/', { cookie });
    const cookies = [(await ask('/')).headers['set-cookie'], (await ask('/', { cookie: 'XSRF-TOKEN=short' })).headers['set-cookie']];
    for (const set of cookies) expect(set).toMatch(/^XSRF-TOKEN=[\w-]{16,};.*; Secure$/);
    expect(cookies[0]).not.toBe(cookies[1]);
    expect((await ask('/', { cookie })).headers['set-cookie']).toBeUndefined();
  });

  it('is replaced by the next request after a change (SPEED-02)', async () => {
    for (let round = 0; round < 2; round++) expect((await ask('/products', { cookie })).body).not.toContain('Conveyors');
    await aCategory(test.context, { name: 'Conveyors' });
    expect((await ask('/products', { cookie })).body).toContain('Conveyors');
  });

  it('is not sent to other methods', async () => {
    await ask('/products', { cookie });
    expect((await ask('/products', { cookie }, 'POST')).status).toBe(419);
    expect((await ask('/products', {}, 'POST')).status).toBe(405);
  });
});
