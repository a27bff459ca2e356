// Blocks in texts: written in the editor of a page, read by visitors.
import { expect, open, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

test('writes a page with pictures and blocks, which visitors read at every width and on paper (EDIT-04, EDIT-30, EDIT-31, EDIT-32)', async ({
  admin: page,
}) => {
  await page.goto('/admin/pages?new=1');
  const dialog = page.getByRole('dialog', { name: 'Add New Page' });
  const text = dialog.getByRole('textbox', { name: 'Content', exact: true });
  const insert = async (name: string) => {
    await dialog.getByRole('toolbar', { name: 'Content: formatting' }).getByRole('button', { name: 'Insert block' }).click();
    await dialog.getByRole('group', { name: 'Insert block' }).getByRole('button', { name }).click();
  };
  await expect(text).toBeVisible();
  await dialog.getByLabel(/^Title/).fill('Robot cells');
  await text.click();

  await insert('Call to action');
  const address = dialog.getByRole('textbox', { name: 'Link address' });
  await expect(address).toHaveValue('/contact');
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await text.locator('.call-to-action p').first().click();
  await page.keyboard.type('Plan your cell with us');
  await page.keyboard.press('Control+End');

  await insert('Products');
  const search = dialog.getByRole('combobox', { name: 'Find a page of this site' });
  await search.fill('Six-Axis Robot LR20');
  await dialog.getByRole('listbox', { name: 'Pages of this site' }).getByRole('option').first().click();
  await expect(text.locator('.product-cards li')).toHaveCount(1);
  const name = (await text.locator('.product-cards li').textContent()) ?? '';
  await search.press('Escape');

  await page.keyboard.press('Control+End');
  await page.keyboard.type('/beside');
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByRole('list').getByRole('button').first().click();
  await expect(text.locator('.picture-left img')).toBeVisible();
  await text.locator('.picture-left > div').last().click();
  await page.keyboard.type('Beside the picture');

  await page.keyboard.press('Control+End');
  await page.keyboard.type('/exp');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Delivery');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Four weeks');
  await expectAccessibleAt(page, [390, 1440]);
  await dialog.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();

  await open(page, '/page/robot-cells');
  const content = page.locator('.prose');
  await expect(content.locator('.product-cards').getByRole('link', { name })).toBeVisible();
  await expect(content.locator('.product-cards img')).toHaveCSS('object-fit', 'cover');
  await expect(content.locator('.picture-left img')).toBeVisible();
  await expect(content.getByRole('link', { name: 'Contact us' })).toHaveCSS('display', 'inline-block');
  await expect(content.getByText('Four weeks')).toBeHidden();
  await content.getByText('Delivery').click();
  await expect(content.getByText('Four weeks')).toBeVisible();
  await expectAccessibleAt(page, [390, 768, 1440]);
  await content.getByText('Delivery').click();
  await expect(content.getByText('Four weeks')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(content.getByText('Four weeks')).toBeVisible();
  await page.emulateMedia({ media: null });

  // a page reached by a link is not shown without the style sheet
  const { promise: isAwaited, resolve: reportRequest } = Promise.withResolvers<void>();
  const { promise: isWanted, resolve: load } = Promise.withResolvers<void>();
  await page.route(/blocks-.*\.css/, async (route) => {
    reportRequest();
    await isWanted;
    await route.continue();
  });
  await open(page, '/about');
  await content.first().evaluate((about) => {
    const link = document.createElement('a');
    link.href = '/page/robot-cells';
    link.textContent = 'Robot cells';
    about.append(link);
  });
  await page.getByRole('link', { name: 'Robot cells' }).click();
  await isAwaited;
  await expect(page).toHaveURL(/\/page\/robot-cells$/);
  await expect(content).toHaveCount(0);
  load();
  await expect(content.locator('.product-cards img')).toHaveCSS('object-fit', 'cover');
});
