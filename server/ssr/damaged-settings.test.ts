// Settings with values that no form accepts, as after a failed import or a mistake in the database: every page is served.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let dataDir: string;
let test: TestApp;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
  test = await createTestApp({ DATA_DIR: dataDir }, undefined, render);
  await seedDemo({ ...test.context, dataDir, siteUrl: 'https://www.lintara.example' });
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

const paths = [
  '/',
  '/products',
  '/news',
  '/about',
  '/contact',
  '/sitemap.xml',
  '/feed.xml',
  '/site.webmanifest',
  '/robots.txt',
  '/api/public/settings',
  '/api/public/homepage',
  '/api/public/about',
  '/api/public/products',
];

it.each([
  ['malformed JSON', '{broken'],
  ['a list of other values', '[null, 1, "x", [], {"value": {}, "title": 7, "image": []}]'],
  ['an object', '{"length": 3}'],
  ['JSON of another type', 'null'],
  ['a number', '-1e999'],
  ['markup', '"><script>alert(1)</script>'],
  ['an empty text', ''],
  ['nothing', null],
])('serves every page when all settings contain %s (OUT-09)', async (_, value) => {
  await test.connection.db.updateTable('settings').set({ value }).execute();
  for (const path of paths) {
    const { statusCode, headers, body } = await test.app.inject({ method: 'GET', url: path });
    expect([path, statusCode]).toEqual([path, 200]);
    const isDocument = String(headers['content-type']).includes('html');
    expect(isDocument && body.includes('<script>alert(1)'), path).toBe(false);
  }
});
