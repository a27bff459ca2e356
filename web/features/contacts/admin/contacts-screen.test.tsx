import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContactMessage } from '#contract/contacts.ts';
import { resetBrowser, showAdmin, signInForTest } from '../../../test/admin-screen.tsx';
import { fakeApi } from '../../../test/fake-api.ts';

const contact = (id: number, part: Partial<ContactMessage> = {}): ContactMessage => ({
  id,
  name: `Person ${id}`,
  email: `person${id}@example.com`,
  phone: null,
  company: null,
  type: 'general',
  subject: `Subject ${id}`,
  message: `Text ${id}`,
  status: 'read',
  created_at: '2026-11-21T02:42:00.000Z',
  product_slug: null,
  product: null,
  ...part,
});

const paged = (data: ContactMessage[], part: { current_page?: number; last_page?: number } = {}) => ({
  body: {
    data,
    current_page: 1,
    last_page: 1,
    per_page: 15,
    total: data.length,
    from: data.length ? 1 : null,
    to: data.length || null,
    ...part,
  },
});

const list = 'GET /api/admin/contacts';
const stats = { new: 4, read: 12, replied: 97, total: 148 };
const bima = contact(3, {
  name: 'Bima Santosa',
  email: 'bima+x@sagara.example',
  phone: '+62 21 5550 0142',
  company: 'PT Sagara Kemasan',
  subject: 'Palletising cell, 12 kg & more?',
  message: 'Good morning,\n\nTwo lines.',
  status: 'new',
});
const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: stats },
    [list]: paged([bima, contact(2, { status: 'replied', type: 'support' }), contact(1)]),
    'PATCH /api/admin/contacts/3/status': ({ body }) => ({ body: { message: 'ok', contact: { ...bima, ...(body as object) } } }),
    'PATCH /api/admin/contacts/2/status': ({ body }) => ({ body: { message: 'ok', contact: { ...contact(2), ...(body as object) } } }),
    ...answers,
  });
// strict mode mounts twice and asks again: the same question twice in a row is one
const listQueries = (server: ReturnType<typeof api>) =>
  server
    .asked('GET', '/api/admin/contacts')
    .map(({ path }) => path.split('?')[1] ?? '')
    .filter((query, index, all) => query !== all[index - 1]);
const rowOf = (name: string) => screen.findByRole('link', { name });
const openFirst = async () => {
  await userEvent.click(await rowOf('Bima Santosa'));
  return screen.findByRole('dialog', { name: bima.subject });
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('AMSG-01 AMSG-02 AMSG-07 heading, counters and columns', async () => {
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

test('AMSG-02 the counters are 0 until the numbers are there', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  showAdmin('/admin/contacts', api({ 'GET /api/admin/contacts-stats': { status: 500 } }));
  await rowOf('Bima Santosa');
  const counters = within(screen.getByRole('region', { name: 'Messages by status' })).getAllByRole('link');
  expect(counters.map((cell) => cell.textContent)).toEqual(['New Messages0', 'Read0', 'Replied0', 'Total0']);
});

test('AMSG-08 AMSG-09 AMSG-10 AMSG-11 a row has contact, preview and a coloured status; new ones are highlighted', async () => {
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

test('AMSG-03 AMSG-04 AMSG-05 AMSG-06 filters wait 500 ms, go to page 1, and stand in the address', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const server = api({ [list]: paged([contact(1)], { current_page: 2, last_page: 3 }) });
    const { address } = showAdmin('/admin/contacts?page=2', server);
    await rowOf('Person 1');
    expect(listQueries(server)).toEqual(['page=2']);
    const type = screen.getByRole('combobox', { name: 'Type' });
    const status = screen.getByRole('combobox', { name: 'Status' });
    const options = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options(type)).toEqual(['All Types', 'general', 'integrator', 'support']);
    expect(options(status)).toEqual(['All Status', 'new', 'read', 'replied', 'closed']);

    await user.type(screen.getByPlaceholderText('Search messages...'), 'robot');
    await user.selectOptions(type, 'support');
    await user.selectOptions(status, 'new');
    await act(() => vi.advanceTimersByTimeAsync(450));
    expect(listQueries(server)).toEqual(['page=2']);
    await act(() => vi.advanceTimersByTimeAsync(100));
    await waitFor(() => expect(listQueries(server)).toEqual(['page=2', 'search=robot&type=support&status=new']));
    expect(address()).toBe('/admin/contacts?search=robot&type=support&status=new');
  } finally {
    vi.useRealTimers();
  }
});

test('AMSG-06 filters and page are read from the address; values that do not exist are the default', async () => {
  const server = api({ [list]: paged([contact(1)], { current_page: 4, last_page: 9 }) });
  showAdmin('/admin/contacts?search=cell&type=integrator&status=closed&page=4', server);
  await waitFor(() => expect(listQueries(server)).toEqual(['search=cell&type=integrator&status=closed&page=4']));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'cell');
  const other = api();
  showAdmin('/admin/contacts?type=nonsense&status=7&page=-1', other);
  await waitFor(() => expect(listQueries(other)).toEqual(['']));
});

