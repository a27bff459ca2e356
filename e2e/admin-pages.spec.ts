// Static pages: editing, and the result on the public site.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/admin.ts';

test.use({ company: 'pages' });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Edit) Page$/ });
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `${name}: Published` });

test('creates, changes and unpublishes a page, on the site at once (APAGE-07, APAGE-09, APAGE-12)', async ({ admin: page, request }) => {
  await page.goto('/admin/pages?new=1');
  const dialog = dialogOf(page);
  await dialog.getByLabel(/^Title/).fill('Warranty');
  await dialog.getByRole('textbox', { name: 'Content', exact: true }).fill('Every robot carries 24 months.');
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();
  await open(page, '/page/warranty');
  await expect(page.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible();
  await expect(page.getByText('Every robot carries 24 months.')).toBeVisible();

  await page.goto('/admin/pages');
  await page.getByRole('button', { name: 'Edit Warranty' }).click();
  await dialogOf(page)
    .getByLabel(/^Title/)
    .fill('Warranty and Spare Parts');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Page updated successfully')).toBeVisible();
  // a rename keeps the address
  await open(page, '/page/warranty');
  await expect(page.getByRole('heading', { level: 1, name: 'Warranty and Spare Parts' })).toBeVisible();

  await page.goto('/admin/pages');
  await switchOf(page, 'Warranty and Spare Parts').click();
  await expect(page.getByText('Page updated successfully')).toBeVisible();
  await expect(switchOf(page, 'Warranty and Spare Parts')).toHaveText('Draft');
  expect((await request.get('/page/warranty')).status()).toBe(404);
});

test('leaves the about page out of the list, and has only Edit in rows (APAGE-02, APAGE-03)', async ({ admin: page }) => {
  await page.goto('/admin/pages');
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'about' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`is accessible with list and editor, and fits ${width} px (ACCESS-05)`, async ({ admin: page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/pages');
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(dialogOf(page).getByRole('toolbar').first()).toBeVisible();
    await expectAccessible(page);
  });
}
