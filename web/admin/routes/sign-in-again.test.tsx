// A session that ends while a form has unsaved changes.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, vision } from '#web/admin/features/categories/categories-api.fixture.ts';
import { storeSession } from '#web/admin/lib/session.ts';
import { showFlashMessage } from '#web/admin/ui/flash-message.ts';
import { readToken, sessionEnded } from '#web/shared/lib/session-token.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';

const login = 'POST /api/admin/auth/login';
const endedText = 'Your session has ended. Please sign in again.';
const ayu = { id: 1, name: 'Ayu Prameswari', email: 'ayu@lintara.example' };
const budi = { id: 2, name: 'Budi', email: 'budi@lintara.example' };
const session = (user = ayu, token = 'token-2') => ({ token, user, remember: false, expires_at: '2026-12-21T00:00:00.000Z' });
const picture = new File(['x'], 'vision.png', { type: 'image/png' });

const name = () => screen.getByRole('textbox', { name: /^Name/ });
const signInDialog = () => screen.findByRole('dialog', { name: 'Sign in again' });

/** A new category with a name and a chosen file. */
const fillForm = async (server = api({ [login]: { body: session() } })) => {
  const shown = showAdmin('/admin/categories?new=1', server);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Machine Vision');
  await userEvent.upload(screen.getByLabelText('Choose image'), picture);
  stop = shown.stopFollowing;
  return { server, ...shown };
};

const signIn = async () => {
  const dialog = within(await signInDialog());
  await userEvent.type(dialog.getByLabelText(/^Password/), 'correct horse');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
};

/** Changes the storage as another tab would. */
const changeInOtherTab = (change: () => void) =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin_token', newValue: readToken() }));
  });

let stop = () => {};
beforeEach(() => {
  resetBrowser();
  storeSession(session(ayu, 'token-1'));
});
afterEach(() => stop());

test('shows the sign-in over the form, which can be saved afterwards with its file (ASESS-14)', async () => {
  const { server, address } = await fillForm();
  act(sessionEnded);
  const dialog = within(await signInDialog());
  expect(dialog.getByText(new RegExp(endedText))).toBeTruthy();
  expect(readToken()).toBeNull();
  expect(localStorage.getItem('admin_user')).toBeNull();
  expect(dialog.getByLabelText(/^Email/)).toHaveProperty('value', ayu.email);
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Password/));
  expect(dialog.getByRole('checkbox', { name: /Remember me/ })).toBeTruthy();

  await signIn();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
  expect(readToken()).toBe('token-2');
  expect(address()).toBe('/admin/categories?new=1');
  expect(name()).toHaveProperty('value', 'Machine Vision');
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
  expect(await screen.findByText('Category created successfully')).toBeTruthy();
  const sent = server.requestsTo('POST', '/api/admin/categories')[0]?.body as FormData;
  expect(sent.get('image')).toMatchObject({ name: 'vision.png' });
});

test('asks for the second step over the form, which keeps its content (ASESS-14, AFACT-10)', async () => {
  const token = 's'.repeat(43);
  const step = { token, expires_at: '2026-11-21T03:05:00.000Z', methods: ['code'] };
  const finish = 'POST /api/admin/auth/second-factor';
  const text = 'The code is incorrect or was already used.';
  const { server } = await fillForm(
    api({ [login]: { body: { second_factor: step } }, [finish]: { status: 401, body: { message: text, code: 'unauthenticated' } } }),
  );
  act(sessionEnded);
  await signIn();
  const dialog = within(await signInDialog());
  const code = await dialog.findByLabelText(/^Code/);
  expect(document.activeElement).toBe(code);
  expect([dialog.queryByLabelText(/^Password/), readToken()]).toEqual([null, null]);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(dialog.getByText('Enter the code.')).toBeTruthy();
  await userEvent.type(code, '123456{Enter}');
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  server.answer(finish, { body: session() });
  await userEvent.clear(code);
  await userEvent.type(code, '654321{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
  expect(server.requestsTo('POST', '/api/admin/auth/second-factor').at(-1)?.body).toEqual({ token, code: '654321', remember: false });
  expect([readToken(), name()]).toMatchObject(['token-2', { value: 'Machine Vision' }]);
});

test('returns from the second step to the password (AFACT-10)', async () => {
  const step = { token: 's'.repeat(43), expires_at: '2026-11-21T03:05:00.000Z', methods: ['code'] };
  await fillForm(api({ [login]: { body: { second_factor: step } } }));
  act(sessionEnded);
  await signIn();
  const dialog = within(await signInDialog());
  await userEvent.click(await dialog.findByRole('button', { name: 'Start again' }));
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Password/));
});

