import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/admin.ts';
import { drag } from './support/drag.ts';
import { failedCall } from './support/stage.ts';
import { eventually, expectLoaded } from './support/test.ts';
import { expectAccessibleAt } from './support/widths.ts';

const pictures = ['amr.webp', 'amr-2.webp', 'amr-3.webp'].map((name) => `demo/media/products/${name}`);
const [front = '', side = '', detail = ''] = pictures;
const brochure = 'demo/brochures/files/belt-conveyor-lb-500.pdf';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Edit) Product$/ });
const openNew = async (page: Page): Promise<Locator> => {
  await page.goto('/admin/products?new=1');
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
};
const openRow = async (page: Page, name: string): Promise<Locator> => {
  await page.goto(`/admin/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
};
const create = async (page: Page, name: string): Promise<void> => {
  const dialog = await openNew(page);
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Category/).selectOption({ label: 'Mobile Robots' });
  await dialog.getByLabel('Choose main image').setInputFiles(front);
  await dialog.getByLabel('Add additional images').setInputFiles([side, detail]);
  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
};
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
};
const section = (dialog: Locator, name: string) =>
  dialog.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: new RegExp(`^${name}`) });

test('shows a product with pictures, brochure, texts and specifications immediately on the site (APROD-10, APROD-16, APROD-26)', {
  tag: '@main',
}, async ({ admin: page }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel(/^Name/).fill('Pallet Shuttle PS900');
  await dialog.getByLabel(/^Category/).selectOption({ label: 'Mobile Robots' });
  await dialog.getByLabel(/^Model/).fill('PS900-2');
  await dialog.getByLabel(/^Price/).fill('185000000');
  await expect(dialog.getByText('Shown as Rp 185.000.000')).toBeVisible();
  await dialog.getByLabel('Choose main image').setInputFiles(front);
  await dialog.getByLabel('Add additional images').setInputFiles([side, detail]);
  await dialog.getByLabel('Choose brochure').setInputFiles(brochure);
  await dialog.getByRole('textbox', { name: 'Short description' }).fill('Carries pallets through channels.');
  await dialog.getByRole('textbox', { name: 'Description', exact: true }).fill('It lifts, drives and sets down by itself.');

  await section(dialog, 'Specifications').click();
  await dialog.getByRole('button', { name: 'Add entry', exact: true }).click();
  await expect(dialog.getByLabel('Specification name').last()).toBeFocused();
  await page.keyboard.type('Payload');
  await page.keyboard.press('Enter');
  await page.keyboard.type('900 kg');
  await dialog.getByRole('button', { name: 'Add group' }).click();
  await expect(dialog.getByLabel('Group title').last()).toBeFocused();
  await page.keyboard.type('Battery');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Capacity');
  await page.keyboard.press('Enter');
  await page.keyboard.type('48 Ah');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Charging time');
  await expect(dialog.getByText('No value yet: this row is left out when you save.')).toBeVisible();

  // the preview includes pictures that are not uploaded yet
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of Pallet Shuttle PS900' });
  const site = preview.frameLocator('iframe');
  await expect(site.getByRole('heading', { level: 1, name: 'Pallet Shuttle PS900' })).toBeVisible();
  await expect(site.getByText('48 Ah').or(site.getByText('48')).first()).toBeVisible();
  await expect(site.getByText('Charging time')).toHaveCount(0);
  await expectLoaded(site.locator('.gallery .main img'), 101);
  await expect(site.locator('.thumbs img')).toHaveCount(3);
  await preview.getByRole('button', { name: 'Phone' }).click();
  // the preview may be loading again
  await eventually(async () => {
    expect(await site.locator('html').evaluate((html) => html.clientWidth)).toBeLessThan(391);
  });
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Product created successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin/products');

  await open(page, '/products/pallet-shuttle-ps900');
  await expect(page.getByRole('heading', { level: 1, name: 'Pallet Shuttle PS900' })).toBeVisible();
  await expect(page.getByText('Rp 185.000.000').first()).toBeVisible();
  await expect(page.getByText('It lifts, drives and sets down by itself.')).toBeVisible();
  await expect(page.locator('.thumbs button')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Battery' })).toBeVisible();
  await expect(page.getByText('Charging time')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Download Brochure' })).toHaveAttribute('href', /^\/storage\/.*\.pdf$/);
  await open(page, '/products?search=PS900');
  await expect(page.getByRole('link', { name: /Pallet Shuttle PS900/ }).first()).toBeVisible();
  await open(page, '/products?category=mobile-robots');
  await expect(page.getByRole('link', { name: /Pallet Shuttle PS900/ }).first()).toBeVisible();
});

test('reorders pictures, removes the main one and changes the address (APROD-21, APROD-22, ROUTE-19)', async ({ admin: page }) => {
  await create(page, 'Order Picker OP1');
  await open(page, '/products/order-picker-op1');
  await expect(page.locator('.thumbs button')).toHaveCount(3);
  const before = await page.locator('.thumbs img').evaluateAll((all) => all.map((one) => one.getAttribute('src')?.split('?')[0]));

  const dialog = await openRow(page, 'Order Picker OP1');
  // the address opens the form again
  await page.reload();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Order Picker OP1');
  await dialog.getByRole('button', { name: 'Remove main image' }).click();
  await dialog.getByRole('button', { name: /^Move picture 2 left/ }).click();
  await dialog.getByLabel(/^Slug/).fill('order-picker-one');
  await expect(dialog.getByText(/the old address redirects/)).toBeVisible();
  await save(page);

  const moved = await page.request.get('/products/order-picker-op1', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toContain('/products/order-picker-one');
  await open(page, '/products/order-picker-op1');
  await expect(page).toHaveURL('/products/order-picker-one');
  await expect(page.locator('.thumbs button')).toHaveCount(2);
  const after = await page.locator('.thumbs img').evaluateAll((all) => all.map((one) => one.getAttribute('src')?.split('?')[0]));
  expect(after).toEqual([before[2], before[1]]);
});

test('pastes, drags and moves rows of specifications, and works by keyboard (APROD-31)', async ({ admin: page }) => {
  const dialog = await openNew(page);
  await section(dialog, 'Specifications').click();
  await dialog.getByRole('button', { name: 'Paste rows' }).click();
  const paste = page.getByRole('dialog', { name: 'Paste rows' });
  await paste.getByLabel('Rows').fill('Payload\t20 kg\nAxes\nJ1\t±180°\nJ2\t±95°');
  await expect(paste.getByText('3 rows in 1 group will be added.')).toBeVisible();
  await paste.getByRole('button', { name: 'Add rows' }).click();
  const names = () =>
    dialog.locator('[data-row-id] input:first-of-type').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await expect.poll(names).toEqual(['Payload', 'Axes', 'J1', 'J2']);

  // drag it by its grip into the group
  const target = dialog.locator('[data-row-id]').nth(2);
  const height = await target.evaluate((row) => row.clientHeight);
  await drag(page, dialog.locator('[data-row-id] .grip').first(), target, { x: 10, y: height - 6 });
  await expect.poll(names).toEqual(['Axes', 'J1', 'Payload', 'J2']);
  await expect(dialog.getByText('Payload moved to row 2 of 3 in Axes.')).toBeAttached();

  // move it out of the group by keyboard
  await dialog.getByLabel('Value of Payload').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(names).toEqual(['Axes', 'J1', 'J2', 'Payload']);
  await expect(dialog.getByLabel('Value of Payload')).toBeFocused();

  await dialog.getByRole('button', { name: 'Remove group Axes' }).click();
  await expect.poll(names).toEqual(['Payload']);
  await dialog.getByRole('button', { name: 'Undo removing' }).click();
  await expect.poll(names).toEqual(['Axes', 'J1', 'J2', 'Payload']);
});

test('opens a copy of a product, and deletes it (APROD-27, APROD-30)', async ({ admin: page }) => {
  await create(page, 'Tow Tractor TT2');
  await page.goto('/admin/products?search=Tow+Tractor');
  await page.getByRole('button', { name: 'More for Tow Tractor TT2' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('switch', { name: /^Active/ })).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: /^Remove picture/ })).toHaveCount(2);
  await dialog.getByLabel(/^Name/).fill('Tow Tractor TT3');
  await save(page);

  const row = page.getByRole('row', { name: /Tow Tractor TT3/ });
  await expect(row.getByRole('switch')).toHaveText('Inactive');
  await row.getByRole('button', { name: 'Delete Tow Tractor TT3' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete Tow Tractor TT3' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tow Tractor TT2' })).toBeFocused();
  // the original still has its pictures
  await open(page, '/products/tow-tractor-tt2');
  await expectLoaded(page.locator('.gallery .main img'));
});

test('removes an inactive product from the site until it is active again', async ({ admin: page }) => {
  await create(page, 'Roller Module RM4');
  await page.goto('/admin/products?search=RM4');
  const toggle = page.getByRole('switch', { name: /^Roller Module RM4: / });
  await toggle.click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(toggle).toHaveText('Inactive');
  expect((await page.request.get('/products/roller-module-rm4')).status()).toBe(404);
  await toggle.click();
  await expect(toggle).toHaveText('Active');
  await expect.poll(async () => (await page.request.get('/products/roller-module-rm4')).status()).toBe(200);
});

test.describe('when the server rejects a change', () => {
  test.use({ expectedComplaints: failedCall });

  test('shows errors of the server at their fields (AMOD-07)', async ({ admin: page }) => {
    const dialog = await openNew(page);
    await dialog.getByLabel(/^Name/).fill('Robot with a text for a picture');
    await dialog.getByLabel(/^Category/).selectOption({ label: 'Mobile Robots' });
    await dialog.getByLabel(/^Slug/).fill('six-axis-robot-lr20');
    await dialog
      .getByLabel('Choose main image')
      .setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await dialog.getByRole('button', { name: 'Create Product' }).click();
    await expect(dialog.getByRole('group', { name: /Main image/ }).getByText('Please select a valid image file')).toBeVisible();
    await expect(dialog.getByText(/Nothing was saved/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove main image' }).click();
    await dialog.getByRole('button', { name: 'Create Product' }).click();
    await expect(dialog.getByLabel(/^Slug/)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel(/^Slug/)).toBeFocused();
  });
});

test('finds, opens and closes a product with the keyboard', async ({ admin: page }) => {
  await page.goto('/admin/products');
  await page.locator('tbody .row-link').first().waitFor();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search name or model' })).toBeFocused();
  await page.keyboard.type('lr20');
  await expect(page).toHaveURL('/admin/products?search=lr20');
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(1);
  const link = page.getByRole('link', { name: 'Six-Axis Robot LR20' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL('/admin/products?search=lr20');
});

test('is accessible with list, form and preview at every width (ACCESS-05)', async ({ admin: page }) => {
  await page.goto('/admin/products');
  await page.locator('tbody .row-link').first().waitFor();
  await expectAccessibleAt(page, [390, 1440]);
  await page.locator('tbody .row-link').first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('textbox', { name: 'Description', exact: true })).toBeAttached();
  await section(dialog, 'Specifications').click();
  await dialog.getByRole('button', { name: 'Add entry', exact: true }).click();
  for (const width of [390, 1440]) {
    await expectAccessibleAt(page, [width]);
    await expect.poll(() => dialog.locator('.ed-body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBeLessThanOrEqual(0);
  }
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleAt(page, [390, 1440]);
});
