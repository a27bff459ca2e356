// Common layout of the admin lists: width, touch targets, position of toasts.
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';
import { waitForAnimations } from './support/motion.ts';
import { eventually, resize } from './support/test.ts';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const widths = [390, 768, 1440];

for (const [path, action] of [
  ['/admin/products', 'Add New Product'],
  ['/admin/categories', 'Add New Category'],
  ['/admin/news', 'Add New Article'],
  ['/admin/pages', 'Add New Page'],
] as const)
  test(`does not cover the action ${action} with toasts (TOAST-01)`, async ({ admin: page }) => {
    await page.goto(path);
    const status = page.getByRole('switch').first();
    const state = await status.textContent();
    const isSaved = () => expect(status).not.toHaveAttribute('aria-busy', 'true');
    const message = page.getByRole('region', { name: 'Notifications' }).locator('.toast').first();
    const button = page.getByRole('button', { name: action });
    for (const width of widths) {
      await resize(page, width);
      await status.click();
      // a click meanwhile would have no effect
      await isSaved();
      // a toast stays while the pointer is on it
      await message.hover();
      await waitForAnimations(page);
      const [told, pressed] = [await boxOf(message), await boxOf(button)];
      expect(told.y, 'the message starts below the action').toBeGreaterThanOrEqual(pressed.bottom);
      expect(width - told.right, 'at the right edge').toBeLessThanOrEqual(16);
      await button.click();
      const dialog = page.getByRole('dialog', { name: action });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await status.click();
    await isSaved();
    await expect(status).toHaveText(state ?? '');
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
