import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { rightsOf } from '#contract/rules/policy.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';

const entry = (part: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 7,
  created_at: '2026-11-21T20:00:00.000Z',
  actor: { id: 1, name: 'Ayu' },
  action: 'update',
  kind: 'product',
  record_id: 12,
  record_name: 'Robot LR20',
  details: { revision: 3, fields: ['name', 'sort_order'] },
  hash: 'ab'.repeat(32),
  ...part,
});
const paged = (data: AuditEntry[]) => ({
  body: { data, current_page: 1, last_page: 1, per_page: 15, total: data.length, from: 1, to: data.length },
});
const list = '/api/admin/audit';
const verification = 'GET /api/admin/audit/verification';
const refused = entry({
  id: 6,
  actor: null,
  action: 'sign-in-refused',
  kind: 'administrator',
  record_id: 1,
  record_name: 'Ayu',
  details: {},
});
const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [`GET ${list}`]: paged([entry(), refused]),
    'GET /api/admin/administrators': { body: { administrators: [{ id: 1, name: 'Ayu' }] } },
    ...answers,
  });

beforeEach(() => {
  resetBrowser();
  signInForTest();
});
afterEach(() => vi.unstubAllGlobals());

test('lists action, administrator and record', async () => {
  showAdmin('/admin/audit', api());
  const changed = (await screen.findByRole('link', { name: 'Changed' })).closest('tr') as HTMLElement;
  // 20:00 in UTC is 03:00 in Jakarta
  expect(changed.textContent).toMatch(/Robot LR20.*Product.*Ayu.*Nov.* 22, 2026.*03:00/);
  const other = screen.getByRole('link', { name: 'Sign-in refused' }).closest('tr') as HTMLElement;
  expect(other.textContent).toContain('Nobody signed in');
});

test('keeps its filters in the address', async () => {
  const server = api();
  const { router } = showAdmin('/admin/audit?record_id=12&kind=product&action=nonsense&from=2026-11-01', server);
  expect(await screen.findByRole('link', { name: 'Changed' })).toBeTruthy();
  expect(server.queriesTo(list)).toEqual(['kind=product&record_id=12&from=2026-11-01']);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Person' }), 'Ayu');
  await userEvent.click(screen.getByRole('button', { name: /^Only record 12/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?actor_id=1&kind=product&from=2026-11-01'));
  expect(screen.queryByRole('button', { name: /^Only record/ })).toBeNull();
  await waitFor(() => expect(server.queriesTo(list).at(-1)).toBe('actor_id=1&kind=product&from=2026-11-01'));
});

test('names a deleted administrator by number in the filter', async () => {
  showAdmin('/admin/audit?actor_id=9', api({ [`GET ${list}`]: paged([]) }));
  expect(await screen.findByText('No entry matches the filters.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('option', { name: 'Administrator 9', selected: true })).toBeTruthy());
});

test('shows an entry with its details and links', async () => {
  showAdmin('/admin/audit', api());
  await userEvent.click(await screen.findByRole('button', { name: 'View entry 7' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Entry 7/ }));
  expect(dialog.getByRole('link', { name: 'Robot LR20' }).getAttribute('href')).toBe('/admin/products?edit=12');
  expect(dialog.getByText('name, sort order')).toBeTruthy();
  expect(dialog.getByText('ab'.repeat(32))).toBeTruthy();
  await userEvent.click(dialog.getByRole('link', { name: 'All entries of this record' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^Only record 12/ })).toBeTruthy();
});

test('does not link to a deleted record', async () => {
  showAdmin('/admin/audit?edit=7', api({ [`GET ${list}`]: paged([entry({ action: 'delete' })]) }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Entry 7/ }));
  expect(dialog.getByText('Robot LR20')).toBeTruthy();
  expect(dialog.queryByRole('link', { name: 'Robot LR20' })).toBeNull();
});

test('checks the chain on request, and shows where it breaks', async () => {
  const complete = { is_complete: true, entries: 1234, broken_id: null, last_hash: 'cd' };
  const server = api({ [verification]: { body: complete } });
  showAdmin('/admin/audit', server);
  const button = await screen.findByRole('button', { name: 'Verify log' });
  expect(server.requestsTo('GET', '/api/admin/audit/verification')).toEqual([]);
  await userEvent.click(button);
  expect((await screen.findByText('The log is complete and unchanged.')).closest('.chain-notice')?.textContent).toMatch(
    /1,234 entries verified.*cd$/,
  );
  server.answer(verification, { body: { is_complete: false, entries: 6, broken_id: 7, last_hash: 'ef' } });
  await userEvent.click(button);
  expect((await screen.findByText('The log breaks at entry 7.')).parentElement?.textContent).toContain('6 entries before it are');
  server.answer(verification, { status: 500 });
  await userEvent.click(button);
  expect(await screen.findByText('Failed to verify the log')).toBeTruthy();
});

test('exports the filtered entries exactly as the server sends them', async () => {
  const fetched = vi.fn(async (_path: string, _options: RequestInit) => new Response('\ufeffNumber', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:audit');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  showAdmin('/admin/audit?action=update', api());
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('audit.csv');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/admin/audit/csv?action=update');
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ Authorization: expect.stringMatching(/^Bearer ./) });
  // the byte order mark and the six letters
  expect(saved.mock.calls[0]?.[0]).toHaveProperty('size', 9);

  fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Failed to export the audit log')).toBeTruthy();
});

test('offers a retry when the log does not load', async () => {
  const server = api({ [`GET ${list}`]: { status: 500 } });
  showAdmin('/admin/audit', server);
  await screen.findByText('Failed to load the audit log');
  server.answer(`GET ${list}`, paged([]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Actions of administrators are listed here.')).toBeTruthy();
});

test('is closed to roles without the permission', async () => {
  signInForTest({ name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf('editor') });
  const server = api();
  showAdmin('/admin/audit', server);
  expect(await screen.findByText('Your role does not include this screen')).toBeTruthy();
  expect(server.requestsTo('GET', list)).toEqual([]);
});
