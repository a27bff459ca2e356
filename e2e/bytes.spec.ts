// What a visitor downloads before the first click.
import { expect, open, settle, test } from './support/test.ts';

const mostScriptBytes = 120 * 1024;

test('loads at most 120 kB of compressed script on Home before any interaction (SHELL-09)', async ({ page }) => {
  const encodings = new Set<string | undefined>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) encodings.add(response.headers()['content-encoding']);
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) requests.push(pathname);
  });
  await open(page, '/');
  await settle(page);
  const requested = new Set(requests);
  const loaded = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
    );
  await expect.poll(async () => new Set((await loaded()).map(({ path }) => path))).toEqual(requested);
  const scripts = await loaded();
  expect([...encodings]).toEqual(['br']);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.every(({ bytes }) => bytes > 0)).toBe(true);
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum, JSON.stringify(scripts)).toBeLessThanOrEqual(mostScriptBytes);
  // the search comes when it is wanted
  expect(scripts.map(({ path }) => path).join()).not.toContain('search-dialog');
});
