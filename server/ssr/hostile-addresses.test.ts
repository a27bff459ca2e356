// Addresses that nobody types, as documents of the real renderer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '#server/testing/builders.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let test: TestApp;
let rendered = 0;
const open = (url: string) => test.app.inject({ method: 'GET', url });

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.lintara.example' }, undefined, (request) => {
    rendered += 1;
    return render(request);
  });
  await aProduct(test.context, { name: 'Robot', specifications: [{ type: 'single', key: 'k', value: 'a\u0000csrf\u0000b' }] });
});
afterAll(() => test.close());

describe('NUL', () => {
  it.each(['/products?search=%00csrf%00', '/news?search=%00csrf%00x', '/products/robot', '/products?category=%00csrf%00'])(
    'does not cut off the page %s',
    async (url) => {
      const { statusCode, body } = await open(url);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<\/body><\/html>$/);
      expect(body).not.toContain('\u0000');
      expect(readDocument(body).meta('csrf-token')).toEqual(['']);
    },
  );
});

describe('an address without a page', () => {
  it.each([
    '/%0a',
    '/%0d',
    '/%e2%80%a8',
    '/%E2%80%A9',
    '/a%0ab',
    '/products/%0a',
    '/%00',
    '/%7f',
    '/page/a%09b',
    '/%EF%BF%BD',
    '/a\u2028'.replace('\u2028', '%E2%80%A8'),
  ])('gets the page for unknown addresses at %s', async (url) => {
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(404);
    const page = readDocument(body);
    expect([page.meta('robots'), page.links('canonical')]).toEqual([['noindex'], []]);
    expect(page.elements.some(({ name, text }) => name === 'h1' && /Not Found/.test(text))).toBe(true);
  });

  it.each([500, 501, 2000, 8000])('answers 404 for a slug of %i characters', async (length) => {
    const slug = 'a'.repeat(length);
    for (const path of ['/products/', '/news/', '/page/']) expect([path, (await open(path + slug)).statusCode]).toEqual([path, 404]);
    for (const path of ['/api/public/products/', '/api/public/news/', '/api/public/pages/']) {
      const answer = await open(path + slug);
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 404, { message: 'Not found.', code: 'not-found' }]);
    }
  });

  it.each(['/%E0%A4%A', '/products/%', '/%c0%af?x=1'])(
    'gets a small page with status 400, which is not rendered, if %s cannot be decoded (ROUTE-20, LOAD-08)',
    async (url) => {
      const before = rendered;
      const { statusCode, headers, body } = await open(url);
      expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(readDocument(body).mainHeadings).toBe(1);
      expect(body).toContain('<a href="/">Back to Home</a>');
      expect(rendered).toBe(before);
    },
  );

  it('is refused as a call if it cannot be decoded and is under /api', async () => {
    const { statusCode, headers, body } = await open('/api/public/products/%E0%A4%A');
    expect([statusCode, JSON.parse(body)]).toEqual([400, { message: 'The request is malformed.', code: 'malformed' }]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("'none'") });
  });
});
