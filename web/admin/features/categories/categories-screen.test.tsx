import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { payload, reach } from '#web/admin/features/attributes/attributes-api.fixture.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { api, list, listed, scara, vision } from './categories-api.fixture.ts';

const rowOf = (name: string) => screen.findByRole('link', { name });
const confirmDelete = async (name: string) => {
  await rowOf(name);
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this category?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};
beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows picture, name, plain description, product count, labels, status and actions of each category (ACAT-04, ACAT-05, AMOD-06)', async () => {
  showAdmin('/admin/categories', api());
  await rowOf('SCARA and Delta');
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/storage/uploads/scara.webp');
  expect(first?.textContent).toContain('Fast pick and place.');
  expect([...(first?.querySelectorAll('.tag') ?? [])].map((tag) => tag.textContent)).toEqual(['NEW', 'POPULAR']);
  const count = within(first as HTMLElement).getByRole('link', { name: /^4 ?products$/ });
  expect(count.getAttribute('href')).toBe('/admin/products?category_id=3');
  expect(within(second as HTMLElement).getByRole('cell', { name: '0' })).toBeTruthy();
  expect(within(first as HTMLElement).getByRole('switch').textContent).toBe('Active');
  expect(within(first as HTMLElement).getByRole('button', { name: 'Edit SCARA and Delta' })).toBeTruthy();
  expect(second?.textContent).toContain('No labels');
  expect(within(second as HTMLElement).getByRole('switch').textContent).toBe('Inactive');
});

test('applies filters after 300 ms, from page 1, and keeps them in the address (ACAT-01, ACAT-02, ACAT-03)', async () => {
  try {
    const server = api({ [list]: listed([scara], { page: 2, last: 3 }) });
    const { address } = showAdmin('/admin/categories?page=2', server);
    await rowOf('SCARA and Delta');
    const label = screen.getByRole('combobox', { name: 'Label' });
    expect(
      within(label)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Labels', 'New', 'Popular']);
    // from here on, so that the time passes only when the test lets it
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search categories' }), { target: { value: 'robot' } });
    fireEvent.change(label, { target: { value: 'popular' } });
    fireEvent.click(screen.getByRole('button', { name: 'Inactive' }));
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(server.queriesTo('/api/admin/categories')).toEqual(['page=2']);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(server.queriesTo('/api/admin/categories')).toEqual(['page=2', 'search=robot&label=popular&is_active=0&scheduled=0']);
    expect(address()).toBe('/admin/categories?search=robot&label=popular&is_active=0&scheduled=0');
  } finally {
    vi.useRealTimers();
  }
});

test('changes the page with Previous and Next (ACAT-06)', async () => {
  showAdmin('/admin/categories', api({ [list]: ({ path }) => listed([scara], { page: path.includes('page=2') ? 2 : 1, last: 2 }) }));
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
});

test('offers to add a category to an empty list (ACAT-07)', async () => {
  const { address } = showAdmin('/admin/categories', api({ [list]: listed([]) }));
  const empty = await screen.findByRole('heading', { name: 'No categories found' });
  await userEvent.click(within(empty.closest('.table-box') as HTMLElement).getByRole('button', { name: 'Add New Category' }));
  expect(address()).toBe('/admin/categories?new=1');
});

test('reports a list that failed to load, and loads it on Retry (ACAT-20)', async () => {
  const server = api({ [list]: { status: 500, body: { message: 'Server Error' } } });
  showAdmin('/admin/categories', server);
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load categories');
  server.answer(list, listed([scara]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('SCARA and Delta')).toBeTruthy();
});

test('saves only the status when the switch of a row is clicked', async () => {
  const server = api({ 'POST /api/admin/categories/5': { body: { message: 'ok', category: { ...vision, is_active: true } } } });
  showAdmin('/admin/categories', server);
  await rowOf('Machine Vision');
  await userEvent.click(screen.getByRole('switch', { name: /Machine Vision/ }));
  expect(await screen.findByText('Category updated successfully')).toBeTruthy();
  const bodies = server.requestsTo('POST', '/api/admin/categories/5').map(({ body }) => Object.fromEntries((body as FormData).entries()));
  expect(bodies).toEqual([{ is_active: '1', _method: 'PUT' }]);
});

test('asks before it deletes, removes the row, and moves the focus to the next (ACAT-15, ACAT-16)', async () => {
  const server = api({ 'DELETE /api/admin/categories/3': { body: { message: 'ok' } } });
  showAdmin('/admin/categories', server);
  await rowOf('SCARA and Delta');
  await userEvent.click(screen.getByRole('button', { name: 'Delete SCARA and Delta' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(server.requestsTo('DELETE', '/api/admin/categories/3')).toHaveLength(0);
  server.answer(list, listed([vision]));
  await confirmDelete('SCARA and Delta');
  expect(await screen.findByText('Category deleted successfully')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'SCARA and Delta' })).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await rowOf('Machine Vision')));
});

test('keeps a category with products, and shows a red notice for five seconds (ACAT-17, ACAT-19)', async () => {
  try {
    const refused = { status: 409, body: { message: 'Cannot delete category with products' } };
    showAdmin('/admin/categories', api({ 'DELETE /api/admin/categories/3': refused }));
    await rowOf('SCARA and Delta');
    // from here on, so that the time passes only when the test lets it
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Delete SCARA and Delta' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    const notice = screen.getByRole('alert');
    expect(notice.className).toContain('red');
    expect(notice.textContent).toContain(
      'Cannot delete category with products. Please delete or move all products from this category first, then try again.',
    );
    expect(within(notice).getByRole('link', { name: 'Show its 4 products' }).getAttribute('href')).toBe('/admin/products?category_id=3');
    await act(() => vi.advanceTimersByTimeAsync(4500));
    expect(screen.queryByRole('alert')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(screen.queryByRole('alert')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [{ status: 500, body: { message: 'The disk is full.' } }, 'The disk is full.'],
  [{ status: 500, body: null }, 'Failed to delete category'],
  [new TypeError('Failed to fetch'), 'Failed to delete category'],
])('shows the server’s message for another failed deletion, otherwise a default (ACAT-18) %#', async (answer, text) => {
  showAdmin('/admin/categories', api({ 'DELETE /api/admin/categories/5': answer }));
  await confirmDelete('Machine Vision');
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

test('names the attributes that go to the trash with a category (ATTR-99)', async () => {
  const attributes = { body: { attributes: [payload, reach], general: [], problems: 0, counts: {} } };
  const empty = { ...vision, products_count: 0 };
  showAdmin('/admin/categories', api({ [list]: listed([empty]), 'GET /api/admin/attributes': attributes }));
  await rowOf('Machine Vision');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Machine Vision' }));
  expect(await screen.findByText(/Its 2 attributes \(Payload; Reach\) go there with it\.$/)).toBeTruthy();
});
