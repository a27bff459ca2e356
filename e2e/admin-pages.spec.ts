// Static pages: editing, and the result on the public site.
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Edit) Page$/ });
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}: `) });

test('creates, changes and unpublishes a page, with immediate effect on the site (APAGE-07, APAGE-09, APAGE-12)', async ({
  admin: page,
  request,
}) => {
  await page.goto('/admin/pages?new=1');
  const dialog = dialogOf(page);
  await dialog.getByLabel(/^Title/).fill('Delivery');
  await dialog.getByRole('textbox', { name: 'Content', exact: true }).fill('Every robot carries 24 months.');
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();
  await open(page, '/page/delivery');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await expect(page.getByText('Every robot carries 24 months.')).toBeVisible();

  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Edit Delivery' }).click();
  await dialogOf(page)
    .getByLabel(/^Title/)
    .fill('Delivery and Spare Parts');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Page updated successfully')).toBeVisible();
  // the address stays the same after a rename
  await open(page, '/page/delivery');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery and Spare Parts' })).toBeVisible();

  await page.goto('/admin/pages');
  await switchOf(page, 'Delivery and Spare Parts').click();
  await expect(page.getByText('Page updated successfully')).toBeVisible();
  await expect(switchOf(page, 'Delivery and Spare Parts')).toHaveText('Draft');
  expect((await request.get('/page/delivery')).status()).toBe(404);
});

test('does not list the about page, and has only the action Edit in rows (APAGE-02, APAGE-03)', async ({ admin: page }) => {
  await page.goto('/admin/pages');
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'about' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

test('is accessible with list and editor at every width (ACCESS-05)', async ({ admin: page }) => {
  await page.goto('/admin/pages');
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await expectAccessibleAt(page, [390, 1440]);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(dialogOf(page).getByRole('toolbar').first()).toBeVisible();
  await expectAccessibleAt(page, [390, 1440]);
});
