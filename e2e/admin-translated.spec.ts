// The admin area while the browser translates it. A crash of a screen logs an error, which fails the journey.
import { expect, test } from './support/admin.ts';
import { translate } from './support/translation.ts';

test('works through the main screens of the admin area (ACCESS-06)', async ({ admin: page }) => {
  await page.goto('/admin/products');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .waitFor();
  await translate(page);
  const search = page.getByRole('searchbox').first();
  await search.fill('robot');
  await expect(page).toHaveURL(/search=robot/);
  // the rows of the previous list lose their selection
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole('checkbox', { name: 'Select all products on this page' }).check();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await search.fill('nothingatall');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Add New Product' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Product' });
  await form.getByRole('button', { name: 'Create Product' }).click();
  await form.getByRole('textbox', { name: /^Name/ }).fill('A translated product');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);

  const menu = page.getByRole('navigation', { name: 'Admin' });
  for (const name of ['Dashboard', 'Categories', 'Media Library', 'Contact Messages', 'Analytics', 'Settings', 'Audit Log', 'System']) {
    await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await menu.getByRole('link', { name: /^Contact Messages/ }).click();
  await page
    .getByRole('button', { name: /^View message from/ })
    .first()
    .click();
  const message = page.getByRole('dialog');
  await message.getByRole('textbox', { name: /^Note for colleagues/ }).waitFor();
  await message.getByTitle('Older (J)').click();
  await message.getByTitle('Close (Esc)').click();
  await expect(message).toHaveCount(0);
});
