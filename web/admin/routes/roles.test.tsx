// The admin area as each role sees it.
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Role, rightsOf } from '#contract/rules/policy.ts';
import { navigation } from '#web/admin/layout/navigation.ts';
import { useScreenRights } from '#web/admin/lib/rights.ts';
import { needsLanguages } from '#web/admin/lib/screens.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { followRights } from './follow-rights.ts';

const category = {
  id: 7,
  name: 'Robots',
  slug: 'robots',
  description: null,
  image: null,
  image_url: null,
  sort_order: 1,
  is_active: true,
  is_new: false,
  is_popular: false,
  products_count: 0,
  version: 1,
  seo_title: null,
  seo_description: null,
  created_at: '2026-11-21T02:42:00.000Z',
  updated_at: '2026-11-21T02:42:00.000Z',
};
const paged = (data: unknown[]) => ({
  body: { data, current_page: 1, last_page: 1, per_page: 15, total: data.length, from: 1, to: data.length },
});

const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/products': paged([]),
    'GET /api/admin/categories': paged([category]),
    'GET /api/admin/categories/7': { body: { category } },
    'GET /api/admin/news': paged([]),
    'GET /api/admin/pages': { body: { data: [] } },
    'GET /api/admin/analytics': {
      body: {
        overview: { total_visitors: 1, total_page_views: 0, avg_pages_per_visitor: 1, bounce_rate: 0 },
        visitors_by_date: [],
        previous: { overview: { total_visitors: 1, total_page_views: 0, avg_pages_per_visitor: 1, bounce_rate: 0 }, visitors_by_date: [] },
      },
    },
    'GET /api/admin/account': { body: { account: { id: 1, name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf('viewer') } } },
    ...answers,
  });

