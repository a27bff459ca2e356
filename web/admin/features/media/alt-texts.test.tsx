import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { aMediaFile } from '#web/test/media.ts';
import { aPage } from '#web/test/paged.ts';

const list = 'GET /api/admin/media';
const put = (id: number) => `PUT /api/admin/media/${id}`;
const saved = (id: number, alt: string) => ({ body: { message: 'ok', media: aMediaFile(id, { alt, version: 2 }) } });
const field = (id: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Picture ${id}` });

const open = async () => {
  const files = [1, 2, 3].map((id) => aMediaFile(id));
  const api = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [list]: { body: aPage([...files, aMediaFile(4, { kind: 'document' }), aMediaFile(5, { is_decorative: true })]) },
  });
  const shown = showAdmin('/admin/media?show=without-alt&view=texts', api);
  await screen.findByRole('list', { name: 'Alternative texts' });
  return { api, ...shown };
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('saves the texts of several pictures by keyboard, without decorative pictures and documents (MEDIA-24)', async () => {
  const { api } = await open();
  expect(screen.getAllByRole('textbox', { name: /^Picture/ })).toHaveLength(3);
  api.answer(put(1), saved(1, 'A cell'));
  api.answer(put(2), () => {
    api.answer(list, { body: aPage([aMediaFile(3)]) });
    return saved(2, 'An arm');
  });
  await userEvent.type(field(1), 'A cell');
  await userEvent.tab();
  await userEvent.keyboard('An arm{Enter}');
  expect(await screen.findByText('2 alternative texts saved')).toBeTruthy();
  expect(api.requestsTo('PUT', '/api/admin/media/1')[0]?.body).toEqual({ alt: 'A cell', version: 1 });
  expect(api.requestsTo('PUT', '/api/admin/media/2')[0]?.body).toEqual({ alt: 'An arm', version: 1 });
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Picture/ })).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save texts' })));
});

test('keeps a text that is not saved, with the reason, even if the list does not contain its picture any more (MEDIA-24)', async () => {
  const { api } = await open();
  const current = aMediaFile(1, { alt: 'A robot', version: 7 });
  api.answer(put(1), { status: 409, body: { code: 'version-conflict', message: 'Somebody else changed this record.' } });
  api.answer('GET /api/admin/media/1', { body: { media: current, uses: [] } });
  api.answer(put(2), { status: 422, body: { message: 'Too long', errors: { alt: ['Too long'] } } });
  api.answer(put(3), () => {
    api.answer(list, { body: aPage([aMediaFile(2)]) });
    return saved(3, 'A hall');
  });
  for (const [id, text] of ['A cell', 'An arm', 'A hall'].entries()) await userEvent.type(field(id + 1), text);
  await userEvent.click(screen.getByRole('button', { name: 'Save 3 texts' }));
  expect(await screen.findByText('Somebody else changed this picture: its text is “A robot”. Save again to replace it.')).toBeTruthy();
  expect(await screen.findByText('Too long')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(1)));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Picture 3' })).toBeNull());
  expect([field(1).value, field(2).value]).toEqual(['A cell', 'An arm']);

  api.answer(put(1), saved(1, 'A cell'));
  api.answer(put(2), saved(2, 'An arm'));
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('2 alternative texts saved')).toBeTruthy();
  expect(api.requestsTo('PUT', '/api/admin/media/1')[1]?.body).toEqual({ alt: 'A cell', version: 7 });
});

test('asks before typed texts are lost, and keeps them on another page of the list (MEDIA-24)', async () => {
  const { api, router } = await open();
  await userEvent.type(field(1), 'A cell');
  api.answer(list, { body: aPage([aMediaFile(4)], { page: 2, last: 2 }) });
  await router.navigate('/admin/media?view=texts&page=2');
  expect(await screen.findByRole('textbox', { name: 'Picture 4' })).toBeTruthy();
  expect(field(1).value).toBe('A cell');
  await userEvent.click(screen.getByRole('button', { name: 'Grid' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(field(1).value).toBe('A cell');
});
