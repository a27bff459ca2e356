import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readToken } from '#web/shared/lib/session-token.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';

const login = 'POST /api/admin/auth/login';
const session = (remember: boolean) => ({
  body: { token: 'token-1', user: { id: 1, name: 'Ayu', email: 'ayu@lintara.example' }, remember, expires_at: '2026-12-21T00:00:00.000Z' },
});
const settings = { main_color: '#ff0000', secondary_color: '#00ff00', accent_color: '#0000ff', company_name: 'Lintara Automation' };
const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: settings },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    ...answers,
  });

const fillIn = async ({ remember = false } = {}) => {
  await userEvent.type(await screen.findByLabelText(/^Email/), 'ayu@lintara.example');
  await userEvent.type(screen.getByLabelText(/^Password/), 'correct horse');
  if (remember) await userEvent.click(screen.getByLabelText(/Remember me/));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

beforeEach(resetBrowser);

test('is titled Admin CMS and has email, password and Remember me (ALOGIN-01, ALOGIN-02)', async () => {
  showAdmin('/admin/login', api());
  expect(await screen.findByRole('heading', { name: 'Admin CMS' })).toBeTruthy();
  expect(screen.getByLabelText(/^Email/).getAttribute('type')).toBe('email');
  expect(screen.getByLabelText(/^Password/).getAttribute('type')).toBe('password');
  expect(screen.getByRole('checkbox', { name: /Remember me/ })).toHaveProperty('checked', false);
});

const token = 't'.repeat(43);
const invitation = { name: 'Rina', email: 'rina@lintara.example', expires_at: '2099-01-01T00:00:00.000Z' };
test.each(['/admin/login', `/admin/invitation/${token}`, '/admin'])('shows the company with its icon on %s (ALAY-10)', async (path) => {
  if (path === '/admin') signInForTest();
  showAdmin(path, api({ [`GET /api/admin/invitations/${token}`]: { body: invitation } }));
  await waitFor(() => expect(document.querySelector('.brand-mark + div > b')?.textContent).toBe('Lintara Automation'));
  expect(document.querySelector('.brand-mark')?.getAttribute('src')).toBe('/icons/icon-192.png');
});

test('requires email and password: sends nothing, and moves the focus to the first empty field (ALOGIN-03)', async () => {
  const server = api();
  showAdmin('/admin/login', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Enter your email.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
  expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByLabelText(/^Email/), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/auth/login')).toHaveLength(0);
});

test('disables the button while signing in, with the text Signing in... (ALOGIN-04)', async () => {
  let answer = (_: { status: number; body: unknown }) => {};
  const pending = new Promise<{ status: number; body: unknown }>((resolve) => {
    answer = resolve;
  });
  showAdmin('/admin/login', api({ [login]: () => pending }));
  await fillIn();
  expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveProperty('disabled', true);
  answer({ status: 401, body: { message: 'The email or password is incorrect.' } });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false);
});

test.each([
  [
    'ALOGIN-07 a server message',
    { status: 401, body: { message: 'The email or password is incorrect.' } },
    'The email or password is incorrect.',
  ],
  [
    'AACC-07 a pause',
    { status: 429, body: { message: 'Too many wrong passwords. Please wait 40 seconds and try again.', code: 'too-many' } },
    'Too many wrong passwords. Please wait 40 seconds and try again.',
  ],
  ['ALOGIN-08 a server error without message', { status: 502, body: null }, 'Server error: 502'],
  ['ALOGIN-09 no answer', new TypeError('Failed to fetch'), 'No response from server. Please check your connection.'],
  ['ALOGIN-10 any other error with message', new Error('Something else'), 'Something else'],
  ['ALOGIN-10 any other error without message', new Error(''), 'Login failed. Please try again.'],
  ['ALOGIN-11 a success without token', { body: { user: {} } }, 'Invalid response from server'],
  ['ALOGIN-11 a success that is no JSON', { body: null }, 'Invalid response from server'],
])('shows %s inline and as a toast (ALOGIN-06)', async (_, answer, text) => {
  const { address } = showAdmin('/admin/login', api({ [login]: answer }));
  await fillIn();
  await waitFor(() => expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([text, text]));
  expect(address()).toBe('/admin/login');
  expect(readToken()).toBeNull();
  expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'correct horse');
});

