// The site while it is not public, over real connections: calls in process pass the gate.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isContentRoute } from '#server/http/gate.ts';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { aPicture } from '#server/testing/multipart.ts';

const password = 'open sesame please';
const secret = 'Confidential Robot';

describe('a site that is not public', () => {
  let test: EditingApp;
  let origin: string;
  beforeAll(async () => {
    test = await createEditingApp({ LOGIN_RATE_LIMIT: '0' }, undefined, async ({ transport }) => {
      const { body } = await transport({ method: 'GET', path: '/api/public/products' });
      const head = '<title>Test</title>';
      return { status: 200, location: null, head, themeStyle: '', mapAddress: null, body: JSON.stringify(body), state: '{}', modules: [] };
    });
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    await test.reset();
    await aProduct(test.context, { name: secret });
  });
  afterAll(() => test.close());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers, redirect: 'manual' });
  const save = (change: object = {}) =>
    test.call('PUT', '/api/admin/site-access', { is_public: false, machines: 'unavailable', password, ...change });
  const enter = (typed: string, next = '/products?sort=name', headers: Record<string, string> = {}) =>
    fetch(`${origin}/site-access`, {
      method: 'POST',
      body: new URLSearchParams({ password: typed, next }),
      headers,
      redirect: 'manual',
    });
  const cookieOf = ({ headers }: Response) =>
    headers
      .getSetCookie()
      .find((one) => one.startsWith('site_access='))
      ?.split(';')[0] ?? '';
  const visitor = async () => ({ cookie: cookieOf(await enter(password)) });

  it('shows a page without content, with the contact and a form (GATE-01, GATE-02)', async () => {
    await test.call('POST', '/api/admin/settings-bulk-update', {
      settings: [
        { key: 'company_name', value: 'Lintara "A" <b>' },
        { key: 'company_email', value: 'hello@lintara.example' },
        { key: 'main_color', value: '#a84300' },
      ],
    });
    expect((await get('/')).status).toBe(200);
    expect((await save()).status).toBe(200);
    const page = await get('/products/x?a=1&b="');
    const html = await page.text();
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '3600', 'no-store']);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(html).toContain('Lintara &quot;A&quot; &lt;b&gt;');
    expect(html).toContain('mailto:hello@lintara.example');
    expect(html).toContain('--main:#a84300;--on-main:#ffffff');
    expect(html).toContain('value="/products/x?a=1&amp;b=%22"');
    expect(html).not.toMatch(/<script|Confidential/);
    await save({ machines: 'noindex', password: undefined });
    const indexed = await get('/');
    expect([indexed.status, indexed.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });

  it('gives no cached content without the cookie, and no cached page of the password with it, in either order (GATE-03)', async () => {
    const isContent = async (response: Response) => (await response.text()).includes(secret);
    const paths = ['/', '/api/public/products'];
    // public: the store gets the content
    for (const path of paths) expect(await isContent(await get(path))).toBe(true);
    const etag = (await get('/')).headers.get('etag') ?? '';
    await save();
    for (const path of paths) expect(await isContent(await get(path))).toBe(false);
    expect((await get('/', { 'if-none-match': etag })).status).toBe(503);
    const inside = await visitor();
    for (const path of paths) expect(await isContent(await get(path, inside))).toBe(true);
    for (const path of paths) expect(await isContent(await get(path))).toBe(false);
    await save({ is_public: true, password: undefined });
    for (const path of paths) expect(await isContent(await get(path))).toBe(true);
    // with the cookie first
    await save({ password: undefined });
    for (const path of paths) expect(await isContent(await get(path, inside))).toBe(true);
    for (const path of paths) expect(await isContent(await get(path))).toBe(false);
    for (const path of paths) expect(await isContent(await get(path, inside))).toBe(true);
  });

  it('answers calls, feeds, sitemap, files and cards with 503 (GATE-02)', async () => {
    const { path } = (await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] })).body.media;
    const { id } = await aCategory(test.context, { name: 'Robots' });
    await anArticle(test.context, { title: secret });
    await save();
    const addresses = ['/api/public/settings', '/api/public/homepage', '/feed.xml', '/sitemap.xml', '/sitemap-products-1.xml'];
    const files = [
      '/site.webmanifest',
      '/social-card.jpg',
      `/social-card/categories/${id}/current.jpg`,
      '/focal-points.css',
      `/storage/${path}`,
    ];
    for (const address of [...addresses, ...files]) {
      const response = await get(address);
      expect([address, response.status, response.headers.get('cache-control')]).toEqual([address, 503, 'no-store']);
      expect((await response.json()).code).toBe('not-public');
    }
    const contact = await fetch(`${origin}/api/public/contact`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(contact.status).toBe(503);
    const inside = await visitor();
    for (const address of ['/feed.xml', `/storage/${path}`]) {
      const response = await get(address, inside);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    }
  });

  it('serves the logo, health checks, the admin area and robots.txt to everybody (GATE-02)', async () => {
    const { path } = (await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] })).body.media;
    await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'company_logo', value: path }] });
    await save();
    for (const address of ['/healthz', '/readyz', '/admin', '/admin/products', '/api/admin/auth/options', `/storage/${path}`]) {
      expect([address, (await get(address)).status]).toEqual([address, 200]);
    }
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    await save({ machines: 'noindex', password: undefined });
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /admin\nDisallow: /api/\n');
    await save({ is_public: true, password: undefined });
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap:');
  });

  it('opens with the password until there is a new one (GATE-04)', async () => {
    await save();
    const wrong = await enter('wrong');
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([403, []]);
    expect(await wrong.text()).toContain('This password is not right.');
    const right = await enter(password);
    expect([right.status, right.headers.get('location')]).toEqual([303, '/products?sort=name']);
    expect(right.headers.getSetCookie()[0]).toMatch(/^site_access=\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    const headers = { cookie: cookieOf(right) };
    expect((await get('/', headers)).status).toBe(200);
    const [name, signature] = headers.cookie.split('.');
    expect((await get('/', { cookie: `${name}9.${signature}` })).status).toBe(503);
    await save({ password: 'another password' });
    expect((await get('/', headers)).status).toBe(503);
    expect((await get('/', { cookie: cookieOf(await enter('another password')) })).status).toBe(200);
  });

  it('ends the access of a browser after 30 days (GATE-04)', async () => {
    await save();
    const headers = await visitor();
    test.setTime('2026-12-21T02:59:00.000Z');
    expect((await get('/', headers)).status).toBe(200);
    test.setTime('2026-12-21T03:00:00.000Z');
    expect((await get('/', headers)).status).toBe(503);
  });

  it('leads to no other site, and accepts no form of one (GATE-04)', async () => {
    await save();
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a\r\nb']) {
      expect((await enter(password, next)).headers.get('location')).toBe('/');
    }
    expect((await enter(password, '/', { 'sec-fetch-site': 'cross-site' })).status).toBe(419);
  });

  it('pauses after wrong passwords, and says so on the page (GATE-05)', async () => {
    await save();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++) statuses.push((await enter('wrong')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
    const paused = await enter(password);
    expect([paused.status, paused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect(await paused.text()).toContain('Too many wrong passwords.');
  });

  it('has the language of the page that was asked for, with its errors (GATE-08)', async () => {
    await withLanguages(test.context, 'de', '-id');
    await save();
    const main = async (response: Response) => {
      const html = await response.text();
      return [/<html lang="([^"]*)"/.exec(html)?.[1], />([^<>]*)<\/p>/.exec(html)?.[1], /role="alert">([^<]*)/.exec(html)?.[1]];
    };
    const german = 'Diese Website ist noch nicht öffentlich.';
    expect(await main(await get('/de/products'))).toEqual(['de', german, undefined]);
    expect(await main(await get('/id/products'))).toEqual(['en', 'This site is not public yet.', undefined]);
    expect(await main(await enter('wrong', '/de'))).toEqual(['de', german, 'Das Passwort ist nicht richtig.']);
    for (let count = 0; count < 20; count++) await enter('wrong');
    const paused = await enter('wrong', '/de');
    expect(paused.status).toBe(429);
    expect((await main(paused))[2]).toMatch(/^Zu viele falsche Passwörter\. Bitte warten Sie \d+ Sekunden? und/);
  });

  it('admits signed-in administrators, whose browsers get the cookie, and links to previews (GATE-06)', async () => {
    const { id } = await anArticle(test.context, { title: secret, is_published: false });
    const link = (await test.call('POST', `/api/admin/drafts/article/${id}/links`, { days: 1 })).body;
    await save();
    const settings = await get('/api/public/settings', test.signedIn);
    expect([settings.status, settings.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect((await get('/', { cookie: cookieOf(settings) })).status).toBe(200);
    expect((await get('/api/public/settings', { authorization: 'Bearer wrong' })).status).toBe(503);
    expect((await get(link.link?.path ?? link.path)).status).toBe(200);
  });

  it('needs a password to close, and stores its hash only (GATE-07)', async () => {
    const { status, body } = await save({ password: undefined });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    expect((await save({ password: 'short' })).status).toBe(422);
    const saved = await save();
    expect(saved.body.access).toEqual({ is_public: false, machines: 'unavailable', has_password: true });
    const rows = await test.context.db.selectFrom('settings').selectAll().execute();
    const log = await test.context.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify([saved.body, rows, log])).not.toContain(password);
    expect(JSON.stringify(log)).not.toContain('scrypt');
    test.setTime('2026-11-21T03:30:00.000Z');
    expect((await save()).body.code).toBe('password-required');
    await test.context.db.updateTable('administrators').set({ role: 'editor' }).execute();
    expect((await save()).status).toBe(403);
  });

  it('covers every route that is not known to be without content (GATE-02)', () => {
    const open = test.app.allRoutes
      .filter(({ url, config }) => !isContentRoute(config ?? {}) && !url.startsWith('/api/admin/'))
      .map(({ url }) => url);
    expect([...new Set(open)].toSorted()).toEqual([
      '/api/docs/json',
      '/api/docs/yaml',
      '/healthz',
      '/preview/:token',
      '/preview/:token/storage/*',
      '/readyz',
      '/robots.txt',
      '/site-access',
    ]);
  });
});
