import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { AdminPage } from '#contract/pages.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';

const page = (id: number, part: Partial<AdminPage> = {}): AdminPage => ({
  id,
  title: `Page ${id}`,
  slug: `page-${id}`,
  content: `<p>Text ${id}</p>`,
  short_content: null,
  template: 'default',
  sort_order: 1,
  is_published: true,
  created_at: '2026-11-01T02:00:00.000Z',
  updated_at: '2026-11-01T02:00:00.000Z',
  seo_title: null,
  seo_description: null,
  version: 1,
  ...part,
});
const long = 'Conditions for Rental Robots and Test Installations in 2026';
const warranty = page(4, { title: 'Warranty', slug: 'warranty', template: 'contact', sort_order: 4 });
const list = 'GET /api/admin/pages';
const rows = [
  page(1, { title: 'About Us', slug: 'about' }),
  page(2, { title: 'Who we are', template: 'about' }),
  warranty,
  page(5, { title: long, is_published: false }),
];
const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [list]: { body: { data: rows } },
    'POST /api/admin/pages': { status: 201, body: { message: 'ok', page: page(9) } },
    'PUT /api/admin/pages/4': { body: { message: 'ok', page: warranty } },
    ...answers,
  });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const title = () => screen.getByRole('textbox', { name: /^Title/ });
