// Two-step sign-in and passkeys. The pages are opened at "localhost", because browsers refuse passkeys for IP addresses.
import type { Page } from '@playwright/test';
import { codeOf, fromBase32, stepOf } from '#server/features/second-factor/totp.ts';
import { expect, expectAccessible, test } from './support/admin.ts';
import { administrator } from './support/product.ts';

test.use({ company: 'second-factor' });

const localOf = (origin: string) => origin.replace('127.0.0.1', 'localhost');
/** Generates codes like an authenticator app, each for a later time step and valid for at least the next 30 seconds. */
const createApp = (secret: string) => {
  let step = 0;
  return () => {
    step = Math.max(step + 1, stepOf(new Date()));
    return codeOf(fromBase32(secret), step);
  };
};

const enterPassword = async (page: Page, origin: string) => {
  await page.goto(`${origin}/admin/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(administrator.email);
  await page.getByLabel(/^Password/).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /Admin/ }).last().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/\/admin\/login$/);
};

test('signs in with the password and a code or a recovery code (AFACT-02, AFACT-05, AFACT-10)', async ({ page, product }) => {
  await enterPassword(page, product.origin);
  await page.waitForURL(/\/admin$/);
  await page.goto(`${product.origin}/admin/account`);
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  await panel.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const nextCode = createApp((await setUp.locator('code').innerText()).replaceAll(' ', ''));
  await setUp.getByLabel(/^Code/).fill(nextCode());
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const recovery = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(recovery.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const [first = ''] = await recovery.getByRole('listitem').allInnerTexts();
  await recovery.getByRole('button', { name: 'I have stored them' }).click();
  await expect(panel.getByText('10 of 10 recovery codes left')).toBeVisible();

  await signOut(page);
  await enterPassword(page, product.origin);
  const code = page.getByLabel(/^Code/);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(nextCode());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin$/);

  await signOut(page);
  await enterPassword(page, product.origin);
  await code.fill(first);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/admin$/);
  await page.goto(`${product.origin}/admin/account`);
  await expect(panel.getByText('9 of 10 recovery codes left')).toBeVisible();
  await panel.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(panel.getByText('Off', { exact: true })).toBeVisible();
});

test.describe('with a passkey', () => {
  test.use({ expectedComplaints: [/request to elsewhere: http:\/\/localhost:/] });

  test('adds a passkey, and signs in with it without a password (AFACT-06, AFACT-10)', async ({ page, product }) => {
    const origin = localOf(product.origin);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await enterPassword(page, origin);
    await page.waitForURL(/\/admin$/);
    await page.goto(`${origin}/admin/account`);
    const panel = page.getByRole('region', { name: 'Passkeys' });
    await panel.getByLabel('Name of the passkey').fill('Work laptop');
    await panel.getByRole('button', { name: 'Add passkey' }).click();
    await expect(panel.getByText('Work laptop')).toBeVisible();
    await expectAccessible(page);

    await signOut(page);
    await page.goto(`${origin}/admin/login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(/\/admin$/);
    await page.goto(`${origin}/admin/account`);
    await expect(panel.getByText(/last used/)).toBeVisible();
    await expect(page.getByText('Signed in with a passkey').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByText('No passkeys')).toBeVisible();
  });
});
