import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ContactMessage, ContactNote } from '#contract/contacts.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { api, bima, contact, list, paged } from './contacts-api.fixture.ts';

const rowOf = (name: string) => screen.findByRole('link', { name });
const openFirst = async () => {
  await userEvent.click(await rowOf('Bima Santosa'));
  return screen.findByRole('dialog', { name: bima.subject });
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows the message, and closes (AMSG-13, AMSG-19, AMSG-20)', async () => {
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
  const [mailbox, query] = String(reply.getAttribute('href')).split('?');
  expect(mailbox).toBe('mailto:bima%2Bx@sagara.example');
  expect(query).toMatch(/^subject=Re%3A%20Palletising%20cell%2C%2012%20kg%20%26%20more%3F&body=/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/contacts');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Bima Santosa'));
});

test('names the language of a message that is not in the main one (LMSG-02)', async () => {
  showAdmin('/admin/contacts', api({ [list]: paged([contact(3, { ...bima, language: 'de' })]) }));
  const dialog = await openFirst();
  expect(within(dialog).getByText('Language').nextSibling?.textContent).toBe('German');
});

test('closes on a click on the backdrop, not on one inside (AMSG-20)', async () => {
  showAdmin('/admin/contacts', api());
  const dialog = await openFirst();
  await userEvent.click(within(dialog).getByText('PT Sagara Kemasan'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('links a quote request to its product, and omits missing optional details (AMSG-13)', async () => {
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

test('names the product of a quote request after it was deleted', async () => {
  const quote = contact(2, { subject: 'Quote Request - Delta Robot', product_slug: 'delta', product_name: 'Delta Robot' });
  showAdmin('/admin/contacts?message=2', api({ [list]: paged([quote]) }));
  const dialog = await screen.findByRole('dialog', { name: quote.subject });
  expect(within(dialog).getByText('Delta Robot (deleted)')).toBeTruthy();
  expect(within(dialog).queryByRole('link', { name: /Delta Robot/ })).toBeNull();
});

test('opens a message that is not on the page of the list from a link', async () => {
  const old = contact(900, { subject: 'Asked long ago' });
  showAdmin('/admin/contacts?message=900', api({ 'GET /api/admin/contacts/900': { body: { contact: old } } }));
  await screen.findByRole('dialog', { name: 'Asked long ago' });
});

test('marks a new message as read once when it is opened, and reloads list and counters (AMSG-14, AMSG-17)', async () => {
  const server = api();
  showAdmin('/admin/contacts', server);
  await rowOf('Bima Santosa');
  const before = server.requestsTo('GET', '/api/admin/contacts').length;
  const dialog = await openFirst();
  await waitFor(() =>
    expect(server.requestsTo('PATCH', '/api/admin/contacts/3/status').map(({ body }) => body)).toEqual([{ status: 'read' }]),
  );
  await waitFor(() => expect(server.requestsTo('GET', '/api/admin/contacts-stats').length).toBeGreaterThan(1));
  await waitFor(() => expect(server.requestsTo('GET', '/api/admin/contacts').length).toBeGreaterThan(before));
  // it can be set back to new
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'new');
  expect(await screen.findByText('Status updated successfully')).toBeTruthy();
  expect(server.requestsTo('PATCH', '/api/admin/contacts/3/status')).toHaveLength(2);
});

test('saves the status on change, from any to any (AMSG-15, AMSG-16, AMSG-18)', async () => {
  const server = api();
  showAdmin('/admin/contacts?message=2', server);
  const select = await screen.findByRole('combobox', { name: 'Status', hidden: false });
  const dialog = await screen.findByRole('dialog');
  expect(server.requestsTo('PATCH', '/api/admin/contacts/2/status')).toHaveLength(0);
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'new');
  expect(await screen.findByText('Status updated successfully')).toBeTruthy();
  expect(server.requestsTo('PATCH', '/api/admin/contacts/2/status')[0]?.body).toEqual({ status: 'new' });
  expect(select).toBeTruthy();
});

test('reports a status that was not saved, and reverts it (AMSG-18)', async () => {
  showAdmin('/admin/contacts?message=2', api({ 'PATCH /api/admin/contacts/2/status': { status: 500 } }));
  const dialog = await screen.findByRole('dialog');
  const select = within(dialog).getByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(select, 'closed');
  expect(await screen.findByText('Failed to update status')).toBeTruthy();
  await waitFor(() => expect(select).toHaveProperty('value', 'replied'));
});

test('shows the older and the newer message with J and K (AMSG-13)', async () => {
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

test('asks before it deletes, names the message, and focuses Cancel (AMSG-21)', async () => {
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

test('removes a deleted message from the list, and moves the focus to the next row (AMSG-22)', async () => {
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

const removed = { body: { message: 'Message deleted successfully' } };

test('shows the next message after a deletion in the view (AMSG-21, AMSG-22)', async () => {
  const server = api({ 'DELETE /api/admin/contacts/3': removed });
  const { address } = showAdmin('/admin/contacts', server);
  const dialog = await openFirst();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  server.answer(list, paged([contact(2), contact(1)]));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('dialog', { name: 'Subject 2' });
  expect(address()).toBe('/admin/contacts?message=2');
});

test('closes the view after the only message is deleted (AMSG-22)', async () => {
  const server = api({ [list]: paged([bima]), 'DELETE /api/admin/contacts/3': removed });
  const { address } = showAdmin('/admin/contacts', server);
  const dialog = await openFirst();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  server.answer(list, paged([]));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/contacts');
});

test('continues with the next page at the end of a page, with the same filters (AMSG-27)', async () => {
  const server = api({
    'GET /api/admin/contacts/1/neighbours': { body: { newer: 2, older: 900 } },
    'GET /api/admin/contacts/900/neighbours': { body: { newer: 1, older: null } },
    'GET /api/admin/contacts/900': { body: { contact: contact(900, { subject: 'Asked long ago' }) } },
  });
  showAdmin('/admin/contacts?status=new&message=1', server);
  const dialog = await screen.findByRole('dialog', { name: 'Subject 1' });
  const older = within(dialog).getByRole('button', { name: 'Older message' });
  await waitFor(() => expect(older.getAttribute('aria-disabled')).toBeNull());
  expect(server.requestsTo('GET', '/api/admin/contacts/1/neighbours')[0]?.path).toContain('status=new');
  await userEvent.click(older);
  const last = await screen.findByRole('dialog', { name: 'Asked long ago' });
  await userEvent.click(within(last).getByRole('button', { name: 'Newer message' }));
  expect(await screen.findByRole('dialog', { name: 'Subject 1' })).toBeTruthy();
});

test('offers to mark the message as replied after the reply was opened (AMSG-29)', async () => {
  const server = api();
  showAdmin('/admin/contacts', server);
  const dialog = await openFirst();
  expect(within(dialog).queryByRole('button', { name: 'Mark as replied' })).toBeNull();
  const reply = within(dialog).getByRole('link', { name: 'Reply via Email' });
  reply.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(reply);
  server.answer(list, paged([{ ...bima, status: 'replied' }]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as replied' }));
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Mark as replied' })).toBeNull());
  expect(server.requestsTo('PATCH', '/api/admin/contacts/3/status').at(-1)?.body).toEqual({ status: 'replied' });
});

test('links addresses in a message (AMSG-30)', async () => {
  const written = contact(2, { message: 'See https://example.com/plan and write to me@example.com.' });
  showAdmin('/admin/contacts?message=2', api({ [list]: paged([written]) }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'https://example.com/plan' }).getAttribute('target')).toBe('_blank');
  expect(within(dialog).getByRole('link', { name: 'me@example.com' }).getAttribute('href')).toBe('mailto:me@example.com');
});

const note = (id: number, part: Partial<ContactNote> = {}): ContactNote => ({
  id,
  author: { id: 1, name: 'Ayu' },
  text: `Note ${id}`,
  created_at: '2026-11-21T03:00:00.000Z',
  edited_at: null,
  ...part,
});

test('assigns a message, and asks before an unsaved note is lost (AMSG-26, AMSG-38, AMOD-12)', async () => {
  const server = api({
    'POST /api/admin/contacts/2/notes': ({ body }) => {
      const noted = contact(2, { notes: [note(1, body as object)] });
      server.answer(list, paged([noted]));
      return { body: { message: 'Note added', contact: noted } };
    },
  });
  showAdmin('/admin/contacts?message=2', server);
  const dialog = await screen.findByRole('dialog');
  const assignee = within(dialog).getByRole('combobox', { name: 'Assigned to' });
  await within(assignee).findByRole('option', { name: 'Dewi' });
  expect(within(assignee).queryByRole('option', { name: 'Gone' })).toBeNull();
  const field = within(dialog).getByRole('textbox', { name: /Note for colleagues/ });
  await userEvent.type(field, 'Called');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save note' }));
  const notes = await within(dialog).findByRole('list', { name: 'Notes' });
  expect(notes.textContent).toBe('Ayu November 21, 2026, 10:00Called');
  expect(field).toHaveProperty('value', '');
  expect(server.requestsTo('POST', '/api/admin/contacts/2/notes').map(({ body }) => body)).toEqual([{ text: 'Called' }]);
});

test('changes and deletes own notes and the one without author, no others (AMSG-38)', async () => {
  signInForTest({ id: 1, name: 'Ayu' });
  const noted = contact(2, {
    note: 'Written earlier',
    notes: [note(1, { edited_at: '2026-11-21T04:00:00.000Z' }), note(2, { author: { id: 2, name: 'Dewi' } })],
  });
  const server = api({
    [list]: paged([noted]),
    'PATCH /api/admin/contacts/2/notes/1': () => changed({ notes: [note(1, { text: 'New' })] }),
    'DELETE /api/admin/contacts/2/notes/1': () => changed({ notes: [] }),
    'PATCH /api/admin/contacts/2': () => changed({ note: null, notes: [] }),
  });
  const changed = (part: Partial<ContactMessage>) => {
    const next = { ...noted, ...part };
    server.answer(list, paged([next]));
    return { body: { message: 'ok', contact: next } };
  };
  showAdmin('/admin/contacts?message=2', server);
  const dialog = await screen.findByRole('dialog');
  const items = () => within(within(dialog).getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
  const button = (index: number, name: string) => within(items()[index] as HTMLElement).getByRole('button', { name });
  expect(items().map((item) => item.textContent)).toEqual([
    'Note without authorWritten earlier',
    'Ayu November 21, 2026, 10:00 · edited November 21, 2026, 11:00Note 1',
    'Dewi November 21, 2026, 10:00Note 2',
  ]);
  expect(within(items()[2] as HTMLElement).queryAllByRole('button')).toEqual([]);
  await userEvent.click(button(1, 'Edit note'));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Note(?! for)/ }), '!');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await within(dialog).findByText('New');
  expect(server.requestsTo('PATCH', '/api/admin/contacts/2/notes/1')[0]?.body).toEqual({ text: 'Note 1!' });
  for (const index of [1, 0]) {
    await userEvent.click(button(index, 'Delete note'));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  await waitFor(() => expect(within(dialog).queryByRole('list', { name: 'Notes' })).toBeNull());
  expect(server.requestsTo('PATCH', '/api/admin/contacts/2')[0]?.body).toEqual({ note: null, note_before: 'Written earlier' });
});

test('reports a message that was not deleted, and keeps it (AMSG-22)', async () => {
  showAdmin('/admin/contacts', api({ 'DELETE /api/admin/contacts/3': { status: 500 } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete message from Bima Santosa' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete message')).toBeTruthy();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});
