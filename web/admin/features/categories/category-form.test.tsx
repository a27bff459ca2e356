import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { api, list, listed, scara, vision } from './categories-api.fixture.ts';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const name = () => screen.getByRole('textbox', { name: /^Name/ });
const sortOrder = () => screen.getByRole('spinbutton', { name: /^Sort Order/ });
const fieldsOf = (body: unknown) => Object.fromEntries((body as FormData).entries());
beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('fills a new category with the defaults and creates it (ACAT-08, ACAT-09, ACAT-10, AMOD-01)', async () => {
  const server = api();
  const { address } = showAdmin('/admin/categories', server);
  await screen.findByRole('link', { name: 'SCARA and Delta' });
  await userEvent.click(screen.getByRole('button', { name: 'Add New Category' }));
  const editor = await dialog('Add New Category');
  expect(document.activeElement).toBe(name());
  expect(name()).toHaveProperty('value', '');
  expect(sortOrder()).toHaveProperty('value', '1');
  expect(within(editor).getByRole('switch', { name: /Active/ })).toHaveProperty('checked', true);
  expect(within(editor).getByRole('checkbox', { name: 'New' })).toHaveProperty('checked', false);
  expect(within(editor).getByRole('checkbox', { name: 'Popular' })).toHaveProperty('checked', false);
  expect(within(editor).getByText('PNG, JPG, GIF up to 2MB recommended, 5MB at most')).toBeTruthy();

  await userEvent.type(name(), ' Machine Vision ');
  await userEvent.click(within(editor).getByRole('checkbox', { name: 'New' }));
  const picture = new File(['x'], 'vision.png', { type: 'image/png' });
  await userEvent.upload(within(editor).getByLabelText('Choose image'), picture);
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
  expect(await screen.findByText('Category created successfully')).toBeTruthy();
  expect(fieldsOf(server.requestsTo('POST', '/api/admin/categories')[0]?.body)).toEqual({
    name: 'Machine Vision',
    description: '',
    sort_order: '1',
    seo_title: '',
    seo_description: '',
    is_active: '1',
    is_new: '1',
    is_popular: '0',
    image: expect.objectContaining({ name: 'vision.png' }),
    idempotency_key: expect.any(String),
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/categories');
});

test('sends the same key until a response comes, and says that none came (AMOD-15, AMOD-16)', async () => {
  const create = 'POST /api/admin/categories';
  const server = api({ [create]: new TypeError('Failed to fetch') });
  showAdmin('/admin/categories?new=1', server);
  await dialog('Add New Category');
  const keys = () => server.requestsTo('POST', '/api/admin/categories').map(({ body }) => fieldsOf(body).idempotency_key);
  const saveAnother = () => userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
  await userEvent.type(name(), 'Vision');
  await saveAnother();
  await screen.findByText('No connection. What you typed is still here: save again when it is back.');
  server.answer(create, { status: 201, body: { message: 'Category created successfully', category: vision } });
  await saveAnother();
  await waitFor(() => expect(name()).toHaveProperty('value', ''));
  expect(screen.queryByText(/^No connection/)).toBeNull();
  await userEvent.type(name(), 'Scara');
  await saveAnother();
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, again, other] = keys();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('fills the form from the row, also after a reload, and updates the row (ACAT-14, AMOD-02)', async () => {
  const server = api();
  showAdmin('/admin/categories?edit=3', server);
  const editor = await dialog('Edit Category');
  expect(name()).toHaveProperty('value', 'SCARA and Delta');
  expect(sortOrder()).toHaveProperty('value', '3');
  expect(within(editor).getByText('/products?category=scara-and-delta')).toBeTruthy();
  expect(within(editor).getByAltText('Image').getAttribute('src')).toContain('/storage/uploads/scara.webp');
  expect(server.requestsTo('GET', '/api/admin/categories/3')).toHaveLength(0);
  await userEvent.click(within(editor).getByRole('button', { name: 'Remove image' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
  expect(await screen.findByText('Category updated successfully')).toBeTruthy();
  const sent = fieldsOf(server.requestsTo('POST', '/api/admin/categories/3')[0]?.body);
  expect(sent).toEqual({ _method: 'PUT', remove_image: '1', version: '1' });
});

test('does not send a missing name or a sort order below 1 (ACAT-11, ACAT-12)', async () => {
  const server = api();
  showAdmin('/admin/categories?new=1', server);
  await dialog('Add New Category');
  await userEvent.clear(sortOrder());
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
  expect(screen.getByText('The name field is required.')).toBeTruthy();
  expect(screen.getByText('Sort Order must be at least 1')).toBeTruthy();
  expect(document.activeElement).toBe(name());
  await userEvent.type(sortOrder(), '0');
  expect(screen.getByText('Sort Order must be at least 1')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/categories')).toHaveLength(0);
});

test('sends a picture above 2MB, which the server checks (ACAT-13)', async () => {
  const server = api({
    'POST /api/admin/categories': {
      status: 422,
      body: { message: 'Image file size must be less than 5MB', errors: { image: ['Image file size must be less than 5MB'] } },
    },
  });
  showAdmin('/admin/categories?new=1', server);
  const editor = await dialog('Add New Category');
  await userEvent.type(name(), 'A');
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
  await userEvent.upload(within(editor).getByLabelText('Choose image'), large);
  await userEvent.click(screen.getByRole('button', { name: 'Create Category' }));
  await waitFor(() => expect(editor.querySelector('.err')?.textContent).toBe('Image file size must be less than 5MB'));
  expect(name()).toHaveProperty('value', 'A');
});

test('shows a default message when a save fails without one (ERRS-08)', async () => {
  showAdmin('/admin/categories?edit=3', api({ 'POST /api/admin/categories/3': { status: 500, body: null } }));
  await dialog('Edit Category');
  await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
  expect(await screen.findByText('Failed to save category')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Edit Category' })).toBeTruthy();
});

test('loads a linked category that is on another page', async () => {
  const server = api({ [list]: listed([vision]), 'GET /api/admin/categories/3': { body: { category: scara } } });
  showAdmin('/admin/categories?edit=3', server);
  await dialog('Edit Category');
  expect(name()).toHaveProperty('value', 'SCARA and Delta');
});

test('reports that a linked category does not exist', async () => {
  const { address } = showAdmin('/admin/categories?edit=9', api());
  expect(await screen.findByText('This category does not exist any more')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/categories'));
});

test('asks on Back while something is unsaved, and focuses the row after closing', async () => {
  const { router, address } = showAdmin('/admin/categories', api());
  await userEvent.click(await screen.findByRole('link', { name: 'SCARA and Delta' }));
  await dialog('Edit Category');
  expect(address()).toBe('/admin/categories?edit=3');
  await userEvent.type(name(), '!');
  await router.navigate(-1);
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin/categories');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'SCARA and Delta' })));
});

test('shows the slug, which can be changed', async () => {
  const server = api();
  showAdmin('/admin/categories?edit=3', server);
  const slug = within(await dialog('Edit Category')).getByLabelText(/^Slug/);
  expect(slug).toHaveProperty('value', 'scara-and-delta');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'Two words');
  await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
  expect(await screen.findByText('The slug may contain lower-case letters, digits and single hyphens.')).toBeTruthy();
  await userEvent.clear(slug);
  await userEvent.type(slug, 'scara');
  await userEvent.click(screen.getByRole('button', { name: 'Update Category' }));
  expect(await screen.findByText('Category updated successfully')).toBeTruthy();
  expect(fieldsOf(server.requestsTo('POST', '/api/admin/categories/3')[0]?.body)).toEqual({ _method: 'PUT', slug: 'scara', version: '1' });
});

test('explains that chosen files were not stored with the unsaved changes (KEPT-07)', async () => {
  const kept = { values: { name: 'SCARA' }, version: 2, device: 'another', updated_at: '2026-11-21T07:05:00.000Z' };
  showAdmin('/admin/categories?edit=3', api({ 'GET /api/admin/editing/category/3/changes': { body: { changes: kept } } }));
  expect(await screen.findByText('If you had chosen files, choose them again: they were not kept.')).toBeTruthy();
});

test('shows a picture by its stored path after a draft was saved, and does not send it again (DRAFT-10)', async () => {
  const drafts = 'POST /api/admin/drafts/category/3';
  const record = { ...scara, image: 'uploads/new.webp' };
  const server = api({
    'GET /api/admin/drafts/category/3': { body: { draft: null, record: null, schedule: [], links: [] } },
    [drafts]: { body: { message: 'ok', draft: null, record } },
  });
  showAdmin('/admin/categories?edit=3', server);
  const editor = within(await dialog('Edit Category'));
  await userEvent.upload(
    editor.getByLabelText(/image/i, { selector: 'input[type="file"]' }),
    new File(['x'], 'new.png', { type: 'image/png' }),
  );
  await userEvent.click(editor.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(editor.getByAltText('Image').getAttribute('src')).toContain('/storage/uploads/new.webp'));
  await userEvent.type(name(), '!');
  await userEvent.click(editor.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(server.requestsTo('POST', '/api/admin/drafts/category/3')).toHaveLength(2));
  const [first, second] = server.requestsTo('POST', '/api/admin/drafts/category/3').map(({ body }) => fieldsOf(body));
  expect(first).toHaveProperty('image');
  expect(second).not.toHaveProperty('image');
});
