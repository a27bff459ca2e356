// The product list follows every change of its address, after a full load at each width.
import type { Page } from '@playwright/test';
import { expect, open, resize, test } from './support/test.ts';

const names = (page: Page) => page.locator('.cells h3');
const count = (page: Page) => page.locator('.results-head').getByRole('status');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

const widths = [390, 768, 1440];
const found = { text: 'lr20', count: '1 product for “lr20”' };

const openAt = async (page: Page, [width = 0]: number[], path: string) => {
  await page.setViewportSize({ width, height: 900 });
  await open(page, path);
};

/** Runs the check at each width. Only the first follows a full load. */
const atEach = async (page: Page, order: number[], check: () => Promise<void>) => {
  for (const width of order)
    await test.step(`at ${width} px`, async () => {
      await resize(page, width);
      await check();
    });
};

test('follows page links, Back and Forward, even after a reload (PLIST-15)', { tag: '@main' }, async ({ page }) => {
  const order = [768, 390, 1440];
  await openAt(page, order, '/products');
  const first = await names(page).allTextContents();
  await atEach(page, order, async () => {
    await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/products?page=2');
    await expect(count(page)).toContainText('page 2 of');
    await expect(names(page).first()).not.toHaveText(String(first[0]));
    const second = await names(page).allTextContents();
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
});

// different orders, so that a narrow and a wide window each get a full load
for (const { name, path, order } of [
  { name: 'all products', path: '/products', order: widths },
  { name: 'a category', path: '/products?category=industrial-robots', order: widths.toReversed() },
]) {
  test(`follows typing and clearing in the search of ${name} (PLIST-15)`, { tag: '@main' }, async ({ page }) => {
    await openAt(page, order, path);
    await atEach(page, order, async () => {
      await box(page).fill(found.text);
      await expect(page).toHaveURL(withQuery(path, `search=${found.text}`));
      await expect(count(page)).toHaveText(found.count);
      await box(page).fill('');
      await expect(page).toHaveURL(path);
      await expect(count(page)).toHaveText(/^\d+ products/);
    });
  });

  test(`follows clearing of the search that ${name} was opened with (PLIST-15)`, async ({ page }) => {
    await openAt(page, order, withQuery(path, `search=${found.text}`));
    await expect(count(page)).toHaveText(found.count);
    await box(page).fill('');
    await expect(page).toHaveURL(path);
    await expect(count(page)).toHaveText(/^\d+ products/);
  });

  test(`follows the choice of units in ${name} (PLIST-15)`, async ({ page }) => {
    await openAt(page, order, path);
    const unit = (units: string) => page.getByRole('navigation', { name: 'Units' }).getByRole('link', { name: units });
    await atEach(page, order, async () => {
      await unit('Imperial').click();
      await expect(page).toHaveURL(withQuery(path, 'units=imperial'));
      await expect(unit('Imperial')).toHaveAttribute('aria-current', 'true');
      await unit('Metric').click();
      await expect(page).toHaveURL(path);
    });
  });

  test(`follows the search of the header, Back and Forward in ${name} (PLIST-15)`, async ({ page }) => {
    await openAt(page, order, path);
    const all = await count(page).textContent();
    await atEach(page, order, async () => {
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
      await page.goBack();
      await expect(page).toHaveURL(path);
    });
  });
}
