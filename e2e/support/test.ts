// `test` of the journeys, which fails on console errors and warnings, and on requests to other hosts.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { waitForAnimations } from './motion.ts';

export { expect };

/** The only other host from which the site embeds content. The browser cannot resolve other hosts (support/browser.ts). */
export const mapHost = 'https://www.openstreetmap.org';

/** The document of a preview is replaced while it is edited, maybe before it shows a picture that it has preloaded. */
const isUnusedPreload = /^about:srcdoc .* was preloaded using link preload but not used/;

/** Messages that a journey causes on purpose, for example by a refused request. */
type Expected = RegExp[];

export const test = base.extend<{ expectedComplaints: Expected }>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, baseURL, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      const { url } = message.location();
      if (url.startsWith(mapHost) || isUnusedPreload.test(`${url} ${message.text()}`)) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()} (${url})`);
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && ![baseURL ?? '', mapHost].some((known) => url.startsWith(known)))
        complaints.push(`request to elsewhere: ${url}`);
    });
    await use(page);
    // responses that the test no longer needs may still be on their way
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints.filter((line) => !expectedComplaints.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

/** Opens an address and waits until the splash has disappeared and the page is interactive. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
};

/** Waits until a picture of at least this width, in pixels of the file, has loaded, also if its document is replaced meanwhile. */
export const expectLoaded = (picture: Locator, minWidth = 1): Promise<void> =>
  eventually(async () => {
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThanOrEqual(minWidth);
  });

/** Waits until a part of the page lies between the edges of the window. */
export const expectBetweenEdges = (page: Page, part: Locator): Promise<void> =>
  eventually(async () => {
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

/** Repeats a check until it passes: the page may not have its final layout yet, and its document may be replaced during a check. */
export const eventually = (check: () => Promise<void>): Promise<void> => expect(check).toPass({ timeout: 20_000 });

/** Changes the width of the window and waits until the page has been laid out again. */
export const resize = async (page: Page, width: number, height = 900): Promise<void> => {
  await page.setViewportSize({ width, height });
  // resize observers run between the two frames
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Waits until the page is idle and the test has received the events of all requests so far. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  // request events arrive in order
  const last = page.waitForRequest((request) => new URL(request.url()).pathname === '/readyz');
  await page.evaluate(() => fetch('/readyz'));
  await last;
};

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const violationsOf = async (page: Page): Promise<string[]> => {
  // old results are dimmed until the new ones arrive
  await expect(page.locator('.stale, .is-stale')).toHaveCount(0);
  await waitForAnimations(page);
  // only once per document, because evaluating the script is slow
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // full results only for violations, because describing thousands of passed elements is slow
    const result = await run({ exclude: [['iframe']] }, { resultTypes: ['violations'], runOnly: { type: 'tag', values } });
    return result.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  }, accessibilityRules);
};

/** Fails with axe's messages if the page violates WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const first = await violationsOf(page);
  // something may have appeared during the check, with the contrast of its transition
  if (first.length > 0) expect(await violationsOf(page)).toEqual([]);
};
