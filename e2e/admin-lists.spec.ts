// Common layout of the admin lists: width, touch targets, position of toasts.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';
import { waitForAnimations } from './support/motion.ts';
import { eventually, resize } from './support/test.ts';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const widths = [390, 768, 1024, 1440];

const controls = 'a[href], button, input, select, textarea, [role=switch]';

/** The controls of which the centre is below a toast. */
const coveredControls = (page: Page) =>
  page.evaluate((selector) => {
    const isCovered = (control: Element) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.toasts');
    };
    // those behind a dialog cannot be used
    const layer = document.querySelector('dialog[open]') ?? document;
    const outside = [...layer.querySelectorAll(selector)].filter((control) => !control.closest('.toasts'));
    return outside.filter(isCovered).map((control) => control.getAttribute('aria-label') ?? control.textContent);
  }, controls);

const expectNothingCovered = async (page: Page) => {
  await waitForAnimations(page);
  expect(await coveredControls(page)).toEqual([]);
};

for (const path of ['/admin/products', '/admin/categories', '/admin/news', '/admin/pages'])
  test(`covers no control of ${path} with toasts, and lists them under the pointer (TOAST-01, TOAST-03)`, async ({ admin: page }) => {
    await page.goto(path);
    const status = page.getByRole('switch').first();
    const state = await status.textContent();
    const toasts = page.getByRole('region', { name: 'Notifications' }).locator('.toast');
    for (const width of widths) {
      await resize(page, width);
      for (const count of [1, 2]) {
        await status.click();
        await expect(status).not.toHaveAttribute('aria-busy', 'true');
        await expect(toasts).toHaveCount(count);
      }
      await expectNothingCovered(page);
      const first = await boxOf(toasts.first());
      expect(first.x, 'on the right').toBeGreaterThan(width / 8);
      expect(first.bottom, 'at the top').toBeLessThan(72);
      // toasts stay while the pointer is on them
      await toasts.first().hover();
      await expect.poll(async () => (await boxOf(toasts.last())).y).toBeGreaterThanOrEqual(first.bottom);
      await toasts.last().getByRole('button', { name: 'Close' }).click();
      await toasts.first().getByRole('button', { name: 'Close' }).click();
      await expect(toasts).toHaveCount(0);
    }
    await expect(status).toHaveText(state ?? '');
  });

test('covers no control of a dialog with toasts (TOAST-03)', { tag: '@smoke' }, async ({ admin: page }) => {
  await page.goto('/admin/products?search=LR20-1720');
  await page.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog');
  for (const width of widths) {
    await resize(page, width);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    const toast = dialog.locator('.toast').first();
    await expect(toast).toBeVisible();
    await expectNothingCovered(page);
    expect((await boxOf(toast)).x, 'inside the window').toBeGreaterThanOrEqual(8);
    await toast.getByRole('button', { name: 'Close' }).click();
  }
});

test('shows the picture of a row inside the row', async ({ admin: page }) => {
  await page.goto('/admin/products?search=LR20-1720');
  const row = page.getByRole('row', { name: /LR20-1720/ });
  await eventually(async () => {
    const [around, picture] = [await boxOf(row), await boxOf(row.locator('.thumb img'))];
    expect(picture.y).toBeGreaterThanOrEqual(around.y);
    expect(picture.bottom).toBeLessThanOrEqual(around.bottom);
  });
});

test('shows the names of products in full, including those of featured ones (APROD-35)', { tag: '@smoke' }, async ({ admin: page }) => {
  await page.goto('/admin/products');
  await expect(page.getByText('FEATURED').first()).toBeVisible();
  for (const width of widths) {
    await resize(page, width);
    await eventually(async () => {
      const names = await page
        .locator('tbody .row-link')
        .evaluateAll((links) =>
          links.map(({ textContent, scrollHeight, clientHeight }) => ({ textContent, isCut: scrollHeight > clientHeight })),
        );
      expect(names.length).toBeGreaterThan(1);
      expect(names.filter(({ isCut }) => isCut)).toEqual([]);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('selects single rows without moving them, and all rows of the page (ALIST-06)', { tag: '@smoke' }, async ({ admin: page }) => {
    for (const width of [1440, 390]) {
      await resize(page, width, 844);
      await page.goto('/admin/products');
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      // waits until the rows have stopped moving
      await boxes.nth(1).click({ trial: true });
      const { y } = await boxOf(boxes.nth(1));
      const count = await boxes.count();
      await boxes.first().check();
      const bar = page.getByRole('region', { name: 'Selected products' });
      await expect(bar.getByText('1 product selected')).toBeInViewport();
      expect((await boxOf(boxes.nth(1))).y).toBe(y);
      if (width === 390) {
        await bar.getByRole('button', { name: 'Select all on this page' }).click();
        await expect(bar.getByText(`${count} products selected`)).toBeVisible();
      }
    }
  });

  test('makes the status of a row large enough for a finger', async ({ admin: page }) => {
    for (const path of ['/admin/products', '/admin/categories', '/admin/news', '/admin/pages']) {
      await page.goto(path);
      await expect.poll(async () => (await boxOf(page.getByRole('switch').first())).height, path).toBeGreaterThanOrEqual(40);
    }
  });
});

test.describe('on a very wide screen', () => {
  test.use({ viewport: { width: 2560, height: 1300 } });

  test('centres the list and uses the available width', async ({ admin: page }) => {
    await page.goto('/admin/products');
    await expect(page.getByRole('switch').first()).toBeVisible();
    await eventually(async () => {
      const [rows, main] = [await boxOf(page.getByRole('table')), await boxOf(page.locator('.main'))];
      expect(rows.width).toBeGreaterThan(1600);
      expect(Math.abs(rows.x - main.x - (main.right - rows.right))).toBeLessThanOrEqual(2);
    });
    await expectAccessible(page);
  });
});
