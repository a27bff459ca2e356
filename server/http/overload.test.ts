// More requests than the server can compute, over network connections.
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, noPages, type TestApp } from '#server/testing/test-app.ts';

const patience = { timeout: 60_000 };

let test: TestApp;
let origin: string;
/** Pages that are being rendered, and what ends them. */
let rendering: (() => void)[];
let rendered: string[];

const start = async (environment: Record<string, string> = {}) => {
  rendering = [];
  rendered = [];
  test = await createTestApp(environment, undefined, async (request) => {
    rendered.push(request.url.pathname);
    if (/^\/slow/.test(request.url.pathname)) await new Promise<void>((resolve) => rendering.push(resolve));
    return { ...(await noPages.render(request)), status: request.url.pathname.startsWith('/unknown') ? 404 : 200 };
  });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
};
afterEach(async () => {
  for (const end of rendering) end();
  await test.close();
});

/** Over a connection of its own. @returns 0 if the connection was closed */
const statusOf = (path: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve) => {
    get(origin + path, { headers, agent: false }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
const many = (count: number, path: (index: number) => string) => Array.from({ length: count }, (_, index) => statusOf(path(index)));

describe('during an overload', () => {
  beforeEach(() => start());

  /** Fills every slot and the queue. */
  const fill = async (): Promise<Promise<number>[]> => {
    const statuses = many(128, (index) => `/slow-${index}`);
    // 2 slots and a queue of 100
    const refused = new Set<Promise<number>>();
    for (const one of statuses) void one.then((status) => status === 503 && refused.add(one));
    await vi.waitFor(() => expect([rendering.length, refused.size]).toEqual([2, 26]), patience);
    return statuses.filter((one) => !refused.has(one));
  };
  const endAll = async (statuses: Promise<number>[]) => {
    let isDone = false;
    const all = Promise.all(statuses).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      for (const end of rendering.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return all;
  };

  it('refuses what no slot and no place in the queue is left for, and answers the rest in turn (LOAD-01)', async () => {
    const waiting = await fill();
    const page = await fetch(`${origin}/slow-more`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(await page.text()).toContain('<h1>The site is busy</h1>');
    const call = await fetch(`${origin}/api/public/products`);
    expect([call.status, call.headers.get('retry-after'), await call.json()]).toMatchObject([503, '5', { code: 'unavailable' }]);
    expect(new Set(await endAll(waiting))).toEqual(new Set([200]));
    expect(await statusOf('/api/public/products')).toBe(200);
  });

  it('answers health checks, stored pages, messages and administrators meanwhile (LOAD-02)', async () => {
    const headers = await test.signIn();
    expect(await statusOf('/about')).toBe(200);
    const waiting = await fill();
    for (const path of ['/healthz', '/readyz', '/about', '/admin', '/robots.txt'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    expect(await statusOf('/api/admin/products', headers)).toBe(200);
    const message = { name: 'A', email: 'a@example.com', subject: 'Test', message: 'Text' };
    const sent = await fetch(`${origin}/api/public/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(sent.status).toBe(201);
    await endAll(waiting);
  });

  it('renders nothing for clients that have left (LOAD-01)', async () => {
    const first = many(2, (index) => `/slow-${index}`);
    await vi.waitFor(() => expect(rendering).toHaveLength(2), patience);
    const leaving = new AbortController();
    const left = Array.from({ length: 108 }, (_, index) =>
      fetch(`${origin}/slow-left-${index}`, { signal: leaving.signal }).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    // the queue is full
    expect(await Promise.race(left)).toBe(503);
    leaving.abort();
    await Promise.all(left);
    const connections = () => new Promise<number>((resolve) => test.app.server.getConnections((_error, count) => resolve(count)));
    // those of refused requests are kept alive: 108 of which 100 have waited
    await vi.waitFor(async () => expect(await connections()).toBeLessThanOrEqual(first.length + 8), patience);
    const [late] = many(1, () => '/slow-late');
    expect(await endAll([...first, late ?? Promise.resolve(0)])).toEqual([200, 200, 200]);
    expect(rendered.filter((path) => path.startsWith('/slow-left'))).toEqual([]);
  });
});

describe('requests of one client', () => {
  beforeEach(() => start({ SEARCH_RATE_LIMIT: '3' }));

  it('searches a limited number of times in a minute, and reads as often as before (LOAD-03)', async () => {
    const statuses = [];
    for (let index = 0; index < 5; index++) statuses.push(await statusOf(`/api/public/products?search=word${index}`));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const page = await fetch(`${origin}/products?search=word9`, { headers: { accept: 'text/html' } });
    expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await page.text()).toContain('<h1>Too many requests</h1>');
    // from memory
    expect(await statusOf('/api/public/products?search=word1')).toBe(200);
    for (const path of ['/api/public/products', '/products', '/products?search=', '/news'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it('waits for the end of the minute after many unknown addresses (LOAD-03)', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push(await statusOf(`/unknown-${index}`));
    expect(statuses).toEqual([404, 404, 404, 404, 429, 429]);
    expect([await statusOf('/healthz'), await statusOf('/api/admin/products', await test.signIn())]).toEqual([200, 200]);
  });
});
