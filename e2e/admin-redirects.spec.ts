// Redirects that an administrator writes, and visitors follow.
import { expect, expectAccessible, open, test } from './support/admin.ts';
import { call } from './support/colleague.ts';
import { resize } from './support/test.ts';

test.use({ expectedComplaints: [/status of 404/] });

test('leads visitors from an address that was not found to a page (REDIR-01, REDIR-12)', async ({ admin }) => {
  await open(admin, '/old-catalogue');
  await admin.goto('/admin/redirects');
  await admin.getByRole('button', { name: 'Redirect /old-catalogue' }).waitFor();
  for (const width of [390, 768, 1440]) {
    await resize(admin, width);
    await expectAccessible(admin);
  }
  await admin.getByRole('button', { name: 'Redirect /old-catalogue' }).click();
  await admin.getByLabel('New address').fill('/products');
  await admin.getByRole('button', { name: 'Create Redirect' }).click();
  await expect(admin.getByRole('link', { name: '/old-catalogue' })).toBeVisible();
  await open(admin, '/old-catalogue?utm_source=mail');
  await expect(admin).toHaveURL('/products?utm_source=mail');
  await admin.goto('/admin/redirects');
  await admin.getByRole('button', { name: 'Delete /old-catalogue' }).click();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.getByText('Redirect deleted successfully')).toBeVisible();
});

test('follows a link of the site to a redirected address, also without a new document (REDIR-01)', async ({ page, product }) => {
  const { id } = (await call(product, 'POST', 'redirects', { from: '/page/old-terms', to: '/contact' })).body.redirect;
  const content = '<p><a href="/page/old-terms">Old terms</a></p>';
  const made = (await call(product, 'POST', 'pages', { title: 'Links to old terms', content, is_published: true })).body.page;
  await open(page, '/page/links-to-old-terms');
  await page.getByRole('link', { name: 'Old terms' }).click();
  await expect(page).toHaveURL('/contact');
  await call(product, 'DELETE', `pages/${made.id}`);
  await call(product, 'DELETE', `redirects/${id}`);
});
