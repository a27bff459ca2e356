// Which of the two databases of a connection the routes use: the one for visitors, or the primary.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '#server/database/connect.ts';
import { anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { countQueries } from '#server/testing/count-queries.ts';
import { createSqlite } from '#server/testing/sqlite.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { mountedRoutes } from './mount.ts';

let test: TestApp;
let primary: ReturnType<typeof countQueries>;
let visitors: ReturnType<typeof countQueries>;

beforeAll(async () => {
  const connection = await createSqlite();
  primary = countQueries(connection);
  visitors = countQueries(connection);
  const read: Connection['read'] = (work) => work(visitors.connection.db);
  // without the cache, whose few queries of the primary find out whether an answer is still valid
  test = await createTestApp({ RESPONSE_CACHE_MB: '0' }, { ...primary.connection, read });
  await aProduct(test.context, { name: 'Arm' });
  await anArticle(test.context, { title: 'Arm' });
  await aPage(test.context, { title: 'Arm' });
});
afterAll(() => test.close());

const queriesOf = async (path: string, headers?: Record<string, string>) => {
  const before = [primary.queries(), visitors.queries()] as const;
  const { status } = await test.send('GET', path, { headers });
  return { path, status, primary: primary.queries() - before[0], readsForVisitors: visitors.queries() > before[1] };
};

it('reads every public call and file for programs from the database for visitors (REPLICA-01)', async () => {
  const calls = mountedRoutes(test.app)
    .filter(({ access, method, path }) => access === 'public' && method === 'GET' && path.startsWith('/api/public/'))
    // without products there is nothing to compare
    .map(({ path }) => path.replace(':slug', 'arm').replace(/\/compare.*/, '$&?products=arm'));
  expect(calls.length).toBeGreaterThan(8);
  const searches = ['/api/public/products?search=arm', '/api/public/news?search=arm'];
  const files = ['/sitemap.xml', '/feed.xml', '/feed/all.xml', '/site.webmanifest'];
  const read = [];
  for (const path of [...calls, ...searches, ...files, '/api/public/products/unknown']) read.push(await queriesOf(path));
  expect(read.filter(({ primary: found, readsForVisitors }) => found > 0 || !readsForVisitors)).toEqual([]);
  // what does not exist is looked for in the same database
  expect(read.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([
    '/api/public/about',
    '/api/public/products/unknown',
  ]);
});

it('reads calls of administrators from the primary (REPLICA-01)', async () => {
  const headers = await test.signIn();
  for (const path of ['/api/admin/products', '/api/admin/news', '/api/admin/settings', '/api/admin/pages']) {
    const { primary: found, ...others } = await queriesOf(path, headers);
    expect(others).toEqual({ path, status: 200, readsForVisitors: false });
    expect(found).toBeGreaterThan(0);
  }
});
