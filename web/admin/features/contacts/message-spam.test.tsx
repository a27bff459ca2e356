import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { api, contact, list, paged } from './contacts-api.fixture.ts';

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

const reasons = ['The text has a link in HTML, BBCode or Markdown.', 'The message has a link.'];
const inbox = contact(2, { status: 'new', message: 'See https://x.example' });
const spam = { ...inbox, spam: { quarantined_at: '2026-11-21T02:42:00.000Z', reasons } };
const stats = { new: 4, read: 12, replied: 97, total: 148, spam: 1234 };
const server = (answers: Parameters<typeof api>[0] = {}) =>
  api({ 'GET /api/admin/contacts-stats': { body: stats }, [list]: paged([spam]), ...answers });

test('lists spam apart from the inbox, with its count, and not as new (AMSG-35)', async () => {
  const fake = server();
  const { address } = showAdmin('/admin/contacts', fake);
  const folders = await screen.findByRole('group', { name: 'Folder' });
  const choice = await within(folders).findByRole('button', { name: 'Spam (1,234)' });
  expect(within(folders).getByRole('button', { name: 'Inbox' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(choice);
  await waitFor(() => expect(address()).toBe('/admin/contacts?spam=1'));
  await waitFor(() => expect(fake.queriesTo('/api/admin/contacts').at(-1)).toBe('spam=1'));
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  expect((await screen.findByRole('link', { name: 'Person 2' })).closest('tr')?.className).toBe('');
});

test('shows why a message is spam, does not mark it as read, and moves it to the inbox (AMSG-35)', async () => {
  const fake = server({
    'PATCH /api/admin/contacts/2/spam': { body: { message: 'Message moved to the inbox', contact: inbox } },
  });
  showAdmin('/admin/contacts?spam=1&message=2', fake);
  const dialog = await screen.findByRole('dialog', { name: 'Subject 2' });
  const why = within(dialog).getByRole('region', { name: 'Spam' });
  expect(
    within(why)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(reasons);
  expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(within(dialog).queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(within(dialog).queryByRole('link', { name: 'Reply via Email' })).toBeNull();
  expect(within(dialog).queryByRole('link', { name: 'https://x.example' })).toBeNull();
  const before = fake.requestsTo('GET', '/api/admin/contacts').length;
  fake.answer(list, paged([]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('Message moved to the inbox')).toBeTruthy();
  expect(fake.requestsTo('PATCH', '/api/admin/contacts/2/spam').map(({ body }) => body)).toEqual([{ is_spam: false }]);
  expect(await within(dialog).findByRole('button', { name: 'Spam' })).toBeTruthy();
  expect(within(dialog).queryByRole('region', { name: 'Spam' })).toBeNull();
  await waitFor(() => expect(fake.requestsTo('GET', '/api/admin/contacts').length).toBeGreaterThan(before));
  expect(fake.requestsTo('PATCH', '/api/admin/contacts/2/status')).toEqual([]);
});

test('moves a message of the inbox to spam, and reports a failure (AMSG-35)', async () => {
  const fake = server({ [list]: paged([contact(2)]), 'PATCH /api/admin/contacts/2/spam': { status: 500 } });
  showAdmin('/admin/contacts?message=2', fake);
  const dialog = await screen.findByRole('dialog', { name: 'Subject 2' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spam' }));
  expect(await screen.findByText('Failed to move message')).toBeTruthy();
  fake.answer('PATCH /api/admin/contacts/2/spam', { body: { message: 'Message moved to spam', contact: spam } });
  fake.answer(list, paged([]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spam' }));
  expect(await within(dialog).findByRole('region', { name: 'Spam' })).toBeTruthy();
  expect(fake.requestsTo('PATCH', '/api/admin/contacts/2/spam').at(-1)?.body).toEqual({ is_spam: true });
});
