// An owner creates an API token by keyboard, a program uses it, and the owner revokes it.
import { expect, expectAccessible, test } from './support/admin.ts';
import { expectAccessibleAt } from './support/widths.ts';

test.use({ company: 'integrations' });

test('creates, uses and revokes an API token by keyboard (TOKEN-05, TOKEN-12, TOKEN-13, TOKEN-14)', async ({ admin: page, product }) => {
  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: 'New token' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New API token' });
  await expect(form.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('CRM');
  await form.getByRole('button', { name: 'CRM that takes messages' }).press('Space');
  await expect(form.getByLabel(/^Messages/)).toHaveValue('read');
  await expectAccessibleAt(page, [390, 768, 1440]);
  await form.getByLabel(/^Name/).press('Enter');

  const secret = page.getByRole('textbox', { name: 'Token', exact: true });
  await expect(secret).toHaveValue(/^lnt_/);
  await expectAccessible(page);
  const headers = { authorization: `Bearer ${await secret.inputValue()}` };
  const statusOf = async (call: string) => (await fetch(`${product.origin}/api/admin/${call}`, { headers })).status;
  expect([await statusOf('contacts'), await statusOf('products'), await statusOf('account')]).toEqual([200, 403, 403]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'I have stored it' }).press('Enter');

  await page.reload();
  const row = page.getByRole('region', { name: 'API tokens' }).getByRole('listitem');
  await expect(row).toContainText('CRM');
  await expect(row).toContainText('messages:read');
  await expect(row).toContainText('last used');
  await expectAccessibleAt(page, [390, 768, 1440]);
  await row.getByRole('button', { name: 'Revoke CRM' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByText('API token revoked')).toBeVisible();
  await expect(page.getByText('No API tokens.')).toBeVisible();
  expect(await statusOf('contacts')).toBe(401);
});
