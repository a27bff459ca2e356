// Previews of unsaved forms, rendered by the server.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from './support/admin.ts';
import { failedCall } from './support/stage.ts';
import { eventually, expectLoaded, resize } from './support/test.ts';
import { expectAccessibleAt } from './support/widths.ts';

test.use({ company: 'preview' });

const file = 'demo/media/products/amr-2.webp';

const openFirst = async (page: Page, path: string): Promise<Locator> => {
  await page.goto(path);
  await page.locator('tbody .row-link').first().click();
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  await expect(dialog).toBeVisible();
  return dialog;
};
const openPreview = async (page: Page, dialog: Locator): Promise<{ preview: Locator; site: FrameLocator }> => {
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: /^Preview of/ });
  const site = preview.frameLocator('iframe');
  await expect(site.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return { preview, site };
};

/** Expects the layout of the site's header at the width of each screen. */
const expectScreens = async (page: Page, preview: Locator, site: FrameLocator) => {
  for (const width of [1440, 768, 390]) {
    await resize(page, width);
    for (const [screen, isWide] of [
      ['Tablet', false],
      ['Phone', false],
      ['Desktop', true],
    ] as const) {
      await preview.getByRole('button', { name: screen, exact: true }).click();
      await expect(site.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !isWide });
      await expect(site.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isWide });
    }
  }
  await expectAccessibleAt(page, [390, 768, 1440]);
};

test('shows a product with a picture from the library and one not yet uploaded, without a removed one (PREV-04, PREV-07)', {
  tag: '@main',
}, async ({ admin: page }) => {
  const dialog = await openFirst(page, '/admin/products?search=LR20');
  const before = await openPreview(page, dialog);
  const stored = (await before.site.locator('.gallery .main img').getAttribute('src')) ?? '';
  expect(stored).toMatch(/^\/storage\/uploads\//);
  await before.preview.getByRole('button', { name: 'Close preview' }).click();

  await dialog.getByRole('button', { name: 'Choose from the library for main image' }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.locator('li button').last().click();
  await expect(library).toBeHidden();
  await dialog.getByRole('button', { name: 'Remove picture 1', exact: true }).click();
  await dialog.getByLabel('Add additional images').setInputFiles([file]);
  await dialog.getByLabel(/^Name/).fill('LR20 of the preview');
  const { preview, site } = await openPreview(page, dialog);
  await expect(preview.getByTitle('Preview of LR20 of the preview')).toBeVisible();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('LR20 of the preview');
  const main = site.locator('.gallery .main img');
  await expect(main).toHaveAttribute('src', /^\/storage\/uploads\//);
  await expect(main).not.toHaveAttribute('src', stored);
  await expectLoaded(main, 101);
  await expectLoaded(site.locator('.gallery .thumbs img[src^="blob:"]'), 101);
  await expectScreens(page, preview, site);

  // links open in a new tab, so that the admin area stays open
  const other = page.waitForEvent('popup');
  await site.getByRole('link', { name: 'Products' }).first().click();
  await expect(await other).toHaveURL(/\/products$/);
  await (await other).close();
  // the dialog listens in the frame once everything in it has loaded
  await eventually(async () => {
    expect(await site.locator('html').evaluate(({ ownerDocument }) => ownerDocument.readyState)).toBe('complete');
  });
  await site.locator('body').press('Escape');
  await expect(preview).toBeHidden();
  await expect(dialog).toBeVisible();
});

test('shows an article with its author and the text as it will be stored (PREV-04)', async ({ admin: page }) => {
  const dialog = await openFirst(page, '/admin/news?search=Light%20before%20lens');
  await dialog.getByLabel('Author').fill('Rina of the preview');
  await dialog.getByRole('textbox', { name: 'Content' }).fill('Typed a moment ago.');
  const { preview, site } = await openPreview(page, dialog);
  await expect(site.getByText('Rina of the preview')).toBeVisible();
  await expect(site.locator('.prose')).toHaveText('Typed a moment ago.');
  await expectScreens(page, preview, site);
});

test('shows pages and categories that do not exist yet (PREV-04, PREV-05)', async ({ admin: page }) => {
  await page.goto('/admin/pages?new=1');
  const dialog = page.getByRole('dialog', { name: /^Add New/ });
  await dialog.getByRole('textbox', { name: 'Content', exact: true }).fill('Two years.');
  const { preview, site } = await openPreview(page, dialog);
  await expect(site.getByRole('heading', { level: 1, name: 'New page' })).toBeVisible();
  await expect(site.getByText('Two years.')).toBeVisible();
  await expectScreens(page, preview, site);

  await page.goto('/admin/categories?new=1');
  await dialog.getByLabel(/^Name/).fill('Shuttles of the preview');
  const category = await openPreview(page, dialog);
  await expect(category.site.getByText('Shuttles of the preview').last()).toBeVisible();
  await expectScreens(page, category.preview, category.site);
});

test.describe('when a preview fails', () => {
  test.use({ expectedComplaints: failedCall });

  test('says which fields are missing, and why it could not be loaded (PREV-05, PREV-06)', async ({ admin: page }) => {
    await page.goto('/admin/products?new=1');
    const dialog = page.getByRole('dialog', { name: 'Add New Product' });
    await dialog.getByLabel(/^Name/).fill('Nowhere yet');
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Preview of Nowhere yet' });
    await expect(preview.getByText('Choose a category first: the preview shows the product in it.')).toBeVisible();
    await expectAccessibleAt(page, [390, 768, 1440]);
    await preview.getByRole('button', { name: 'Close preview' }).click();
    await dialog.getByLabel(/^Category/).selectOption({ label: 'Mobile Robots' });
    await page.route('**/api/admin/previews/**', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(preview.getByText('No response from server. Please check your connection.')).toBeVisible();
    await preview.getByRole('button', { name: 'Try again' }).click();
    await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Nowhere yet' })).toBeVisible();
  });
});
