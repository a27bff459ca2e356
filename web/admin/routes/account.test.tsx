import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignIn } from '#contract/account.ts';
import type { Administrator } from '#contract/administrators.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';

const account = { id: 1, name: 'Ayu Prameswari', email: 'ayu@lintara.example' };
const token = 't'.repeat(43);
const timestamp = '2026-11-21T02:42:00.000Z';
const invitation = { path: `/admin/invitation/${token}`, expires_at: '2026-11-28T02:42:00.000Z' };

const administrator = (id: number, part: Partial<Administrator> = {}): Administrator => ({
  id,
  name: `Person ${id}`,
  email: `person${id}@lintara.example`,
  role: 'owner',
  status: 'active',
  is_you: false,
  created_at: timestamp,
  last_used_at: timestamp,
  sign_in_pause: null,
  has_second_factor: false,
  passkeys: 0,
  invitation_expires_at: null,
  ...part,
});

const session = (id: number, part: object = {}) => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  kind: 'desktop',
  signed_in_at: timestamp,
  last_used_at: timestamp,
  expires_at: timestamp,
  idle_expires_at: null,
  is_current: false,
  ...part,
});

const signIn = (id: number, part: Partial<SignIn> = {}): SignIn => ({
  id,
  at: timestamp,
  result: 'signed-in',
  method: null,
  address: '203.0.113.0',
  browser: 'Firefox',
  system: 'Windows',
  kind: 'desktop',
  ...part,
});

const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/account': { body: { account } },
    'PUT /api/admin/account': ({ body }) => ({ body: { message: 'ok', account: { ...account, ...(body as object) } } }),
    'PUT /api/admin/account/password': { body: { message: 'ok' } },
    'GET /api/admin/account/sessions': {
      body: { sessions: [session(1, { is_current: true }), session(2, { browser: null, system: null })] },
    },
    'DELETE /api/admin/account/sessions/2': { body: { message: 'ok' } },
    'GET /api/admin/account/sign-in-methods': { body: { totp_enabled_at: null, recovery_codes: 0, passkeys: [] } },
    'GET /api/admin/account/sign-ins': { body: { sign_ins: [signIn(1)] } },
    'GET /api/admin/administrators': {
      body: {
        administrators: [
          administrator(1, { ...account, is_you: true }),
          administrator(2),
          administrator(3, { status: 'invited', last_used_at: null, invitation_expires_at: '2099-01-01T00:00:00.000Z' }),
        ],
      },
    },
    'POST /api/admin/administrators': {
      status: 201,
      body: { message: 'ok', administrator: administrator(4, { name: 'Rina' }), invitation },
    },
    'PUT /api/admin/administrators/2': { status: 409, body: { message: 'The last active owner cannot be disabled.' } },
    'DELETE /api/admin/administrators/3': { body: { message: 'Administrator removed successfully' } },
    ...answers,
  });

const show = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const server = api(answers);
  const view = showAdmin('/admin/account', server);
  const own = within(await screen.findByRole('form', { name: 'Your account' }));
  return { server, own, ...view };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('saves another name, and shows it in the menu', async () => {
  const { own, server } = await show();
  await userEvent.clear(own.getByRole('textbox', { name: /^Name/ }));
  await userEvent.type(own.getByRole('textbox', { name: /^Name/ }), 'Ayu P.');
  expect(own.queryByLabelText(/^Current password/)).toBeNull();
  await press('Save account');
  expect(await screen.findByText('Account updated successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/account')[0]?.body).toEqual({ name: 'Ayu P.' });
  expect(screen.getByRole('button', { name: /Ayu P\./ })).toBeTruthy();
});

test('asks for the current password before the email is changed, and shows its refusal at the field', async () => {
  const text = 'The current password is incorrect.';
  const { own, server } = await show({
    'PUT /api/admin/account': { status: 422, body: { message: text, errors: { current_password: [text] } } },
  });
  await userEvent.type(own.getByRole('textbox', { name: /^Email/ }), '.id');
  await press('Save account');
  expect(await screen.findByText('Enter your current password.')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/account')).toHaveLength(0);
  await userEvent.type(own.getByLabelText(/^Current password/), 'wrong');
  await press('Save account');
  expect(await screen.findAllByText(text)).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(own.getByLabelText(/^Current password/)));
});

