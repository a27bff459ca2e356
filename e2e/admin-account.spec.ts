import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/admin.ts';
import { administrator } from './support/product.ts';
import { failedCall } from './support/stage.ts';
import { expectAccessibleAt } from './support/widths.ts';

// the journeys include wrong passwords and used links
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
  await guest.getByLabel(/^Password/).fill('Lintara-2026!');
  await guest.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect(guest.getByText('The password must not contain your email or the name of the company.')).toBeVisible();
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

test('asks for the password again before an invitation without losing the form (AACC-12)', async ({ admin: page }) => {
  // the first call is refused as if the session had begun more than ten minutes ago
  let isFirst = true;
  await page.route('**/api/admin/administrators', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.fallback();
    isFirst = false;
    await route.fulfill({ status: 403, json: { message: 'Enter your password to continue.', code: 'password-required' } });
  });
  await show(page);
  await page.getByRole('button', { name: 'Invite' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite administrator' });
  await invite.getByLabel(/^Name/).fill('Sari Dewi');
  await invite.getByLabel(/^Email/).fill(`sari-${Date.now()}@lintara.example`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enter your password' });
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('mistyped');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
  await page.keyboard.type(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Invitation link' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Sari Dewi')).toBeVisible();
});

test('shows sign-ins, and a pause that an administrator ends (AACC-09, AACC-10)', async ({ admin: page, product }) => {
  const attempt = await fetch(`${product.origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...administrator, password: 'mistyped' }),
  });
  expect(attempt.status).toBe(401);
  // simulated, because a real pause could end before the page shows it
  let isPaused = true;
  await page.route('**/api/admin/administrators', async (route) => {
    const response = await route.fetch();
    const { administrators } = await response.json();
    const pause = { until: new Date(Date.now() + 600_000).toISOString(), failures: 21, addresses: 3 };
    // presented as another administrator
    const other = { ...administrators[0], is_you: false, sign_in_pause: isPaused ? pause : null };
    await route.fulfill({ response, json: { administrators: [other] } });
  });
  await show(page);
  await expect(page.getByText(/^Sign-in paused until .+ after 21 failed attempts from 3 addresses$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent sign-ins' }).getByText('Wrong password').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const text = page.getByText(new RegExp(`^${administrator.email}, last seen`));
  await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 1280, height: 720 });
  isPaused = false;
  await page.getByRole('button', { name: 'End pause of Administrator' }).click();
  await expect(page.getByText('Sign-in is possible again')).toBeVisible();
  await expect(page.getByText(/^Sign-in paused until/)).toBeHidden();
  await page.getByRole('button', { name: 'Sign-ins of Administrator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign-ins of Administrator' });
  await expect(dialog.getByText('Wrong password').first()).toBeVisible();
  await expectAccessible(page);
});

test('changes the password with the current one, and signs other devices out (AACC-01, AACC-02)', async ({ admin: page, product }) => {
  const next = 'journeys-and-more-9482';
  // a sign-in from another device, without the cookies of this one
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

test('changes the name in the account and in the user menu (AACC-01)', async ({ admin: page }) => {
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

test('is accessible with account and invitation, including at the width of a phone (ACCESS-05)', async ({ admin: page }) => {
  await show(page);
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessibleAt(page, [1440, 390]);
  await page.goto(`/admin/invitation/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Invitation not valid' })).toBeVisible();
  await expectAccessibleAt(page, [1440, 390]);
});
