// Forgotten password: link in the email, new password, end of other sessions.
import { expect, expectAccessible, test } from './support/admin.ts';
import { administrator } from './support/product.ts';

test.use({ company: 'password-reset', sendsMail: true });

test('sets a new password with a link in an email (MAIL-15)', async ({ page, product, request, mailServer }) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectAccessible(page);
  await page.getByLabel(/^Email/).fill(administrator.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toContainText('The link works for one hour.');
  await expect.poll(() => mailServer.accepted.length).toBe(1);
  const [link = ''] = /http\S+\/admin\/password-reset\/[\w-]{43}/.exec(mailServer.accepted[0]?.body ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByText(administrator.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Password/).fill('a new password for the journey');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const headers = { authorization: `Bearer ${product.token}` };
  expect((await request.get('/api/admin/account', { headers })).status()).toBe(401);
});
