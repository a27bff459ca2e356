// Overload: more requests than the server can handle, sent over network connections.

import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '#server/ssr/renderer.ts';
import { databaseName } from '#server/testing/database.ts';
import { createTestApp, noPages, type TestApp } from '#server/testing/test-app.ts';
import { limitMs } from './cache/computations.ts';

const patience = { timeout: 60_000 };

/** Tests that fill all slots run on SQLite, which has the fewest. */
const isOnSqlite = databaseName === 'SQLite';

let test: TestApp;
let origin: string;
/** The functions that end the renderings in progress. */
let rendering: (() => void)[];
let rendered: string[];

const listOf = (page: string | number) => `/api/public/products?page=${page}`;
const render: Renderer['render'] = async (request) => {
  rendered.push(request.url.pathname);
  if (/^\/slow/.test(request.url.pathname)) await new Promise<void>((resolve) => rendering.push(resolve));
  const page = /^\/slow-page-(\d+)$/.exec(request.url.pathname)?.[1];
  if (page) await request.transport({ method: 'GET', path: listOf(page) });
  return { ...(await noPages.render(request)), status: request.url.pathname.startsWith('/unknown') ? 404 : 200 };
};
const start = async (environment: Record<string, string> = {}) => {
  rendering = [];
  rendered = [];
  test = await createTestApp(environment, undefined, render);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
};
afterEach(async () => {
  vi.useRealTimers();
  for (const end of rendering) end();
  await test.close();
});