test('AMSG-05 a counter filters the list', async () => {
  const { address } = showAdmin('/admin/contacts?search=x', api());
  await rowOf('Bima Santosa');
  await userEvent.click(screen.getByRole('link', { name: /New Messages/ }));
  await waitFor(() => expect(address()).toBe('/admin/contacts?status=new'));
});

test('AMSG-07 pages are turned with Previous and Next', async () => {
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

test('AMSG-12 loading and empty states, with a way out of the filters', async () => {
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

test('AMSG-23 a list that fails to load says so and can be tried again', async () => {
  const server = api({ [list]: { status: 500, body: { message: 'Server Error' } } });
  showAdmin('/admin/contacts', server);
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load contacts');
  server.answer(list, paged([contact(1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('Person 1')).toBeTruthy();
});

test('AMSG-13 AMSG-19 AMSG-20 the view shows the message and closes', async () => {
  const { address } = showAdmin('/admin/contacts', api());
  const dialog = await openFirst();
  expect(address()).toBe('/admin/contacts?message=3');
  const facts = within(dialog)
    .getAllByRole('definition')
    .map((fact) => fact.textContent);
  expect(facts).toEqual([
    'Bima Santosa',
    'PT Sagara Kemasan',
    'bima+x@sagara.example',
    '+62 21 5550 0142',
    'general',
    'Saturday, November 21, 2026, 09:42',
  ]);
  expect(dialog.querySelector('.letter')?.textContent).toBe('Good morning,\n\nTwo lines.');
  const reply = within(dialog).getByRole('link', { name: 'Reply via Email' });
  expect(reply.getAttribute('href')).toBe('mailto:bima%2Bx@sagara.example?subject=Re%3A%20Palletising%20cell%2C%2012%20kg%20%26%20more%3F');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/contacts');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Bima Santosa'));
});

test('AMSG-13 a quote leads to its product, and optional facts are left out', async () => {
  const quote = contact(2, {
    subject: 'Quote Request - Delta Robot',
    message: '',
    product_slug: 'delta',
    product: { name: 'Delta Robot', slug: 'delta' },
  });
  showAdmin('/admin/contacts?message=2', api({ [list]: paged([quote]) }));
  const dialog = await screen.findByRole('dialog', { name: quote.subject });
  expect(
    within(dialog)
      .getByRole('link', { name: /Delta Robot/ })
      .getAttribute('href'),
  ).toBe('/products/delta');
  expect(within(dialog).queryByText('Phone')).toBeNull();
  expect(within(dialog).queryByText('Company')).toBeNull();
});

test('AMSG-14 AMSG-17 opening a new message marks it read once and reloads list and counters', async () => {
  const server = api();
  showAdmin('/admin/contacts', server);
  await rowOf('Bima Santosa');
  const before = server.asked('GET', '/api/admin/contacts').length;
  const dialog = await openFirst();
  await waitFor(() => expect(server.asked('PATCH', '/api/admin/contacts/3/status').map(({ body }) => body)).toEqual([{ status: 'read' }]));
  await waitFor(() => expect(server.asked('GET', '/api/admin/contacts-stats').length).toBeGreaterThan(1));
  await waitFor(() => expect(server.asked('GET', '/api/admin/contacts').length).toBeGreaterThan(before));
  // who sets it back means it
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'new');
  expect(await screen.findByText('Status updated successfully')).toBeTruthy();
  expect(server.asked('PATCH', '/api/admin/contacts/3/status')).toHaveLength(2);
});

test('AMSG-15 AMSG-16 AMSG-18 the status is saved on change, from any to any', async () => {
  const server = api();
  showAdmin('/admin/contacts?message=2', server);
  const select = await screen.findByRole('combobox', { name: 'Status', hidden: false });
  const dialog = await screen.findByRole('dialog');
  expect(server.asked('PATCH', '/api/admin/contacts/2/status')).toHaveLength(0);
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'new');
  expect(await screen.findByText('Status updated successfully')).toBeTruthy();
  expect(server.asked('PATCH', '/api/admin/contacts/2/status')[0]?.body).toEqual({ status: 'new' });
  expect(select).toBeTruthy();
});

test('AMSG-18 a status that is not saved says so and goes back', async () => {
  showAdmin('/admin/contacts?message=2', api({ 'PATCH /api/admin/contacts/2/status': { status: 500 } }));
  const dialog = await screen.findByRole('dialog');
  const select = within(dialog).getByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(select, 'closed');
  expect(await screen.findByText('Failed to update status')).toBeTruthy();
  await waitFor(() => expect(select).toHaveProperty('value', 'replied'));
});

test('AMSG-13 J and K lead to the older and the newer message', async () => {
  showAdmin('/admin/contacts', api());
  await openFirst();
  await userEvent.keyboard('k');
  expect(await screen.findByRole('dialog', { name: bima.subject })).toBeTruthy();
  await userEvent.keyboard('j');
  const second = await screen.findByRole('dialog', { name: 'Subject 2' });
  expect(document.activeElement).toBe(within(second).getByRole('heading', { name: 'Subject 2' }));
  await userEvent.keyboard('k');
  expect(await screen.findByRole('dialog', { name: bima.subject })).toBeTruthy();
});

test('AMSG-21 deleting asks, names the message, has the focus on Cancel; refusing keeps it', async () => {
  const server = api();
  showAdmin('/admin/contacts', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete message from Bima Santosa' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this message?' });
  expect(question.textContent).toContain('Palletising cell');
  expect(within(question).getAllByRole('button')[0]?.textContent).toBe('Cancel');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
});

test('AMSG-22 a deleted message leaves the list, and the focus goes to the next row', async () => {
  const server = api({ 'DELETE /api/admin/contacts/3': { body: { message: 'Message deleted successfully' } } });
  showAdmin('/admin/contacts', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete message from Bima Santosa' }));
  server.answer(list, paged([contact(2), contact(1)]));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Message deleted successfully')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Bima Santosa' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Person 2'));
});

test('AMSG-21 AMSG-22 deleting from the view closes it too', async () => {
  const server = api({ 'DELETE /api/admin/contacts/3': { body: { message: 'Message deleted successfully' } } });
  const { address } = showAdmin('/admin/contacts', server);
  const dialog = await openFirst();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  server.answer(list, paged([contact(2), contact(1)]));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/contacts');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Person 2'));
});

test('AMSG-22 a message that is not deleted says so and stays', async () => {
  showAdmin('/admin/contacts', api({ 'DELETE /api/admin/contacts/3': { status: 500 } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete message from Bima Santosa' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete message')).toBeTruthy();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});
