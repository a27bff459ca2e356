// Exports of lists: the dialog by keyboard and at several widths, and the downloaded files.
import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

test('exports the products of a search with chosen columns, by keyboard (EXP-05, EXP-11, EXP-12)', async ({ admin: page }) => {
  await page.goto('/admin/products?search=LR20');
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export products' });
  await expect(dialog.getByText('1 product matches the filters')).toBeVisible();
  await dialog.getByRole('radio', { name: 'All columns' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Choose columns' })).toBeChecked();
  await expectAccessibleAt(page, [390, 768, 1440]);
  for (const name of [/^Record/, /^Search engines/, 'Description', 'Short description']) {
    await dialog.getByRole('checkbox', { name, exact: true }).press('Space');
  }
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.xlsx$/);
  const [head = [], row = []] = await readSheet(await readFile(await download.path()));
  expect(head.slice(0, 4)).toEqual(['Name', 'Slug', 'Category', 'Model']);
  expect(row[head.indexOf('Name')]).toBe('Six-Axis Robot LR20');
  expect(typeof row[head.findIndex((name) => String(name).includes('Payload (kg)'))]).toBe('number');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('exports messages as CSV, and closing the dialog changes nothing (EXP-05, AMSG-28)', async ({ admin: page }) => {
  await page.goto('/admin/contacts');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export messages' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('csv');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\ufeffID,Received,Status,Type,Name,/);
});
