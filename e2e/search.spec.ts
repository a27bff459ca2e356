// Search of the header: on every page, by keyboard and by touch.
import { expect, expectAccessible, open, resize, test } from './support/test.ts';

test('finds a product with the keyboard only (SEARCH-10)', { tag: ['@main', '@smoke'] }, async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search products and articles' });
  // text typed before the field is ready is not lost
  await page.keyboard.type('lr20');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('lr20');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Six-Axis Robot LR20');
  // the results of the whole text, which replace those of its beginning
  await expect(page.getByRole('option', { name: /for “lr20”/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', String(await first.getAttribute('id')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/six-axis-robot-lr20');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('returns the focus to the button on Escape, and lists as many results as its link states (SEARCH-10)', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('robot');
  const knowledge = page.getByRole('option', { name: /in Knowledge Base for “robot”/ });
  const count = /All (\d+) articles/.exec(String(await knowledge.textContent()))?.[1];
  await knowledge.click();
  await expect(page).toHaveURL('/news?type=knowledge&search=robot');
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} articles`);
});

test('opens a product by its exact model number and Enter (SEARCH-11)', async ({ page }) => {
  await open(page, '/contact');
  await page.keyboard.press('/');
  // without waiting for the results
  await page.keyboard.type('lr20 1720');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/six-axis-robot-lr20');
});

test('corrects a typing error in the header and in the list (SEARCH-07)', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('robto');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByText('No results for “robto”. Showing results for “robot”.').last()).toBeVisible();
  await expect(dialog.getByRole('option').first()).toContainText('Robot');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=robto');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Showing results for “robot”.');
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Robot');
  await expectAccessible(page);
});

test('finds products by plural, by number with unit and by another spelling (SEARCH-04, SEARCH-05)', async ({ page }) => {
  await open(page, '/products?search=grippers');
  await expect(page.getByRole('main').getByRole('status')).toContainText('for “grippers”');
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Gripper');
  for (const typed of ['20kg', 'curtains', 'palletizing', 'cobot', 'IP 67', 'iso13855']) {
    await open(page, `/products?search=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`for “${typed}”`);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  }
});

test('shows the matching line of a specification, in the list and in the header (SEARCH-09)', async ({ page }) => {
  await open(page, '/products?search=20kg');
  const quantity = /^20\s?kg$/;
  const card = page.getByRole('listitem').filter({ hasText: 'Collaborative Robot LC20' });
  await expect(card.locator('mark').filter({ hasText: quantity }).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('20kg');
  const hit = page.getByRole('option').filter({ hasText: 'Collaborative Robot LC20' });
  await expect(hit).toContainText('Payload:');
  await expect(hit.locator('mark').filter({ hasText: quantity }).first()).toBeVisible();
});

test('is accessible on phones and desktops while it is open', async ({ page }) => {
  const expectAccessibleAtEach = async () => {
    for (const width of [390, 1440]) {
      await resize(page, width, 844);
      await expectAccessible(page);
    }
  };
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  await expectAccessibleAtEach();
  await dialog.getByRole('combobox').fill('robot');
  await dialog.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('status').filter({ hasText: /\d+ products/ })).toBeVisible();
  await expectAccessibleAtEach();
  await dialog.getByRole('combobox').fill('xylophone');
  await dialog.getByRole('heading', { name: 'Nothing found for “xylophone”' }).waitFor();
  await expectAccessibleAtEach();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('links to the list of products', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
  });
});

test('opens while a search of the list is pending, and stays open when its response arrives (SEARCH-10)', async ({ page }) => {
  await open(page, '/products');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/public/products*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/public/products*');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('robot');
  await asked;
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search products and articles' });
  await expect(field).toBeFocused();
  held.resolve();
  await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL('/products?search=robot');
  await expect(page.locator('main').getByRole('status', { includeHidden: true }).first()).toContainText('“robot”');
  await expect(field).toBeFocused();
});
