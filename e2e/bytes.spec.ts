// What a visitor downloads before the first click.
import type { Page } from '@playwright/test';
import { expect, open, settle, test } from './support/test.ts';

const kB = 1024;
/** Compressed bytes, and files, of any public page. */
const budgets = {
  script: { bytes: 87 * kB, files: 8 },
  css: { bytes: 16 * kB, files: 1 },
  font: { bytes: 60 * kB, files: 3 },
} as const;
/** `initiatorType` does not tell fonts from pictures of the style sheet. */
const kinds = { script: /\.js$/, css: /\.css$/, font: /\.woff2$/ };

/** Until the page is usable, with the network of a phone: everything that was requested, with headers. */
const usableBytes: Record<string, number> = { '/': 250 * kB, '/products/six-axis-robot-lr20': 180 * kB };
/** Slow 4G in Lighthouse's profile. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 };

const pages = [
  '/',
  '/products',
  '/products/six-axis-robot-lr20',
  '/news',
  '/news/second-plant-in-cikarang',
  '/about',
  '/contact',
  '/page/privacy-policy',
];

for (const path of pages)
  test(`keeps scripts, styles and fonts of ${path} within their budgets before any interaction (SHELL-09)`, async ({ page }) => {
    const encodings = new Set<string | undefined>();
    const requested = new Set<string>();
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) encodings.add(response.headers()['content-encoding']);
    });
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await open(page, path);
    await settle(page);
    const loaded = async () =>
      (
        await page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
            file: new URL(name).pathname,
            bytes: encodedBodySize,
          })),
        )
      ).filter(({ file }) => Object.values(kinds).some((kind) => kind.test(file)));
    const wanted = [...requested].filter((file) => Object.values(kinds).some((kind) => kind.test(file)));
    await expect.poll(async () => new Set((await loaded()).map(({ file }) => file))).toEqual(new Set(wanted));
    const resources = await loaded();
    expect([...encodings]).toEqual(['br']);
    expect(resources.every(({ bytes }) => bytes > 0)).toBe(true);
    for (const [name, pattern] of Object.entries(kinds)) {
      const files = resources.filter(({ file }) => pattern.test(file));
      const budget = budgets[name as keyof typeof budgets];
      const sum = files.reduce((total, { bytes }) => total + bytes, 0);
      expect(files.length, `${name} files: ${JSON.stringify(files)}`).toBeGreaterThan(0);
      expect(files.length, `${name} files: ${JSON.stringify(files)}`).toBeLessThanOrEqual(budget.files);
      expect(sum, `bytes of ${name}: ${JSON.stringify(files)}`).toBeLessThanOrEqual(budget.bytes);
    }
    // these come when they are wanted
    expect(resources.map(({ file }) => file).join()).not.toMatch(
      /search-dialog|suggestion|lightbox-stage|quote-request|filters|search-hits/,
    );
  });

const watchNetwork = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  const requests: { path: string; type?: string; priority: string }[] = [];
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ request, type }) =>
    requests.push({ path: new URL(request.url).pathname, type, priority: request.initialPriority }),
  );
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return { requests, bytes: () => bytes };
};

test.describe('on a phone with a slow connection', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  for (const path of pages)
    test(`requests the styles of ${path} first, then all fonts, and scripts after them (SHELL-11)`, async ({ page }) => {
      const { requests, bytes } = await watchNetwork(page);
      await open(page, path);
      await settle(page);
      const [document, styles] = requests;
      expect([document?.type, styles?.type]).toEqual(['Document', 'Stylesheet']);
      const fonts = requests.filter(({ type }) => type === 'Font');
      // a font that only the style sheet requests has the highest priority, and arrives after the first paint
      expect(fonts.map(({ priority }) => priority)).toEqual(['High', 'High', 'High']);
      const script = requests.findIndex(({ type }) => type === 'Script');
      expect(requests[script]?.priority).toBe('Low');
      // the document of the map
      const frames = requests.flatMap(({ type }, at) => (type === 'Document' && at > 0 ? [at] : []));
      expect(frames.every((at) => at > script)).toBe(true);
      expect(bytes()).toBeLessThanOrEqual(usableBytes[path] ?? Number.POSITIVE_INFINITY);
    });
});
