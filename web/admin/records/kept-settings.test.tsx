// Unsaved changes in forms of settings are stored and restored, with four forms on one screen.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent as events } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDelayMs } from '#contract/rules/editing.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';

const page = { id: 4, version: 3, title: 'About Us', slug: 'about', template: 'about', content: '<p>Text</p>', short_content: null };
const team = { id: 2, version: 5, key: 'team_members', group: 'about_team', type: 'json', value: '[{"name":"Ratna","position":""}]' };
const own = { id: 8, version: 1, key: 'courier_key', group: 'general', type: 'text', value: 'a', is_fixed: false };
const name = { id: 9, version: 1, key: 'company_fax', group: 'general', type: 'text', value: '1', is_fixed: true };
const about = '/api/admin/editing/about-page/0/changes';
const members = '/api/admin/editing/about-team/0/changes';
const kept = { device: 'another', updated_at: '2026-11-21T07:05:00.000Z' };

const open = (address: string, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/pages': { body: { data: [page] } },
    'GET /api/admin/settings': ({ path }) => ({
      body: {
        data: path.includes('about_team') ? [team] : [],
        current_page: 1,
        last_page: 1,
        per_page: 15,
        total: 0,
        from: null,
        to: null,
      },
    }),
    'PUT /api/admin/pages/4': ({ body }) => ({ body: { message: 'ok', page: { ...page, ...(body as object), version: 4 } } }),
    [`GET ${about}`]: { body: { changes: null } },
    [`GET ${members}`]: { body: { changes: null } },
    [`PUT ${about}`]: { body: { updated_at: kept.updated_at } },
    [`DELETE ${about}`]: { body: { message: 'ok' } },
    ...answers,
  });
  showAdmin(address, api);
  return api;
};
const part = async (title: string) => within(await screen.findByRole('region', { name: title }));

const userEvent = events.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
/** At once, because letters that are typed slowly are stored separately. */
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: (field as HTMLInputElement).value + text } });
/** Waits until unsaved changes are stored. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(keepDelayMs));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  resetBrowser();
  signInForTest();
});
afterEach(() => {
  vi.useRealTimers();
});

test('stores unsaved changes with the version on which they are based, and removes them after the save (KEPT-08)', async () => {
  const api = open('/admin/about-settings');
  const card = await part('About Page Content');
  type(await card.findByLabelText(/^Title/), ' today');
  await pause();
  await waitFor(() => expect(api.requestsTo('PUT', about)).toHaveLength(1));
  expect(api.requestsTo('PUT', about)[0]?.body).toMatchObject({ values: { title: 'About Us today' }, version: 3 });
  await userEvent.click(card.getByRole('button', { name: 'Save About Content' }));
  await waitFor(() => expect(api.requestsTo('DELETE', about)).toHaveLength(1));
  // the form stays open, and its next changes are based on the saved values
  type(card.getByLabelText(/^Title/), '!');
  await pause();
  await waitFor(() => expect(api.requestsTo('PUT', about)).toHaveLength(2));
  expect(api.requestsTo('PUT', about)[1]?.body).toMatchObject({ version: 4 });
});

test('restores unsaved changes in their own form only, and discards them (KEPT-08)', async () => {
  const entries = [{ key: 'entry-old-1', name: 'Ratna Dewi', position: 'Director', photo: '' }];
  const changes = { ...kept, values: { entries }, version: 5 };
  const api = open('/admin/about-settings', {
    [`GET ${members}`]: { body: { changes } },
    [`DELETE ${members}`]: { body: { message: 'ok' } },
  });
  const card = await part('Team Members');
  const notice = await card.findByText(/Your unsaved changes from .*, on another device, are back\./);
  expect(notice.parentElement?.textContent).not.toContain('Chosen files');
  expect((await part('About Page Content')).queryByText(/Your unsaved changes/)).toBeNull();
  expect(card.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ratna Dewi');
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(api.requestsTo('DELETE', members)).toHaveLength(1));
  expect(api.requestsTo('DELETE', about)).toHaveLength(0);
});

test('reports a conflict when somebody else has saved since (KEPT-08)', async () => {
  const api = open('/admin/about-settings', {
    [`GET ${about}`]: { body: { changes: { ...kept, values: { title: 'Who we are' }, version: 2 } } },
  });
  const card = await part('About Page Content');
  await userEvent.click(await card.findByRole('button', { name: 'Save About Content' }));
  await card.findByText(/Somebody else has saved this/);
  expect(api.requestsTo('PUT', '/api/admin/pages/4')).toHaveLength(0);
  await userEvent.click(card.getByRole('button', { name: 'Save my changes anyway' }));
  await waitFor(() => expect(api.requestsTo('PUT', '/api/admin/pages/4')[0]?.body).toMatchObject({ title: 'Who we are', version: 3 }));
});

test.each([
  [name, 1],
  [own, 0],
])('stores values of built-in settings, not of those added by administrators (KEPT-09, %#)', async (setting, times) => {
  const path = `/api/admin/editing/setting/${setting.id}/changes`;
  const list = { data: [setting], current_page: 1, last_page: 1, per_page: 15, total: 1, from: 1, to: 1 };
  const api = open(`/admin/settings?edit=${setting.id}`, {
    'GET /api/admin/settings': { body: list },
    'GET /api/admin/settings-groups': { body: ['general'] },
    'GET /api/admin/site-access': { body: { access: { is_public: true, machines: 'unavailable', has_password: false } } },
    [`GET ${path}`]: { body: { changes: null } },
    [`PUT ${path}`]: { body: { updated_at: kept.updated_at } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Setting' }));
  type(dialog.getByLabelText(/^Value/), '23');
  await pause();
  expect(api.requests.filter((request) => request.path === path && request.method === 'PUT')).toHaveLength(times);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-changes:'))).toEqual([]);
});

test('shows no notice of changes that have been saved (KEPT-05)', async () => {
  const changes = { ...kept, values: { entries: [{ key: 'entry-old-1', name: 'Ratna', position: '', photo: '' }] }, version: 4 };
  open('/admin/about-settings', { [`GET ${members}`]: { body: { changes } } });
  const card = await part('Team Members');
  expect((await card.findByLabelText<HTMLInputElement>(/^Name/)).value).toBe('Ratna');
  expect(card.queryByText(/Your unsaved changes/)).toBeNull();
});
