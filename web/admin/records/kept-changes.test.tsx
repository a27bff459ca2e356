// Unsaved changes in the form of a record are stored and restored; other editors of the record are named.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent as events } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDelayMs } from '#contract/rules/editing.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';

const page = {
  id: 4,
  title: 'Warranty',
  slug: 'warranty',
  content: '<p>Text</p>',
  short_content: null,
  template: 'default',
  sort_order: 4,
  is_published: true,
  created_at: '2026-11-01T02:00:00.000Z',
  updated_at: '2026-11-01T02:00:00.000Z',
  seo_title: null,
  seo_description: null,
  version: 2,
};
const changes = '/api/admin/editing/page/4/changes';
const kept = {
  values: { title: 'Warranty and service' },
  version: 2,
  draft_version: 0,
  device: 'another',
  updated_at: '2026-11-21T07:05:00.000Z',
};
const conflict = { status: 409, body: { message: 'Somebody else changed this page.', code: 'version-conflict' } };

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/drafts/page/4': { body: { draft: null, record: null, schedule: [], links: [] } },
    'GET /api/admin/pages': { body: { data: [page] } },
    'PUT /api/admin/pages/4': { body: { message: 'ok', page } },
    [`GET ${changes}`]: { body: { changes: null } },
    [`PUT ${changes}`]: { body: { updated_at: kept.updated_at } },
    [`DELETE ${changes}`]: { body: { message: 'ok' } },
    'PUT /api/admin/editing/page/4/presence': { body: { others: [] } },
    ...answers,
  });
  showAdmin('/admin/pages?edit=4', api);
  await screen.findByRole('dialog', { name: 'Edit Page' });
  return api;
};
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
/** At once, because letters that are typed slowly are stored separately. */
const type = (text: string) => fireEvent.change(title(), { target: { value: title().value + text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const userEvent = events.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
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

test('stores unsaved changes, and removes them after the save (KEPT-03)', async () => {
  const api = await open();
  type(' 2026');
  await pause();
  await waitFor(() => expect(api.requestsTo('PUT', changes)).toHaveLength(1));
  expect(api.requestsTo('PUT', changes)[0]?.body).toMatchObject({ values: { title: 'Warranty 2026' }, version: 2, draft_version: 0 });
  await press('Update Page');
  await waitFor(() => expect(api.requestsTo('DELETE', changes)).toHaveLength(1));
});

test('shows when unsaved changes were stored last, and where (KEPT-13)', async () => {
  const api = await open();
  type('!');
  expect(screen.queryByText(/^Stored/)).toBeNull();
  await pause();
  expect(await screen.findByText(/^Stored on the server \d\d:\d\d$/)).toBeTruthy();
  api.answer(`PUT ${changes}`, new Error('offline'));
  type('!');
  await pause();
  expect(await screen.findByText(/^Stored in this browser \d\d:\d\d$/)).toBeTruthy();
  await press('Update Page');
  await waitFor(() => expect(screen.queryByText(/^Stored/)).toBeNull());
});

test('does not restore saved changes if the page was left before their removal was sent (KEPT-03)', async () => {
  const api = await open();
  type(' 2026');
  await pause();
  await waitFor(() => expect(api.requestsTo('PUT', changes)).toHaveLength(1));
  const sent = api.requestsTo('PUT', changes)[0]?.body as object;
  api.answer(`DELETE ${changes}`, new Error('The page was left'));
  await press('Update Page');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Page' })).toBeNull());
  cleanup();
  const again = await open({ [`GET ${changes}`]: { body: { changes: { ...sent, updated_at: kept.updated_at } } } });
  expect(title().value).toBe('Warranty');
  expect(screen.queryByText(/Your unsaved changes/)).toBeNull();
  await waitFor(() => expect(again.requestsTo('DELETE', changes)).toHaveLength(1));
});

test('removes unsaved changes when they are discarded (KEPT-03)', async () => {
  const api = await open();
  type('!');
  await pause();
  await waitFor(() => expect(api.requestsTo('PUT', changes)).toHaveLength(1));
  await press('Cancel');
  await press('Discard');
  await waitFor(() => expect(api.requestsTo('DELETE', changes)).toHaveLength(1));
});

test('stores unsaved changes in the browser while the server cannot be reached, and restores them (KEPT-04, KEPT-05)', async () => {
  const api = await open({ [`PUT ${changes}`]: new Error('offline'), [`GET ${changes}`]: new Error('offline') });
  type(' offline');
  await pause();
  await waitFor(() => expect(Object.keys(localStorage).some((key) => key.startsWith('kept-changes:'))).toBe(true));
  document.body.innerHTML = '';
  expect(api.requestsTo('PUT', changes)).toHaveLength(1);
  await open({ [`GET ${changes}`]: new Error('offline') });
  await screen.findByText(/Your unsaved changes from/);
  expect(title().value).toBe('Warranty offline');
});

test('restores unsaved changes, and shows their time and device (KEPT-05)', async () => {
  const api = await open({ [`GET ${changes}`]: { body: { changes: kept } } });
  const notice = await screen.findByText(/Your unsaved changes from .*2026.*, on another device, are back\./);
  // this form has no fields for files
  expect(notice.parentElement?.textContent).not.toContain('Chosen files');
  expect(title().value).toBe('Warranty and service');
  await press('Update Page');
  await waitFor(() =>
    expect(api.requestsTo('PUT', '/api/admin/pages/4')[0]?.body).toMatchObject({ title: 'Warranty and service', version: 2 }),
  );
});

test('discards restored changes on request (KEPT-05)', async () => {
  const api = await open({ [`GET ${changes}`]: { body: { changes: kept } } });
  await screen.findByText(/Your unsaved changes from/);
  await press('Discard them');
  expect(screen.queryByText(/Your unsaved changes from/)).toBeNull();
  expect(title().value).toBe('Warranty');
  await waitFor(() => expect(api.requestsTo('DELETE', changes)).toHaveLength(1));
});

test('stores and saves new input together with restored changes (KEPT-03, KEPT-05)', async () => {
  const older = { ...kept, values: { title: 'Warranty and service', sort_order: '9' } };
  const api = await open({ [`GET ${changes}`]: { body: { changes: older } } });
  type(' 2027');
  await pause();
  await waitFor(() => expect(api.requestsTo('PUT', changes)).toHaveLength(1));
  expect(api.requestsTo('PUT', changes)[0]?.body).toMatchObject({ values: { title: 'Warranty and service 2027', sort_order: '9' } });
  await press('Update Page');
  await waitFor(() => expect(api.requestsTo('PUT', '/api/admin/pages/4')).toHaveLength(1));
  expect(api.requestsTo('PUT', '/api/admin/pages/4')[0]?.body).toMatchObject({ title: 'Warranty and service 2027', sort_order: 9 });
});

test('asks before discarding restored changes together with newer input (KEPT-05)', async () => {
  await open({ [`GET ${changes}`]: { body: { changes: kept } } });
  type(' 2027');
  await press('Discard them');
  await press('Keep editing');
  expect(title().value).toBe('Warranty and service 2027');
  await press('Discard them');
  await press('Discard');
  expect(title().value).toBe('Warranty');
  expect(screen.queryByText(/Your unsaved changes from/)).toBeNull();
});

test('stores what was typed just before the form is closed (KEPT-04)', async () => {
  await open();
  type(' 2026');
  cleanup();
  await open();
  expect(title().value).toBe('Warranty 2026');
});

test('restores changes based on an older version, which the server refuses as a conflict (KEPT-06)', async () => {
  const api = await open({ [`GET ${changes}`]: { body: { changes: { ...kept, version: 1 } } }, 'PUT /api/admin/pages/4': conflict });
  await screen.findByText(/Your unsaved changes from/);
  await press('Update Page');
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed this page.');
  expect(api.requestsTo('PUT', '/api/admin/pages/4')[0]?.body).toMatchObject({ version: 1 });
  expect(title().value).toBe('Warranty and service');
});

const draftOf = (version: number, record: object) => ({
  draft: { fields: ['title'], conflicts: [], version, by: 'Anna Berg', updated_at: kept.updated_at },
  record: { ...page, ...record },
  schedule: [],
  links: [],
});

test.each([1, null])(
  'merges changes based on draft version %s with the draft that somebody saved meanwhile (KEPT-06, CONF-07)',
  async (began) => {
    const drafted = draftOf(2, { title: 'Guarantee' });
    const api = await open({
      'GET /api/admin/drafts/page/4': { body: drafted },
      'POST /api/admin/drafts/page/4': conflict,
      [`GET ${changes}`]: {
        body: { changes: { ...kept, draft_version: began, values: { ...kept.values, seo_title: 'Service' } } },
      },
    });
    await screen.findByText(/Your unsaved changes from/);
    const saves = () => api.requestsTo('POST', '/api/admin/drafts/page/4').map(({ body }) => body);
    await press('Save draft');
    const items = async () => within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect((await items()).map(({ textContent }) => textContent)).toEqual([
      'Title (their version: “Guarantee”)',
      expect.stringContaining('their version: empty'),
    ]);
    expect(saves()).toMatchObject([{ draft_version: began ?? 0 }]);
    // further saves are refused until the user has chosen
    await press('Save draft');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({ draft_version: began ?? 0 });
    api.answer('POST /api/admin/drafts/page/4', { body: { message: 'Published', draft: null, record: page } });
    await userEvent.click(within(screen.getByRole('group', { name: 'Title' })).getByRole('radio', { name: 'Their version' }));
    await press('Save the chosen versions');
    await waitFor(() => expect(saves()).toHaveLength(3));
    // the draft is saved as a draft
    expect(saves()[2]).toMatchObject({ seo_title: 'Service', version: 2, draft_version: 2, publish: false });
    expect(saves()[2]).not.toHaveProperty('title');
  },
);

test('names who else has the record open, and reports that it was closed (OPEN-01, OPEN-02)', async () => {
  const presence = '/api/admin/editing/page/4/presence';
  const api = await open({ [`PUT ${presence}`]: { body: { others: [{ name: 'Anna Berg', since: kept.updated_at }] } } });
  await screen.findByText(/^Anna Berg has this open since \d\d:\d\d$/);
  await press('Cancel');
  await waitFor(() => expect(api.requestsTo('DELETE', presence).length).toBeGreaterThan(0));
});
