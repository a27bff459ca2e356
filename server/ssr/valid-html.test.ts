// Every kind of public page, checked by html-validate against the HTML standard and WCAG.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { firstOf } from '#server/testing/all-cases.ts';
import { anArticle } from '#server/testing/builders.ts';
import { kinds, site } from '#server/testing/expected-pages.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let dataDir: string;
let test: TestApp;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'valid-'));
  test = await createTestApp({ SITE_URL: site, DATA_DIR: dataDir }, undefined, render);
  await seedDemo({ ...test.context, dataDir, siteUrl: site });
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // the gauge of the start screen has tick marks, which a progress element cannot have
      'prefer-native-element': ['error', { exclude: ['progressbar'] }],
      // a search is submitted with Enter, even without scripts; its field takes the whole width
      'wcag/h32': 'off',
    },
  }),
);

const faultsOf = async (path: string): Promise<string[]> => {
  const { body } = await test.app.inject({ method: 'GET', url: path });
  const { results } = await validator.validateString(body);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${path} ${selector}: ${message} (${ruleId})`));
};

it.each(Object.entries(kinds))('renders %s as valid HTML (DOC-16)', async (_kind, expectedOf) => {
  const setting = () => '';
  const { path } = await expectedOf({ test, setting });
  expect(await faultsOf(path)).toEqual([]);
});

it.each(
  firstOf([
    '/products?category=industrial-robots&search=payload%20>=%205%20kg&units=imperial',
    '/products?page=2',
    '/products?search=nothing-has-this-word',
    '/compare?products=six-axis-robot-lr20,heavy-robot-lr210,compact-robot-lr7',
    '/news?search=robot',
    '/contact?product=six-axis-robot-lr20',
  ]),
)('renders %s as valid HTML (DOC-16)', async (path) => {
  expect(await faultsOf(path)).toEqual([]);
});

it('renders an imported article as valid HTML (DOC-16)', async () => {
  const content = `<div>One<p>Two</div><dl><dt>Weight<dd>20 kg</dl><center><img src="https://www.example.com/a.png"></center>
    <ul>a<li>b<ul><ol><li value=3>c</ul><table><caption>d<td>e<td align=right>f</table><h5>g</h5><h1>h</h1><a href="/x y"><h3>i</h3></a>
    <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe><p>j<blockquote>k<q>l</q></blockquote>`;
  await anArticle(test.context, { title: 'Imported', content, published_at: '2026-11-20T00:00:00.000Z' });
  expect(await faultsOf('/news/imported')).toEqual([]);
});
