// Pages do not shift while they load and while they are scrolled.
import type { Page, Route } from '@playwright/test';
import { visitorLaunchOptions } from './support/browser.ts';
import { pages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: visitorLaunchOptions });

const most = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Scrolls and waits for the paint. @returns whether the end of the page is in view */
const scrollTo = (page: Page, top: number): Promise<boolean> =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return new Promise<boolean>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(y + innerHeight >= document.documentElement.scrollHeight))),
    );
  }, top);

/** Waits until every picture in view has loaded. */
const waitForPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isInView = (image: Element) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    };
    const loading = [...document.images].filter((image) => !image.complete && isInView(image));
    await Promise.all(loading.map((image) => new Promise((resolve) => image.addEventListener('load', resolve))));
  });

/** Makes requests wait while the gate is closed. */
const createGate = () => {
  const waiting: Route[] = [];
  let isOpen = false;
  return {
    handle: (route: Route) => (isOpen ? route.continue() : void waiting.push(route)),
    open: async () => {
      isOpen = true;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
    close: () => {
      isOpen = false;
    },
  };
};

/** Starts the site's scripts after the first paint, as if everything had loaded. */
const startScripts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
    // dispatched events do not count as input, after which shifts would be ignored
    dispatchEvent(new Event('pointerdown'));
  });

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const path of pages)
      test(`does not shift the layout of ${path} (SHELL-10)`, {
        tag: path === '/products' && width === 390 ? '@smoke' : [],
      }, async ({ page }) => {
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
        // deterministic order: fonts arrive after the first paint, pictures after their surroundings were painted
        const [fonts, pictures] = [createGate(), createGate()];
        await page.route('**/*.woff2', fonts.handle);
        await page.route('**/storage/**', pictures.handle);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await startScripts(page);
        await page.locator('html[data-ready]').waitFor();
        await fonts.open();
        await page.evaluate(() => document.fonts.ready);
        for (let top = 0; top < 12_000; top += 600) {
          pictures.close();
          const isEnd = await scrollTo(page, top);
          await pictures.open();
          await waitForPictures(page);
          if (isEnd) break;
        }
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect(sum, shifts.join('\n')).toBeLessThan(most);
      });
  });
