// Attributes: created from existing rows, offered in the product editor, and edited in the grid of a category.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';
import { failedCall } from './support/stage.ts';
import { expectAccessibleAt } from './support/widths.ts';

test.use({ company: 'attributes' });

const industrialRobots = 1;
const screenOf = `/admin/attributes?category_id=${industrialRobots}`;
const gridOf = `/admin/attributes/grid?category=${industrialRobots}`;

const rowOf = (page: Page, label: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: label, exact: true }) });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Add New|Edit) Attribute$/ });

const define = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^Make an attribute from .* named ${name}$`) }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel(/^Label/)).toHaveValue(name);
  await expect(dialog.getByText(/different texts are understood/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Attribute' }).click();
  await expect(dialog).toBeHidden();
};

const understood = (row: Locator) => row.getByText(/^\d+ understood$/);

test('creates an attribute from existing rows, renames it without losing values, and merges it (ATTR-39, ATTR-40)', async ({
  admin: page,
}) => {
  await page.goto(screenOf);
  await expect(page.getByRole('heading', { name: 'Rows without an attribute' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Make an attribute from/ })
    .first()
    .waitFor();
  const names = await page
    .getByRole('button', { name: /^Make an attribute from/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace(/^.* named /, '') ?? ''));
  const [one = '', other = ''] = names;
  await define(page, one);
  await define(page, other);
  const values = await understood(rowOf(page, one)).textContent();

  await page.getByRole('link', { name: one, exact: true }).click();
  await dialogOf(page)
    .getByLabel(/^Label/)
    .fill('Renamed value');
  await dialogOf(page).getByRole('button', { name: 'Update Attribute' }).click();
  await expect(understood(rowOf(page, 'Renamed value'))).toHaveText(values ?? '');

  await rowOf(page, other)
    .getByRole('button', { name: `More for ${other}` })
    .click();
  await page.getByRole('menuitem', { name: 'Merge into another' }).click();
  const merge = page.getByRole('dialog', { name: `Merge ${other} into another attribute` });
  const target = await merge.getByRole('option', { name: /^Renamed value/ }).getAttribute('value');
  await merge.getByRole('combobox').selectOption(target);
  await merge.getByRole('button', { name: 'Merge attributes' }).click();
  await expect(rowOf(page, other)).toHaveCount(0);
  await expectAccessible(page);
});

test('offers the attributes of the category in the product editor, and asks about unusual values (ATTR-46, ATTR-47, ATTR-49)', async ({
  admin: page,
}) => {
  await page.goto('/admin/products?search=LR7');
  await page.getByRole('link', { name: 'Compact Robot LR7', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Specifications/ })
    .click();
  const offers = dialog.getByRole('region', { name: 'Attributes of Industrial Robots' });
  await offers.getByRole('button', { name: 'Add Performance level' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Value of Performance level')).toBeFocused();
  const payload = dialog.getByLabel('Value of Payload', { exact: true });
  await payload.fill('20,000');
  await expect(dialog.getByText(/^20,000 kg; others in Industrial Robots: .* Is it right\?$/)).toBeVisible();
  await payload.fill('lots');
  await expect(dialog.getByText('Not understood: There is no number.')).toBeVisible();
  await payload.fill('7.5');
  await expect(dialog.getByText('Read as 7.5 kg')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
});

test.describe('the grid', () => {
  test.use({ expectedComplaints: failedCall });

  test('pastes a block, undoes it, shows the error of a cell, and saves with the keyboard alone (ATTR-51, ATTR-52, ATTR-53, ATTR-54, ATTR-55)', async ({
    admin: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/admin/categories');
    await page.getByRole('button', { name: 'More for Industrial Robots' }).click();
    await page.getByRole('menuitem', { name: 'Attribute grid' }).click();
    await expect(page).toHaveURL(new RegExp(`${gridOf.replace('?', '\\?')}$`));
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('columnheader', { name: /^Payload/ })).toBeVisible();
    const heads = await grid.getByRole('columnheader').allInnerTexts();
    const payload = heads.findIndex((text) => text.startsWith('Payload')) - 1;
    const cell = (row: number, column = payload) => grid.locator(`[data-row="${row}"][data-column="${column}"]`);
    const before = await cell(0).locator('.grid-text').innerText();
    await expectAccessible(page);

    // the clipboard format of spreadsheets
    await page.evaluate(() => navigator.clipboard.writeText('11 kg\t1.1 m\r\n"12 kg"\t1.2 m\r\n'));
    await cell(0).click();
    await expect(cell(0)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cell(1)).toContainText('12 kg');
    await expect(cell(1, payload + 1)).toContainText('1,200 mm');
    await expect(page.getByRole('button', { name: 'Save 4 changes' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cell(0).locator('.grid-text')).toHaveText(before);
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+y');
    await expect(cell(1)).toContainText('12 kg');

    // exceeds the maximum length of a value
    await page.evaluate(() => navigator.clipboard.writeText('x'.repeat(2001)));
    await page.keyboard.press('Home');
    await expect(cell(0, 0)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cell(0, 0)).toContainText('xxx');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(cell(0, 0)).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(0, 0)).toBeFocused();
    await expect(cell(0, 0)).toContainText('must not be longer than 2000 characters');
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(cell(0, 0)).not.toContainText('xxx');

    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('4 changes saved successfully')).toBeVisible();
    await page.reload();
    await expect(cell(0)).toContainText('11 kg');
    await expect(cell(1)).toContainText('12 kg');
  });

  test('keeps typed text when another administrator saves, and marks the cells that were saved meanwhile (ATTR-56)', async ({
    admin: page,
  }) => {
    const other = await page.context().newPage();
    const cellOf = async (tab: Page) => {
      await tab.goto(gridOf);
      const heads = tab.getByRole('grid').getByRole('columnheader');
      await expect(heads.filter({ hasText: /^Reach/ })).toBeVisible();
      const column = (await heads.allInnerTexts()).findIndex((text) => text.startsWith('Reach')) - 1;
      return (row: number) => tab.getByRole('grid').locator(`[data-row="${row}"][data-column="${column}"]`);
    };
    const type = async (tab: Page, cell: Locator, text: string) => {
      await cell.click();
      await tab.keyboard.type(text);
      await tab.keyboard.press('Enter');
    };
    const [mine, theirs] = [await cellOf(page), await cellOf(other)];
    await type(other, theirs(2), '1500 mm');
    await other.keyboard.press('ControlOrMeta+s');
    await expect(other.getByText('1 change saved successfully')).toBeVisible();

    await type(page, mine(2), '1600 mm');
    await type(page, mine(3), '1700 mm');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Nothing was saved: a product was changed by somebody else meanwhile.')).toBeVisible();
    await expect(mine(2)).toContainText('1600 mm');
    await expect(mine(2)).toContainText('Somebody saved “1500 mm” meanwhile.');
    await expect(mine(3)).toContainText('1700 mm');
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('2 changes saved successfully')).toBeVisible();
    await other.reload();
    await expect(theirs(2)).toContainText('1600 mm');
    await expect(theirs(3)).toContainText('1700 mm');
  });
});

test('changes the use of several attributes, deletes them, and restores their values on undo (BULK-09)', async ({ admin: page }) => {
  await page.goto(screenOf);
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().check();
  const names = page.getByRole('row').filter({ has: page.getByText(/understood$/) });
  const values = await names.allInnerTexts();
  await page.getByRole('checkbox', { name: 'Select all attributes on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected attributes' });
  await expectAccessibleAt(page, [390, 768, 1440]);
  await bar.getByLabel('Set use of selected attributes').selectOption('Headline');
  await expect(page.getByText(/attributes? updated/).first()).toBeVisible();
  const last = page.getByRole('region', { name: 'Last change' });
  await last.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/attributes? restored/).first()).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('filters, comparison and search no longer know what they mean');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No attributes found' })).toBeVisible();
  await last.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(values, { useInnerText: true });
});

test('makes attributes from several names in one step, and adds a name to an existing attribute (ATTR-97)', async ({ admin: page }) => {
  await page.goto(screenOf);
  const panel = page.getByRole('region', { name: 'Rows without an attribute' });
  await panel.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Attributes for .* of rows$/ });
  await expect(dialog.getByText(/different texts? understood\.$/).first()).toBeVisible();
  await expectAccessibleAt(page, [390, 768, 1440]);
  const entries = dialog.getByRole('group');
  const first = entries.first();
  const name = (await first.locator('legend').textContent()) ?? '';
  const choice = first.getByRole('option', { name: /^The same as / }).first();
  const label = ((await choice.textContent()) ?? '').replace(/^The same as (.*) \(.*\)$/, '$1');
  await first.getByLabel(/^Becomes/).selectOption((await choice.getAttribute('value')) ?? '');
  await expect(first.getByText(new RegExp(`named ${name} .*becomes? .*values? of ${label}\\.$`))).toBeVisible();
  const labels = await entries.getByLabel(/^Label/).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toBeHidden();
  for (const made of labels) await expect(page.getByRole('link', { name: made, exact: true })).toBeVisible();
  await expect(panel.getByText(name, { exact: true })).toBeHidden();
  await expectAccessible(page);
});

test('says which values lose their attribute before products move to another category (ATTR-99, BULK-17)', async ({ admin: page }) => {
  await page.goto('/admin/products?search=LR7');
  await page.getByRole('checkbox', { name: 'Select Compact Robot LR7' }).check();
  const category = page.getByLabel('Change category of selected products');
  await category.selectOption({ index: 3 });
  const question = page.getByRole('alertdialog', { name: 'Change category?' });
  await expect(question).toContainText(/no attribute reads \d+ values? of 1 product as before: /);
  await expectAccessibleAt(page, [390, 768, 1440]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: 'Compact Robot LR7', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByRole('combobox', { name: /^Category/ }).selectOption({ index: 3 });
  await expect(dialog.getByText(/^No attribute of .* reads .+\. The rows of the specifications stay as texts\.$/)).toBeVisible();
});
