// Redirects that administrators write, over the real API and the documents of the site.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MissingAddress, Redirect } from '#contract/redirects.ts';
import { removeOldMissing } from '#server/features/redirects/missing-addresses.repository.ts';
import { aCategory, aPage, aProduct } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

const siteUrl = 'https://www.lintara.example';
let test: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: siteUrl }, undefined, render);
  const { context } = test;
  const arms = await aCategory(context, { name: 'Arms' });
  await aProduct(context, { name: 'LR20', category_id: arms.id });
  await aPage(context, { title: 'Delivery' });
});
beforeEach(async () => {
  await test.reset();
  headers = await test.signIn();
});
afterAll(() => test.close());

interface Body {
  message: string;
  redirect: Redirect;
  errors?: Record<string, string[]>;
  data: (Redirect & MissingAddress)[];
  total: number;
}
const call = async (method: string, path: string, body?: object) => {
  const answer = await test.send(method, `/api/admin/redirects${path}`, { headers, ...(body && { body }) });
  return { status: answer.status, body: answer.body as Body };
};
const create = (from: string, to: string) => call('POST', '', { from, to });
const created = async (from: string, to: string) => {
  const { status, body } = await create(from, to);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.redirect;
};
const list = async (query = '') => (await call('GET', `?${query}`)).body.data;
const open = async (url: string) => {
  const { statusCode, headers: answered } = await test.app.inject({ method: 'GET', url });
  return [statusCode, answered.location];
};

