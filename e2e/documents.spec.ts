// Files and headers of the built product: icons, manifest, compression, security headers. server/ssr/demonstration.test.ts
// tests the content of the pages.
import type { APIRequestContext } from '@playwright/test';
import { origin } from './support/product.ts';
import { expect, test } from './support/test.ts';

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { maxRedirects: 0, headers });

/** Width and height of a PNG, from its header. */
const pngSize = (bytes: Buffer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;

test('lists the company and icons with correct sizes in the web manifest (DOC-07)', async ({ request }) => {
  const answer = await get(request, '/site.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string; type: string }[] };
  expect(manifest).toMatchObject({ name: 'Lintara Automation', start_url: '/', theme_color: '#4CE482' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await get(request, src);
    expect([icon.status(), icon.headers()['content-type'], pngSize(await icon.body())]).toEqual([200, type, sizes]);
  }
});

test('serves every icon, style sheet, font and script of a document with its type and nosniff (DOC-11)', async ({ request }) => {
  const types = [/^text\/css/, /^(text|application)\/javascript/, /^image\/(svg\+xml|png|vnd\.microsoft\.icon|x-icon)/, /^font\/woff2/];
  for (const path of ['/', '/products/six-axis-robot-lr20', '/news', '/admin']) {
    const html = await (await get(request, path)).text();
    const named = [...html.matchAll(/<(?:link|script)\b[^>]*?(?:href|src)="(\/(?:assets|icons|favicon)[^"]*)"/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(5);
    for (const file of new Set(named)) {
      const answer = await get(request, file);
      const type = answer.headers()['content-type'] ?? '';
      expect([file, answer.status(), types.some((known) => known.test(type))]).toEqual([file, 200, true]);
      expect(answer.headers()['x-content-type-options']).toBe('nosniff');
      // bundles do not contain paths of the build machine
      if (file.endsWith('.js')) expect((await answer.text()).includes(process.cwd())).toBe(false);
    }
  }
});

test('compresses text with an encoding that the client accepts, with nosniff (DOC-10, DOC-11)', async ({ request }) => {
  const script = /<script type="module" src="([^"]+)"/.exec(await (await get(request, '/')).text())?.[1] ?? '';
  const texts = ['/', '/products', '/admin', '/sitemap.xml', '/feed.xml', '/api/public/products', '/api/public/homepage', script];
  for (const path of texts) {
    for (const encoding of ['br', 'gzip']) {
      const headers = (await get(request, path, { 'accept-encoding': encoding })).headers();
      expect([path, headers['content-encoding'], headers['x-content-type-options']]).toEqual([path, encoding, 'nosniff']);
      expect(headers.vary).toContain('accept-encoding');
    }
    expect((await get(request, path, { 'accept-encoding': 'identity' })).headers()['content-encoding']).toBeUndefined();
  }
  for (const path of ['/social-card.jpg', '/nothing', '/api/nothing', '/storage/nothing', '/robots.txt'])
    expect((await get(request, path)).headers()['x-content-type-options']).toBe('nosniff');
});

test('marks links to comparisons, other units and filtered lists nofollow (ATTR-73)', { tag: '@smoke' }, async ({ request }) => {
  const isView = ({ pathname, searchParams }: URL) =>
    pathname === '/compare' || [...searchParams.keys()].some((key) => key === 'units' || key.startsWith('f.'));
  for (const path of ['/products?category=industrial-robots', '/products?f.payload.min=5', '/products/six-axis-robot-lr20']) {
    const html = await (await get(request, path)).text();
    const views = [...html.matchAll(/<a\s[^>]*href="(\/[^"]*)"[^>]*>/g)].filter(([, address = '']) =>
      isView(new URL(address.replaceAll('&amp;', '&'), origin + path)),
    );
    expect(views.length, path).toBeGreaterThan(0);
    expect(views.map(([tag]) => tag).filter((tag) => !/\srel="nofollow"/.test(tag))).toEqual([]);
  }
});

test('serves a page at every address of the sitemap (DOC-04)', async ({ request }) => {
  const sitemap = await (await get(request, '/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  expect(addresses.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  for (const address of addresses) {
    if (!address.startsWith(`${origin}/`) || (await get(request, address)).status() !== 200) wrong.push(address);
  }
  expect(wrong).toEqual([]);
  expect(await (await get(request, '/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('answers 304 for an unchanged document, even to another visitor (DOC-09)', async ({ request, playwright }) => {
  const stranger = await playwright.request.newContext({ baseURL: origin });
  for (const path of ['/', '/products/six-axis-robot-lr20', '/news?type=knowledge']) {
    const first = await get(request, path);
    const known = { 'if-none-match': first.headers().etag ?? '' };
    expect((await get(request, path, known)).status()).toBe(304);
    expect((await get(stranger, path, known)).status()).toBe(304);
    expect((await get(request, path, { 'if-none-match': '"other"' })).status()).toBe(200);
  }
  await stranger.dispose();
});
