// A backup is created and downloaded in the CMS.
import { readFileSync } from 'node:fs';
import { expect, expectAccessible, test } from './support/admin.ts';

test.use({ company: 'backups' });

test('creates a backup in the background, shows it as proven after a reload, and downloads it (BACKUP-09, BACKUP-10)', async ({
  admin: page,
}) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByRole('heading', { name: 'Backups', exact: true })).toBeVisible();
  await expect(page.getByText('There are no backups yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back up now' }).click();
  // a fast backup may already be proven
  await expect(page.getByText(/^(Waiting|In progress|Proven)$/).first()).toBeVisible();
  await page.reload();
  const list = page.getByRole('region', { name: 'All backups' });
  // verification takes a while on a busy machine
  await expect(list.getByText('Proven', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Last proven backup' })).toContainText(/\d\sMB/);
  await expectAccessible(page);

  await list.getByRole('button', { name: /^Download the backup of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Download backup' });
  await expect(dialog).toContainText('The file contains password hashes');
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^backup-\d{8}T\d{6}Z-manual\.tar$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.toString('latin1', 257, 262)).toBe('ustar');
  expect(bytes.length).toBeGreaterThan(1_000_000);
  await expect(dialog).toBeHidden();
});
