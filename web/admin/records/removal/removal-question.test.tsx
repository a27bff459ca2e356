import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { RemovalEffects } from '#contract/trash.ts';
import { api, list, listed, scara, vision } from '#web/admin/features/categories/categories-api.fixture.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';

const effects: RemovalEffects = {
  is_shown: true,
  views: 1240,
  messages: 3,
  links: ['A', 'B', 'C', 'D'].map((name, index) => ({ kind: 'article', id: index + 1, name })),
  category: { name: 'Robots', address: '/products?category=robots' },
};
const call = 'GET /api/admin/trash/effects/category/3';
const withEffects = (answer: RemovalEffects, more = {}) =>
  api({
    [list]: listed([scara, vision]),
    [call]: { body: answer },
    'DELETE /api/admin/categories/3': { body: { message: 'ok' } },
    ...more,
  });
const ask = async () => {
  await screen.findByRole('link', { name: scara.name });
  await userEvent.click(screen.getByRole('button', { name: `Delete ${scara.name}` }));
  return within(await screen.findByRole('alertdialog'));
};
const queryOf = (server: ReturnType<typeof api>) =>
  server.requestsTo('DELETE', '/api/admin/categories/3').map(({ path }) => path.split('?')[1]);

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('tells what a deletion affects, and leads the address nowhere unless something else is chosen (GONE-09)', async () => {
  const server = withEffects(effects);
  showAdmin('/admin/categories', server);
  const dialog = await ask();
  expect(await dialog.findByText('Viewed 1,240 times in the last 30 days.')).toBeTruthy();
  expect(dialog.getByText('3 messages about it.')).toBeTruthy();
  expect(dialog.getByText('Texts link to it: A, B, C and 1 other.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Category deleted successfully')).toBeTruthy();
  expect(queryOf(server)).toEqual([undefined]);
});

test('leads the address to a place or to a typed address, and says why it is refused (GONE-07, GONE-09)', async () => {
  const text = 'The new address leads back to the old one.';
  const refused = { status: 422, body: { message: text, errors: { redirect_to: [text] } } };
  const server = withEffects(effects, { 'DELETE /api/admin/categories/3': refused });
  showAdmin('/admin/categories', server);
  const dialog = await ask();
  const choice = await dialog.findByLabelText(/^The address leads to/);
  await userEvent.selectOptions(choice, 'Its category, Robots');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(text)).toBeTruthy();
  server.answer('DELETE /api/admin/categories/3', { body: { message: 'ok' } });
  await userEvent.selectOptions(choice, 'Another address');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(dialog.getByText('The new address field is required.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^New address/), '/contact');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Category deleted successfully')).toBeTruthy();
  expect(queryOf(server)).toEqual(['redirect_to=%2Fproducts%3Fcategory%3Drobots', 'redirect_to=%2Fcontact']);
});

test('forgets the choice when the question is cancelled (GONE-09)', async () => {
  const server = withEffects(effects);
  showAdmin('/admin/categories', server);
  const first = await ask();
  await userEvent.selectOptions(await first.findByLabelText(/^The address leads to/), 'The list of products');
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await ask();
  expect(await second.findByLabelText(/^The address leads to/)).toHaveProperty('value', '');
  await userEvent.click(second.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Category deleted successfully')).toBeTruthy();
  expect(queryOf(server)).toEqual([undefined]);
});

test('asks nothing about the address of a record that visitors cannot see (GONE-09)', async () => {
  showAdmin('/admin/categories', withEffects({ ...effects, is_shown: false, views: null, messages: null, links: [] }));
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Category deleted successfully')).toBeTruthy();
  expect(dialog.queryByLabelText(/^The address leads to/)).toBeNull();
});

test('asks once for many records (GONE-09)', async () => {
  const bulk = 'POST /api/admin/categories/bulk';
  const result = { message: '2 categories deleted', bulk_change: null, done: [3, 5], unchanged: [], refused: [] };
  const server = withEffects(effects, { [bulk]: { body: result } });
  showAdmin('/admin/categories', server);
  await screen.findByRole('link', { name: scara.name });
  for (const { name } of [scara, vision]) await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected categories' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.selectOptions(dialog.getByLabelText(/^The address leads to/), 'The list of products');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 categories deleted')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/categories/bulk').map(({ body }) => body)).toEqual([
    { ids: [3, 5], action: 'delete', redirect_to: '/products' },
  ]);
});
