// Rich-text editor: tables, links to records, pasted text, find and replace, slash menu.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/admin.ts';
import { eventually, expectBetweenEdges, resize } from './support/test.ts';

const openNew = async (page: Page): Promise<{ dialog: Locator; text: Locator }> => {
  await page.goto('/admin/news?new=1');
  const dialog = page.getByRole('dialog', { name: 'Add New Article' });
  const text = dialog.getByRole('textbox', { name: 'Content' });
  await expect(text).toBeVisible();
  await expect(text).toHaveText('');
  return { dialog, text };
};
const tool = (dialog: Locator, name: string) => dialog.getByRole('toolbar', { name: 'Content: formatting' }).getByRole('button', { name });
const save = async (page: Page, dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Create Article' }).click();
  await expect(page.getByText('Article created successfully')).toBeVisible();
};

test('writes a table with headings and a caption, and links to a record found by search (EDIT-18, EDIT-20, EDIT-21)', async ({
  admin: page,
}) => {
  const { dialog, text } = await openNew(page);
  await dialog.getByLabel(/^Title/).fill('Loads compared');
  await text.click();
  await tool(dialog, 'Insert table').click();
  for (const head of ['Model', 'Load', 'Reach']) {
    await page.keyboard.type(head);
    if (head !== 'Reach') await page.keyboard.press('Tab');
  }
  await expect(tool(dialog, 'Header row')).toHaveAttribute('aria-pressed', 'true');
  await tool(dialog, 'Table caption').click();
  await page.keyboard.type('Loads in kg');
  await expect(text.locator('caption')).toHaveText('Loads in kg');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox', { name: 'Find a page of this site' }).fill('robot');
  await expect(dialog.getByRole('listbox', { name: 'Pages of this site' }).getByRole('option').first()).toBeVisible();
  await expect(dialog.getByText(/^\d+ results?$/)).toBeVisible();
  await expectAccessible(page);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectBetweenEdges(page, dialog.getByRole('group', { name: 'Link address' }));
  }
  await page.keyboard.press('Enter');
  const link = text.getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  const title = (await link.textContent()) ?? '';
  expect(address).toMatch(/^\/(products|news|page)/);
  await save(page, dialog);

  await open(page, '/news/loads-compared');
  await expect(page.getByRole('table', { name: 'Loads in kg' }).getByRole('columnheader', { name: 'Model' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: title })).toHaveAttribute('href', address);
});

test('accepts pasted text, replaces words in it, and opens the slash menu (EDIT-11, EDIT-16, EDIT-20, EDIT-22)', async ({
  admin: page,
}) => {
  const { dialog, text } = await openNew(page);
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal style="color:red">Old arms<o:p></o:p></p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Old grippers</p><p class=MsoNormal>See also <a href="/products/no-such-robot">this arm</a> for more.</p></body></html>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole('listitem')).toHaveText('Old grippers');
  await expect(dialog.getByText('Links that lead nowhere: /products/no-such-robot')).toBeVisible();
  await text.focus();
  await page.keyboard.press('Control+f');
  await expect(dialog.getByRole('textbox', { name: 'Find', exact: true })).toBeFocused();
  await page.keyboard.type('old');
  await expect(dialog.getByText('2 matches')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('New');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace all' }).click();
  await expect(text.getByRole('listitem')).toHaveText('New grippers');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/h3');
  const menu = dialog.getByRole('listbox', { name: 'Insert' });
  await expect(menu.getByRole('option', { name: 'H3 heading' })).toBeVisible();
  await expectAccessible(page);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectBetweenEdges(page, menu);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  // Escape closed only the menu, not the dialog
  await expect(dialog).toBeVisible();
  await page.keyboard.type(' /h3');
  await expect(menu.getByRole('option', { name: 'H3 heading' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('/h3');
});

test('keeps the results of the link panel and the slash menu visible at 390 px, even when the text scrolls (EDIT-21, EDIT-22)', async ({
  admin: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog, text } = await openNew(page);
  const foot = dialog.locator('footer');
  const gapTo = async (upper: Locator, lower: Locator) => {
    const [one, other] = [await upper.boundingBox(), await lower.boundingBox()];
    return one && other ? other.y - (one.y + one.height) : Number.NaN;
  };
  // scrolls the toolbar to the bottom of the visible area
  await tool(dialog, 'Link').evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await tool(dialog, 'Link').click();
  await dialog.getByRole('combobox', { name: 'Find a page of this site' }).fill('robot');
  await expect(dialog.getByText(/^\d+ results?$/)).toBeVisible();
  await expect.poll(() => gapTo(dialog.getByText(/^\d+ results?$/), foot)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');

  await text.focus();
  for (let line = 0; line < 12; line += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  const menu = dialog.getByRole('listbox', { name: 'Insert' });
  const slash = text.locator('p').last();
  await expect(menu).toBeVisible();
  // the menu opens above the slash at the bottom of the visible area and below it at the top, and follows a resized window
  await slash.evaluate((line) => line.scrollIntoView({ block: 'end' }));
  await expect.poll(() => gapTo(menu, slash)).toBeGreaterThanOrEqual(0);
  await resize(page, 700, 844);
  await expect.poll(() => gapTo(menu, foot)).toBeGreaterThanOrEqual(0);
  await resize(page, 390, 844);
  // repeated until the text has its new width
  const gapAtBeginning = async () => {
    await slash.evaluate((line) => line.scrollIntoView({ block: 'start' }));
    return gapTo(slash, menu);
  };
  await expect.poll(gapAtBeginning).toBeGreaterThanOrEqual(0);
  await expect.poll(() => gapTo(menu, foot)).toBeGreaterThanOrEqual(0);
});

test('writes on the full screen, with undo and the toolbar in view, and returns with Escape (EDIT-33)', async ({ admin: page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { dialog, text } = await openNew(page);
    await text.focus();
    await page.keyboard.type('Before ');
    await page.keyboard.press('Control+Shift+F');
    await page.keyboard.type('and after');
    const frame = dialog.locator('.rte');
    await eventually(async () => expect(await frame.boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 }));
    for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter');
    await expect(tool(dialog, 'Full screen')).toBeInViewport({ ratio: 1 });
    await expect(tool(dialog, 'Bold')).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('/quote');
    await expect(dialog.getByRole('option', { name: 'Quote' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('listbox', { name: 'Insert' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tool(dialog, 'Full screen')).toHaveAttribute('aria-pressed', 'false');
    await expect(dialog).toBeVisible();
    await expect(text).toBeFocused();
    await expect(text).toContainText('Before and after');
    await eventually(async () => {
      await page.keyboard.press('Control+z');
      expect(await text.textContent()).not.toContain('after');
    });
  }
});
