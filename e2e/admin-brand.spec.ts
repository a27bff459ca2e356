import type { Page } from '@playwright/test';
import { expect, open, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

test.use({ company: 'brand' });

const show = async (page: Page) => {
  await page.goto('/admin/brand');
  await expect(page.getByRole('form', { name: 'Brand and Company' })).toBeVisible();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved successfully')).toBeVisible();
};
const property = (page: Page, name: string) =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name);

test('shows colours, logo and company on the site right after saving, even in other open tabs (ABRAND-01, ABRAND-03)', async ({
  admin: page,
  context,
}) => {
  const other = await context.newPage();
  await other.addInitScript((token) => localStorage.setItem('admin_token', token), await tokenOf(page));
  await other.goto('/admin/contacts');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await show(page);
  await page.getByLabel(/^Company name/).fill('Nusantara Robotics');
  await page.getByLabel(/^Phone/).fill('+62 21 5550 0999');
  await page.getByRole('textbox', { name: /^Main colour/ }).fill('#b91c1c');
  await expect(page.locator('.bp-bar b')).toHaveText('Nusantara Robotics');
  await expect(page.locator('.bp-bar .bp-btn')).toHaveCSS('background-color', 'rgb(185, 28, 28)');
  const path = page.getByLabel('Or enter image URL/path').first();
  const before = await path.inputValue();
  await page.locator('input[type="file"]').first().setInputFiles('demo/media/products/amr.webp');
  await expect(page.getByText('Image uploaded successfully')).toBeVisible();
  await expect(path).not.toHaveValue(before);
  const logo = await path.inputValue();
  await save(page);
  await expect.poll(() => property(page, '--accent-fill')).toBe('#b91c1c');
  await expect.poll(() => property(other, '--accent-fill')).toBe('#b91c1c');
  await expect(other.getByText('Nusantara Robotics').first()).toBeVisible();

  await open(page, '/contact');
  await expect(page.getByRole('banner').getByText('Nusantara')).toBeVisible();
  await expect(page.getByRole('banner').locator(`img[src*="${logo}"]`)).toBeVisible();
  await expect(page.locator('a[href="tel:+622155500999"]').first()).toBeVisible();
  await expect.poll(() => property(page, '--brand-main')).toBe('#b91c1c');
  await expect.poll(() => property(page, '--on-main')).toBe('#ffffff');
});

test('shows the saved currency and business hours on the site (ABRAND-03)', async ({ admin: page }) => {
  await show(page);
  await page.getByLabel(/^Currency/).selectOption('EUR');
  await page.getByLabel(/^Symbol/).fill('€');
  await page.getByLabel(/^Numbers as in/).selectOption('de-DE');
  await expect(page.getByText('A price will read')).toContainText('€ 1.234.567,50');
  await page.getByRole('textbox', { name: 'Business hours' }).fill('Every day from nine');
  await save(page);
  await open(page, '/products');
  await expect(page.locator('.price').filter({ hasText: '€' }).first()).toBeVisible();
  await open(page, '/contact');
  await expect(page.getByText('Every day from nine')).toBeVisible();
});

test('reports an invalid value at its field, focuses the field and saves nothing (ABRAND-04)', async ({ admin: page }) => {
  await show(page);
  await page.getByLabel(/^Facebook/).fill('facebook');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Enter an address that begins with https:// or http://.')).toBeVisible();
  await expect(page.getByLabel(/^Facebook/)).toBeFocused();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('is accessible, including at the width of a phone (ACCESS-05)', async ({ admin: page }) => {
  await show(page);
  await expect(page.getByRole('textbox', { name: 'Business hours' })).toBeVisible();
  await expectAccessibleAt(page, [1440, 768, 390]);
});

const tokenOf = async (page: Page): Promise<string> => {
  await page.goto('/admin/contacts');
  return page.evaluate(() => localStorage.getItem('admin_token') ?? '');
};
