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

for (const [path, record, text] of [
  ['/admin/categories', 'Machine Safety', 'Description'],
  ['/admin/news?new=1', null, 'Content'],
] as const)
  test(`keeps the fields below a text of ${path} in place while its editor loads (EDIT-14)`, { tag: record ? '@smoke' : [] }, async ({
    admin: page,
  }) => {
    const { promise: isWanted, resolve: load } = Promise.withResolvers<void>();
    await page.route(/rich-text-editor/, async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.goto(path);
    if (record) await page.getByRole('link', { name: record, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const positions = async () => {
      const tops: number[][] = [];
      // the toolbar has one row on phones and, from 768 px on, from one to three rows
      for (const width of [390, 780, 900, 1130, 1280]) {
        await resize(page, width, 800);
        await waitForAnimations(page);
        tops.push(
          await dialog.evaluate((form) =>
            [...form.querySelectorAll('.rte-body, .rte-foot, input:not([type=file], .rte *)')].map(
              (part) => part.getBoundingClientRect().top,
            ),
          ),
        );
      }
      return tops;
    };
    await expect(dialog.getByText('Loading the editor...')).toBeVisible();
    const before = await positions();
    await expect(dialog.getByText('Loading the editor...')).toBeVisible();
    load();
    await expect(dialog.getByRole('textbox', { name: text })).toBeVisible();
    await eventually(async () => {
      expect(await positions()).toEqual(before);
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

test.describe('two categories', () => {
  test.use({ company: 'merged categories' });

  const merging = (page: Page, name: string) => page.getByRole('dialog', { name: `Merge ${name} into another category` });

  test('are merged by keyboard, after what changes is shown, and separated again (ACAT-21, ACAT-27, ACAT-28)', async ({ admin: page }) => {
    await page.goto('/admin/categories');
    await rowOf(page, 'Industrial Robots').getByRole('button', { name: 'More for Industrial Robots' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Merge into…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = merging(page, 'Industrial Robots');
    await expect(dialog.getByRole('combobox', { name: 'Merge into' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('collab');
    await expect(dialog.getByRole('option')).toHaveText(['Collaborative Robots']);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Choose another category' })).toBeFocused();
    await expect(dialog.getByText(/^\d+ products move to Collaborative Robots\.$/)).toBeVisible();
    await expectAccessible(page);
    for (const width of [390, 768, 1440]) {
      await resize(page, width, 900);
      await waitForAnimations(page);
      expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    }
    const submit = dialog.getByRole('button', { name: 'Merge categories' });
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'Industrial Robots')).toHaveCount(0);
    const change = page.getByRole('region', { name: 'Last change' });
    await expect(change).toContainText(/“Industrial Robots” was merged into “Collaborative Robots”: \d+ products moved/);
    await change.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Industrial Robots')).toBeVisible();
    await expect(change).toBeHidden();
  });

  test('are merged from the form, and the old address leads to the other one (ACAT-23, ACAT-28)', async ({ admin: page }) => {
    await create(page, 'Gantries');
    await page.getByRole('link', { name: 'Gantries', exact: true }).click();
    await dialogOf(page).getByRole('button', { name: 'Merge into…' }).click();
    const dialog = merging(page, 'Gantries');
    await dialog.getByRole('option', { name: 'Collaborative Robots' }).click();
    await expect(dialog.getByText('0 products move to Collaborative Robots.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Merge categories' }).click();
    await expect(page.getByText('Categories merged successfully')).toBeVisible();
    await open(page, '/products?category=gantries');
    await expect(page).toHaveURL(/category=collaborative-robots/);
  });
});
