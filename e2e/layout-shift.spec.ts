// Nothing jumps: neither while a page comes to life nor on the way down.
import { withMotion } from './support/motion.ts';
import { expect, open, test } from './support/test.ts';

test.use(withMotion);

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

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const path of screens)
      test(`${path} stands still`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[])
              shifts.push(`${entry.value} ${entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(' ')}`);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await open(page, path);
        for (let top = 0; top < 12_000; top += 600) {
          const isEnd = await page.evaluate((y) => {
            window.scrollTo({ top: y, behavior: 'instant' });
            return new Promise<boolean>((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(y + innerHeight >= document.documentElement.scrollHeight))),
            );
          }, top);
          if (isEnd) break;
        }
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect(sum, shifts.join('\n')).toBeLessThan(most);
      });
  });
