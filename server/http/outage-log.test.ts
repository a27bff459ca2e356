// The log during a database outage, over real connections, because in-process calls are not part of the request log.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSqlite } from '#server/testing/sqlite.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
let origin: string;
let isAway = false;

const requireDatabase = () => {
  if (isAway) throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
};

beforeAll(async () => {
  const connection = await createSqlite();
  const db = connection.db.withPlugin({
    transformQuery: ({ node }) => {
      requireDatabase();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const contentVersion = async () => {
    requireDatabase();
    return connection.contentVersion();
  };
  test = await createTestApp({}, { ...connection, db, contentVersion }, render);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(() => test.close());

it('has one line for many requests that fail during a database outage (OUT-06)', async () => {
  const errors = vi.spyOn(test.app.log, 'error');
  const infos = vi.spyOn(test.app.log, 'info');
  isAway = true;
  const statuses = new Set<number>();
  for (const path of ['/', '/products', '/api/public/settings', '/sitemap.xml', '/feed.xml', '/', '/news', '/api/public/products']) {
    statuses.add((await fetch(origin + path)).status);
  }
  expect([...statuses]).toEqual([503]);
  expect(errors.mock.calls).toEqual([[{ reason: 'disk I/O error', failures: 1 }, 'database or disk unavailable']]);
  // a response that did not need the database is logged as usual
  expect((await fetch(`${origin}/robots.txt`)).status).toBe(200);
  const listed = () => infos.mock.calls.filter(([, message]) => message === 'answered').map(([line]) => line);
  await vi.waitFor(() => expect(listed()).toEqual([expect.objectContaining({ url: '/robots.txt' })]), 60_000);
});

it('lists a request that fails for another reason (OUT-06)', async () => {
  const broken = await createTestApp({}, undefined, () => Promise.reject(new Error('broken screen')));
  await broken.app.listen({ host: '127.0.0.1', port: 0 });
  const log = vi.spyOn(broken.app.log, 'error');
  const { port } = broken.app.server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
  const messages = () => log.mock.calls.map(([, message]) => message);
  await vi.waitFor(() => expect(messages()).toEqual(['rendering failed, shell sent', 'answered']), 60_000);
  await broken.close();
});
