// Conditions on attributes in the search of the header and of the product list.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, resize, settle, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products and articles' });
const understood = (page: Page) => page.getByRole('list', { name: 'Understood as conditions' }).getByRole('button');
const suggestions = (page: Page) => page.getByRole('group', { name: 'Suggestions' }).getByRole('option');

test('suggests attributes and units, and accepts them by keyboard (ATTR-85, ATTR-86)', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('/');
  await page.keyboard.type('robot pay');
  await expect(suggestions(page)).toHaveText([/^Payload ≥ … kg .+ in the catalogue$/]);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 suggestion.');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(await suggestions(page).first().getAttribute('id')));
  // results of a previous text are dimmed
  await expect(page.getByRole('option', { name: /for “robot pay”/ }).first()).toBeVisible();
  await settle(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('robot Payload>=');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('5');
  await expect(suggestions(page).first()).toHaveText(/^kg/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('robot Payload>=5kg ');
  await expect(field(page)).toBeFocused();
  await expect(understood(page)).toHaveText(['Remove Payload ≥ 5 kg']);

  // the first Escape closes the suggestions, the second the search
  await page.keyboard.type('re');
  await expect(suggestions(page)).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('robot Payload>=5kg re');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('shows the understood conditions, and removes them, on phones and desktops (ATTR-82, ATTR-87)', async ({ page }) => {
  await open(page, '/');
  for (const width of [390, 1440])
    await test.step(`at ${width} px`, async () => {
      await resize(page, width, 844);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await field(page).fill('robot paylaod>=5kg reach>1.2m IP67');
      await expect(understood(page)).toHaveText(['Remove Payload ≥ 5 kg', 'Remove Reach ≥ 1,2 m', 'Remove Protection IP67']);
      const all = (text: string) => page.getByRole('option', { name: new RegExp(`^All \\d+ products for “${text}”`) });
      const numberOf = async (text: string) => Number(/\d+/.exec(String(await all(text).textContent()))?.[0]);
      const before = await numberOf('robot paylaod>=5kg reach>1.2m IP67');
      await expectAccessible(page);
      await understood(page).nth(1).click();
      await expect(field(page)).toHaveValue('robot paylaod>=5kg IP67');
      await expect(field(page)).toBeFocused();
      await expect(understood(page)).toHaveText(['Remove Payload ≥ 5 kg', 'Remove Protection IP67']);
      const count = await numberOf('robot paylaod>=5kg IP67');
      expect(count).toBeGreaterThanOrEqual(before);
      await all('robot paylaod>=5kg IP67').click();
      await expect(page).toHaveURL(/\/products\?search=robot\+paylaod%3E%3D5kg\+IP67$/);
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${count} products`);
    });
});

test('suggests in the product list, by touch at 390 px and by keyboard (ATTR-85, ATTR-86)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/products?category=mobile-robots');
  const search = page.getByLabel('Search products');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await search.click();
  await search.pressSequentially('payl');
  await list.getByRole('option', { name: /^Payload/ }).click();
  await expect(search).toHaveValue('Payload>=');
  await expect(search).toBeFocused();
  await search.pressSequentially('100');
  await expect(list.getByRole('option').first()).toHaveText(/^kg/);
  await expect(search).toHaveAttribute('role', 'combobox');
  // wait until the dimmed old list is replaced
  await expect(page).toHaveURL(/search=Payload%3E%3D100$/);
  await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false');
  await settle(page);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('Payload>=100kg ');
  await expect(page).toHaveURL(/search=Payload%3E%3D100kg/);
  await expect(list).toHaveCount(0);
  // attributes of the category; Escape keeps the text
  await search.pressSequentially('runn');
  await expect(list.getByRole('option')).toHaveText([/^Running time/]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(search).toHaveValue('Payload>=100kg runn');
});

test.describe('when the attributes do not load', () => {
  test.use({ expectedComplaints: [/Failed to load resource|A query failed/] });

  test('searches from both fields without suggestions (ATTR-88)', async ({ page }) => {
    await page.route('**/api/public/attributes*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await open(page, '/products');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await search.pressSequentially('payload>=100kg');
    await expect(page).toHaveURL(/search=payload%3E%3D100kg/);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field(page).fill('robot payload>=5');
    await expect(understood(page)).toHaveText(['Remove Payload ≥ 5 kg']);
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});
