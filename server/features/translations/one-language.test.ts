// A site in one language answers as if there were no translations.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { listArticles } from '#contract/news.ts';
import type { listProducts } from '#contract/products.ts';
import type { AnswerOf } from '#contract/route.ts';
import { seedDemo } from '#demo/seed.ts';
import { mountedRoutes } from '#server/http/mount.ts';
import { withLanguages } from '#server/testing/languages.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let dataDir: string;
let test: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'one-language-'));
  test = await createTestApp({ DATA_DIR: dataDir });
  await seedDemo({ ...test.context, dataDir, siteUrl: 'https://www.lintara.example', warn: () => {} });
  headers = await test.signIn();
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

const text = async (path: string) => (await test.app.inject({ method: 'GET', url: path })).body;
const parsed = async <T>(path: string) => JSON.parse(await text(path)) as T;

/** Calls to every public route that reads, with records of the demonstration. */
const publicCalls = async (): Promise<string[]> => {
  const { products, categories } = await parsed<AnswerOf<typeof listProducts>>('/api/public/products');
  const { data: news } = await parsed<AnswerOf<typeof listArticles>>('/api/public/news');
  const slugs: Record<string, string[]> = {
    '/api/public/products/:slug': products.data.map(({ slug }) => slug),
    '/api/public/news/:slug': news.map(({ slug }) => slug),
    '/api/public/pages/:slug': ['about', 'privacy-policy', 'missing'],
  };
  const calls = mountedRoutes(test.app).filter(
    ({ access, method, path }) => access === 'public' && method === 'GET' && path.startsWith('/api/public/'),
  );
  const listed = calls.flatMap(({ path }) => slugs[path]?.map((slug) => path.replace(':slug', slug)) ?? [path]);
  const compared = products.data.slice(0, 3).map(({ slug }) => slug);
  return [
    ...listed.filter((path) => !path.includes(':')),
    `/api/public/compare?products=${compared.join()}`,
    ...categories.flatMap(({ slug }) => [`/api/public/products?category=${slug}`, `/api/public/attributes?category=${slug}`]),
    '/api/public/products?search=robot',
    '/sitemap.xml',
  ];
};

/** Answers by call, without what differs between two requests. */
const answers = async (calls: readonly string[]) => {
  const found: [string, string][] = [];
  for (const path of calls) found.push([path, await text(path)]);
  return Object.fromEntries(found);
};

it('has the same bytes in all public answers without a second language, and with an unpublished one that is translated (TRANS-15)', async () => {
  const calls = await publicCalls();
  expect(calls.length).toBeGreaterThan(30);
  const before = await answers(calls);
  await withLanguages(test.context, '-de');
  for (const kind of ['product', 'category', 'article', 'attribute', 'setting', 'media'] as const) {
    const { body } = await test.send('GET', `/api/admin/translations?language=de&kind=${kind}`, { headers });
    const { data } = (body as { translations: { data: { id: number }[] } }).translations;
    expect(data.length, kind).toBeGreaterThan(0);
    for (const { id } of data.slice(0, 5)) {
      const path = `/api/admin/translations/${kind}/${id}/de`;
      const { units } = ((await test.send('GET', path, { headers })).body as { translation: { units: { key: string; format: string }[] } })
        .translation;
      const texts = Object.fromEntries(units.map(({ key, format }) => [key, format === 'slug' ? `slug-${id}` : `Text ${id}`]));
      const saved = await test.send('PUT', path, { headers, body: { version: 0, action: 'publish', texts } });
      expect({ path, ...saved }).toMatchObject({ status: 200 });
    }
  }
  expect(await answers(calls)).toEqual(before);
});
