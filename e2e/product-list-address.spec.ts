// After a full load the product list follows its address, whatever changes the address.
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const names = (page: Page) => page.locator('.cells h3');
const count = (page: Page) => page.locator('.results-head').getByRole('status');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

const lists = [
  { name: 'all products', path: '/products' },
  { name: 'a category', path: '/products?category=industrial-robots' },
];
const found = { text: 'lr20', count: '1 product for “lr20”' };

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('follows page links, Back and Forward, also after a reload (PLIST-15)', { tag: '@main' }, async ({ page }) => {
      await open(page, '/products');
      const first = await names(page).allTextContents();
      await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/products?page=2');
      await expect(count(page)).toContainText('page 2 of');
      const second = await names(page).allTextContents();
      expect(second).not.toEqual(first);
      await page.goBack();
      await expect(names(page)).toHaveText(first);
      await page.goForward();
      await expect(names(page)).toHaveText(second);
      await page.reload();
      await page.locator('html[data-ready]').waitFor();
      await expect(names(page)).toHaveText(second);
      await page.goBack();
      await expect(page).toHaveURL('/products');
      await expect(names(page)).toHaveText(first);
    });

    for (const { name, path } of lists) {
      test(`follows typing in the search of ${name} (PLIST-15)`, { tag: '@main' }, async ({ page }) => {
        await open(page, path);
        await box(page).fill(found.text);
        await expect(page).toHaveURL(withQuery(path, `search=${found.text}`));
        await expect(count(page)).toHaveText(found.count);
      });

      test(`follows clearing of the search of ${name} (PLIST-15)`, async ({ page }) => {
        await open(page, withQuery(path, `search=${found.text}`));
        await expect(count(page)).toHaveText(found.count);
        await box(page).fill('');
        await expect(page).toHaveURL(path);
        await expect(count(page)).toHaveText(/^\d+ products/);
      });

      test(`follows the choice of units in ${name} (PLIST-15)`, async ({ page }) => {
        await open(page, path);
        const imperial = page.getByRole('navigation', { name: 'Units' }).getByRole('link', { name: 'Imperial' });
        await imperial.click();
        await expect(page).toHaveURL(withQuery(path, 'units=imperial'));
        await expect(imperial).toHaveAttribute('aria-current', 'true');
      });

      test(`follows the search of the header, Back and Forward in ${name} (PLIST-15)`, async ({ page }) => {
        await open(page, path);
        const all = await count(page).textContent();
        await page.keyboard.press('/');
        await page.keyboard.type('scanner');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/products?search=scanner');
        await expect(count(page)).toContainText('for “scanner”');
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(count(page)).toHaveText(String(all));
        await page.goForward();
        await expect(count(page)).toContainText('for “scanner”');
      });
    }
  });
