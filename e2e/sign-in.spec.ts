// Access to the admin area.
import { origin } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('opens the admin area with a stored token until the server rejects it (ROUTE-13, ROUTE-14, ROUTE-15, ASESS-07, ROUTE-10)', {
  tag: ['@main', '@smoke'],
}, async ({ page, browser }) => {
  await page.goto('/admin/contacts');
  await expect(page).toHaveURL(/\/admin\/login/);
  // the browser checks only that there is a token; the server is made to fail
  const other = await (await browser.newContext()).newPage();
  await other.route('**/api/admin/**', (route) => route.fulfill({ status: 500, json: { message: 'Server Error' } }));
  await other.addInitScript(() => localStorage.setItem('admin_token', 'not a real one'));
  await other.goto(`${origin}/admin/login`);
  await expect(other).toHaveURL(/\/admin$/);
  await other.unrouteAll();
  await other.goto(`${origin}/admin/contacts`);
  await expect(other).toHaveURL(/\/admin\/login/);
  await other.close();
});
