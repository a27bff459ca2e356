// Documents in several languages, from the real renderer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLanguage } from '#contract/rules/languages.ts';
import { createRedirect } from '#server/features/redirects/redirects.repository.ts';
import { createRedirect as addSiteRedirect } from '#server/features/redirects/site-redirects.service.ts';
import { upsertSettings } from '#server/features/settings/settings.service.ts';
import { aCategory, anArticle, aPage, aProduct } from '#server/testing/builders.ts';
import { readXml } from '#server/testing/read-xml.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { render } from '#web/site/entry-server.tsx';

const german = { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: true } as const;
const arabic = { code: 'ar', name: 'العربية', locale: 'ar', direction: 'rtl', is_published: true } as const;
const indonesian = { code: 'id', name: 'Bahasa Indonesia', locale: 'id-ID', direction: 'ltr', is_published: false } as const;
const site = 'https://www.lintara.example';

let test: TestApp;

const open = (url: string) => test.app.inject({ method: 'GET', url });
const publish = (languages: readonly object[]) =>
  upsertSettings(test.context, [{ key: 'languages', value: JSON.stringify(languages), type: 'json', group: 'languages' }]);
/** The attributes of the tags that match, in their order. */
const attributesOf = (html: string, tag: RegExp, ...names: string[]) =>
  [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)]
    .map(([one]) => one)
    .filter((one) => tag.test(one))
    .map((one) => names.map((name) => new RegExp(` ${name}="([^"]*)"`).exec(one)?.[1]));
const alternatesOf = (html: string) => attributesOf(html, / hreflang=/, 'hreflang', 'href');
const canonicalOf = (html: string) => attributesOf(html, / rel="canonical"/, 'href').flat();
/** The links to pages, without those of the head. */
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);

beforeAll(async () => {
  test = await createTestApp({ SITE_URL: site }, undefined, render);
  const { context } = test;
  const robots = await aCategory(context, { name: 'Robots' });
  const arm = await aProduct(context, { name: 'LR20', category_id: robots.id, description: '<p><a href="/news">News</a></p>' });
  await createRedirect(context.db, { kind: 'product', oldSlug: 'lr19', targetId: arm.id, at: '2026-01-01T00:00:00.000Z' });
  await anArticle(context, { title: 'A plan', is_published: true, published_at: '2026-01-05T00:00:00.000Z' });
  await aPage(context, { title: 'Delivery', is_published: true });
  await aPage(context, { title: 'About', template: 'about', is_published: true });
  await addSiteRedirect(context, { from: '/old', to: '/contact' });
  await addSiteRedirect(context, { from: '/prices', to: '/products' });
  await addSiteRedirect(context, { from: '/de/prices', to: '/de/contact' });
  await addSiteRedirect(context, { from: '/elsewhere', to: 'https://other.example/' });
  await publish([defaultLanguage, german, arabic, indonesian]);
});
afterAll(() => test.close());

describe('a document in another language', () => {
  it.each([
    ['/', 'en', null, 'en_US'],
    ['/de', 'de', null, 'de_DE'],
    ['/ar/products', 'ar', 'rtl', 'ar'],
  ])('%s names its language and direction (LANG-03)', async (path, lang, dir, locale) => {
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(200);
    const [, attributes = ''] = /<html([^>]*)>/.exec(body) ?? [];
    expect([/ lang="([^"]*)"/.exec(attributes)?.[1], / dir="([^"]*)"/.exec(attributes)?.[1] ?? null]).toEqual([lang, dir]);
    expect(attributesOf(body, /"og:locale"/, 'content')).toEqual([[locale]]);
  });

  it('links to pages in its language, in menus, content and forms (LANG-04)', async () => {
    const { body } = await open('/de/products/lr20');
    const links = linksOf(body).filter((href) => !href.startsWith('/storage/'));
    // those of the header and the footer to the page in the main language
    expect(links.filter((href) => !/^\/(?:de|ar)(?:[/?]|$)/.test(href))).toEqual(['/products/lr20', '/products/lr20']);
    expect(links).toContain('/de/news');
    expect([...body.matchAll(/ action="([^"]*)"/g)].every(([, action]) => action?.startsWith('/de/'))).toBe(true);
  });

  it('has texts, dates and numbers of its language (LANG-05)', async () => {
    const { body } = await open('/de/news/a-plan');
    expect(body).toContain('5. Januar 2026');
    expect(body).toContain('"inLanguage":"de"');
    expect((await open('/de/nowhere')).body).toContain('Fehler 404');
    expect((await open('/news/a-plan')).body).toContain('January 5, 2026');
  });

  it.each(['/', '/products', '/news?type=knowledge', '/contact'])(
    '%s has a canonical address of its own and the same alternates in each language (LANG-06)',
    async (path) => {
      const own = path === '/' ? '' : path;
      const expected = [
        ['en', site + path],
        ['de', `${site}/de${own}`],
        ['ar', `${site}/ar${own}`],
        ['x-default', site + path],
      ];
      for (const [code, address] of expected) {
        const { body } = await open((address ?? '').slice(site.length) || '/');
        expect(alternatesOf(body), code).toEqual(expected);
        expect(canonicalOf(body), code).toEqual([address]);
      }
    },
  );

  it('offers the languages of the site, except on a page that does not exist (LANG-15)', async () => {
    const offered = async (path: string) => /<script data-languages="([^"]*)"/.exec((await open(path)).body)?.[1];
    expect([await offered('/de/products'), await offered('/de/products/nothing')]).toEqual(['en de ar', undefined]);
  });

  it('has neither alternates nor a canonical address if it shows nothing or is not listed (LANG-06)', async () => {
    for (const path of ['/de/nowhere', '/de/products/nothing', '/de/compare']) {
      const { body } = await open(path);
      expect([alternatesOf(body), canonicalOf(body)]).toEqual([[], []]);
    }
  });
});

