// Two administrators change one product: what is shown to the one who saves last.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { api, lr20, sentForm } from './products-api.fixture.ts';

const one = 'GET /api/admin/products/7';
const update = 'POST /api/admin/products/7';
const text = 'Somebody else changed this product while you were editing it.';
const refusal = { status: 409, body: { message: text, code: 'version-conflict' } };
// somebody else has changed price, model and specifications
const theirs = {
  ...lr20,
  price: 500,
  model: 'LR20-B',
  specifications: [{ type: 'single' as const, key: 'Reach', value: '2 m' }],
  version: 2,
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

const box = (name: string) =>
  within(screen.getByRole('dialog', { name: /Product$/ })).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const openConflict = async () => {
  const stored = { current: lr20 };
  const server = api({
    [one]: () => ({ body: { product: stored.current } }),
    [update]: ({ body }: { body?: unknown }) =>
      sentForm(body).version === '2' ? { body: { message: 'Product updated successfully', product: { ...theirs, version: 3 } } } : refusal,
  });
  showAdmin('/admin/products?edit=7', server);
  await screen.findByRole('dialog', { name: 'Edit Product' });
  await userEvent.type(box('Name'), ' new');
  await userEvent.clear(box('Price'));
  await userEvent.type(box('Price'), '700');
  stored.current = theirs;
  await press('Update Product');
  const notice = await screen.findByRole('alert');
  return { server, notice };
};

test('keeps the input after a conflict, and names the fields that both have changed (CONF-05)', async () => {
  const { notice } = await openConflict();
  expect(notice.textContent).toContain(text);
  expect(notice.textContent).toContain('Nothing was saved');
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Price (their version: “500”)']);
  expect(document.activeElement).toBe(notice);
  expect(box('Name').value).toBe(`${lr20.name} new`);
  expect(box('Price').value).toBe('700');
});

test('saves the changes over the other version (CONF-05)', async () => {
  const { server } = await openConflict();
  await press('Save my changes anyway');
  expect(await screen.findByText('Product updated successfully')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/products/7').map(({ body }) => sentForm(body))).toEqual([
    { _method: 'PUT', name: `${lr20.name} new`, price: '700', version: '1' },
    { _method: 'PUT', name: `${lr20.name} new`, price: '700', version: '2' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('saves their version of a chosen field, with both side by side (CONF-06)', async () => {
  const { server } = await openConflict();
  const price = screen.getByRole('group', { name: 'Price' });
  expect(within(price).getByRole('radio', { name: /^My version/ })).toHaveProperty('checked', true);
  expect(price.textContent).toContain('700');
  await userEvent.click(within(price).getByRole('radio', { name: 'Their version' }));
  await press('Save the chosen versions');
  expect(await screen.findByText('Product updated successfully')).toBeTruthy();
  const sent = server.requestsTo('POST', '/api/admin/products/7').map(({ body }) => sentForm(body));
  expect(sent[1]).toEqual({ _method: 'PUT', name: `${lr20.name} new`, version: '2' });
});

test('loads the other version after a confirmation (CONF-05)', async () => {
  await openConflict();
  await press('Load their version');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes and load their version?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(box('Price').value).toBe('700');
  await press('Load their version');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Load their version' }));
  expect(box('Name').value).toBe(lr20.name);
  expect(box('Price').value).toBe('500');
  expect(box('Model').value).toBe('LR20-B');
  expect(box('Value of Reach').value).toBe('2 m');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/Unsaved changes/)).toBeNull();
});

test('does not save on Enter in a field of one line', async () => {
  const server = api();
  showAdmin('/admin/products?new=1', server);
  await screen.findByRole('dialog', { name: 'Add New Product' });
  await userEvent.type(box('Name'), 'Half filled{Enter}');
  await userEvent.selectOptions(box('Category'), '1');
  await userEvent.type(box('Model'), 'X{Enter}');
  expect(server.requestsTo('POST', '/api/admin/products')).toEqual([]);
});

test('opens an empty form with the same category after Save and add another (AMOD-08)', async () => {
  const server = api({ 'POST /api/admin/products': { status: 201, body: { message: 'Product created successfully', product: lr20 } } });
  showAdmin('/admin/products?new=1', server);
  await screen.findByRole('dialog', { name: 'Add New Product' });
  await userEvent.type(box('Name'), 'First');
  await userEvent.selectOptions(box('Category'), '1');
  await userEvent.type(box('Price'), '12');
  await press('Save and add another');
  expect(await screen.findByText('Product created successfully')).toBeTruthy();
  await waitFor(() => expect(box('Name').value).toBe(''));
  expect(document.activeElement).toBe(box('Name'));
  expect([box('Category').value, box('Price').value]).toEqual(['1', '']);
  await userEvent.type(box('Name'), 'Second');
  await press('Create Product');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const names = server.requestsTo('POST', '/api/admin/products').map(({ body }) => sentForm(body).name);
  expect(names).toEqual(['First', 'Second']);
});

test('creates with Ctrl S, stays with the address of the record, and changes it with the next save (AMOD-09)', async () => {
  const created = { ...lr20, id: 31, name: 'First', slug: 'first', model: null, price: null, is_active: false };
  const server = api({
    'POST /api/admin/products': { status: 201, body: { message: 'Product created successfully', product: created } },
    'POST /api/admin/products/31': { body: { message: 'Product updated successfully', product: { ...created, version: 2 } } },
  });
  const { address } = showAdmin('/admin/products?new=1', server);
  await screen.findByRole('dialog', { name: 'Add New Product' });
  await userEvent.type(box('Name'), 'First');
  await userEvent.selectOptions(box('Category'), '1');
  await userEvent.click(screen.getByRole('switch', { name: /^Active/ }));
  const model = box('Model');
  await userEvent.click(model);
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByRole('dialog', { name: 'Edit Product' });
  await waitFor(() => expect(address()).toBe('/admin/products?edit=31'));
  expect(document.activeElement).toBe(model);
  expect(box('Slug').value).toBe('first');
  await userEvent.type(model, 'X');
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('Product updated successfully');
  const [first, ...more] = server.requestsTo('POST', '/api/admin/products').map(({ body }) => sentForm(body));
  expect([first?.name, first?.is_active, more]).toEqual(['First', '0', []]);
  expect(server.requestsTo('POST', '/api/admin/products/31').map(({ body }) => sentForm(body))).toEqual([
    { _method: 'PUT', model: 'X', version: '1' },
  ]);
  await press('Update Product');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/products');
});
