// Journeys of editors, sales and viewers; all other journeys are those of owners.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';
import { call, enter } from './support/colleague.ts';
import { failedCall } from './support/stage.ts';

// the journeys include refused calls
test.use({ expectedComplaints: failedCall });

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const noAccess = (page: Page) => expect(page.getByText('Your role does not include this screen')).toBeVisible();

test('lets an editor change content, and hides messages and settings (ROLE-02, ROLE-03, ROLE-07)', async ({ page, product }) => {
  const { as } = await enter(page, product, 'editor');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Recent Products' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Messages' })).toHaveCount(0);
  await expect(menuOf(page).getByRole('link', { name: 'Contact Messages' })).toHaveCount(0);
  await expect(menuOf(page).getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
  await page.goto('/admin/hero-settings');
  await page.getByRole('button', { name: /Save Settings/ }).click();
  await expect(page.getByText('Slideshow settings saved successfully')).toBeVisible();
  await page.goto('/admin/contacts');
  await noAccess(page);
  await expectAccessible(page);
  expect((await call(as, 'GET', 'contacts')).status).toBe(403);
  expect((await call(as, 'GET', 'settings')).status).toBe(403);
});

test('lets sales handle messages and read products, and applies a change of role immediately (ROLE-02, ROLE-08, ROLE-09)', async ({
  page,
  product,
}) => {
  const { id, as } = await enter(page, product, 'sales');
  await page.goto('/admin/products');
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'View Product' });
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /Update|Duplicate/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await call(as, 'DELETE', 'products/1')).status).toBe(403);

  await page.goto('/admin/contacts');
  await page
    .getByRole('button', { name: /^View message from/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Assigned to' })).toBeVisible();
  expect((await call(product, 'PUT', `administrators/${id}/role`, { role: 'viewer' })).status).toBe(200);
  await page.reload();
  await noAccess(page);
  await expect(menuOf(page).getByRole('link', { name: 'Contact Messages' })).toHaveCount(0);
});

test('lets viewers read everything and change their own account, and hides administrators (ROLE-02, ROLE-07)', async ({
  page,
  product,
}) => {
  const { as } = await enter(page, product, 'viewer');
  await page.goto('/admin/about-settings');
  await expect(page.getByText(/the role Viewer cannot make changes here/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await page.goto('/admin/account');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Our reader');
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('Account updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Administrators' })).toHaveCount(0);
  expect((await call(as, 'POST', 'backups')).status).toBe(403);
});
