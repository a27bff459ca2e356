// Without scripts the site is a set of readable documents.
import { eventually, expect, test } from './support/test.ts';
import { expectNoOverflow } from './support/widths.ts';

test.use({ javaScriptEnabled: false });

test('shows home, list, product and contact as readable documents (SHELL-01, SPLASH-07)', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our Products Categories' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'View All Products' }).first().click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(12);

  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products?page=2');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Product Description' })).toBeVisible();

  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^\+62/ })).toHaveAttribute('href', /^tel:/);
});

test('fits the product list and the links of the header to phones and tablets (ACCESS-02)', async ({ page }) => {
  await page.goto('/products');
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
    await eventually(async () => {
      const ends = await page
        .locator('header .nav > li')
        .evaluateAll((items) => items.map((item) => Math.ceil(item.getBoundingClientRect().right)));
      expect(ends.length).toBeGreaterThan(4);
      expect(Math.max(...ends)).toBeLessThanOrEqual(width);
    });
  }
});
