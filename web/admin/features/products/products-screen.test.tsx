import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { api, list, listed, lr20, onRequest, sentForm } from './products-api.fixture.ts';

const rowOf = (name: string) => screen.findByRole('link', { name });

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows picture, name, model, category, price and status of each product, with Edit and Delete (APROD-06)', async () => {
  showAdmin('/admin/products', api());
  await rowOf('Six-Axis Robot LR20');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Product',
    'Category',
    'Price',
    'Status',
    'Actions',
  ]);
  const [, first, second] = screen.getAllByRole('row') as HTMLElement[];
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/storage/uploads/a.webp');
  await waitFor(() => expect(first?.textContent).toContain('Rp\u00a0412.500.000'));
  expect(first?.textContent).toContain('LR20-1720');
  expect(first?.textContent).toContain('Robots');
  expect(second?.textContent).toContain('Price on request');
  expect(within(first as HTMLElement).getByRole('switch').textContent).toBe('Active');
  expect(within(second as HTMLElement).getByRole('switch').textContent).toBe('Inactive');
  expect(screen.getByRole('button', { name: 'Edit Six-Axis Robot LR20' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete Six-Axis Robot LR20' })).toBeTruthy();
});

test('applies filters after 300 ms, from page 1, and keeps them in the address (APROD-01, APROD-02, APROD-03, APIADM-05)', async () => {
  try {
    const server = api({ [list]: listed([lr20], { page: 2, last: 3 }) });
    const { address } = showAdmin('/admin/products?page=2', server);
    await rowOf('Six-Axis Robot LR20');
    expect(server.queriesTo('/api/admin/products')).toEqual(['sort=sort_order&direction=asc&page=2']);
    const category = screen.getByRole('combobox', { name: 'Category' });
    expect(
      within(category)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Categories', 'Robots', 'Drives']);
    const status = within(screen.getByRole('group', { name: 'Status' }));
    expect(status.getAllByRole('button').map((button) => button.textContent)).toEqual(['All', 'Active', 'Inactive', 'Scheduled']);

    // from here on, so that the time passes only when the test lets it
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByPlaceholderText('Search name or model'), { target: { value: 'lr20' } });
    fireEvent.change(category, { target: { value: '2' } });
    fireEvent.click(status.getByRole('button', { name: 'Inactive' }));
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(server.queriesTo('/api/admin/products')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(server.queriesTo('/api/admin/products').at(-1)).toBe(
      'search=lr20&category_id=2&is_active=0&scheduled=0&sort=sort_order&direction=asc',
    );
    expect(address()).toBe('/admin/products?search=lr20&category_id=2&is_active=0&scheduled=0');
  } finally {
    vi.useRealTimers();
  }
});

test('sorts by a column in both directions, then in the default order (APROD-04, APROD-05)', async () => {
  const user = userEvent.setup();
  const server = api();
  showAdmin('/admin/products', server);
  await rowOf('Six-Axis Robot LR20');
  for (const [label, sort] of [
    ['Product', 'name'],
    ['Category', 'category'],
    ['Price', 'price'],
    ['Status', 'is_active'],
  ] as const) {
    const head = screen.getByRole('columnheader', { name: label });
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(server.queriesTo('/api/admin/products').at(-1)).toBe(`sort=${sort}&direction=asc`));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(server.queriesTo('/api/admin/products').at(-1)).toBe(`sort=${sort}&direction=desc`));
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(head.getAttribute('aria-sort')).toBeNull());
  }
});

test('shows page buttons only when there is more than one page (APROD-07)', async () => {
  const server = api({ [list]: listed([lr20], { page: 1, last: 2 }) });
  const user = userEvent.setup();
  const { address } = showAdmin('/admin/products', server);
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('/admin/products?page=2'));
});

test('shows that products are loading, and that there are none (APROD-08)', async () => {
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>();
  showAdmin('/admin/products', api({ [list]: promise }));
  expect(await screen.findByText('Loading products...')).toBeTruthy();
  resolve(listed([]));
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
});

test('reports a list that failed to load, and loads it on Retry (APROD-29)', async () => {
  const user = userEvent.setup();
  const server = api({ [list]: { status: 500 } });
  showAdmin('/admin/products', server);
  expect(await screen.findByRole('heading', { name: 'Failed to load products' })).toBeTruthy();
  server.answer(list, listed([lr20]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('Six-Axis Robot LR20')).toBeTruthy();
});

test('changes the status immediately, and back when saving failed', async () => {
  const user = userEvent.setup();
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  const server = api({ 'POST /api/admin/products/7': promise });
  showAdmin('/admin/products', server);
  const toggle = await screen.findByRole('switch', { name: 'Six-Axis Robot LR20: Active' });
  await user.click(toggle);
  expect(toggle.textContent).toBe('Inactive');
  expect(sentForm(server.requestsTo('POST', '/api/admin/products/7')[0]?.body)).toEqual({ is_active: '0', _method: 'PUT' });
  resolve({ status: 500, body: {} });
  expect(await screen.findByText('Failed to save product')).toBeTruthy();
  await waitFor(() => expect(toggle.textContent).toBe('Active'));
});

test('asks before it deletes, reports a failure, and moves the focus to the next row (APROD-26, APROD-27, APROD-28)', async () => {
  const user = userEvent.setup();
  const server = api({ 'DELETE /api/admin/products/7': { status: 500 } });
  showAdmin('/admin/products', server);
  await user.click(await screen.findByRole('button', { name: 'Delete Six-Axis Robot LR20' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this product?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(server.requestsTo('DELETE', '/api/admin/products/7')).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Delete Six-Axis Robot LR20' }));
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete product')).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('link', { name: 'Six-Axis Robot LR20' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Delete Six-Axis Robot LR20' }));
  server.answer('DELETE /api/admin/products/7', { body: { message: 'Product deleted successfully' } });
  server.answer(list, listed([onRequest]));
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Product deleted successfully')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Robot on request' })));
});

