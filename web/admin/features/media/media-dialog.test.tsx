import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { aMediaFile } from '#web/test/media.ts';
import { aPage } from '#web/test/paged.ts';
import { media } from './media.queries.ts';

const file = aMediaFile(7, { path: 'uploads/2026/11/cell.webp', url: 'http://127.0.0.1/storage/uploads/2026/11/cell.webp', name: 'Cell' });
const one = 'GET /api/admin/media/7';
const failure = { status: 500, body: { message: 'Server Error' } };
const loaded = { body: { media: file, uses: [] } };

const open = (first: object) => {
  const api = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/media': { body: { data: [file], current_page: 1, last_page: 1, per_page: 15, total: 1 } },
    [one]: first,
  });
  return { api, ...showAdmin('/admin/media?edit=7', api) };
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('offers to load a file again after a failure (MEDIA-15)', async () => {
  expectConsole('error', /A query failed/);
  const { api } = open(failure);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.answer(one, loaded);
  await userEvent.click(retry);
  expect(await screen.findByRole('dialog', { name: 'Cell' })).toBeTruthy();
});

test('reports a file that does not exist any more (MEDIA-15)', async () => {
  expectConsole('error', /A query failed/);
  open({ status: 404, body: { message: 'Not found.' } });
  expect(await screen.findByText('This file does not exist any more.')).toBeTruthy();
});

test('keeps what is typed when the file cannot be loaded again (MEDIA-15)', async () => {
  expectConsole('error', /A query failed/);
  const { api, client } = open(loaded);
  await screen.findByRole('dialog', { name: 'Cell' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Caption/ }), 'Hall 4');
  api.answer(one, failure);
  await act(() => client.refetchQueries({ queryKey: media.keys.one(7) }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Caption/ }).value).toBe('Hall 4');
});

test('does not request a file again that it has deleted (MEDIA-15)', async () => {
  const { api } = open(loaded);
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Cell' })).getByRole('button', { name: 'Delete' }));
  api.answer('DELETE /api/admin/media/7', { body: { message: 'ok', trash_id: 3 } });
  api.answer('GET /api/admin/media', { body: aPage([]) });
  api.answer(one, { status: 404, body: { message: 'Not found.' } });
  const requests = api.requestsTo('GET', '/api/admin/media/7').length;
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Cell' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cell' })).toBeNull());
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(api.requestsTo('GET', '/api/admin/media/7')).toHaveLength(requests);
});

test('lists a file that was uploaded before the list had loaded (MEDIA-10)', async () => {
  const first = Promise.withResolvers<{ body: unknown }>();
  const list = 'GET /api/admin/media';
  const api = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [list]: first.promise,
  });
  api.answer('POST /api/admin/media', () => {
    api.answer(list, { body: aPage([file]) });
    return { status: 201, body: { message: 'ok', media: file } };
  });
  showAdmin('/admin/media', api);
  await userEvent.upload(await screen.findByLabelText('Upload files'), new File(['x'], 'Cell.webp', { type: 'image/webp' }));
  await screen.findByText('1 uploaded');
  await act(async () => first.resolve({ body: aPage([]) }));
  expect(await screen.findByRole('checkbox', { name: 'Select Cell' })).toBeTruthy();
});

test('keeps what is typed when the file is replaced, and saves it with the new version (MEDIA-15)', async () => {
  const { api } = open(loaded);
  await screen.findByRole('dialog', { name: 'Cell' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Alternative text/ }), 'A cell');
  const replaced = { ...file, path: 'uploads/2026/11/new.webp', caption: 'Hall 5', version: 2 };
  // even before everything has been loaded again
  api.answer(one, new Promise(() => {}));
  api.answer('POST /api/admin/media/7/replace', { body: { message: 'ok', media: replaced, records_count: 0 } });
  await userEvent.upload(screen.getByLabelText('Replace everywhere'), new File(['x'], 'new.webp', { type: 'image/webp' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Caption/ }).value).toBe('Hall 5'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Alternative text/ }).value).toBe('A cell');
  api.answer('PUT /api/admin/media/7', { body: { message: 'ok', media: replaced } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.requestsTo('PUT', '/api/admin/media/7')[0]?.body).toMatchObject({ alt: 'A cell', version: 2 }));
});

test('can be closed after unsaved changes have once prevented it (AMOD-12)', async () => {
  const { api, router } = open(loaded);
  await screen.findByRole('dialog', { name: 'Cell' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Caption/ }), 'Hall 4');
  api.answer('DELETE /api/admin/media/7', { body: { message: 'ok' } });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
