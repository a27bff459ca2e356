// Addresses that nobody types by hand, as documents of the real renderer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '#server/testing/builders.ts';
import { readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/entry-site-server.tsx';

let test: TestApp;
const open = (url: string) => test.app.inject({ method: 'GET', url });

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: 'https://www.lintara.example' }, undefined, render);
  await aProduct(test.context, { name: 'Robot', specifications: [{ type: 'single', key: 'k', value: 'a\u0000csrf\u0000b' }] });
});
afterAll(() => test.close());

describe('NUL', () => {
  it.each(['/products?search=%00csrf%00', '/news?search=%00csrf%00x', '/products/robot', '/products?category=%00csrf%00'])(
    'cuts no page: %s',
    async (url) => {
      const { statusCode, body } = await open(url);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<\/body><\/html>$/);
      expect(body).not.toContain('\u0000');
      expect(readDocument(body).meta('csrf-token')).toEqual([expect.stringMatching(/^[\w-]{16,}$/)]);
    },
  );
});