const sortOrder = () => screen.getByRole('spinbutton', { name: /^Sort Order/ });
beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows title, slug, template, status and Edit of each page, without the about page (APAGE-01, APAGE-02, APAGE-03, AMOD-06)', async () => {
  showAdmin('/admin/pages', api());
  await screen.findByRole('link', { name: 'Warranty' });
  const [, first, second, ...others] = screen.getAllByRole('row');
  expect(others).toHaveLength(0);
  expect(
    within(first as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Warranty', 'warranty', 'contact', 'Published', '']);
  expect(
    within(first as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Edit Warranty']);
  expect(within(second as HTMLElement).getByRole('switch').textContent).toBe('Draft');
});

test('truncates a title over 50 characters (APAGE-04)', async () => {
  showAdmin('/admin/pages', api());
  const link = await screen.findByRole('link', { name: `${long.slice(0, 50)}...` });
  expect(link.title).toBe(long);
});

test('shows that there are no pages (APAGE-05)', async () => {
  showAdmin('/admin/pages', api({ [list]: { body: { data: [] } } }));
  expect(await screen.findByRole('heading', { name: 'No pages found' })).toBeTruthy();
});

test('reports a list that failed to load (APAGE-13)', async () => {
  showAdmin('/admin/pages', api({ [list]: { status: 500, body: null } }));
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load pages');
});

test('fills a new page with the defaults, and creates it (APAGE-06, APAGE-07, APAGE-08, APAGE-09, APAGE-12)', async () => {
  const server = api();
  showAdmin('/admin/pages?new=1', server);
  const editor = await dialog('Add New Page');
  expect(sortOrder()).toHaveProperty('value', '1');
  expect(within(editor).getByRole('switch', { name: /Published/ })).toHaveProperty('checked', true);
  const template = within(editor).getByRole('combobox', { name: /Template/ });
  expect(
    within(template)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['default', 'contact']);
  expect(template).toHaveProperty('value', 'default');
  await userEvent.type(title(), 'Terms');
  const content = await within(editor).findByRole('textbox', { name: /^Content/ });
  // a click needs a layout, which jsdom does not have
  act(() => content.focus());
  await userEvent.paste('Some text');
  await userEvent.click(screen.getByRole('button', { name: 'Create Page' }));
  expect(await screen.findByText('Page created successfully')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/pages')[0]?.body).toEqual({
    title: 'Terms',
    content: '<p>Some text</p>',
    short_content: '',
    template: 'default',
    sort_order: 1,
    seo_title: '',
    seo_description: '',
    is_published: true,
    idempotency_key: expect.any(String),
  });
});

test('requires title, content, and a sort order of at least 1 (APAGE-10, APAGE-11)', async () => {
  const server = api();
  showAdmin('/admin/pages?new=1', server);
  await dialog('Add New Page');
  await userEvent.clear(sortOrder());
  await userEvent.click(screen.getByRole('button', { name: 'Create Page' }));
  for (const text of ['The title field is required.', 'The content field is required.', 'Sort Order must be at least 1']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(document.activeElement).toBe(title());
  expect(server.requestsTo('POST', '/api/admin/pages')).toHaveLength(0);
});

test('fills the form from the row, and sends the changed fields (APAGE-06, APAGE-12, AMOD-02)', async () => {
  const server = api();
  const { address } = showAdmin('/admin/pages', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Warranty' }));
  await dialog('Edit Page');
  expect(address()).toBe('/admin/pages?edit=4');
  expect(title()).toHaveProperty('value', 'Warranty');
  await userEvent.type(title(), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Update Page' }));
  expect(await screen.findByText('Page updated successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/pages/4')[0]?.body).toEqual({ title: 'Warranty 2', version: 1 });
  await waitFor(() => expect(address()).toBe('/admin/pages'));
});

test('reports a failed save with its own text, and keeps the form (ERRS-08)', async () => {
  const answer = { status: 422, body: { message: 'The slug is taken.', errors: { title: ['The title is taken.'] } } };
  showAdmin('/admin/pages?edit=4', api({ 'PUT /api/admin/pages/4': answer }));
  await dialog('Edit Page');
  await userEvent.click(screen.getByRole('button', { name: 'Update Page' }));
  expect(await screen.findByText('Failed to save page')).toBeTruthy();
  expect(screen.getByText('The title is taken.')).toBeTruthy();
  expect(document.activeElement).toBe(title());
});

test('shows the slug of a page, and changes it', async () => {
  const server = api();
  showAdmin('/admin/pages?edit=4', server);
  await dialog('Edit Page');
  const slug = screen.getByLabelText(/^Slug/);
  expect(slug).toHaveProperty('value', 'warranty');
  await userEvent.type(slug, '-terms');
  await userEvent.click(screen.getByRole('button', { name: 'Update Page' }));
  expect(await screen.findByText('Page updated successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/pages/4')[0]?.body).toEqual({ slug: 'warranty-terms', version: 1 });
});

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
const manyPages = {
  body: {
    data: [page(6, { title: 'Terms of Sale' }), page(8, { title: 'Assembly terms' }), page(7, { title: 'Élan', is_published: false })],
  },
};

test('searches title and slug, filters by status, and shows that no page matches', async () => {
  const { address } = showAdmin('/admin/pages', api({ [list]: manyPages }));
  await screen.findByRole('link', { name: 'Élan' });
  await userEvent.type(screen.getByRole('searchbox'), 'TERMS sale');
  await waitFor(() => expect(titles()).toEqual(['Terms of Sale']));
  expect(address()).toBe('/admin/pages?search=TERMS+sale');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'elan');
  await waitFor(() => expect(titles()).toEqual(['Élan']));
  await userEvent.click(screen.getByRole('button', { name: 'Published' }));
  await screen.findByText('No page matches the search and the filters.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('sorts by title and by status in both directions, then in sort order', async () => {
  const { address } = showAdmin('/admin/pages', api({ [list]: manyPages }));
  await screen.findByRole('link', { name: 'Élan' });
  const head = screen.getByRole('columnheader', { name: 'Title' });
  const sortByTitle = within(head).getByRole('button');
  await userEvent.click(sortByTitle);
  await waitFor(() => expect(titles()).toEqual(['Assembly terms', 'Élan', 'Terms of Sale']));
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(sortByTitle);
  await waitFor(() => expect(titles()).toEqual(['Terms of Sale', 'Élan', 'Assembly terms']));
  expect(address()).toBe('/admin/pages?sort=title&direction=desc');
  await userEvent.click(sortByTitle);
  await waitFor(() => expect(titles()).toEqual(['Terms of Sale', 'Assembly terms', 'Élan']));
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  await waitFor(() => expect(titles()[0]).toBe('Élan'));
});

test('marks pages without a link (APAGE-16)', async () => {
  showAdmin('/admin/pages', api({ 'GET /api/admin/unlinked-pages': { body: { ids: [4] } } }));
  const mark = await screen.findByText('Not linked from a menu or a text');
  expect(within(mark.closest('tr') as HTMLElement).getByRole('link', { name: 'Warranty' })).toBeTruthy();
});

test('offers pictures in the content, not in the short content (EDIT-04)', async () => {
  showAdmin('/admin/pages?edit=4', api());
  const inToolbar = async (label: string) => within(await screen.findByRole('toolbar', { name: `${label}: formatting` }));
  expect((await inToolbar('Content')).getByRole('button', { name: 'Insert image' })).toBeTruthy();
  expect((await inToolbar('Short content')).queryByRole('button', { name: 'Insert image' })).toBeNull();
});
