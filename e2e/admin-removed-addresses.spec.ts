// Public addresses of deleted records.
import { expect, open, test } from './support/admin.ts';
import { call, formOf } from './support/colleague.ts';

test.use({ expectedComplaints: [/status of (404|410)/] });

const removed = 'It has been removed from this site.';

test('tells visitors that a product and its category were removed (GONE-01)', async ({ page, product }) => {
  const { category } = (await call(product, 'POST', 'categories', formOf({ name: 'Short-lived' }))).body;
  const gripper = formOf({ name: 'Short-lived gripper', category_id: String(category.id) });
  const { id } = (await call(product, 'POST', 'products', gripper)).body.product;
  await open(page, '/products?category=short-lived');
  const card = page.getByRole('link', { name: /Short-lived gripper/ });
  await expect(card).toBeVisible();

  // client-side navigation
  for (const path of [`products/${id}`, `categories/${category.id}`]) expect((await call(product, 'DELETE', path)).status).toBe(200);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await expect(page.getByText(removed)).toBeVisible();

  for (const [path, heading] of [
    ['/products/short-lived-gripper', 'Product Not Found'],
    ['/products?category=short-lived', 'Category Not Found'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(410);
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText(removed)).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'All Products' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'All Products' })).toBeVisible();
});
