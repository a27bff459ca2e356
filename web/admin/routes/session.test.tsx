import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigation } from '#web/admin/layout/navigation.ts';
import { needsLanguages } from '#web/admin/lib/screens.ts';
import { showFlashMessage } from '#web/admin/ui/flash-message.ts';
import { browserTransport } from '#web/shared/lib/browser-transport.ts';
import { readToken, sessionEnded } from '#web/shared/lib/session-token.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';

const logout = 'POST /api/admin/auth/logout';
const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 4, read: 12, replied: 97, total: 148 } },
    [logout]: { body: { message: 'Logged out successfully' } },
    ...answers,
  });

const logOut = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Ayu Prameswari/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('ends the session on logout, loads the sign-in page and confirms the logout there (ASESS-10, ASESS-11)', async () => {
  const server = api();
  const { leave } = showAdmin('/admin/pages', server);
  await logOut();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin/login'));
  expect(server.requestsTo('POST', '/api/admin/auth/logout')).toHaveLength(1);
  expect(localStorage.getItem('admin_token')).toBeNull();
  expect(localStorage.getItem('admin_user')).toBeNull();
  showFlashMessage();
  expect(await screen.findByText('Logged out successfully')).toBeTruthy();
});

test('reports a failed logout and ends the local session anyway (ASESS-12)', async () => {
  expectConsole('error', /Logging out failed ApiError/);
  const { leave } = showAdmin('/admin/pages', api({ [logout]: { status: 500, body: { message: 'Server Error' } } }));
  await logOut();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin/login'));
  expect(readToken()).toBeNull();
  showFlashMessage();
  expect(await screen.findByText('Logout failed. Please try again.')).toBeTruthy();
});

test('logs out of a session that had already ended on the server (ASESS-10)', async () => {
  const { leave } = showAdmin('/admin/pages', api({ [logout]: { status: 401, body: { message: 'Unauthenticated.' } } }));
  await logOut();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/admin/login'));
  expect(readToken()).toBeNull();
  showFlashMessage();
  expect(await screen.findByText('Logged out successfully')).toBeTruthy();
});

test('attaches the stored token to every request (ASESS-03)', async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  await browserTransport({ method: 'GET', path: '/api/admin/contacts' });
  await browserTransport({ method: 'GET', path: '/api/public/settings' });
  const sent = fetched.mock.calls.map(([, init]) => (init.headers as Record<string, string>).Authorization);
  expect(sent).toEqual(['Bearer token-1', 'Bearer token-1']);
});

test('removes the session after a 401 of an admin call, and passes the error on (ASESS-06, ASESS-09)', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"Unauthenticated."}', { status: 401 }));
  const answer = await browserTransport({ method: 'GET', path: '/api/admin/contacts' });
  expect(answer).toEqual({ status: 401, body: { message: 'Unauthenticated.' } });
  expect(readToken()).toBeNull();
  expect(localStorage.getItem('admin_user')).toBeNull();
});

test('leads to the sign-in when the session has ended (ASESS-07)', async () => {
  const { address } = showAdmin('/admin/pages', api());
  await screen.findByRole('heading', { level: 1, name: 'Pages' });
  act(sessionEnded);
  await waitFor(() => expect(address()).toBe('/admin/login'));
  expect(sessionStorage.getItem('admin_return_to')).toBe('/admin/pages');
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
});

test('stays on the sign-in page when the session has ended (ASESS-08)', async () => {
  localStorage.clear();
  const { router } = showAdmin('/admin/login', api());
  await screen.findByRole('heading', { name: 'Admin CMS' });
  const navigate = vi.spyOn(router, 'navigate');
  sessionEnded();
  expect(navigate).not.toHaveBeenCalled();
});

test('links to all screens and to the site (ALAY-03, ALAY-04, ALAY-05)', async () => {
  showAdmin('/admin/hero-settings', api());
  const menu = await screen.findByRole('navigation', { name: 'Admin' });
  const links = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const screens = navigation.flatMap(({ entries }) => entries).map(({ to }) => to);
  expect(links).toEqual(screens.filter((to) => !needsLanguages(to)));
  expect(screen.getByRole('link', { name: 'Slideshow Settings' }).getAttribute('aria-current')).toBe('page');
  expect(await screen.findByRole('link', { name: /^Contact Messages ?, 4 new$/ })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /View website/ })[0]?.getAttribute('href')).toBe('/');
});

test('moves the focus into the open drawer, and back on Escape (ALAY-01)', async () => {
  showAdmin('/admin/pages', api());
  const opener = await screen.findByRole('button', { name: 'Open menu' });
  await userEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close menu' }));
  await userEvent.keyboard('{Escape}');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);
});

test('shows name, initial and Logout in the user menu, which works by keyboard (ALAY-06)', async () => {
  showAdmin('/admin/pages', api());
  const trigger = await screen.findByRole('button', { name: /Ayu Prameswari/ });
  expect(trigger.querySelector('.avatar')?.textContent).toBe('A');
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Account' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Logout' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('shows Admin and A in the menu of an administrator without a name (ALAY-07)', async () => {
  signInForTest({});
  showAdmin('/admin/pages', api());
  const trigger = await screen.findByRole('button', { name: 'Admin' });
  expect(trigger.querySelector('.avatar')?.textContent).toBe('A');
});

test('shows a not-found view inside the layout for an unknown admin path (ROUTE-11)', async () => {
  showAdmin('/admin/nope', api());
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeTruthy();
});
