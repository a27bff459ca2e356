import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { api, bima, contact, list, paged } from './contacts-api.fixture.ts';

const rowOf = (name: string) => screen.findByRole('link', { name });
beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows heading, counters and columns (AMSG-01, AMSG-02, AMSG-07)', async () => {
  showAdmin('/admin/contacts', api());
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact Messages' })).toBeTruthy();
  expect(screen.getByText('Manage customer inquiries and messages')).toBeTruthy();
  await rowOf('Bima Santosa');
  const counters = within(screen.getByRole('region', { name: 'Messages by status' })).getAllByRole('link');
  expect(counters.map((cell) => cell.textContent)).toEqual(['New Messages4', 'Read12', 'Replied97', 'Total148']);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Contact',
    'Subject',
    'Type',
    'Status',
    'Date',
    'Actions',
  ]);
});

test('shows counters of 0 until the numbers have loaded (AMSG-02)', async () => {
  expectConsole('error', /A query failed \[ 'contacts', 'stats' \]/);
  showAdmin('/admin/contacts', api({ 'GET /api/admin/contacts-stats': { status: 500 } }));
  await rowOf('Bima Santosa');
  const counters = within(screen.getByRole('region', { name: 'Messages by status' })).getAllByRole('link');
  expect(counters.map((cell) => cell.textContent)).toEqual(['New Messages0', 'Read0', 'Replied0', 'Total0']);
});

test('shows contact, preview and a coloured status of each message, and highlights new ones (AMSG-08, AMSG-09, AMSG-10, AMSG-11)', async () => {
  showAdmin('/admin/contacts', api());
  await rowOf('Bima Santosa');
  const [, first, second, third] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('PT Sagara Kemasan · bima+x@sagara.example');
  expect(first?.textContent).toContain('Two lines.');
  expect(first?.textContent).toContain('November 21, 202609:42');
  expect([first, second, third].map((row) => row?.className)).toEqual(['is-new', '', '']);
  const badges = [first, second, third].map((row) => row?.querySelector('.badge'));
  expect(badges.map((badge) => `${badge?.textContent} ${badge?.className}`)).toEqual([
    'new badge red',
    'replied badge green',
    'read badge yellow',
  ]);
});

test('applies filters after 500 ms, from page 1, and keeps them in the address (AMSG-03, AMSG-04, AMSG-05, AMSG-06)', async () => {
  try {
    const server = api({ [list]: paged([contact(1)], { current_page: 2, last_page: 3 }) });
    const { address } = showAdmin('/admin/contacts?page=2', server);
    await rowOf('Person 1');
    expect(server.queriesTo('/api/admin/contacts')).toEqual(['page=2']);
    const type = screen.getByRole('combobox', { name: 'Type' });
    const status = screen.getByRole('combobox', { name: 'Status' });
    const options = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options(type)).toEqual(['All Types', 'general', 'integrator', 'support']);
    expect(options(status)).toEqual(['All Status', 'new', 'read', 'replied', 'closed']);

    // from here on, so that the time passes only when the test lets it
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByPlaceholderText('Search messages...'), { target: { value: 'robot' } });
    fireEvent.change(type, { target: { value: 'support' } });
    fireEvent.change(status, { target: { value: 'new' } });
    await act(() => vi.advanceTimersByTimeAsync(450));
    expect(server.queriesTo('/api/admin/contacts')).toEqual(['page=2']);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(server.queriesTo('/api/admin/contacts')).toEqual(['page=2', 'search=robot&type=support&status=new']);
    expect(address()).toBe('/admin/contacts?search=robot&type=support&status=new');
  } finally {
    vi.useRealTimers();
  }
});

test('reads filters and page from the address, and unknown values as the default (AMSG-06)', async () => {
  const server = api({ [list]: paged([contact(1)], { current_page: 4, last_page: 9 }) });
  showAdmin('/admin/contacts?search=cell&type=integrator&status=closed&page=4', server);
  await waitFor(() => expect(server.queriesTo('/api/admin/contacts')).toEqual(['search=cell&type=integrator&status=closed&page=4']));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'cell');
  const other = api();
  showAdmin('/admin/contacts?type=nonsense&status=7&page=-1', other);
  await waitFor(() => expect(other.queriesTo('/api/admin/contacts')).toEqual(['']));
});

