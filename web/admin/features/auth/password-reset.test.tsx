import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';

const token = 'x'.repeat(43);
const link = `/api/admin/auth/password-reset/${token}`;
const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/auth/options': { body: { has_password_reset: true } },
    'POST /api/admin/auth/password-reset': { body: { message: 'If there is an account, it gets an email.' } },
    [`GET ${link}`]: { body: { email: 'ayu@lintara.example' } },
    ...answers,
  });

beforeEach(resetBrowser);

test('asks for the address and says what happens next (MAIL-15)', async () => {
  const server = api();
  const { address } = showAdmin('/admin/login', server);
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(address()).toBe('/admin/forgot-password');
  const box = await screen.findByRole('textbox', { name: /^Email/ });
  await userEvent.type(box, 'ayu');
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Enter a valid email address.')).toBeTruthy();
  await userEvent.type(box, '@lintara.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect((await screen.findByRole('status')).textContent).toBe('If there is an account, it gets an email. The link works for one hour.');
  expect(server.requestsTo('POST', '/api/admin/auth/password-reset')[0]?.body).toEqual({ email: 'ayu@lintara.example' });
});

test('offers help instead of a reset without a mail server (MAIL-07)', async () => {
  const server = api({ 'GET /api/admin/auth/options': { body: { has_password_reset: false } } });
  showAdmin('/admin/login', server);
  await waitFor(() => expect(server.requestsTo('GET', '/api/admin/auth/options')).not.toEqual([]));
  expect(await screen.findByText('Forgot your password?')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
});

test('saves a new password and signs in (MAIL-15)', async () => {
  const session = {
    token: 't',
    user: { id: 1, name: 'Ayu', email: 'ayu@lintara.example' },
    remember: false,
    expires_at: '2026-12-01T00:00:00.000Z',
  };
  const server = api({ [`POST ${link}`]: { body: session } });
  const { router } = showAdmin(`/admin/password-reset/${token}`, server);
  expect(await screen.findByText('ayu@lintara.example')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Password/), 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(server.requestsTo('POST', link)).toEqual([]);
  await userEvent.clear(screen.getByLabelText(/^Password/));
  await userEvent.type(screen.getByLabelText(/^Password/), 'ten characters and more');
  server.answer('GET /api/admin/contacts-stats', { body: { new: 0, read: 0, replied: 0, total: 0 } });
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  await waitFor(() => expect(localStorage.getItem('admin_token')).toBe('t'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  expect(server.requestsTo('POST', link)[0]?.body).toEqual({ password: 'ten characters and more' });
});

test('reports a link that is no longer valid, and offers a new one (MAIL-15)', async () => {
  expectConsole('error', /A query failed/);
  showAdmin(`/admin/password-reset/${token}`, api({ [`GET ${link}`]: { status: 404, body: { message: 'x' } } }));
  expect(await screen.findByRole('heading', { name: 'Link not valid' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/admin/forgot-password');
});
