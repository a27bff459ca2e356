// Changes of many records with undo, and the trash.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';
import { call, formOf } from './support/colleague.ts';
import { expectAccessibleAt } from './support/widths.ts';

type Product = Parameters<typeof call>[0];
const addProducts = async (product: Product, names: string[]) => {
  for (const name of names) expect((await call(product, 'POST', 'products', formOf({ name, category_id: '1' }))).status).toBe(201);
};
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

test('changes several products together, and undoes it after a reload (BULK-01, BULK-03)', async ({ admin: page, product }) => {
  await addProducts(product, ['Pick cell one', 'Pick cell two', 'Pick cell three', 'Pick cell four']);
  await page.goto('/admin/products?search=Pick+cell');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  // selects the rows in between as well
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
  await expectAccessibleAt(page, [390, 768, 1440]);
  await last.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 products restored')).toBeVisible();
  await expect(inactive).toHaveCount(0);
  await expect(last).toHaveCount(0);
});

test('deletes an article, and restores it from the trash (TRASH-01, TRASH-02)', async ({ admin: page, product }) => {
  const title = 'A fair without visitors';
  const { body } = await call(product, 'POST', 'news', formOf({ title, content: '<p>It was quiet.</p>', is_published: '1' }));
  const url = `${product.origin}/news/${body.news.slug}`;
  await page.goto('/admin/news?search=fair+without');
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page.getByRole('region', { name: 'Selected articles' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(url)).status()).toBe(410);
  await page.goto('/admin/trash');
  const row = rowOf(page, title);
  await expect(row).toContainText('30 days');
  await expectAccessibleAt(page, [390, 768, 1440]);
  await row.getByRole('link', { name: title }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Article restored successfully')).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(200);
});

test('restores all matching records (TRASH-06)', async ({ admin: page, product }) => {
  await addProducts(product, ['Weld cell one', 'Weld cell two']);
  await page.goto('/admin/products?search=Weld+cell');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 products deleted').first()).toBeVisible();
  await page.goto('/admin/trash?kind=product&search=Weld+cell');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Restore all matching' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 records');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('2 records restored')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('opens the form with unsaved changes after the tab was closed (KEPT-01, KEPT-03, KEPT-05)', async ({
  admin: page,
  context,
  product,
}) => {
  const { body } = await call(product, 'POST', 'pages', { title: 'Privacy at length', content: '<p>Every word.</p>' });
  await page.goto(`/admin/pages?edit=${body.page.id}`);
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
  await expect(again.getByText(/^Your unsaved changes from/)).toBeVisible();
  await expectAccessible(other);
  await expect(again.getByLabel(/^Title/).first()).toHaveValue('Privacy, in short');
  await again.getByRole('button', { name: 'Update Page' }).click();
  await expect(other.getByText('Page updated successfully')).toBeVisible();
  await other.getByRole('link', { name: 'Privacy, in short', exact: true }).click();
  await expect(again.getByLabel(/^Title/).first()).toHaveValue('Privacy, in short');
  await expect(again.getByText(/^Your unsaved changes from/)).toHaveCount(0);
});
