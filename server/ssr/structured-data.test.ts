// Head and JSON-LD of every kind of page, compared with the rows of the database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { type Company, type Expected, kinds, organization, site, text } from '#server/testing/expected-pages.ts';
import { type Node, readDocument } from '#server/testing/read-document.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

let dataDir: string;
let test: TestApp;
let company: Company;

const open = async ({ path, status = 200 }: Expected) => {
  const answer = await test.app.inject({ method: 'GET', url: path });
  expect([path, answer.statusCode]).toEqual([path, status]);
  return readDocument(answer.body);
};

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'heads-'));
  test = await createTestApp({ SITE_URL: site, DATA_DIR: dataDir }, undefined, render);
  await seedDemo({ ...test.context, dataDir, siteUrl: site });
  const rows = await test.context.db.selectFrom('settings').select(['key', 'value']).execute();
  const settings = new Map(rows.map(({ key, value }) => [key, value]));
  company = { test, setting: (key) => settings.get(key) ?? '' };
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

describe.each(Object.entries(kinds))('%s', (_kind, expectedOf) => {
  it('has the stored texts in its head (LD-03)', async () => {
    const expected = await expectedOf(company);
    const { titles, meta, links } = await open(expected);
    expect(titles).toEqual([expected.title]);

    const [description = '', ...others] = meta('description');
    expect(others).toEqual([]);
    expect(text(expected.description).startsWith(description.replace(/…$/, '')), `${description}\n${text(expected.description)}`).toBe(
      true,
    );
    expect(description.length).toBeGreaterThan(20);

    const canonical = expected.canonical === null ? [] : [site + (expected.canonical ?? expected.path)];
    const subject = expected.title.replace(` - ${company.setting('company_name')}`, '');
    expect({
      canonical: links('canonical'),
      robots: meta('robots'),
      url: meta('og:url'),
      title: meta('og:title'),
      description: meta('og:description'),
      kind: meta('og:type'),
      name: meta('og:site_name'),
      card: [meta('twitter:title'), meta('twitter:description'), meta('twitter:image')],
    }).toEqual({
      canonical,
      robots: canonical.length > 0 ? [] : ['noindex'],
      url: canonical,
      title: [subject],
      description: [description],
      kind: [expected.kind ?? 'website'],
      name: [company.setting('company_name')],
      card: [[subject], [description], meta('og:image')],
    });
  });

  it('has the stored values in its JSON-LD (LD-01, LD-02, LD-03)', async () => {
    const expected = await expectedOf(company);
    const { graphs } = await open(expected);
    expect(graphs).toEqual([[organization(company), ...expected.nodes]]);
  });

  it('has only absolute addresses, which are answered (LD-03)', async () => {
    const { graphs, meta, links } = await open(await expectedOf(company));
    const inGraph = stringsIn(graphs as Node[][]).map((found) => found.replace('{search_term_string}', 'robot'));
    expect(inGraph.filter((found) => /^(\/|\.\.?\/|undefined|null)/.test(found))).toEqual([]);
    const addresses = [
      ...inGraph.filter((found) => /^https?:/.test(found)),
      ...links('canonical'),
      ...['og:url', 'og:image', 'twitter:image'].flatMap(meta),
    ];
    for (const feed of links('alternate')) addresses.push(new URL(feed, site).href);
    const own = new Set(
      addresses.filter((address) => address.startsWith(`${site}/`)).map((address) => address.slice(site.length).replace(/#.*/, '')),
    );
    expect(own.size).toBeGreaterThan(3);
    const answers = await Promise.all(
      [...own].map(async (path) => [path, (await test.app.inject({ method: 'GET', url: path })).statusCode]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    // addresses of other sites are profiles of the company
    const elsewhere = addresses.filter((address) => !address.startsWith(`${site}/`));
    expect(elsewhere.filter((address) => !organization(company).sameAs.includes(address))).toEqual([]);
  });
});
