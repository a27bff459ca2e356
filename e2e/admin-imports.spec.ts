// A catalogue from a spreadsheet of another program: errors, corrected rows, application and undoing, by keyboard.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import writeSheet, { type SheetData } from 'write-excel-file/node';
import { expect, expectAccessible, open, test } from './support/admin.ts';
import { tabTo } from './support/keyboard.ts';
import { resize } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

test.use({ company: 'imports' });

const category = 'Industrial Robots';
type Row = [model: string | null, name: string | null, category: string, price: number | string, voltage: string];
const head: Row = ['Model', 'Name', 'Category', 'Price', 'Rated voltage [V]'];

const rowOf = (width: number, number: number): Row => {
  const model = `NV-${width}-${String(number).padStart(3, '0')}`;
  return [model, `Nova sample ${model}`, category, 1000 + number, '24'];
};

const fileOf = async (name: string, rows: readonly Row[]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeSheet([head, ...rows].map((row) => [...row]) satisfies SheetData).toBuffer(),
});

const press = async (page: Page, control: Locator) => {
  await control.waitFor();
  await tabTo(page, control, 'Tab', 300);
  await page.keyboard.press('Enter');
};

const upload = async (page: Page, file: Awaited<ReturnType<typeof fileOf>>) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File: choose a file').setInputFiles(file);
  await expect(dialog.getByText(file.name)).toBeVisible();
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Upload and continue' }));
  await expect(page.getByRole('heading', { name: file.name })).toBeVisible();
};

/** From the columns to the result of the check. */
const check = async (page: Page, result: string) => {
  await expectAccessible(page);
  await expectNoOverflow(page);
  await press(page, page.getByRole('button', { name: 'Check the file' }));
  await expect(page.getByRole('navigation', { name: 'Rows by action' })).toContainText(result);
  await expectAccessible(page);
  await expectNoOverflow(page);
};

const apply = async (page: Page, button: string) => {
  await press(page, page.getByRole('button', { name: 'Continue' }));
  await press(page, page.getByRole('button', { name: button }));
  await expect(page.getByRole('heading', { name: 'Applied' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
};

const importByKeyboard = async (page: Page, { width, products }: { width: number; products: number }) => {
  await resize(page, width);
  const rows = Array.from({ length: products }, (_, index) => rowOf(width, index + 1));
  const wrong = rows.map((row, index): Row => {
    const [model, name, , price, voltage] = row;
    if (index === 9) return [model, name, category, '12,5o', voltage];
    if (index === 19) return [model, name, 'Nova Nowhere', price, voltage];
    return index === 29 ? [model, null, category, price, voltage] : row;
  });
  await page.goto('/admin/products');
  await press(page, page.getByRole('link', { name: 'Import', exact: true }));
  await upload(page, await fileOf(`catalogue-${width}.xlsx`, wrong));
  await expect(page.getByRole('button', { name: 'Meaning of Name: Name' })).toBeVisible();
  await check(page, 'Errors3');

  await press(page, page.getByRole('link', { name: /^Errors/ }));
  const errors = page.getByRole('region', { name: 'Rows of the file' });
  await expect(errors.getByRole('listitem').filter({ hasText: 'Line 11' })).toContainText('12,5o');
  const saved = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Download errors' }));
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`catalogue-${width} - errors.xlsx`);
  // a zip file, as every workbook
  expect(readFileSync(await download.path()).toString('latin1', 0, 2)).toBe('PK');
  await apply(page, `Create ${products - 3} products`);
  const first = page.url();

  await press(page, page.getByRole('link', { name: 'Check' }));
  await press(page, page.getByRole('button', { name: 'Upload corrected file' }));
  await upload(
    page,
    await fileOf(
      `corrected-${width}.xlsx`,
      [9, 19, 29].map((index) => rows[index] ?? head),
    ),
  );
  await check(page, 'Errors0');
  await apply(page, 'Create 3 products');

  const [model, name] = rowOf(width, 10);
  await open(page, `/products?search=${model}`);
  await page.getByRole('link', { name: `View Details ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: String(name) })).toBeVisible();
  const address = page.url();

  await page.goto('/admin/imports');
  await press(page, page.getByRole('link', { name: `corrected-${width}.xlsx` }));
  await press(page, page.getByRole('button', { name: 'Undo import' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }));
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible();
  await expect(page.getByText('so everything was undone')).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get(address)).ok()).toBe(false);

  await page.goto(first);
  await press(page, page.getByRole('button', { name: 'Undo import' }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }));
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible();
  await page.goto('/admin/imports');
  await expectAccessible(page);
  await expectNoOverflow(page);
};

test('imports 500 products, corrects three rows, and undoes it, by keyboard at 390 px (AIMP-21)', ({ admin }) =>
  importByKeyboard(admin, { width: 390, products: 500 }));

test('imports 40 products, corrects three rows, and undoes it, by keyboard at 1440 px (AIMP-21)', { tag: '@smoke' }, ({ admin }) =>
  importByKeyboard(admin, { width: 1440, products: 40 }),
);
