// What a visitor downloads before the first click.
import { expect, open, settle, test } from './support/test.ts';

const kB = 1024;
/** Compressed bytes, and files, of any public page. */
const budgets = {
  script: { bytes: 90 * kB, files: 8 },
  css: { bytes: 16 * kB, files: 1 },
  font: { bytes: 60 * kB, files: 3 },
} as const;
/** `initiatorType` does not tell fonts from pictures of the style sheet. */
const kinds = { script: /\.js$/, css: /\.css$/, font: /\.woff2$/ };

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
    expect(resources.map(({ file }) => file).join()).not.toMatch(/search-dialog|suggestion|lightbox-stage|quote-request/);
  });
