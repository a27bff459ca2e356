import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

const access = (part: object = {}) => ({ is_public: true, machines: 'unavailable', has_password: false, ...part });
const put = 'PUT /api/admin/site-access';
const api = (answers: Exclude<Parameters<typeof fakeApi>[0], (...given: never[]) => unknown>) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/settings': { body: { ...aPage([]), from: null, to: null } },
    'GET /api/admin/settings-groups': { body: [] },
    'GET /api/admin/site-access': { body: { access: access() } },
    ...answers,
  });
const open = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Visitors' }));
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('asks visitors for a password, which must be long enough (GATE-07)', async () => {
  const closed = access({ is_public: false, has_password: true });
  const server = api({ [put]: { body: { message: 'Visitor access saved', access: closed } } });
  showAdmin('/admin/settings', server);
  const dialog = await open('Ask for a password');
  await userEvent.selectOptions(dialog.getByLabelText(/^Who sees the site/), 'password');
  await userEvent.type(dialog.getByLabelText(/^Password for visitors/), 'short');
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
  expect(await dialog.findByText('The password must have 8 to 200 characters.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Password for visitors/), ' and long');
  const before = server.requestsTo('GET', '/api/public/settings').length;
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo('PUT', '/api/admin/site-access')[0]?.body).toEqual({
    is_public: false,
    machines: 'unavailable',
    password: 'short and long',
  });
  expect(await screen.findByText(/^The site is not public/)).toBeTruthy();
  // the answer to a call with the token opens the pages of the site in this browser (GATE-06)
  await waitFor(() => expect(server.requestsTo('GET', '/api/public/settings').length).toBeGreaterThan(before));
});

test('makes the site public without another password (GATE-07)', async () => {
  const server = api({
    'GET /api/admin/site-access': { body: { access: access({ is_public: false, has_password: true }) } },
    [put]: { body: { message: 'Visitor access saved', access: access({ has_password: true }) } },
  });
  showAdmin('/admin/settings', server);
  const dialog = await open('Change or make public');
  await userEvent.selectOptions(dialog.getByLabelText(/^Who sees the site/), 'public');
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('The site is public.')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/site-access')[0]?.body).toEqual({ is_public: true, machines: 'unavailable' });
});

test('shows the sign-in page of a site that is not public without an error (GATE-06)', async () => {
  resetBrowser();
  const closed = { status: 503, body: { message: 'This site is not public yet.', code: 'not-public' } };
  showAdmin(
    '/admin/login',
    api({ 'GET /api/public/settings': closed, 'GET /api/admin/auth/options': { body: { has_password_reset: false } } }),
  );
  expect(await screen.findByRole('button', { name: /sign in/i })).toBeTruthy();
  expect(screen.queryByText('Failed to load theme settings')).toBeNull();
});
