// What the lists show if undoing, restoring or a change of many records is refused or gets no response.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { api, bima, contact, list, paged } from '#web/admin/features/contacts/contacts-api.fixture.ts';
import { storeSession } from '#web/admin/lib/session.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const refused = (status: number, message: string) => ({ status, body: { message, code: 'conflict' } });

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('can undo a change after the server was unavailable (BULK-08)', async () => {
  const change = { id: 7, until: Number.MAX_SAFE_INTEGER, message: '3 messages deleted' };
  sessionStorage.setItem('admin_undo_message', JSON.stringify(change));
  const undo = 'POST /api/admin/bulk-changes/7/undo';
  const server = api({ [undo]: new TypeError('Failed to fetch') });
  showAdmin('/admin/contacts', server);
  await press('Undo');
  await screen.findByText('Failed to undo the change');
  expect(screen.queryByText('It cannot be undone any more')).toBeNull();
  server.answer(undo, refused(404, 'Not found.'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', false));
  await press('Undo');
  await screen.findByText('It cannot be undone any more');
  await waitFor(() => expect(screen.queryByText('3 messages deleted')).toBeNull());
});

test.each([
  [1, 1],
  [2, 0],
])('offers to undo a change of many records only to administrator 1, who made it (BULK-16, %i)', async (id, offers) => {
  storeSession({ token: 'token-1', user: { id }, remember: false, expires_at: '2026-12-01T00:00:00.000Z' });
  const change = { id: 7, expires_at: '2126-11-21T03:00:00.000Z', until: 4_000_000_000_000, message: '3 messages deleted' };
  sessionStorage.setItem('admin_undo_1_message', JSON.stringify(change));
  showAdmin('/admin/contacts', api());
  await screen.findByRole('checkbox', { name: /Bima Santosa/ });
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(offers);
});

test('says why a change of many records is refused (BULK-08)', async () => {
  const server = api({
    [list]: paged([bima, contact(4)]),
    'POST /api/admin/contacts/bulk': { status: 422, body: { message: 'Select at most 10000 records.', code: 'invalid' } },
  });
  showAdmin('/admin/contacts', server);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Bima Santosa/ }));
  await press('Delete selected messages');
  await press('Delete');
  await screen.findByText('Select at most 10000 records.');
});

test('offers to undo a change even if the clock of the computer is ahead (BULK-03)', async () => {
  const server = api({
    [list]: paged([bima, contact(4)]),
    'POST /api/admin/contacts/bulk': {
      body: {
        message: '1 message deleted',
        bulk_change: { id: 8, expires_at: '2001-01-01T00:00:00.000Z' },
        done: [3],
        unchanged: [],
        refused: [],
      },
    },
  });
  showAdmin('/admin/contacts', server);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Bima Santosa/ }));
  await press('Delete selected messages');
  await press('Delete');
  await screen.findByRole('button', { name: 'Undo' });
});

test('offers to undo the completed part of an interrupted change (BULK-12)', async () => {
  const times = { created_at: '2026-11-21T02:42:00.000Z', expires_at: '2126-11-21T03:00:00.000Z' };
  const server = api({
    [list]: paged([bima, contact(4)]),
    'POST /api/admin/contacts/bulk': new TypeError('Failed to fetch'),
    'GET /api/admin/bulk-changes': {
      body: { bulk_changes: [{ id: 9, kind: 'message', action: 'delete', changed: 50, message: '50 messages deleted', ...times }] },
    },
    'POST /api/admin/bulk-changes/9/undo': { body: { message: '50 messages restored', restored: 50, skipped: 0 } },
  });
  showAdmin('/admin/contacts', server);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Bima Santosa/ }));
  await press('Delete selected messages');
  await press('Delete');
  await screen.findByText('Failed to change messages');
  await screen.findByText('50 messages deleted');
  await press('Undo');
  await screen.findByText('50 messages restored');
});

test('says why a deleted record cannot be restored (TRASH-04)', async () => {
  const reason = 'Its category does not exist any more. Choose another category, or restore the category first.';
  const times = { created_at: '2026-11-21T02:42:00.000Z', expires_at: '2026-12-21T02:42:00.000Z' };
  const row = { id: 1, kind: 'product', record_id: 5, name: 'LR20', deleted_by: null, deleted_at: times.created_at, ...times };
  const server = api({
    'GET /api/admin/trash': { body: { data: [row], current_page: 1, last_page: 1, per_page: 15, total: 1, from: 1, to: 1 } },
    'GET /api/admin/categories-all': { body: { categories: [] } },
    'POST /api/admin/trash/1/restore': refused(409, reason),
  });
  showAdmin('/admin/trash?edit=1', server);
  await press('Restore');
  await screen.findByText(reason);
});
