// The audit log: listing, filtering, exporting and checking entries.
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './support/admin.ts';

test.use({ company: 'audit' });

test('lists a save, filters by it, exports it and checks the chain (AUDIT-03, AUDIT-04, AUDIT-05, AUDIT-07)', async ({ admin: page }) => {
  await page.goto('/admin/pages?new=1');
  const form = page.getByRole('dialog', { name: 'Add New Page' });
  await form.getByLabel(/^Title/).fill('Warranty');
  await form.getByRole('textbox', { name: 'Content', exact: true }).fill('Every robot carries 24 months.');
  await form.getByRole('button', { name: 'Create Page' }).click();
  await expect(page.getByText('Page created successfully')).toBeVisible();

  await page.goto('/admin/audit');
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

  await page.getByRole('combobox', { name: 'Kind' }).selectOption('All kinds');
  await expect(page.getByRole('link', { name: 'Exported' })).toBeVisible();
  await page.getByRole('button', { name: 'Check chain' }).click();
  await expect(page.getByText('The chain is complete.')).toBeVisible();

  // by keyboard: the entry opens, leads to the record, and gives the focus back
  await row.getByRole('link', { name: 'Created' }).press('Enter');
  const entry = page.getByRole('dialog', { name: /^Entry \d+/ });
  await expect(entry.getByRole('link', { name: 'Warranty' })).toHaveAttribute('href', /\/admin\/pages\?edit=\d+/);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('link', { name: 'Created' })).toBeFocused();
});

for (const width of [390, 768, 1440]) {
  test(`is accessible with list, chain check and entry, and fits ${width} px (ACCESS-05)`, async ({ admin: page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/audit?actor_id=1&from=2020-01-01');
    await page.getByRole('button', { name: 'Check chain' }).click();
    await expect(page.getByText('The chain is complete.')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page
      .getByRole('button', { name: /^View entry/ })
      .last()
      .click();
    await expect(page.getByRole('dialog', { name: /^Entry \d+/ })).toBeVisible();
    await expectAccessible(page);
  });
}