test('explains on a refused save that the session has ended', async () => {
  const { server } = await fillForm();
  server.answer('POST /api/admin/categories', { status: 401, body: { message: 'Unauthenticated.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
  expect((await screen.findAllByText(endedText)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Unauthenticated.')).toBeNull();
});

test('shows a refused sign-in inline and keeps the form', async () => {
  await fillForm(api({ [login]: { status: 401, body: { message: 'The email or password is incorrect.' } } }));
  act(sessionEnded);
  await signIn();
  const dialog = within(await signInDialog());
  expect(await dialog.findAllByText('The email or password is incorrect.')).not.toHaveLength(0);
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Password/));
  expect(name()).toHaveProperty('value', 'Machine Vision');
});

test('asks about the unsaved changes on Cancel, then leads to the sign-in page', async () => {
  const { address } = await fillForm();
  act(sessionEnded);
  await userEvent.click(within(await signInDialog()).getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(await signInDialog()).toBeTruthy();

  await userEvent.click(within(await signInDialog()).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Admin CMS' })).toBeTruthy();
  expect(address()).toBe('/admin/login');
  expect(screen.getByText(endedText)).toBeTruthy();
  expect(sessionStorage.getItem('admin_return_to')).toBe('/admin/categories?new=1');
});

test('reloads the page when another administrator signs in, who sees nothing of the form (ASESS-16)', async () => {
  const { leave } = await fillForm(api({ [login]: { body: session(budi) } }));
  act(sessionEnded);
  await signIn();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin'));
  showFlashMessage();
  expect(await screen.findByText('Signed in as Budi')).toBeTruthy();
});

test('keeps the form when another tab signs out and in again', async () => {
  const { address } = await fillForm();
  changeInOtherTab(() => localStorage.clear());
  await signInDialog();
  changeInOtherTab(() => storeSessionElsewhere(session()));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
  expect(address()).toBe('/admin/categories?new=1');
  expect(name()).toHaveProperty('value', 'Machine Vision');
});

test('shows no data of the previous administrator when another one signs in in another tab (ASESS-16)', async () => {
  const { leave } = showAdmin('/admin/categories', api());
  await screen.findByRole('link', { name: vision.name });
  changeInOtherTab(() => storeSessionElsewhere(session(budi)));
  expect(leave).toHaveBeenCalledWith('/admin');
});

test('continues from the sign-in page when another tab has signed in', async () => {
  localStorage.clear();
  const { address } = showAdmin('/admin/categories', api());
  await screen.findByRole('heading', { name: 'Admin CMS' });
  changeInOtherTab(() => storeSessionElsewhere(session()));
  await waitFor(() => expect(address()).toBe('/admin/categories'));
});

test('asks about unsaved changes before logging out', async () => {
  const server = api({ 'POST /api/admin/auth/logout': { body: { message: 'Logged out successfully' } } });
  const { leave } = showAdmin('/admin/account', {
    ...server,
    transport: async (request) =>
      request.path === '/api/admin/account'
        ? { status: 200, body: { account: { id: 1, name: 'Ayu', email: ayu.email } } }
        : server.transport(request),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' P.');
  await userEvent.click(screen.getByRole('button', { name: /Ayu Prameswari/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  expect(server.requestsTo('POST', '/api/admin/auth/logout')).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin/login'));
});

test('requests no data while the sign-in is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { server } = await fillForm();
    server.answer('GET /api/admin/contacts-stats', { status: 401, body: { message: 'Unauthenticated.' } });
    act(sessionEnded);
    await signInDialog();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const before = server.requests.length;
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(server.requests).toHaveLength(before);
  } finally {
    vi.useRealTimers();
  }
});

/** Signs in as another tab: this one gets no notification. */
const storeSessionElsewhere = ({ token, user }: ReturnType<typeof session>) => {
  localStorage.setItem('admin_user', JSON.stringify(user));
  localStorage.setItem('admin_token', token);
};

test('signs in again without a reload when the session had no name', async () => {
  signInForTest({});
  const { leave } = await fillForm(api({ [login]: { body: { ...session(), user: {} } } }));
  act(sessionEnded);
  const dialog = within(await signInDialog());
  await userEvent.type(dialog.getByLabelText(/^Email/), ayu.email);
  await signIn();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
  expect(leave).not.toHaveBeenCalled();
});
