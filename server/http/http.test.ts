import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseName } from '#server/testing/database.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.example.com' });
});
afterAll(() => test.close());

describe('unknown addresses', () => {
  it.each([
    ['GET', '/api/admin', 401],
    ['GET', '/api/admin/nothing', 401],
    ['POST', '/api/admin/contacts', 401],
    ['GET', '/api/nothing', 404],
    ['PUT', '/api/public/contact', 405],
    ['GET', '/api/admin/auth/login', 405],
    ['POST', '/products', 405],
    ['GET', '/api/products/%E0%A4%A', 400],
    ['GET', '/api/public/products/', 404],
    ['GET', '/api/public/settings//', 404],
    ['POST', '/api/public/contact/', 404],
    ['POST', '/api/admin/auth/login/', 401],
  ])('answer %s %s with %i as JSON (DOC-13)', async (method, url, status) => {
    expect(await test.send(method, url)).toMatchObject({ status, body: { message: expect.any(String) } });
  });

  it.each([
    ['too large', 'application/json', JSON.stringify('x'.repeat(300 * 1024))],
    ['malformed', 'application/json', '{'],
    ['of an unknown type', 'text/plain', 'text'],
  ])('answer 404 even if the body is %s', async (_case, type, body) => {
    const headers = { 'content-type': type };
    expect(await test.send('POST', '/api/nothing', { headers, body })).toMatchObject({ status: 404, body: { message: 'Not found.' } });
  });

  it('answer 404 under /api/admin to a signed-in administrator', async () => {
    expect((await test.send('GET', '/api/admin/nothing', { headers: await test.signIn() })).status).toBe(404);
  });

  it('redirect from a trailing slash to the address without it, never to another host (ROUTE-18)', async () => {
    expect(await test.send('GET', '/products/?page=2')).toMatchObject({ status: 301, headers: { location: '/products?page=2' } });
    expect(await test.send('GET', '//evil.example/')).toMatchObject({ status: 301, headers: { location: '/evil.example' } });
  });
});

it('gives each request an id that no other process or instance uses (WATCH-10)', async () => {
  const idOf = async () => String((await test.send('GET', '/api/public/settings')).headers['x-request-id']);
  const ids = [await idOf(), await idOf()];
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

describe('cross-site requests', () => {
  const post = async (headers: Record<string, string>) => (await test.send('POST', '/api/public/contact', { body: {}, headers })).status;
  // 422: accepted, then refused by validation
  it.each([
    ['no cookie, no origin (a script)', {}, 422],
    ['the origin of SITE_URL', { origin: 'https://www.example.com' }, 422],
    ['the origin of the request', { origin: 'http://localhost:80', host: 'localhost' }, 422],
    ['another origin', { origin: 'https://evil.example' }, 419],
    ['the origin null', { origin: 'null' }, 419],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, 419],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }, 419],
    ['the cookie without a header', { cookie: 'a=b; XSRF-TOKEN=token-token-token-1' }, 419],
    ['the cookie with another header', { cookie: 'XSRF-TOKEN=token-token-token-1', 'x-csrf-token': 'other' }, 419],
    ['the cookie with X-CSRF-TOKEN', { cookie: 'XSRF-TOKEN=token-token-token-1', 'x-csrf-token': 'token-token-token-1' }, 422],
    ['the cookie with X-XSRF-TOKEN', { cookie: 'XSRF-TOKEN=token-token-token-1', 'x-xsrf-token': 'token-token-token-1' }, 422],
  ])('are checked with %s (APIPUB-02)', async (_case, headers, status) => {
    expect(await post(headers as Record<string, string>)).toBe(status);
  });

  it('are accepted with a valid bearer token and refused with an invalid one', async () => {
    expect(await post({ origin: 'https://evil.example', ...(await test.signIn()) })).toBe(422);
    expect(await post({ origin: 'https://evil.example', authorization: 'Bearer nonsense' })).toBe(419);
  });
});

describe('documents', () => {
  it('are the same for every visitor, with an empty CSRF meta tag, and set the cookie if it is missing', async () => {
    const fresh = await test.send('GET', '/');
    expect(fresh.body).toContain('<meta name="csrf-token" content="">');
    const token = /^XSRF-TOKEN=([\w-]{16,});/.exec(String(fresh.headers['set-cookie']))?.[1];
    expect(token).toBeDefined();
    const again = await test.send('GET', '/', { headers: { cookie: `XSRF-TOKEN=${token}` } });
    expect(again.body).toBe(fresh.body);
    expect(again.headers['set-cookie']).toBeUndefined();
    const other = await test.send('GET', '/', { headers: { cookie: 'XSRF-TOKEN="invalid"' } });
    expect([other.body, String(other.headers['set-cookie']).includes(String(token))]).toEqual([fresh.body, false]);
  });

  it('do not echo a malicious cookie', async () => {
    const { body } = await test.send('GET', '/', { headers: { cookie: 'XSRF-TOKEN="><script>alert(1)</script>' } });
    expect(body).not.toContain('<script>alert');
  });

  it('are answered with 304 if they have not changed (DOC-09)', async () => {
    const { headers } = await test.send('GET', '/');
    expect((await test.send('GET', '/', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
  });

  it('forbid inline scripts and MIME sniffing (DOC-11)', async () => {
    const { headers } = await test.send('GET', '/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('are excluded from search engines in the admin area (DOC-08)', async () => {
    const { headers, body } = await test.send('GET', '/admin/contacts');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(body).toContain('noindex');
  });
});

describe('readiness', () => {
  // on PostgreSQL, the readiness check opens a separate connection
  it.runIf(databaseName === 'SQLite')('is 503 when the database does not respond, while liveness stays 200 (OUT-04)', async () => {
    const broken = await createTestApp();
    await broken.connection.db.destroy();
    expect((await broken.send('GET', '/readyz')).status).toBe(503);
    expect((await broken.send('GET', '/healthz')).status).toBe(200);
    await broken.app.close();
  });
});