test('requires a long enough password twice, and clears the fields after the change', async () => {
  const { server } = await show();
  const form = within(screen.getByRole('form', { name: 'Password' }));
  const field = (name: RegExp) => form.getByLabelText(name);
  await userEvent.type(field(/^Current password/), 'old one');
  await userEvent.type(field(/^New password \*/), 'short');
  await userEvent.type(field(/^New password again/), 'other');
  await press('Change password');
  expect(await screen.findByText('The password must be at least 12 characters long.')).toBeTruthy();
  expect(screen.getByText('The two passwords differ.')).toBeTruthy();
  await userEvent.type(field(/^New password \*/), ' and long');
  await userEvent.clear(field(/^New password again/));
  await userEvent.type(field(/^New password again/), 'short and long');
  await press('Change password');
  expect(await screen.findByText('Password changed successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/account/password')[0]?.body).toEqual({
    current_password: 'old one',
    password: 'short and long',
  });
  await waitFor(() => expect(screen.getByRole('form', { name: 'Password' }).querySelector('input')?.value).toBe(''));
});

test('lists devices and signs them out', async () => {
  const { server } = await show();
  const devices = within(await screen.findByRole('region', { name: 'Devices' }));
  expect(await devices.findByText('Firefox on Windows')).toBeTruthy();
  expect(devices.getByText('This device')).toBeTruthy();
  await userEvent.click(devices.getByRole('button', { name: /^Sign out Unknown device/ }));
  expect(await screen.findByText('The device is signed out')).toBeTruthy();
  expect(server.requestsTo('DELETE', '/api/admin/account/sessions/2')).toHaveLength(1);
});