test('names a browser without storage as the cause', async () => {
  showAdmin('/admin/login', api({ [login]: session(false) }));
  await screen.findByRole('heading', { name: 'Admin CMS' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await fillIn();
  await waitFor(() => expect(screen.getAllByText(/^This browser does not let the site store the session/)).toHaveLength(2));
});

test('selects the password after a refused sign-in, and reports no ended session', async () => {
  showAdmin('/admin/login', api({ [login]: { status: 401, body: { message: 'The email or password is incorrect.' } } }));
  await fillIn();
  await screen.findAllByText('The email or password is incorrect.');
  const password = screen.getByLabelText<HTMLInputElement>(/^Password/);
  expect(document.activeElement).toBe(password);
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'correct horse'.length]);
  expect(screen.queryByText(/session has ended/)).toBeNull();
});

test('explains where to get help with a forgotten password', async () => {
  showAdmin('/admin/login', api());
  await userEvent.click(await screen.findByText('Forgot your password?'));
  expect(screen.getByText(/Ask the person who runs the server/).textContent).toContain('npm run administrator -- reset-password');
  expect(screen.getByText(/Another administrator can also/)).toBeTruthy();
});

test('shows an error of the server under its field (ALOGIN-07)', async () => {
  const errors = { email: ['The email must be a valid email address.'] };
  showAdmin('/admin/login', api({ [login]: { status: 422, body: { message: 'Please check the form.', errors } } }));
  await fillIn();
  expect(await screen.findByText('The email must be a valid email address.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Email/));
});

test.each([
  [true, 'Login successful! Session valid for 30 days.'],
  [false, 'Login successful! Session valid for 24 hours.'],
])('leads to /admin after a sign-in with remember %s (ALOGIN-12, ALOGIN-13, ASESS-01, ASESS-02)', async (remember, text) => {
  const server = api({ [login]: session(remember) });
  const { address } = showAdmin('/admin/login', server);
  await fillIn({ remember });
  expect(await screen.findByText(text)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(server.requestsTo('POST', '/api/admin/auth/login')[0]?.body).toEqual({
    email: 'ayu@lintara.example',
    password: 'correct horse',
    remember,
  });
  expect(localStorage.getItem('admin_token')).toBe('token-1');
  expect(JSON.parse(localStorage.getItem('admin_user') ?? '{}')).toMatchObject({ name: 'Ayu' });
  expect(localStorage.getItem('admin_token_expires_at')).toBe(remember ? '2026-12-21T00:00:00.000Z' : null);
});

test('leads from a protected page to the sign-in, and back to that page afterwards (ROUTE-13)', async () => {
  const { address } = showAdmin('/admin/analytics?days=7', api({ [login]: session(false) }));
  await screen.findByRole('heading', { name: 'Admin CMS' });
  expect(address()).toBe('/admin/login');
  await fillIn();
  await waitFor(() => expect(address()).toBe('/admin/analytics?days=7'));
});

test('leads to /admin if the sign-in is visited with a token (ROUTE-14)', async () => {
  signInForTest();
  const { address } = showAdmin('/admin/login', api());
  await waitFor(() => expect(address()).toBe('/admin'));
});

test('opens a protected page with any stored token (ROUTE-15)', async () => {
  localStorage.setItem('admin_token', 'made up');
  const { address } = showAdmin('/admin/pages', api());
  expect(await screen.findByRole('heading', { level: 1, name: 'Pages' })).toBeTruthy();
  expect(address()).toBe('/admin/pages');
});

test('uses the colours of the settings and remembers them (THEME-03, THEME-04, ALOGIN-05)', async () => {
  showAdmin('/admin/login', api());
  await waitFor(() => expect(localStorage.getItem('admin_theme')).not.toBeNull());
  expect(document.documentElement.style.getPropertyValue('--accent-fill')).toBe('#cc0000');
  expect(JSON.parse(localStorage.getItem('admin_theme') ?? '{}')).toEqual({
    main_color: '#ff0000',
    secondary_color: '#00ff00',
    accent_color: '#0000ff',
  });
});

test('reports settings that fail to load, and keeps the colours (THEME-05)', async () => {
  document.documentElement.style.setProperty('--accent-fill', '#123456');
  showAdmin('/admin/login', api({ 'GET /api/public/settings': { status: 500, body: { message: 'Server Error' } } }));
  expect(await screen.findByText('Failed to load theme settings')).toBeTruthy();
  expect(document.documentElement.style.getPropertyValue('--accent-fill')).toBe('#123456');
});
