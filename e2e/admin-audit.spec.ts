// The audit log: listing, filtering, exporting and checking entries.
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/admin.ts';
import { call } from './support/colleague.ts';
import { expectAccessibleAt } from './support/widths.ts';

test('lists a save, filters by it, exports it and checks the chain (AUDIT-03, AUDIT-04, AUDIT-05, AUDIT-07)', { tag: '@smoke' }, async ({
  admin: page,
  product,
}) => {
  const { body } = await call(product, 'POST', 'pages', { title: 'Warranty', content: '<p>Every robot carries 24 months.</p>' });
  await page.goto(`/admin/audit?record_id=${body.page.id}`);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Page');
  await expect(page).toHaveURL(/kind=page/);
  const row = page.getByRole('row').filter({ hasText: 'Warranty' });
  await expect(row.getByRole('link', { name: 'Created' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  expect(download.suggestedFilename()).toBe('audit.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\ufeffNumber,Time,Person/);
  expect(lines[1]).toContain(',create,page,');

  await page.goto('/admin/audit');
  await expect(page.getByRole('link', { name: 'Exported' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify log' }).click();
  await expect(page.getByText('The log is complete and unchanged.')).toBeVisible();

  // by keyboard: the entry opens, links to the record and returns the focus
  const created = row.getByRole('link', { name: 'Created' }).first();
  await created.press('Enter');
  const entry = page.getByRole('dialog', { name: /^Entry \d+/ });
  await expect(entry.getByRole('link', { name: 'Warranty' })).toHaveAttribute('href', /\/admin\/pages\?edit=\d+/);
  await expect(entry.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(created).toBeFocused();
});

test('is accessible with list, chain check and entry at every width (ACCESS-05)', async ({ admin: page }) => {
  await page.goto('/admin/audit?actor_id=1&from=2020-01-01');
  await page.getByRole('button', { name: 'Verify log' }).click();
  await expect(page.getByText('The log is complete and unchanged.')).toBeVisible();
  await expectAccessibleAt(page, [390, 768, 1440]);
  await page
    .getByRole('button', { name: /^View entry/ })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: /^Entry \d+/ })).toBeVisible();
  await expectAccessibleAt(page, [390, 768, 1440]);
});