test('shows the link of an invitation once, for copying, until it is closed by a button (AACC-03)', async () => {
  const { server } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite administrator' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Rina');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Email/ }), 'rina@lintara.example');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Role/ }), 'Sales');
  expect(dialog.getByText(/Reads and handles messages/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  const link = await screen.findByRole('textbox', { name: 'Invitation link' });
  expect(link).toHaveProperty('value', `${window.location.origin}/admin/invitation/${token}`);
  expect(server.requestsTo('POST', '/api/admin/administrators')[0]?.body).toEqual({
    name: 'Rina',
    email: 'rina@lintara.example',
    role: 'sales',
  });
  // shown only now: neither Escape nor a click beside it closes the dialog
  const shown = screen.getByRole('dialog', { name: 'Invitation link' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(shown);
  expect(shown.contains(screen.getByRole('textbox', { name: 'Invitation link' }))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Invitation link' })).toBeNull());
});

test('shows refusals of the server, and asks before removing', async () => {
  const { server } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Disable Person 2' }));
  expect(await screen.findByText('The last active owner cannot be disabled.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Remove Ayu/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Person 3' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(server.requestsTo('DELETE', '/api/admin/administrators/3')).toHaveLength(0);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Administrator removed successfully')).toBeTruthy();
});

const passwordRequired = { status: 403, body: { message: 'Enter your password to continue.', code: 'password-required' } };

test('asks for the password once, then repeats the call with what was typed (AACC-12)', async () => {
  const text = 'The password is incorrect.';
  const { server } = await show({
    'POST /api/admin/administrators': passwordRequired,
    'POST /api/admin/account/confirmation': { status: 422, body: { message: text, errors: { password: [text] } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const invite = within(await screen.findByRole('dialog', { name: 'Invite administrator' }));
  await userEvent.type(invite.getByRole('textbox', { name: /^Name/ }), 'Rina');
  await userEvent.type(invite.getByRole('textbox', { name: /^Email/ }), 'rina@lintara.example');
  await userEvent.click(invite.getByRole('button', { name: 'Create link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
  const field = dialog.getByLabelText(/^Password/);
  expect(document.activeElement).toBe(field);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('Enter your password.')).toBeTruthy();
  await userEvent.type(field, 'wrong{Enter}');
  expect(await dialog.findByText(text)).toBeTruthy();
  server.answer('POST /api/admin/account/confirmation', { body: { message: 'ok', confirmed_until: timestamp } });
  server.answer('POST /api/admin/administrators', {
    status: 201,
    body: { message: 'ok', administrator: administrator(4, { name: 'Rina' }), invitation },
  });
  await userEvent.clear(field);
  await userEvent.type(field, 'right{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Invitation link' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Enter your password' })).toBeNull();
  expect(server.requestsTo('POST', '/api/admin/administrators').map(({ body }) => body)).toEqual(
    Array(2).fill({ name: 'Rina', email: 'rina@lintara.example', role: 'viewer' }),
  );
});

test('asks for a code beside the password with two-step sign-in (AFACT-08)', async () => {
  const text = 'The code is incorrect.';
  const { server } = await show({
    'GET /api/admin/account/sign-in-methods': { body: { totp_enabled_at: timestamp, recovery_codes: 9, passkeys: [] } },
    'DELETE /api/admin/account/totp': passwordRequired,
    'POST /api/admin/account/confirmation': { status: 422, body: { message: text, errors: { code: [text] } } },
  });
  expect(await screen.findByText(/9 of 10 recovery codes left/)).toBeTruthy();
  await press('Turn off');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
  await userEvent.type(dialog.getByLabelText(/^Password/), 'right{Enter}');
  expect(await dialog.findByText('Enter the code.')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/account/confirmation')).toHaveLength(0);
  await userEvent.type(await dialog.findByLabelText(/^Code/), '123456{Enter}');
  expect(await dialog.findByText(text)).toBeTruthy();
  server.answer('POST /api/admin/account/confirmation', { body: { message: 'ok', confirmed_until: timestamp } });
  server.answer('DELETE /api/admin/account/totp', { body: { message: 'Two-step sign-in is off' } });
  await userEvent.type(dialog.getByLabelText(/^Code/), '{Enter}');
  expect(await screen.findByText('Two-step sign-in is off')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/account/confirmation')[0]?.body).toEqual({ password: 'right', code: '123456' });
});

test('shows new recovery codes until the user confirms having stored them (AFACT-05)', async () => {
  await show({
    'GET /api/admin/account/sign-in-methods': { body: { totp_enabled_at: timestamp, recovery_codes: 9, passkeys: [] } },
    'POST /api/admin/account/recovery-codes': { body: { message: 'ok', recovery_codes: ['abcd-efgh'] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const codes = await screen.findByRole('dialog', { name: 'Recovery codes' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(codes);
  expect(within(codes).getByText('abcd-efgh')).toBeTruthy();
  await userEvent.click(within(codes).getByRole('button', { name: 'I have stored them' }));
  await waitFor(() => expect(screen.queryByText('abcd-efgh')).toBeNull());
});

test('keeps the typed name of a passkey when the name of the device arrives (AFACT-06)', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
  const sessions = Promise.withResolvers<{ body: unknown }>();
  await show({ 'GET /api/admin/account/sessions': sessions.promise });
  const name = await screen.findByLabelText(/^Name of the passkey/);
  await userEvent.type(name, 'Work laptop');
  sessions.resolve({ body: { sessions: [session(1, { is_current: true })] } });
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
  expect(screen.getByLabelText(/^Name of the passkey/)).toHaveProperty('value', 'Work laptop');
});

test('keeps the form when the password is not entered (AACC-12)', async () => {
  const { server } = await show({ 'POST /api/admin/administrators': passwordRequired });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  const invite = within(await screen.findByRole('dialog', { name: 'Invite administrator' }));
  await userEvent.type(invite.getByRole('textbox', { name: /^Name/ }), 'Rina');
  await userEvent.type(invite.getByRole('textbox', { name: /^Email/ }), 'rina@lintara.example');
  await userEvent.click(invite.getByRole('button', { name: 'Create link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Enter your password to continue.')).toBeTruthy();
  expect(invite.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Rina');
  expect(server.requestsTo('POST', '/api/admin/administrators')).toHaveLength(1);
});

test('no longer asks for the password after leaving the screens (AACC-12)', async () => {
  const { view } = await show({ 'DELETE /api/admin/administrators/3': passwordRequired });
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Person 3' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  };
  await remove();
  expect(await screen.findByRole('dialog', { name: 'Enter your password' })).toBeTruthy();
  view.unmount();
  await show();
  expect(screen.queryByRole('dialog', { name: 'Enter your password' })).toBeNull();
  await remove();
  expect(await screen.findByText('Administrator removed successfully')).toBeTruthy();
});

test('shows a pause of sign-in and ends it (AACC-09)', async () => {
  const paused = administrator(2, { sign_in_pause: { until: timestamp, failures: 12, addresses: 1 } });
  const { server } = await show({
    'GET /api/admin/administrators': { body: { administrators: [administrator(1, { ...account, is_you: true }), paused] } },
    'DELETE /api/admin/administrators/2/sign-in-pause': { body: { message: 'Sign-in is possible again', administrator: administrator(2) } },
  });
  expect((await screen.findByText(/^Sign-in paused until/)).textContent).toBe(
    'Sign-in paused until November 21, 2026, 09:42 after 12 failed attempts from 1 address',
  );
  await press('End pause of Person 2');
  expect(await screen.findByText('Sign-in is possible again')).toBeTruthy();
  expect(server.requestsTo('DELETE', '/api/admin/administrators/2/sign-in-pause')).toHaveLength(1);
});

test('shows the last sign-ins of the own account and of others (AACC-10)', async () => {
  const many = Array.from({ length: 7 }, (_, index) => signIn(index + 1));
  await show({
    'GET /api/admin/account/sign-ins': { body: { sign_ins: many } },
    'GET /api/admin/administrators/2/sign-ins': {
      body: { sign_ins: [signIn(9, { result: 'wrong-password', address: null }), signIn(8, { result: 'disabled', browser: null })] },
    },
  });
  const own = within(await screen.findByRole('region', { name: 'Recent sign-ins' }));
  expect(await own.findAllByText('Firefox on Windows, 203.0.113.0')).toHaveLength(5);
  await userEvent.click(own.getByRole('button', { name: 'Show all 7' }));
  expect(own.getAllByText('Signed in')).toHaveLength(7);
  await press('Sign-ins of Person 2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign-ins of Person 2' }));
  expect(await dialog.findByText('Wrong password')).toBeTruthy();
  expect(dialog.getByText('Firefox on Windows, unknown address')).toBeTruthy();
  expect(dialog.getByText('Windows, 203.0.113.0')).toBeTruthy();
});

const invitationPath = `GET /api/admin/invitations/${token}`;
test('accepts an invitation with a password, and signs in', async () => {
  resetBrowser();
  const server = api({
    [invitationPath]: { body: { name: 'Rina', email: 'rina@lintara.example', expires_at: timestamp } },
    [`POST /api/admin/invitations/${token}`]: {
      body: { token: 'token-2', user: { id: 4, name: 'Rina', email: 'rina@lintara.example' }, remember: false, expires_at: timestamp },
    },
  });
  const { address } = showAdmin(`/admin/invitation/${token}`, server);
  await userEvent.type(await screen.findByLabelText(/^Password/), 'short');
  await press('Accept and sign in');
  expect(await screen.findByText('The password must be at least 12 characters long.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Password/), ' and long');
  await press('Accept and sign in');
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(localStorage.getItem('admin_token')).toBe('token-2');
  expect(server.requestsTo('POST', `/api/admin/invitations/${token}`)[0]?.body).toEqual({ name: 'Rina', password: 'short and long' });
});

test('reports an invitation that has expired or was withdrawn', async () => {
  expectConsole('error', /A query failed \[ 'invitation'/);
  showAdmin(`/admin/invitation/${token}`, api({ [invitationPath]: { status: 404, body: { message: 'Not found.' } } }));
  expect(await screen.findByRole('heading', { name: 'Invitation not valid' })).toBeTruthy();
});
