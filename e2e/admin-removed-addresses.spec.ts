// What visitors see at the address of a record that an administrator has deleted.
import type { APIRequestContext } from '@playwright/test';
import { expect, open, test } from './support/admin.ts';

test.use({ company: 'removing', expectedComplaints: [/status of (404|410)/] });

const removed = 'It has been removed from this site.';

const call = async (
  request: APIRequestContext,
  token: string,
  method: 'POST' | 'DELETE',
  path: string,
  multipart?: Record<string, string>,
) => {
  const answer = await request.fetch(`/api/admin/${path}`, { method, multipart, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
  return answer.json();
};

test('tells visitors that a product and its category were removed (GONE-01)', async ({ page, request, product: { token } }) => {
  const { category } = await call(request, token, 'POST', 'categories', { name: 'Short-lived' });
  const { product } = await call(request, token, 'POST', 'products', { name: 'Short-lived gripper', category_id: String(category.id) });
  await open(page, '/products?category=short-lived');
  const card = page.getByRole('link', { name: /Short-lived gripper/ });
  await expect(card).toBeVisible();

  // without a new document
  await call(request, token, 'DELETE', `products/${product.id}`);
  await call(request, token, 'DELETE', `categories/${category.id}`);
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