test('keeps the previous rows, dimmed, until the new ones have loaded (AMSG-06)', async () => {
  let answer = (_: { status: number; body: unknown }) => {};
  const pending = new Promise<{ status: number; body: unknown }>((resolve) => {
    answer = resolve;
  });
  const server = api();
  showAdmin('/admin/contacts', server);
  await rowOf('Bima Santosa');
  server.answer(list, () => pending);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'support');
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
  expect(await rowOf('Bima Santosa')).toBeTruthy();
  answer({ status: 200, body: paged([contact(2)]).body });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bima Santosa' })).toBeNull());
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
});

test('filters the list by a counter (AMSG-05)', async () => {
  const { address } = showAdmin('/admin/contacts?search=x', api());
  await rowOf('Bima Santosa');
  await userEvent.click(screen.getByRole('link', { name: /New Messages/ }));
  await waitFor(() => expect(address()).toBe('/admin/contacts?status=new'));
});

test('changes the page with Previous and Next (AMSG-07)', async () => {
  const server = api({ [list]: ({ path }) => paged([contact(1)], { current_page: path.includes('page=2') ? 2 : 1, last_page: 2 }) });
  const { address } = showAdmin('/admin/contacts', server);
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(address()).toBe('/admin/contacts');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
  expect(address()).toBe('/admin/contacts?page=2');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

test('shows that messages are loading, and that none matches, with a button that clears the filters (AMSG-12)', async () => {
  let answer = (_: { status: number; body: unknown }) => {};
  const pending = new Promise<{ status: number; body: unknown }>((resolve) => {
    answer = resolve;
  });
  const { address } = showAdmin('/admin/contacts?search=zzz', api({ [list]: () => pending }));
  expect(await screen.findByText('Loading messages...')).toBeTruthy();
  answer({ status: 200, body: paged([]).body });
  expect(await screen.findByRole('heading', { name: 'No messages found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/admin/contacts'));
});

test('reports a list that failed to load, and loads it on Retry (AMSG-23)', async () => {
  const server = api({ [list]: { status: 500, body: { message: 'Server Error' } } });
  showAdmin('/admin/contacts', server);
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load contacts');
  server.answer(list, paged([contact(1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('Person 1')).toBeTruthy();
});

test('opens a row on a click anywhere, and selects it on a click on its check box', async () => {
  const { address } = showAdmin('/admin/contacts', api());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select message from Person 2' }));
  expect(address()).toBe('/admin/contacts');
  await userEvent.click(screen.getByText('Text 2'));
  expect(await screen.findByRole('dialog', { name: 'Subject 2' })).toBeTruthy();
});

test('sets the status of selected messages, or deletes them after a confirmation (AMSG-24)', async () => {
  const server = api({
    'POST /api/admin/contacts/bulk': {
      body: { message: '2 messages updated', bulk_change: null, done: [3, 2], unchanged: [], refused: [] },
    },
  });
  showAdmin('/admin/contacts', server);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select message from Person 2' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select message from Bima Santosa' }));
  const bar = screen.getByRole('region', { name: 'Selected messages' });
  expect(within(bar).getByRole('status').textContent).toBe('2 messages selected');
  await userEvent.selectOptions(within(bar).getByRole('combobox', { name: 'Set status of selected messages' }), 'closed');
  expect(await screen.findByText('2 messages updated')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/contacts/bulk')[0]?.body).toEqual({ ids: [3, 2], action: 'status', status: 'closed' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all messages on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected messages' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete these messages?' });
  expect(server.requestsTo('POST', '/api/admin/contacts/bulk')).toHaveLength(1);
  server.answer(list, paged([]));
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.requestsTo('POST', '/api/admin/contacts/bulk')[1]?.body).toEqual({ ids: [3, 2, 1], action: 'delete' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected messages' })).toBeNull());
});

test('ends the selection of all matching messages with another filter, even if the same rows are shown (BULK-15)', async () => {
  const server = api({ [list]: paged([bima, contact(2)], { total: 40, last_page: 3 }) });
  const { router, address } = showAdmin('/admin/contacts?status=new', server);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all messages on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 40 that match' }));
  const bar = screen.getByRole('region', { name: 'Selected messages' });
  expect(within(bar).getByRole('status').textContent).toBe('40 messages selected');
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(list, async () => {
    await promise;
    return paged([bima, contact(2)], { total: 1240, last_page: 83 });
  });
  await act(() => router.navigate('/admin/contacts'));
  expect(screen.queryByRole('region', { name: 'Selected messages' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select message from Bima Santosa' }));
  expect(screen.getByRole('button', { name: 'Delete selected messages' })).toHaveProperty('disabled', true);
  await act(async () => resolve());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete selected messages' })).toHaveProperty('disabled', false));
  expect(within(screen.getByRole('region', { name: 'Selected messages' })).getByRole('status').textContent).toBe('1 message selected');
  expect(address()).toBe('/admin/contacts');
});

test('filters by days and by colleague, in the address (AMSG-25)', async () => {
  const server = api();
  const { address } = showAdmin('/admin/contacts?from=2026-11-01&to=nonsense', server);
  await rowOf('Bima Santosa');
  expect(server.requestsTo('GET', '/api/admin/contacts')[0]?.path).toContain('from=2026-11-01');
  expect(server.requestsTo('GET', '/api/admin/contacts')[0]?.path).not.toContain('nonsense');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Assigned to' }), 'Dewi');
  await waitFor(() => expect(address()).toContain('assigned_to=2'));
});

test('filters quote requests, unassigned messages and those of the signed-in administrator (AMSG-36)', async () => {
  signInForTest({ id: 1, name: 'Ayu' });
  const { address } = showAdmin('/admin/contacts', api());
  await rowOf('Bima Santosa');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Quote requests');
  await waitFor(() => expect(address()).toBe('/admin/contacts?quotes=1'));
  const assigned = await screen.findByRole('combobox', { name: 'Assigned to' });
  await userEvent.selectOptions(assigned, 'Unassigned');
  await waitFor(() => expect(address()).toBe('/admin/contacts?quotes=1&assigned_to=nobody'));
  await userEvent.selectOptions(assigned, 'Me (Ayu)');
  await waitFor(() => expect(address()).toBe('/admin/contacts?quotes=1&assigned_to=1'));
});

test('assigns the selected messages (AMSG-37)', async () => {
  const answer = { message: '2 messages updated', bulk_change: null, done: [3, 2], unchanged: [], refused: [] };
  const server = api({ 'POST /api/admin/contacts/bulk': { body: answer } });
  showAdmin('/admin/contacts', server);
  await rowOf('Bima Santosa');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select message from Bima Santosa' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select message from Person 2' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Set assignee of selected messages' }), 'Dewi');
  expect(await screen.findByText('2 messages updated')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/contacts/bulk')[0]?.body).toEqual({ ids: [3, 2], action: 'assign', assigned_to: 2 });
});

test('moves the selected messages to spam, and those of the spam back to the inbox (AMSG-40)', async () => {
  const answer = { message: '1 message moved', bulk_change: null, done: [3], unchanged: [], refused: [] };
  const server = api({ 'POST /api/admin/contacts/bulk': { body: answer } });
  const { router } = showAdmin('/admin/contacts', server);
  const move = async (name: string) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select message from Bima Santosa' }));
    await userEvent.click(screen.getByRole('button', { name }));
  };
  await move('Spam');
  await act(() => router.navigate('/admin/contacts?spam=1'));
  await move('Not spam');
  await waitFor(() =>
    expect(server.requestsTo('POST', '/api/admin/contacts/bulk').map(({ body }) => body)).toEqual([
      { ids: [3], action: 'spam' },
      { ids: [3], action: 'not-spam' },
    ]),
  );
});

test('shows the chosen number of rows per page, and keeps it in the address', async () => {
  const server = api({ 'GET /api/admin/contacts': paged([bima], { total: 40, last_page: 3 }) });
  const { address } = showAdmin('/admin/contacts?page=2', server);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '60');
  expect(address()).toBe('/admin/contacts?per_page=60');
  await waitFor(() => expect(server.queriesTo('/api/admin/contacts').at(-1)).toBe('per_page=60'));
});
