// Categories: editing, and the result on the public site.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/admin.ts';
import { waitForAnimations } from './support/motion.ts';
import { failedCall } from './support/stage.ts';
import { eventually, expectLoaded, resize } from './support/test.ts';
import { expectAccessibleAt } from './support/widths.ts';

const picture = 'demo/media/products/amr-2.webp';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Edit) Category$/ });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const create = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin/categories?new=1');
  const dialog = dialogOf(page);
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel('Choose image').setInputFiles(picture);
  await dialog.getByRole('button', { name: 'Create Category' }).click();
  await expect(page.getByText('Category created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
};
const remove = async (page: Page, name: string): Promise<void> => {
  await rowOf(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this category?' });
  await question.getByRole('button', { name: 'Delete' }).click();
};

test('creates, changes and deletes a category with a picture, with immediate effect on the site (ACAT-09, ACAT-14, ACAT-15, ACAT-16)', async ({
  admin: page,
  request,
}) => {
  await create(page, 'Gantry Systems');
  await expectLoaded(rowOf(page, 'Gantry Systems').locator('img'));
  await open(page, '/');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Gantry Systems' })).toBeVisible();

  await page.goto('/admin/categories');
  await page.getByRole('link', { name: 'Gantry Systems', exact: true }).click();
  const dialog = dialogOf(page);
  const stored = await dialog.getByAltText('Image').getAttribute('src');
  await dialog.getByLabel(/^Name/).fill('Gantries');
  await dialog.getByRole('checkbox', { name: 'New' }).check();
  await dialog.getByRole('button', { name: 'Remove image' }).click();
  await dialog.getByRole('button', { name: 'Update Category' }).click();
  await expect(page.getByText('Category updated successfully')).toBeVisible();
  await expect(rowOf(page, 'Gantries').getByText('NEW', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gantries', exact: true })).toBeFocused();
  // the history still contains the picture, which visitors can no longer request
  const address = stored?.split('?')[0] ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
  expect((await request.get(address)).status()).toBe(404);

  await remove(page, 'Gantries');
  await expect(page.getByText('Category deleted successfully')).toBeVisible();
  await expect(rowOf(page, 'Gantries')).toHaveCount(0);
  await open(page, '/products');
  await expect(page.getByRole('main').getByText('Gantries')).toHaveCount(0);
});

test('keeps the fields below a text in place while its editor loads (EDIT-14)', { tag: '@smoke' }, async ({ admin: page }) => {
  const { promise: isWanted, resolve: load } = Promise.withResolvers<void>();
  await page.route(/rich-text-editor/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/admin/categories');
  await page.getByRole('link', { name: 'Machine Safety', exact: true }).click();
  const dialog = dialogOf(page);
  const positionsAt = async (width: number) => {
    await resize(page, width, 800);
    await waitForAnimations(page);
    return dialog.evaluate((form) =>
      [...form.querySelectorAll('input:not([type=file])')].map((field) => field.getBoundingClientRect().top),
    );
  };
  await expect(dialog.getByText('Loading the editor...')).toBeVisible();
  const before = [await positionsAt(390), await positionsAt(1280)];
  await expect(dialog.getByText('Loading the editor...')).toBeVisible();
  load();
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await eventually(async () => {
    expect([await positionsAt(390), await positionsAt(1280)]).toEqual(before);
  });
});

test.describe('when the server rejects a change', () => {
  test.use({ expectedComplaints: failedCall });

  test('keeps a category with products, with a red notice (ACAT-17, ACAT-19)', async ({ admin: page }) => {
    await page.goto('/admin/categories');
    await remove(page, 'Machine Safety');
    await expect(page.getByRole('alert')).toContainText('Cannot delete category with products.');
    await expectAccessible(page);
    await expect(rowOf(page, 'Machine Safety')).toBeVisible();
  });
});

test('filters by text, label and status, and keeps the filters in the address (ACAT-01, ACAT-02, ACAT-03)', async ({ admin: page }) => {
  await page.goto('/admin/categories');
  await expect(rowOf(page, 'Machine Safety')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('safety');
  await expect(page).toHaveURL(/\?search=safety$/);
  await expect(rowOf(page, 'Mobile Robots')).toHaveCount(0);
  await page.goto('/admin/categories?label=new');
  await expect(rowOf(page, 'Mobile Robots')).toBeVisible();
  await expect(rowOf(page, 'Machine Safety')).toHaveCount(0);
});

test('asks about unsaved changes on Escape, Back and the close button (AMOD-03)', async ({ admin: page }) => {
  await page.goto('/admin/categories');
  await page.getByRole('link', { name: 'Mobile Robots', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(/^Name/).fill('Something else');
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel(/^Name/)).toHaveValue('Something else');
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await expect(page.getByRole('link', { name: 'Mobile Robots', exact: true })).toBeFocused();
});

test('is accessible with list and editor at every width (ACCESS-05)', async ({ admin: page }) => {
  await page.goto('/admin/categories');
  await expect(rowOf(page, 'Machine Safety')).toBeVisible();
  await expectAccessibleAt(page, [390, 1440]);
  await page.getByRole('link', { name: 'Machine Safety', exact: true }).click();
  await expect(dialogOf(page).getByRole('toolbar')).toBeVisible();
  await expectAccessibleAt(page, [390, 1440]);
});