describe('a written redirect', () => {
  it('leads visitors from an address that shows nothing, at once and until it is deleted (REDIR-01)', async () => {
    expect(await open('/old')).toEqual([404, undefined]);
    const { id } = await created('/old', '/products/lr20');
    expect(await open('/old')).toEqual([301, '/products/lr20']);
    expect(await open('/old?utm_source=mail')).toEqual([301, '/products/lr20?utm_source=mail']);
    await call('PUT', `/${id}`, { to: 'https://other.example/x' });
    expect(await open('/old')).toEqual([301, 'https://other.example/x']);
    await call('DELETE', `/${id}`);
    expect(await open('/old')).toEqual([404, undefined]);
  });

  it('is answered so that browsers ask again (REDIR-01)', async () => {
    await created('/old', '/products');
    const answer = await test.app.inject({ method: 'GET', url: '/old' });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('leads from the address of a deleted category only, and keeps other parameters (REDIR-02, REDIR-06)', async () => {
    const { id } = await aCategory(test.context, { name: 'Grippers' });
    await test.send('DELETE', `/api/admin/categories/${id}`, { headers });
    await created('/products?category=grippers', '/products?category=arms');
    expect(await open('/products?category=grippers&page=2')).toEqual([301, '/products?category=arms']);
    expect((await create('/products?category=never', '/contact')).body.errors?.from).toEqual([
      'Visitors see products at this address: of categories, only those that were deleted can be redirected.',
    ]);
  });

  it('with a pattern takes its text along; the most exact one leads (REDIR-04)', async () => {
    await created('/shop/*', '/news/*');
    await created('/shop/*.html', '/products/*');
    await created('/shop/contact.html', '/contact');
    expect(await open('/shop/a/b')).toEqual([301, '/news/a/b']);
    expect(await open('/shop/lr20.html')).toEqual([301, '/products/lr20']);
    expect(await open('/shop/contact.html')).toEqual([301, '/contact']);
    expect(await open('/shop//evil.example')).toEqual([301, '/news//evil.example']);
  });

  it('never leads to another host than the stored one, whatever is requested (REDIR-05)', async () => {
    await created('/go/*', '/*');
    await created('/out/*', 'https://other.example/*');
    for (const hostile of [
      '//evil.example',
      '/\\evil.example',
      '%2f%2fevil.example',
      '%5cevil.example',
      'javascript:alert(1)',
      '@evil.example',
      '%0d%0aset-cookie:a=b',
      `${'a'.repeat(3000)}`,
    ])
      for (const start of ['/go/', '/out/']) {
        const [status, location] = await open(start + hostile);
        if (status !== 301) continue;
        const target = new URL(String(location), siteUrl);
        expect(['www.lintara.example', 'other.example'], hostile).toContain(target.host);
        expect(String(location)).not.toMatch(/^\/\/|[\r\n]/);
      }
  });

  it('is refused from an address that a page has, or that a renamed page had (REDIR-07)', async () => {
    for (const from of ['/products', '/products/lr20', '/products?category=arms', '/page/delivery'])
      expect((await create(from, '/contact')).body.errors?.from, from).toEqual([
        'A page has this address: visitors see the page, not a redirect.',
      ]);
    const page = await aPage(test.context, { title: 'Returns' });
    await test.send('PUT', `/api/admin/pages/${page.id}`, { headers, body: { slug: 'sending-back', version: 1 } });
    expect((await create('/page/returns', '/contact')).body.errors?.from?.[0]).toContain('/page/sending-back');
    await created('/old', '/contact');
    expect((await create('/old/', '/products')).body.errors?.from).toEqual(['There is a redirect from this address already.']);
  });

  it('loses to a page that gets its address later, and says so in the list (REDIR-07)', async () => {
    await created('/page/new', '/contact');
    await aPage(test.context, { title: 'New' });
    expect(await open('/page/new')).toEqual([200, undefined]);
    expect((await list()).map(({ state }) => state)).toEqual(['covered']);
  });

  it('is refused in a loop (REDIR-08)', async () => {
    const loop = { to: ['The new address leads back to the old one.'] };
    expect((await create('/a', '/a')).body.errors).toEqual(loop);
    await created('/a', '/b');
    expect((await create('/b', '/a')).body.errors).toEqual(loop);
    expect((await create('/x/*', '/x/y/*')).body.errors).toEqual(loop);
    await created('/one/*', '/two/*');
    expect((await create('/two/*', '/one/*')).body.errors).toEqual(loop);
  });

  it('leads to the end of a chain, in both directions (REDIR-08)', async () => {
    await created('/b', '/products/lr20');
    expect((await created('/a', '/b?x=1')).to).toBe('/products/lr20?x=1');
    await created('/first/*', '/second/*');
    await created('/second/*', '/products/*');
    expect((await list('search=/first')).map(({ to }) => to)).toEqual(['/products/*']);
    await created('/zero', '/later');
    await created('/later', '/contact');
    expect((await list('search=/zero')).map(({ to }) => to)).toEqual(['/contact']);
  });

  it('is not saved over the change of somebody else (REDIR-10)', async () => {
    const { id, version } = await created('/old', '/contact');
    await call('PUT', `/${id}`, { to: '/news', version });
    const { status } = await call('PUT', `/${id}`, { to: '/products', version });
    expect([status, await open('/old')]).toEqual([409, [301, '/news']]);
  });

  it('is recorded in the audit log, and needs the right to write content (REDIR-10)', async () => {
    const { id } = await created('/old', '/contact');
    await call('PUT', `/${id}`, { from: '/older' });
    await call('DELETE', `/${id}`);
    const { body } = await test.send('GET', '/api/admin/audit?kind=redirect', { headers });
    const entries = (body as { data: { action: string; record_name: string; details: object }[] }).data;
    expect(entries.map(({ action, record_name, details }) => [action, record_name, details])).toEqual([
      ['delete', '/older', { to: '/contact' }],
      ['update', '/older', { to: '/contact' }],
      ['create', '/old', { to: '/contact' }],
    ]);
    await test.context.db.updateTable('administrators').set({ role: 'viewer' }).execute();
    expect([(await create('/old', '/news')).status, (await call('GET', '')).status]).toEqual([403, 200]);
  });
});

describe('the list', () => {
  it('has written redirects before those of renamed records, with hits, and marks targets that show nothing (REDIR-09)', async () => {
    const { context } = test;
    const page = await aPage(context, { title: 'Start' });
    await test.send('PUT', `/api/admin/pages/${page.id}`, { headers, body: { slug: 'start-up', version: 1 } });
    await created('/gone', '/nothing');
    test.setTime('2026-11-21T03:00:01.000Z');
    await created('/out', 'https://other.example/');
    for (const url of ['/out', '/out', '/gone', '/page/start']) await open(url);
    const rows = await list();
    expect(rows.map(({ origin, from, to, state, hits, created_by }) => [origin, from, to, state, hits, created_by])).toEqual([
      ['written', '/out', 'https://other.example/', 'external', 2, 'Administrator'],
      ['written', '/gone', '/nothing', 'missing', 1, 'Administrator'],
      ['renamed', '/page/start', '/page/start-up', 'works', 1, null],
    ]);
    expect((await list('origin=renamed')).map(({ from }) => from)).toEqual(['/page/start']);
    expect((await list('search=/page/sta')).map(({ from }) => from)).toEqual(['/page/start']);
    expect((await list('per_page=1&page=3')).map(({ from }) => from)).toEqual(['/page/start']);
    expect((await list('per_page=2&page=2')).map(({ from }) => from)).toEqual(['/page/start']);
  });
});

describe('an import', () => {
  const send = async (csv: string, is_preview = false) => (await call('POST', '/import', { csv, is_preview })).body;

  it('creates and changes redirects, and leaves the same ones as they are (REDIR-11)', async () => {
    await created('/a', '/contact');
    await created('/b', '/contact');
    const csv = 'to,from\n/contact,/a\n/news,/b\n"https://other.example/a,b",/c\n';
    const result = { created: 1, changed: 1, unchanged: 1, errors: [] };
    expect(await send(csv, true)).toEqual({ message: '2 redirects can be imported', ...result });
    expect(await open('/c')).toEqual([404, undefined]);
    expect(await send(csv)).toEqual({ message: '2 redirects imported', ...result });
    expect(await open('/c')).toEqual([301, 'https://other.example/a,b']);
    const { body } = await test.send('GET', '/api/admin/audit?kind=redirect&action=import', { headers });
    expect((body as { data: { details: object }[] }).data.map(({ details }) => details)).toEqual([{ created: 1, changed: 1 }]);
  });

  it('stores nothing when a line is refused, and names each such line (REDIR-11)', async () => {
    const answer = await send('from,to\n/a,/contact\n/products,/contact\n/x,javascript:alert(1)\n/a,/news\n');
    expect(answer.message).toBe('3 lines cannot be imported');
    expect(answer.errors).toEqual([
      { line: 3, from: '/products', text: 'A page has this address: visitors see the page, not a redirect.' },
      { line: 4, from: '/x', text: 'The new address must begin with / for this site, or with https:// for another.' },
      { line: 5, from: '/a', text: 'The old address is in an earlier line too.' },
    ]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['', 'The first line must have the columns from and to.'],
    ['/a,/b', 'The first line must have the columns from and to.'],
    ['from,to\n', 'The file has no redirects.'],
    [`from,to\n${'/a,/b\n'.repeat(1001)}`, 'Import at most 1000 lines at once.'],
    ['from,to\n/a,"/b\n', 'A quotation mark in line 2 is not closed. Close it, or write it twice if it belongs to the text.'],
  ])('refuses a file that it cannot read %#', async (csv, text) => {
    expect((await send(csv)).errors).toEqual({ csv: [text] });
  });

  it.each([
    ['semicolons', 'from;to\n/a;/b,c\n', { created: 1, errors: [] }],
    ['quotes, empty lines and a byte order mark', '\ufeffFrom , to\r\n\r\n"/a","/b"\r\n,\r\n', { created: 1, errors: [] }],
    ['an error below a line break', 'from,to\n"/a\n",/b\n/x,nowhere\n', { errors: [{ line: 4 }] }],
  ])('reads %s (REDIR-11)', async (_what, csv, expected) => {
    expect(await send(csv, true)).toMatchObject(expected);
  });

  it('reads what the export has written (REDIR-11)', async () => {
    await created('/b', '/contact');
    await created('/a/*', '/news/*');
    const { body } = await test.app.inject({ method: 'GET', url: '/api/admin/redirects/csv', headers }).then((answer) => answer);
    expect(body).toBe('\ufefffrom,to\r\n/a/*,/news/*\r\n/b,/contact\r\n');
    expect(await send(body)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  });
});

describe('addresses that visitors do not find', () => {
  const missing = async () => (await call('GET', '/missing')).body.data.map(({ address, requests }) => [address, requests]);

  it('are listed by their requests, without queries, scanners and names of persons (REDIR-12)', async () => {
    for (const url of [
      '/a',
      '/b?email=me@example.com',
      '/b',
      '/wp-login.php',
      '/.env',
      '/backup.zip',
      '/u/me@example.com',
      `/${'x'.repeat(400)}`,
    ])
      await open(url);
    expect(await missing()).toEqual([
      ['/b', 2],
      ['/a', 1],
    ]);
  });

  it('leave the list when a redirect or a page answers them, and after 30 days (REDIR-12)', async () => {
    for (const url of ['/a/1', '/a/2', '/page/later', '/c']) await open(url);
    expect(await missing()).toHaveLength(4);
    await created('/a/*', '/contact');
    await aPage(test.context, { title: 'Later' });
    expect(await missing()).toEqual([['/c', 1]]);
    test.setTime('2026-12-20T23:00:00.000Z');
    headers = await test.signIn();
    expect(await missing()).toEqual([['/c', 1]]);
    test.setTime('2026-12-21T01:00:00.000Z');
    expect(await missing()).toEqual([]);
    await removeOldMissing(test.context.db, Date.parse('2026-12-21T01:00:00.000Z'));
    expect(await test.context.db.selectFrom('missing_addresses').selectAll().execute()).toEqual([]);
  });

  it('are stored up to a limit for each day (REDIR-12)', async () => {
    const { db } = test.context;
    const rows = Array.from({ length: 1000 }, (_, index) => ({ day: '2026-11-21', address: `/n/${index}`, requests: 1 }));
    await db.insertInto('missing_addresses').values(rows).execute();
    for (const url of ['/n/7', '/another']) await open(url);
    expect((await missing())[0]).toEqual(['/n/7', 2]);
    expect(await db.selectFrom('missing_addresses').select('address').where('address', '=', '/another').execute()).toEqual([]);
  });
});
