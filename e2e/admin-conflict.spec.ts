// Two administrators edit one record: no saved change is overwritten without notice.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';

// browsers log every failed request
test.use({ expectedComplaints: [/status of 409/] });

const openProduct = async (page: Page, name: string) => {
  await page.goto(`/admin/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await expect(dialog.getByLabel(/^Model/)).toBeVisible();
  return dialog;
};
const updated = (page: Page) => expect(page.getByText('Product updated successfully').first()).toBeVisible();

const addProduct = async (page: Page, name: string) => {
  await page.goto('/admin/products?new=1');
  const dialog = page.getByRole('dialog', { name: 'Add New Product' });
  await dialog.getByLabel(/^Category/).selectOption({ label: 'Mobile Robots' });
  await dialog.getByLabel(/^Price/).fill('100');
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Name/).press('Enter');
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(dialog).toBeHidden();
};

test('keeps the changes of two administrators, and asks in the form about fields that both changed (CONF-04, CONF-05)', async ({
  admin: page,
}) => {
  const name = 'Conveyor for two';
  await addProduct(page, name);
  const other = await page.context().newPage();
  const mine = await openProduct(page, name);
  const theirs = await openProduct(other, name);

  await theirs.getByLabel(/^Model/).fill('THEIRS-1');
  await theirs.getByLabel(/^Price/).fill('200');
  await theirs.getByRole('button', { name: 'Update Product' }).click();
  await updated(other);

  await mine.getByLabel(/^Price/).fill('300');
  await mine.getByRole('button', { name: 'Update Product' }).click();
  const notice = mine.getByRole('alert');
  await expect(notice).toContainText('Somebody else changed this product while you were editing it.');
  await expect(notice.getByRole('listitem')).toHaveText(['Price (their version: “200”)']);
  await expect(notice).toBeFocused();
  await expect(mine.getByLabel(/^Price/)).toHaveValue('300');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Save my changes anyway' }).click();
  await updated(page);
  await expect(mine).toBeHidden();

  const again = await openProduct(page, name);
  await expect(again.getByLabel(/^Model/)).toHaveValue('THEIRS-1');
  await expect(again.getByLabel(/^Price/)).toHaveValue('300');

  const late = await openProduct(other, name);
  await again.getByLabel(/^Price/).fill('400');
  await again.getByRole('button', { name: 'Update Product' }).click();
  await updated(page);
  await late.getByLabel(/^Model/).fill('LATE');
  await late.getByRole('button', { name: 'Update Product' }).click();
  await late.getByRole('button', { name: 'Load their version' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Load their version' }).click();
  await expect(late.getByLabel(/^Price/)).toHaveValue('400');
  await expect(late.getByLabel(/^Model/)).toHaveValue('THEIRS-1');
  await other.close();
});