test('opens the duplicate of a product', async () => {
  const user = userEvent.setup();
  const copy = { ...lr20, id: 9, name: 'Six-Axis Robot LR20 (copy)', slug: 'six-axis-robot-lr20-copy', is_active: false };
  const server = api({
    'POST /api/admin/products/7/duplicate': { status: 201, body: { message: 'Product created successfully', product: copy } },
    'GET /api/admin/products/9': { body: { product: copy } },
  });
  const { address } = showAdmin('/admin/products', server);
  await user.click(await screen.findByRole('button', { name: 'More for Six-Axis Robot LR20' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByDisplayValue('Six-Axis Robot LR20 (copy)')).toBeTruthy();
  expect(address()).toBe('/admin/products?edit=9');
  expect(screen.queryByRole('link', { name: /View on website/ })).toBeNull();
});

test('keeps rows that could not be refreshed, with a notice and Retry (ALIST-04)', async () => {
  const server = api();
  const { client } = showAdmin('/admin/products', server);
  await rowOf('Six-Axis Robot LR20');
  server.answer(list, { status: 503, body: { message: 'Service Unavailable' } });
  await act(() => client.invalidateQueries());
  expect(await screen.findByText('Failed to load products. The data shown may be out of date.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Six-Axis Robot LR20' })).toBeTruthy();

  server.answer(list, listed([{ ...lr20, name: 'Renamed Robot' }]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('Renamed Robot')).toBeTruthy();
  expect(screen.queryByText(/out of date/)).toBeNull();
});

test('sorts by newest first on demand, and marks featured products', async () => {
  const server = api({ [list]: listed([{ ...lr20, is_featured: true }, onRequest]) });
  const { address } = showAdmin('/admin/products', server);
  await rowOf('Six-Axis Robot LR20');
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('FEATURED');
  expect(second?.textContent).not.toContain('FEATURED');
  const order = screen.getByRole('combobox', { name: 'Order' });
  await userEvent.selectOptions(order, 'Newest first');
  await waitFor(() => expect(server.queriesTo('/api/admin/products').at(-1)).toBe('sort=created_at&direction=desc'));
  expect(address()).toBe('/admin/products?sort=created_at&direction=desc');
  await userEvent.click(within(screen.getByRole('columnheader', { name: 'Price' })).getByRole('button'));
  await waitFor(() => expect((order as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Price, lowest first'));
});

test('shows the chosen number of rows per page, and keeps it in the address', async () => {
  const server = api({ [list]: listed([lr20], { page: 2, last: 3, total: 40 }) });
  const { address } = showAdmin('/admin/products?search=robot&page=2', server);
  await rowOf('Six-Axis Robot LR20');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '60');
  await waitFor(() =>
    expect(server.queriesTo('/api/admin/products').at(-1)).toBe('search=robot&sort=sort_order&direction=asc&per_page=60'),
  );
  expect(address()).toBe('/admin/products?search=robot&per_page=60');
  server.answer(list, listed([lr20], { page: 1, last: 1, total: 40 }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
  // all rows are on one page: the choice stays, without page buttons
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Next' })).toBeNull());
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toBeTruthy();
});

test('links to the categories from the form when there is no category', async () => {
  showAdmin('/admin/products?new=1', api({ 'GET /api/admin/categories-all': { body: [] } }));
  expect(await screen.findByText('There is no category yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a category' }).getAttribute('href')).toBe('/admin/categories?new=1');
});

test('asks before products lose values in another category, and moves them at once if none is lost (BULK-17)', async () => {
  const lost = {
    products: 2,
    values: 3,
    attributes: [
      { label: 'Payload', values: 2 },
      { label: 'Reach', values: 1 },
    ],
  };
  const moveUrl = 'POST /api/admin/products/bulk/move';
  const result = { message: '2 products updated', bulk_change: null, done: [7, 8], unchanged: [], refused: [] };
  const server = api({ [moveUrl]: { body: lost }, 'POST /api/admin/products/bulk': { body: result } });
  showAdmin('/admin/products', server);
  const move = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all products on this page' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Change category of selected products' }), 'Drives');
  };
  await move();
  const question = await screen.findByRole('alertdialog', { name: 'Change category?' });
  expect(question.textContent).toContain('no attribute reads 3 values of 2 products as before: Payload (2); Reach (1).');
  expect(server.requestsTo('POST', '/api/admin/products/bulk/move').map(({ body }) => body)).toEqual([{ ids: [7, 8], category_id: 2 }]);
  expect(server.requestsTo('POST', '/api/admin/products/bulk')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Change category' }));
  expect(await screen.findByText('2 products updated')).toBeTruthy();
  server.answer(moveUrl, { body: { products: 0, values: 0, attributes: [] } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Change category of selected products' }), 'Drives');
  await waitFor(() => expect(server.requestsTo('POST', '/api/admin/products/bulk')).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
