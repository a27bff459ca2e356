// Keyboard-only use of the site.
import { recordFocus, tabTo } from './support/keyboard.ts';
import { expect, open, test } from './support/test.ts';

test('leads from the home page to a sent quote request (NAV-07, PLIST-06, QUOTE-01, QUOTE-07, ACCESS-03)', { tag: '@smoke' }, async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();

  const products = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'PRODUCTS' });
  await tabTo(page, products);
  await page.keyboard.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All Products' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(products).toHaveAttribute('aria-expanded', 'false');
  await expect(products).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'All Products' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'View Details Six-Axis Robot LR20' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Six-Axis Robot LR20' })).toBeFocused();
  const quote = page.getByRole('button', { name: 'Request Quote' }).first();
  await tabTo(page, quote);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request Quote' });
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('Sari Pratiwi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('sari@pabrik.example');
  await tabTo(page, dialog.getByRole('button', { name: 'Send Request' }));
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('dialog', { name: 'Quote Request Sent Successfully!' });
  await expect(thanks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thanks).toBeHidden();
  await expect(quote).toBeFocused();
});

test('reaches every control of a product page with Tab in both directions (PDET-03)', async ({ page }) => {
  await open(page, '/products/six-axis-robot-lr20');
  const focused = await recordFocus(page);
  // the last control
  await tabTo(page, page.getByRole('contentinfo').getByRole('button', { name: 'Sitemap' }), 'Tab', 200);
  const passed = await focused();
  const pictures = passed.filter((name) => /^Picture \d+$/.test(name));
  expect(pictures).toEqual(pictures.map((_, index) => `Picture ${index + 1}`));
  expect(pictures.length).toBeGreaterThan(1);
  expect(passed).toEqual(expect.arrayContaining(['Enlarge picture', 'Request Quote', 'Download Brochure', 'Environment']));

  const second = page.getByRole('button', { name: 'Picture 2' });
  await tabTo(page, second, 'Shift+Tab', 200);
  const picture = page.locator('.gallery .main img');
  const before = String(await picture.getAttribute('src'));
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(picture).not.toHaveAttribute('src', before);
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
});

test('moves the focus past the header with the skip link (ACCESS-03)', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, footer :focus')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens and closes the mobile menu with the keyboard and by its links (NAV-10)', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: /^(Open|Close) menu$/ });
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await tabTo(page, menu.getByText('NEWS', { exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Knowledge Base' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/news?type=knowledge');
    await expect(menu).toBeHidden();

    await button.click();
    await menu.getByRole('link', { name: 'ABOUT' }).click();
    await expect(page).toHaveURL('/about');
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
  });
});
