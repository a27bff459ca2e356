// Downloads of a page before the first interaction.
import { expect, type Page, type Request } from '@playwright/test';

const kB = 1024;
/** Maximum of compressed bytes and files for any public page. */
const budgets = {
  script: { bytes: 88 * kB, files: 8 },
  css: { bytes: 16 * kB, files: 1 },
  font: { bytes: 60 * kB, files: 3 },
} as const;
/** By extension, because `initiatorType` does not distinguish fonts from pictures in style sheets. */
const kinds = { script: /\.js$/, css: /\.css$/, font: /\.woff2$/ };
const onDemand = /search-dialog|suggestion|lightbox-stage|quote-request|filters|search-hits/;

const pathOf = (request: Request) => new URL(request.url()).pathname;
const kindOf = (file: string) => Object.entries(kinds).find(([, pattern]) => pattern.test(file))?.[0];

const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      file: new URL(name).pathname,
      bytes: encodedBodySize,
    })),
  );

/** Records the requests of the page from now on. */
export const recordFirstLoad = (page: Page) => {
  const requested: string[] = [];
  const calls: string[] = [];
  const encodings = new Set<string | undefined>();
  page.on('request', (request) => {
    const path = pathOf(request);
    if (kindOf(path)) requested.push(path);
    if (path.startsWith('/api/') && request.method() === 'GET') calls.push(path);
  });
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(pathOf(response.request()))) encodings.add(response.headers()['content-encoding']);
  });

  return {
    /** Expects no request for embedded data and no file requested twice. */
    expectEachOnce: () => {
      expect.soft(calls).toEqual([]);
      expect.soft(requested.filter((file, index) => requested.indexOf(file) !== index)).toEqual([]);
    },
    expectWithinBudgets: async () => {
      const filesNow = async () => (await loadedFiles(page)).filter(({ file }) => kindOf(file));
      // entries are added when their files have been received completely
      await expect.poll(async () => new Set((await filesNow()).map(({ file }) => file))).toEqual(new Set(requested));
      const files = await filesNow();
      expect.soft([...encodings]).toEqual(['br']);
      expect.soft(files.every(({ bytes }) => bytes > 0)).toBe(true);
      for (const [kind, budget] of Object.entries(budgets)) {
        const ofKind = files.filter(({ file }) => kindOf(file) === kind);
        const sum = ofKind.reduce((total, { bytes }) => total + bytes, 0);
        expect.soft(ofKind.length, `${kind} files: ${JSON.stringify(ofKind)}`).toBeGreaterThan(0);
        expect.soft(ofKind.length, `${kind} files: ${JSON.stringify(ofKind)}`).toBeLessThanOrEqual(budget.files);
        expect.soft(sum, `bytes of ${kind}: ${JSON.stringify(ofKind)}`).toBeLessThanOrEqual(budget.bytes);
      }
      expect.soft(files.map(({ file }) => file).join()).not.toMatch(onDemand);
    },
  };
};
