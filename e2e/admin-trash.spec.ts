// Many records at once with undo, and the trash.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';

test.use({ company: 'trash' });
test.describe.configure({ mode: 'serial' });

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

test('changes several products at once, and undoes it after a reload (BULK-01, BULK-03)', async ({ admin: page }) => {
  await page.goto('/admin/products');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  // with the rows between
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected products' });
  await expect(bar.getByText('3 products selected')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('3 products updated').first()).toBeVisible();
  const inactive = page.getByRole('switch', { checked: false });
  await expect(inactive).toHaveCount(3);
  await page.reload();
  const last = page.getByRole('region', { name: 'Last change' });
  await expect(last).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await last.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 products restored')).toBeVisible();
  await expect(inactive).toHaveCount(0);
  await expect(last).toHaveCount(0);
});

test('deletes an article, and restores it from the trash (TRASH-01, TRASH-02)', async ({ admin: page, product }) => {
  await page.goto('/admin/news');
  const link = page.getByRole('row').getByRole('link').first();
  const title = (await link.innerText()).trim();
  const address = async () => {
    const answer = await page.request.get(`${product.origin}/api/public/news?per_page=60`);
    const { data } = (await answer.json()) as { data: { title: string; slug: string }[] };
    return data.find((article) => article.title === title)?.slug;
  };
  const url = `${product.origin}/news/${await address()}`;
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('region', { name: 'Selected articles' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  expect((await page.request.get(url)).status()).toBe(410);
  await page.goto('/admin/trash');
  const row = rowOf(page, title);
  await expect(row).toContainText('30 days');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await row.getByRole('link', { name: title }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Article restored successfully')).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(200);
});

test('restores all that match (TRASH-06)', async ({ admin: page }) => {
  await page.goto('/admin/products');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 products deleted').first()).toBeVisible();
  await page.goto('/admin/trash?kind=product');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Restore all matching' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 records');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('2 records restored')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('offers unsaved changes again after the tab was closed (KEPT-01, KEPT-03, KEPT-05)', async ({ admin: page, context }) => {
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: 'Privacy Policy', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Page' });
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/changes'));
  await form
    .getByLabel(/^Title/)
    .first()
    .fill('Privacy, in short');
  await kept;
  const address = page.url();
  const other = await context.newPage();
  await page.close();
  await other.goto(address);
  const again = other.getByRole('dialog', { name: 'Edit Page' });
  await expect(again.getByText(/^You have unsaved changes from/)).toBeVisible();
  await expectAccessible(other);
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(again.getByLabel(/^Title/).first()).toHaveValue('Privacy, in short');
  await again.getByRole('button', { name: 'Update Page' }).click();
  await expect(other.getByText('Page updated successfully')).toBeVisible();
  await other.getByRole('link', { name: 'Privacy, in short', exact: true }).click();
  await expect(again.getByLabel(/^Title/).first()).toHaveValue('Privacy, in short');
  await expect(again.getByText(/^You have unsaved changes from/)).toHaveCount(0);
});