const signInAs = (role: Role) => signInForTest({ name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf(role) });
const menu = () =>
  within(screen.getByRole('navigation', { name: 'Admin' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => resetBrowser());

const content = navigation
  .filter(({ title }) => title === 'Catalogue' || title === 'Content')
  .flatMap(({ entries }) => entries)
  .filter(({ to }) => !needsLanguages(to))
  .map(({ label }) => label);
test.each([
  ['editor', ['Dashboard', 'Analytics', ...content, 'Site Texts', 'Trash']],
  ['sales', ['Dashboard', 'Analytics', ...content, 'Contact Messages', 'Trash']],
  ['viewer', ['Dashboard', 'Analytics', ...content]],
  ['translator', ['Dashboard', ...content, 'Site Texts']],
] as const)('shows the role %s only its screens in the menu, and explains closed ones (ROLE-07)', async (role, entries) => {
  signInAs(role);
  const server = api({ 'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } } });
  const { router } = showAdmin('/admin/settings', server);
  expect(await screen.findByText('Your role does not include this screen')).toBeTruthy();
  expect(menu()).toEqual(entries);
  if (role === 'sales') return;
  await act(() => router.navigate('/admin/contacts?message=3'));
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeTruthy();
  expect(server.requests.filter(({ path }) => /contacts|mail|backups|settings\?(?!group=languages)/.test(path))).toEqual([]);
});

test.each([
  ['owner', ['Dashboard', 'Account', 'Grid']],
  ['editor', ['Dashboard', 'Account', 'Grid']],
  ['sales', ['Dashboard', 'Account']],
  ['viewer', ['Dashboard', 'Account']],
  ['translator', ['Dashboard', 'Account']],
] as const)('opens dashboard and account to the role %s, and the grid if it may change content (ROLE-07)', (role, expected) => {
  signInAs(role);
  const { mayOpen } = renderHook(useScreenRights).result.current;
  const addresses = { Dashboard: '/admin', Account: '/admin/account#passkeys', Grid: '/admin/attributes/grid?category=1' };
  expect(Object.entries(addresses).flatMap(([name, address]) => (mayOpen(address) ? [name] : []))).toEqual(expected);
});

test.each(['/admin/Settings', '/admin/%73ettings', '/admin/settings//', '/ADMIN/attributes/Grid/'])(
  'closes a screen of other roles at the address %s as well (ROLE-11)',
  async (address) => {
    signInAs('viewer');
    const server = api();
    showAdmin(address, server);
    expect(await screen.findByText('Your role does not include this screen')).toBeTruthy();
    expect(server.requests.filter(({ path }) => /settings\?(?!group=languages)|grid/.test(path))).toEqual([]);
  },
);

test.each(['viewer', 'owner'] as const)('tells the role %s that an address has no screen (ROLE-11)', async (role) => {
  signInAs(role);
  showAdmin('/admin/nowhere', api({ 'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } } }));
  expect(await screen.findByText('Page not found')).toBeTruthy();
  expect(screen.queryByText('Your role does not include this screen')).toBeNull();
});

test('requests no messages for dashboard and palette without the permission (ROLE-07)', async () => {
  signInAs('viewer');
  const server = api();
  showAdmin('/admin', server);
  expect(await screen.findByText('No products yet')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Loading products...')).toBeNull());
  expect(screen.queryByText('Recent Messages')).toBeNull();
  expect(screen.queryByText('New Messages')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New Product' })).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search or go to' }), 'rob');
  expect(await screen.findByRole('option', { name: /Robots/ })).toBeTruthy();
  await userEvent.clear(screen.getByRole('combobox', { name: 'Search or go to' }));
  expect(await screen.findByRole('option', { name: /View website/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Add New|Backups|Contact Messages|Brand/ })).toBeNull();
  expect(server.requests.filter(({ path }) => /contacts|mail|backups/.test(path))).toEqual([]);
});

test('requests no statistics for the dashboard without the permission (ROLE-07, ROLE-12)', async () => {
  signInAs('translator');
  const server = api();
  showAdmin('/admin', server);
  expect(await screen.findByText('No products yet')).toBeTruthy();
  expect([screen.queryByText('Total Visitors'), screen.queryByText(/^Page views/)]).toEqual([null, null]);
  expect(server.requests.filter(({ path }) => /analytics/.test(path))).toEqual([]);
});

test('shows read-only lists and forms to a role without changes (ROLE-08)', async () => {
  signInAs('sales');
  const server = api({ 'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } } });
  const { router } = showAdmin('/admin/categories', server);
  await userEvent.click(await screen.findByRole('button', { name: 'View Robots' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'View Category' }));
  expect(dialog.getByRole('textbox', { name: /^Name/ }).matches(':disabled')).toBe(true);
  expect((await dialog.findByRole('textbox', { name: /^Description/ })).getAttribute('contenteditable')).toBe('false');
  expect(dialog.queryByRole('button', { name: /Update|Save|Cancel/ })).toBeNull();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/the role Sales cannot make changes here/)).toBeTruthy();
  for (const name of [/^Add/, /^Delete/, /^Edit/]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Robots: Active' })).toHaveProperty('disabled', true);
  await act(() => router.navigate('/admin/categories?new=1'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('lets an editor change content (ROLE-08)', async () => {
  signInAs('editor');
  showAdmin('/admin/categories', api());
  expect(await screen.findByRole('button', { name: 'Edit Robots' })).toBeTruthy();
  expect(screen.queryByText(/does not include changes/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete Robots' })).toBeTruthy();
});

test('applies the permissions of a new role after a refused call (ROLE-09)', async () => {
  signInAs('editor');
  const server = api({
    'POST /api/admin/categories/7': { status: 403, body: { message: 'Your role does not allow this.', code: 'forbidden' } },
  });
  server.answer('GET /api/admin/account', {
    body: { account: { id: 1, name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf('editor') } },
  });
  const { client } = showAdmin('/admin/categories', server);
  // as in the entry of the application
  followRights(client);
  await waitFor(() => expect(server.requestsTo('GET', '/api/admin/account')).toHaveLength(1));
  server.answer('GET /api/admin/account', {
    body: { account: { id: 1, name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf('viewer') } },
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Robots: Active' }));
  expect(await screen.findByText('Your role does not allow this.')).toBeTruthy();
  expect(await screen.findByText(/the role Viewer cannot make changes here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Robots' })).toBeNull();
});
