import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';
import { administrator } from './support/product.ts';
import { failedCall } from './support/stage.ts';

// refused passwords and used links are part of the journeys
test.use({ company: 'account', expectedComplaints: failedCall });

const show = async (page: Page) => {
  await page.goto('/admin/account');
  await expect(page.getByRole('form', { name: 'Your account' })).toBeVisible();
};

test('invites an administrator, who accepts once, signs in, and is disabled (AACC-03, AACC-04)', async ({
  admin: page,
  browser,
  product,
}) => {
  const email = `rina-${Date.now()}@lintara.example`;
  await show(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite administrator' });
  await dialog.getByLabel(/^Name/).fill('Rina Hartono');
  await dialog.getByLabel(/^Email/).fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(link).toContain(`${product.origin}/admin/invitation/`);
  await page.getByRole('button', { name: 'Done' }).click();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByText(email)).toBeVisible();
  await guest.getByLabel(/^Password/).fill('short');
  await guest.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(guest.getByText('The password must be at least 12 characters long.')).toBeVisible();
  await guest.getByLabel(/^Password/).fill('long enough for this');
  await guest.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(guest).toHaveURL(/\/admin$/);
  await expect(guest.getByRole('button', { name: /Rina Hartono/ })).toBeVisible();

  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'Invitation not valid' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: 'Disable Rina Hartono' }).click();
  await expect(row.getByText('Disabled')).toBeVisible();
  await guest.goto('/admin/contacts');
  await expect(guest).toHaveURL(/\/admin\/login$/);

  await row.getByRole('button', { name: 'Remove Rina Hartono' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toBeHidden();
});

test('changes the password with the current one, and signs other devices out (AACC-01, AACC-02)', async ({ admin: page, product }) => {
  const next = 'journeys-and-more-9482';
  // from another device: it shares no cookie with this one
  const login = (password: string) =>
    fetch(`${product.origin}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...administrator, password }),
    });
  const { token } = (await (await login(administrator.password)).json()) as { token: string };
  await show(page);
  const form = page.getByRole('form', { name: 'Password' });
  const change = async (current: string, password: string) => {
    await form.getByLabel(/^Current password/).fill(current);
    await form.getByLabel(/^New password \*/).fill(password);
    await form.getByLabel(/^New password again/).fill(password);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await change('wrong', next);
  await expect(form.getByText('The current password is incorrect.')).toBeVisible();
  await change(administrator.password, next);
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  const answer = await page.request.get('/api/admin/account', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  expect((await login(next)).status).toBe(200);
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(page.getByText('All other devices are signed out')).toBeVisible();
  await change(next, administrator.password);
  await expect(page.getByText('Password changed successfully')).toBeVisible();
});

test('changes the name, also in the user menu (AACC-01)', async ({ admin: page }) => {
  await page.goto('/admin/contacts');
  await page.getByRole('button', { name: /Administrator/ }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  const form = page.getByRole('form', { name: 'Your account' });
  await form.getByLabel(/^Name/).fill('Ayu Prameswari');
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('Account updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: /Ayu Prameswari/ })).toBeVisible();
  await form.getByLabel(/^Name/).fill('Administrator');
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByRole('button', { name: /Administrator admin@/ })).toBeVisible();
});

test('is accessible with account and invitation, also at the width of a phone (ACCESS-05)', async ({ admin: page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await show(page);
    await expect(page.getByText('This device')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.goto(`/admin/invitation/${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'Invitation not valid' })).toBeVisible();
    await expectAccessible(page);
  }
});
