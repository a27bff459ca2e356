import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultLanguage } from '#contract/rules/languages.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { readXml } from '#server/testing/read-xml.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

const site = 'https://www.example.com';
const at = '2026-11-21T04:00:00.000Z';
const german = { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: true };
const arabic = { code: 'ar', name: 'العربية', locale: 'ar', direction: 'rtl', is_published: true };

let test: TestApp;
let ids: Record<'robots' | 'arm' | 'plan' | 'about' | 'delivery', number>;

const publish = (languages: readonly object[]) =>
  upsertSettings(test.context, [{ key: 'languages', value: JSON.stringify(languages), type: 'json', group: 'languages' }]);
const translate = (kind: 'product' | 'category' | 'article' | 'page', id: number, slug: string | null, hasTitle = true, language = 'de') =>
  test.context.db
    .insertInto('translations')
    .values({
      kind,
      record_id: id,
      language,
      slug,
      texts: '{}',
      source: '{}',
      draft: null,
      draft_source: null,
      state: 'ready',
      has_title: hasTitle ? 1 : 0,
      missing: 0,
      outdated: 0,
      publish_at: null,
      saved_by: null,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
const read = async (path: string, tag = 'url') =>
  readXml(String((await test.send('GET', path)).body))
    .all(tag)
    .map((entry) => [(entry.one('loc') ?? '').replace(site, ''), entry.one('lastmod')]);
const paths = async (path: string) => (await read(path)).map(([one]) => one);
/** The addresses of a page in its languages, from the sitemap. */
const alternates = async () => {
  const { body } = await test.send('GET', '/sitemap.xml');
  const entries = [...String(body).matchAll(/<url>.*?<\/url>/g)].map(([entry]) => entry);
  return new Map(
    entries.map((entry) => [
      /<loc>([^<]*)/.exec(entry)?.[1]?.replaceAll('&amp;', '&').replace(site, ''),
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href = '']) => [
        code,
        href.replaceAll('&amp;', '&').replace(site, ''),
      ]),
    ]),
  );
};

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: site }, undefined, render);
  const { context } = test;
  const robots = await aCategory(context, { name: 'Robots' });
  const arm = await aProduct(context, { name: 'Arm', category_id: robots.id });
  await aProduct(context, { name: 'Gripper', category_id: robots.id });
  const plan = await anArticle(context, { title: 'A plan', is_published: true });
  const about = (await aPage(context, { title: 'About', template: 'about', is_published: true })) as { id: number };
  const delivery = (await aPage(context, { title: 'Delivery', is_published: true })) as { id: number };
  ids = { robots: robots.id, arm: arm.id, plan: plan.id, about: about.id, delivery: delivery.id };
});
beforeEach(() => test.reset());
afterAll(() => test.close());

describe('the sitemap of a site in several languages', () => {
  it('stays the same while only one language is published (LANG-01)', async () => {
    const before = await test.send('GET', '/sitemap.xml');
    await publish([defaultLanguage, { ...german, is_published: false }]);
    await translate('product', ids.arm, 'greifarm');
    expect((await test.send('GET', '/sitemap.xml')).body).toBe(before.body);
  });

  it('has the pages of fixed addresses in each language, and records where they are translated (LANG-08)', async () => {
    const main = await paths('/sitemap.xml');
    await publish([defaultLanguage, german, arabic]);
    await translate('product', ids.arm, 'greifarm');
    await translate('product', ids.arm, null, false, 'ar');
    await translate('category', ids.robots, 'roboter');
    await translate('article', ids.plan, null);
    await translate('page', ids.about, null);
    const all = await paths('/sitemap.xml');
    expect(all.slice(0, main.length)).toEqual(main);
    expect(all.slice(main.length)).toEqual([
      ...['', '/products', '/news', '/news?type=knowledge', '/contact', '/about'].map((path) => `/de${path}`),
      '/de/products?category=roboter',
      '/de/products/greifarm',
      '/de/news/a-plan',
      ...['', '/products', '/news', '/news?type=knowledge', '/contact'].map((path) => `/ar${path}`),
    ]);
    const updated = new Map((await read('/sitemap.xml')).map(([path, changed]) => [path, changed]));
    expect(updated.get('/de/products/greifarm')).toBe(at);
  });

  it('names the addresses of a page in all its languages at each of them (LANG-08)', async () => {
    await publish([defaultLanguage, german, arabic]);
    await translate('product', ids.arm, 'greifarm');
    const found = await alternates();
    expect(found.get('/products/arm')).toEqual([
      ['en', '/products/arm'],
      ['de', '/de/products/greifarm'],
      ['x-default', '/products/arm'],
    ]);
    expect(found.get('/products/gripper')).toEqual([]);
    expect(found.get('/')?.map(([code]) => code)).toEqual(['en', 'de', 'ar', 'x-default']);
    for (const [path, others] of found) for (const [, other] of others) expect(found.get(other), `${path} ${other}`).toEqual(others);
  });

  it('is divided into files for each language, which are not found without the language (LANG-08)', async () => {
    await publish([defaultLanguage, german]);
    await translate('product', ids.arm, 'greifarm');
    expect(await paths('/de/sitemap-products-1.xml')).toEqual(['/de/products/greifarm']);
    expect(await paths('/sitemap-products-1.xml')).toEqual(['/products/arm', '/products/gripper']);
    expect((await test.send('GET', '/de/sitemap-news-1.xml')).status).toBe(404);
    expect((await test.send('GET', '/fr/sitemap-products-1.xml')).status).toBe(404);
  });
});
