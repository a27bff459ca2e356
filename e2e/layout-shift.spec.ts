// No layout shift while a page loads and while it is scrolled.
import type { Page, Route } from '@playwright/test';
import { visitorLaunchOptions } from './support/browser.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: visitorLaunchOptions });

const screens = [
  '/',
  '/about',
  '/products',
  '/products/six-axis-robot-lr20',
  '/news',
  '/news/second-plant-in-cikarang',
  '/contact',
  '/page/privacy-policy',
];
const most = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** @returns whether the end of the page is in view, once it was drawn there */
const scrollTo = (page: Page, top: number): Promise<boolean> =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return new Promise<boolean>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(y + innerHeight >= document.documentElement.scrollHeight))),
    );
  }, top);

/** Whether every picture in view has loaded. */
const hasPictures = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInView = image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return image.complete || !isInView;
    }),
  );

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const path of screens)
      test(`does not shift the layout of ${path} (SHELL-10)`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as Shift[]) {
              const moves = entry.sources.map(
                ({ node, previousRect: from, currentRect: to }) =>
                  `${node?.nodeName}.${node?.className} "${node?.textContent?.slice(0, 20)}" from ${from.y} (${from.width} × ${from.height}) to ${to.y} (${to.width} × ${to.height})`,
              );
              shifts.push(`${entry.value} scrolled to ${scrollY}: ${moves.join(', ')}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        // pictures arrive after what is around them was drawn
        const waiting: Route[] = [];
        await page.route('**/storage/**', (route) => waiting.push(route));
        // the pictures at the top would keep the load event from coming
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('html[data-ready]').waitFor();
        for (let top = 0; top < 12_000; top += 600) {
          const isEnd = await scrollTo(page, top);
          await expect
            .poll(async () => {
              await Promise.all(waiting.splice(0).map((route) => route.continue()));
              return hasPictures(page);
            })
            .toBe(true);
          if (isEnd) break;
        }
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect(sum, shifts.join('\n')).toBeLessThan(most);
      });
  });