/** Uses a separate connection. @returns 0 if the connection was closed */
const statusOf = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    get(origin + path, { headers, signal, agent: false }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
const many = (count: number, path: (index: number) => string) => Array.from({ length: count }, (_, index) => statusOf(path(index)));

const connections = () => new Promise<number>((resolve) => test.app.server.getConnections((_error, count) => resolve(count)));

describe.runIf(isOnSqlite)('during an overload', () => {
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

  it('refuses requests when all slots and positions in the queue are taken, and answers the others in turn (LOAD-01)', async () => {
    const waiting = await fill();
    const page = await fetch(`${origin}/slow-more`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(await page.text()).toContain('<h1>The site is busy</h1>');
    const call = await fetch(`${origin}/api/public/products`);
    expect([call.status, call.headers.get('retry-after'), await call.json()]).toMatchObject([503, '5', { code: 'unavailable' }]);
    expect(new Set(await endAll(waiting))).toEqual(new Set([200]));
    expect(await statusOf('/api/public/products')).toBe(200);
  });

  it('still answers health checks, cached pages, messages and administrators (LOAD-02)', async () => {
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

  it('refuses previews, share images and the API reference as well (LOAD-08)', async () => {
    const waiting = await fill();
    for (const path of ['/preview/unknown', '/social-card.jpg', '/social-card/products/1/current.jpg', '/favicon.ico', '/api/openapi.json'])
      expect([path, await statusOf(path)]).toEqual([path, 503]);
    await endAll(waiting);
    expect(await statusOf('/preview/unknown')).toBe(404);
  });

  it('renders nothing for clients that have left (LOAD-01)', async () => {
    const first = many(2, (index) => `/slow-${index}`);
    await vi.waitFor(() => expect(rendering).toHaveLength(2), patience);
    const leaving = new AbortController();
    const left = Array.from({ length: 108 }, (_, index) => statusOf(`/slow-left-${index}`, {}, leaving.signal));
    // the queue is full
    expect(await Promise.race(left)).toBe(503);
    leaving.abort();
    await Promise.all(left);
    await vi.waitFor(async () => expect(await connections()).toBe(first.length), patience);
    const [late] = many(1, () => '/slow-late');
    expect(await endAll([...first, late ?? Promise.resolve(0)])).toEqual([200, 200, 200]);
    expect(rendered.filter((path) => path.startsWith('/slow-left'))).toEqual([]);
  });
});

describe('one client', () => {
  beforeEach(() => start({ SEARCH_RATE_LIMIT: '3' }));

  it('can search a limited number of times a minute, and read as often as before (LOAD-03)', async () => {
    const statuses = [];
    for (let index = 0; index < 5; index++) statuses.push(await statusOf(`/api/public/products?search=word${index}`));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const page = await fetch(`${origin}/products?search=word9`, { headers: { accept: 'text/html' } });
    expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await page.text()).toContain('<h1>Too many requests</h1>');
    // answered from memory
    expect(await statusOf('/api/public/products?search=word1')).toBe(200);
    for (const path of ['/api/public/products', '/products', '/products?search=', '/news'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it('must wait for the end of the minute after many unknown addresses (LOAD-03)', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push(await statusOf(`/unknown-${index}`));
    expect(statuses).toEqual([404, 404, 404, 404, 429, 429]);
    expect([await statusOf('/healthz'), await statusOf('/api/admin/products', await test.signIn())]).toEqual([200, 200]);
  });
});

describe('pages and calls', () => {
  const slots = isOnSqlite ? 2 : 16;

  it('never wait for calls that wait for a slot (LOAD-07)', async () => {
    await start();
    const opened = many(slots, (index) => `/slow-page-${900 + index}`);
    await vi.waitFor(() => expect(rendering).toHaveLength(slots), patience);
    const received = vi.fn();
    test.app.server.on('request', received);
    const called = many(slots, (index) => listOf(900 + index));
    await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(slots), patience);
    // the calls are in the queue
    expect(await statusOf('/robots.txt')).toBe(200);
    for (const end of rendering.splice(0)) end();
    expect(new Set(await Promise.all([...opened, ...called]))).toEqual(new Set([200]));
  });
});

describe('a page whose first client leaves', () => {
  beforeEach(() => start());

  it('is computed once for all others (SPEED-05)', async () => {
    const leaving = new AbortController();
    const first = statusOf('/slow', {}, leaving.signal);
    await vi.waitFor(() => expect(rendering).toHaveLength(1), patience);
    const others = many(5, () => '/slow');
    expect(await statusOf('/about')).toBe(200);
    leaving.abort();
    expect(await first).toBe(0);
    await vi.waitFor(async () => expect(await connections()).toBe(others.length), patience);
    rendering.splice(0)[0]?.();
    expect(await Promise.all(others)).toEqual([200, 200, 200, 200, 200]);
    expect(rendered).toEqual(['/slow', '/about']);
  });
});

it.runIf(isOnSqlite)('answers pages that are being computed or wait while the server closes (START-09)', async () => {
  await start();
  const received = vi.fn();
  test.app.server.on('request', received);
  const pages = many(4, (index) => `/slow-page-${900 + index}`);
  await vi.waitFor(() => expect([received.mock.calls.length, rendering.length]).toEqual([4, 2]), patience);
  const closed = test.app.close();
  await vi.waitFor(() => expect(test.app.server.listening).toBe(false), patience);
  for (const end of rendering.splice(0)) end();
  await vi.waitFor(() => expect(rendering).toHaveLength(2), patience);
  for (const end of rendering.splice(0)) end();
  expect(await Promise.all(pages)).toEqual([200, 200, 200, 200]);
  await closed;
});

it('closes the connections of requests that wait at the beginning of the shutdown with their responses (START-09)', async () => {
  await start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const received = vi.fn();
  test.app.server.on('request', received);
  const agent = new Agent({ keepAlive: true });
  const connectionOf = (path: string) =>
    new Promise((resolve) => get(origin + path, { agent }, (response) => resolve(response.resume().headers.connection)));
  const computed = ['/slow-0', '/slow-0', '/slow-1'].map(connectionOf);
  while (received.mock.calls.length < 3 || rendering.length < 2) await nextTurn();
  test.lifecycle.phase = 'ending';
  rendering[rendered.indexOf('/slow-0')]?.();
  expect(await Promise.all(computed.slice(0, 2))).toEqual(['close', 'close']);
  vi.advanceTimersByTime(limitMs);
  expect(await computed[2]).toBe('close');
  agent.destroy();
});

describe.runIf(isOnSqlite)('work that does not end', () => {
  beforeEach(async () => {
    await start();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
  };

  it('is abandoned after the limit: 503, a free slot, one log line, and not ready until work ends (LOAD-07, OUT-04)', async () => {
    const log = vi.spyOn(test.app.log, 'error');
    const stuck = many(2, (index) => `/slow-${index}`);
    await until(() => rendering.length === 2);
    const waiting = many(2, () => '/slow-0');
    expect(await statusOf('/readyz')).toBe(200);
    vi.advanceTimersByTime(limitMs);
    expect(await Promise.all([...stuck, ...waiting])).toEqual([503, 503, 503, 503]);
    const lines = log.mock.calls.filter(([, message]) => message === 'the response was not computed in time');
    expect(lines).toEqual([0, 1].map(() => [{ route: '/*', limitMs }, 'the response was not computed in time']));
    const notReady = await fetch(`${origin}/readyz`);
    expect([notReady.status, await notReady.json()]).toEqual([503, { status: 'no page is computed in time' }]);
    for (const end of rendering.splice(0)) end();
    expect(await statusOf('/robots.txt')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/about')).toBe(200);
  });

  it('is not sent if it ends after the limit, without a warning in the log (LOAD-07)', async () => {
    const warn = vi.spyOn(test.app.log, 'warn');
    const late = statusOf('/slow-0');
    await until(() => rendering.length === 1);
    vi.advanceTimersByTime(limitMs);
    expect(await late).toBe(503);
    for (const end of rendering.splice(0)) end();
    expect(await statusOf('/robots.txt')).toBe(200);
    expect(warn).not.toHaveBeenCalled();
  });

  // reads of the embedded database do not wait for locks
  it.runIf(databaseName === 'PostgreSQL')('is not sent if it is a small file either (LOAD-07)', async () => {
    const { db, pool } = test.connection;
    const warn = vi.spyOn(test.app.log, 'warn');
    await db.transaction().execute(async (transaction) => {
      await sql`lock table media in access exclusive mode`.execute(transaction);
      const late = statusOf('/focal-points.css');
      const waits = () => sql`select 1 from pg_locks where not granted and relation = 'media'::regclass`.execute(db);
      while ((await waits()).rows.length === 0) await nextTurn();
      vi.advanceTimersByTime(limitMs);
      expect(await late).toBe(503);
    });
    await until(() => pool?.().used === 0);
    await nextTurn();
    expect(warn).not.toHaveBeenCalled();
  });
});
