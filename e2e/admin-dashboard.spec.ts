// The first screen of the admin area.
import { expect, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

test('shows figures and lists that link to their screens (ADASH-01, ADASH-05, ADASH-06, ADASH-03, ADASH-04, ACCESS-05)', async ({
  admin: page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await page.goto('/admin');
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('link', { name: /^Total Products\s*\d+/ })).toBeVisible();
  for (const label of ['Categories', 'Articles', 'New Messages', 'Total Visitors']) {
    await expect(figures.getByRole('link', { name: new RegExp(`^${label}\\s*[\\d,]+`) })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Recent Products' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Recent Messages' }).getByRole('listitem')).toHaveCount(5);
  for (const call of ['products', 'categories', 'news', 'contacts']) {
    expect(calls.filter((one) => one.startsWith(`/api/admin/${call}?`) && one.includes('per_page=5'))).toHaveLength(1);
  }
  expect(calls).toContain('/api/admin/analytics?days=30');
  await expectAccessibleAt(page, [1440, 390]);

  await page.getByRole('region', { name: 'Recent Products' }).getByRole('link').nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Edit Product' })).toBeVisible();
});

test('keeps the sidebar open from 1024 px on (ALAY-02)', { tag: '@smoke' }, async ({ admin: page }) => {
  const opener = page.getByRole('button', { name: 'Open menu' });
  const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' });
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/admin');
  await expect(opener).toBeVisible();
  await expect(link).not.toBeInViewport();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(link).toBeInViewport();
  await expect(opener).toBeHidden();
});