describe('an address in another language', () => {
  it.each([
    ['/en', '/'],
    ['/en/products?page=1', '/products?page=1'],
    ['/en//evil.example', '/evil.example'],
    ['/DE/Products/LR20?units=imperial', '/de/products/lr20?units=imperial'],
    ['/de/', '/de'],
    ['/de/products/', '/de/products'],
    ['/de/products/lr19?utm_source=mail', '/de/products/lr20?utm_source=mail'],
    ['/de/page/about', '/de/about'],
    ['/de/old', '/de/contact'],
    ['/old', '/contact'],
    ['/ar/prices', '/ar/products'],
    ['/de/prices', '/de/contact'],
    ['/de/elsewhere', 'https://other.example/'],
  ])('redirects from %s to %s (LANG-07)', async (from, to) => {
    const { statusCode, headers } = await open(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  it.each(['/id', '/id/products', '/fr', '/de/nowhere', '/de//products', '/de/en'])('shows nothing at %s (LANG-07)', async (path) => {
    expect((await open(path)).statusCode).toBe(404);
  });

  it('ignores parameters that its page does not read, like that of the main language (LANG-07)', async () => {
    expect((await open('/de/products?utm_source=mail')).headers.etag).toBe((await open('/de/products')).headers.etag);
    expect((await open('/de/products?search=nothing')).headers.etag).not.toBe((await open('/de/products')).headers.etag);
  });
});

describe('a feed in another language', () => {
  it('has the texts and addresses of its language (LANG-09)', async () => {
    const channel = readXml((await open('/de/feed/all.xml')).body).all('channel')[0];
    expect([channel?.one('title'), channel?.one('link'), channel?.one('language')]).toEqual([
      'Your Company: Aktuelles und Wissensdatenbank',
      `${site}/de/news`,
      'de',
    ]);
    expect(channel?.all('atom:link').map(({ attributes }) => attributes.href)).toEqual([`${site}/de/feed/all.xml`]);
    expect(channel?.all('item').map((item) => [item.one('link'), item.one('category')])).toEqual([
      [`${site}/de/news/a-plan`, 'Unternehmensnachrichten'],
    ]);
    expect(attributesOf((await open('/de/news')).body, /rss\+xml/, 'href')).toEqual([['/de/feed.xml'], ['/de/feed/all.xml']]);
  });

  it('is that of the main language for other codes, and not found at their addresses (LANG-09)', async () => {
    const { body, headers } = await open('/feed.xml');
    for (const query of ['?locale=en', '?locale=id', '?locale=x%2Fy']) expect((await open(`/feed.xml${query}`)).body).toBe(body);
    expect((await open('/de/feed.xml')).headers['content-type']).toBe(headers['content-type']);
    expect((await open('/id/feed.xml')).statusCode).toBe(404);
    expect((await open('/de/feed/other.xml')).statusCode).toBe(404);
  });
});

it('has notices in the language of the address (LANG-03)', async () => {
  await open('/de');
  const page = async (url: string) => {
    const { statusCode, body } = await open(url);
    return [statusCode, /<html lang="(\w+)"/.exec(body)?.[1], /<h1>([^<]*)/.exec(body)?.[1], /<a href="([^"]*)"/.exec(body)?.[1]];
  };
  expect(await page('/de/%E0%A4%A')).toEqual([400, 'de', 'Diese Seite kann nicht angezeigt werden', '/de']);
  expect(await page('/ar/%E0%A4%A')).toEqual([400, 'en', 'This page cannot be shown', '/ar']);
  expect(await page('/%E0%A4%A')).toEqual([400, 'en', 'This page cannot be shown', '/']);
});

it('is the shell in the language if rendering fails (LANG-03)', async () => {
  const failing = await createTestApp({ SITE_URL: site }, undefined, () => Promise.reject(new Error('broken')));
  try {
    await upsertSettings(failing.context, [
      { key: 'languages', value: JSON.stringify([defaultLanguage, german]), type: 'json', group: 'languages' },
    ]);
    const { statusCode, body } = await failing.app.inject('/de/products');
    expect(statusCode).toBe(503);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('[[["language"],{"code":"de"');
    expect((await failing.app.inject('/products')).body).toContain('<html lang="en">');
  } finally {
    await failing.close();
  }
});
