// The journeys' `test`: whatever the browser complains about, or asks from elsewhere, fails the journey.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { waitForAnimations } from './motion.ts';

export { expect };

/** The only thing that the site embeds from elsewhere. The browser finds no other host than the product (support/browser.ts). */
export const mapHost = 'https://www.openstreetmap.org';

/** Lines that a journey provokes on purpose, such as a refused request. */
type Expected = RegExp[];

export const test = base.extend<{ expectedComplaints: Expected }>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, baseURL, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.location().url.startsWith(mapHost)) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && ![baseURL ?? '', mapHost].some((known) => url.startsWith(known)))
        complaints.push(`request to elsewhere: ${url}`);
    });
    await use(page);
    expect(complaints.filter((line) => !expectedComplaints.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

/** Opens an address and waits until the splash has disappeared and the page is interactive. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
};

/** Changes the width of the window, and waits until the page has drawn itself in it. */
export const resize = async (page: Page, width: number, height = 900): Promise<void> => {
  await page.setViewportSize({ width, height });
  // observers of sizes are called between the two
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Waits until the page's scripts are idle and the test has seen every request they made until then. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  // requests are reported in the order in which they are made
  const last = page.waitForRequest((request) => new URL(request.url()).pathname === '/readyz');
  await page.evaluate(() => fetch('/readyz'));
  await last;
};

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with axe's own words when the page breaks a rule of WCAG 2.2 AA. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await waitForAnimations(page);
  // once for each document: reading the script takes as long as several rules
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // only violations are described in full: describing thousands of passed elements takes longer than several rules
    const result = await run({ exclude: [['iframe']] }, { resultTypes: ['violations'], runOnly: { type: 'tag', values } });
    return result.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
  }, accessibilityRules);
  expect(violations).toEqual([]);
};
