import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { settingTypes } from '#contract/rules/settings.ts';
import type { Setting } from '#contract/settings.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';

const list = 'GET /api/admin/settings';
const update = 'PUT /api/admin/settings/1';

const setting = (id: number, part: Partial<Setting> = {}): Setting => ({
  id,
  key: `key_${id}`,
  value: `Value ${id}`,
  type: 'text',
  group: 'general',
  is_fixed: false,
  created_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
  version: 1,
  ...part,
});

const page = (data: Setting[], part = {}) => ({
  body: { data, current_page: 1, last_page: 1, per_page: 15, total: data.length, from: 1, to: data.length, ...part },
});

const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/settings-groups': { body: ['about_stats', 'general'] },
    'GET /api/admin/site-access': { body: { access: { is_public: true, machines: 'unavailable', has_password: false } } },
    [list]: page([setting(1), setting(2, { key: 'social_tiktok', value: null, type: 'url', is_fixed: true })]),
    [update]: ({ body }) => ({ body: { message: 'Setting updated successfully', setting: { ...setting(1), ...(body as object) } } }),
    ...answers,
  });

const openFirst = async (part: Partial<Setting> = {}, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const server = api({ [list]: page([setting(1, part)]), ...answers });
  const view = showAdmin('/admin/settings', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit key_1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Setting' }));
  return { server, dialog, ...view };
};
const valueBox = (dialog: ReturnType<typeof within>) => dialog.getByRole('textbox', { name: /^Value/ }) as HTMLInputElement;
const press = (dialog: ReturnType<typeof within>, name: string) => userEvent.click(dialog.getByRole('button', { name }));

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows title, subtitle, columns, and descriptions of built-in settings (ASET-01, ASET-04)', async () => {
  showAdmin('/admin/settings', api());
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  expect(screen.getByText('Manage application settings and configuration')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'key_1' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Key', 'Value', 'Type', 'Group', 'Actions']);
  expect(screen.getByText(/^TikTok account: icon/)).toBeTruthy();
  expect(screen.getByText('Not set')).toBeTruthy();
});

test('truncates a long value (ASET-04)', async () => {
  showAdmin('/admin/settings', api({ [list]: page([setting(1, { value: 'word '.repeat(100) })]) }));
  await screen.findByRole('link', { name: 'key_1' });
  expect(screen.getByText(/^word word/).textContent?.length).toBeLessThan(130);
});

test('applies search and group when Filter is clicked (ASET-02)', async () => {
  const server = api();
  const { address } = showAdmin('/admin/settings', server);
  await screen.findByRole('link', { name: 'key_1' });
  const group = screen.getByRole('combobox', { name: 'Group' });
  expect([...group.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['All Groups', 'about_stats', 'general']);
  await userEvent.type(screen.getByRole('searchbox'), 'color');
  await userEvent.selectOptions(group, 'general');
  expect(address()).toBe('/admin/settings');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(address()).toBe('/admin/settings?search=color&group=general'));
  await waitFor(() =>
    expect(server.requestsTo('GET', '/api/admin/settings').at(-1)?.path).toBe('/api/admin/settings?search=color&group=general'),
  );
});

test('shows that settings are loading (ASET-05)', async () => {
  showAdmin('/admin/settings', api({ [list]: () => new Promise(() => {}) }));
  expect(await screen.findByText('Loading settings...')).toBeTruthy();
});

test('shows that no setting matches, and a list that failed to load, which Retry loads (ASET-05, ASET-23)', async () => {
  const { view } = showAdmin('/admin/settings?search=zzz', api({ [list]: page([], { from: null, to: null }) }));
  expect(await screen.findByRole('heading', { name: 'No settings found' })).toBeTruthy();
  view.unmount();
  const server = api({ [list]: { status: 500, body: { message: 'Server Error' } } });
  showAdmin('/admin/settings', server);
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load settings');
  server.answer(list, page([setting(1)]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('shows page buttons only when the total exceeds a page (ASET-06, ASET-07)', async () => {
  const { view } = showAdmin('/admin/settings', api());
  await screen.findByRole('link', { name: 'key_1' });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  view.unmount();
  showAdmin('/admin/settings', api({ [list]: page([setting(1)], { total: 23, last_page: 2, to: 15 }) }));
  expect(await screen.findByText('Showing 1 to 15 of 23 results')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
});

test('fills the dialog with the setting, and closes it on Cancel (ASET-08, ASET-09, ASET-10, ASET-11, ASET-12)', async () => {
  const { dialog } = await openFirst();
  expect(dialog.getByText('key_1')).toBeTruthy();
  expect(valueBox(dialog).value).toBe('Value 1');
  const type = dialog.getByRole('combobox', { name: /^Type/ }) as HTMLSelectElement;
  expect([type.value, type.required]).toEqual(['text', true]);
  expect([...type.options].map((option) => option.value)).toEqual([...settingTypes]);
  const group = dialog.getByPlaceholderText('general') as HTMLInputElement;
  expect([group.value, group.required]).toEqual(['general', true]);
  await press(dialog, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('sends key, value, type and group on Update, confirms and closes (ASET-22, APIADM-29)', async () => {
  const { dialog, server } = await openFirst();
  await userEvent.clear(valueBox(dialog));
  await userEvent.type(valueBox(dialog), 'New');
  await press(dialog, 'Update');
  expect(await screen.findByText('Setting updated successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/settings/1')[0]?.body).toEqual({
    key: 'key_1',
    value: 'New',
    type: 'text',
    group: 'general',
    version: 1,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [
    { status: 422, body: { message: 'The server’s words', errors: { value: ['Under the field'] } } },
    'The server’s words',
    'Under the field',
  ],
  [{ status: 500, body: null }, 'Failed to update setting', 'Value 1'],
])('keeps the input of a failed update, and shows why it failed (ASET-22) %#', async (answer, toast, shown) => {
  const { dialog } = await openFirst({}, { [update]: answer });
  await press(dialog, 'Update');
  expect(await screen.findByText(toast)).toBeTruthy();
  expect(dialog.queryByText(shown) ?? dialog.getByDisplayValue(shown)).toBeTruthy();
});

test.each([
  ['color', '#12', 'Enter a colour such as #2563eb.'],
  ['number', 'ten', 'Enter a number.'],
  ['boolean', 'yes', 'Enter true or false.'],
  ['email', 'nobody', 'Enter a valid email address.'],
  ['url', 'example', 'Enter an address that begins with https:// or http://.'],
  ['json', '{a', 'This is not valid JSON.'],
] as const)('checks a value of type %s before it is sent (ASET-14, ASET-17, ASET-18)', async (type, value, text) => {
  const { dialog, server } = await openFirst({ type, value });
  if (type === 'json') expect(dialog.getByPlaceholderText('Enter JSON format')).toBeTruthy();
  if (type === 'color') expect(dialog.getByLabelText('Pick value').getAttribute('type')).toBe('color');
  await press(dialog, 'Update');
  expect(await dialog.findByText(text)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(valueBox(dialog)));
  expect(server.requestsTo('PUT', '/api/admin/settings/1')).toHaveLength(0);
});

test('keeps the picker and the text of a colour in sync (ASET-14)', async () => {
  const { dialog } = await openFirst({ type: 'color', value: '#112233' });
  expect(dialog.getByLabelText('Pick value')).toHaveProperty('value', '#112233');
  await userEvent.clear(valueBox(dialog));
  await userEvent.type(valueBox(dialog), 'FE0');
  await userEvent.tab();
  expect(valueBox(dialog).value).toBe('#FFEE00');
  expect(dialog.getByLabelText('Pick value')).toHaveProperty('value', '#ffee00');
});

test('requires a group (ASET-10)', async () => {
  const { dialog } = await openFirst();
  await userEvent.clear(dialog.getByPlaceholderText('general'));
  await press(dialog, 'Update');
  expect(await dialog.findByText('Enter a group.')).toBeTruthy();
});

test('edits type textarea as formatted text (ASET-13)', async () => {
  const { dialog } = await openFirst({ type: 'textarea', value: '<p>Text</p>' });
  const text = await dialog.findByRole('textbox', { name: /^Value/ });
  expect(text.getAttribute('contenteditable')).toBe('true');
  expect(dialog.getByRole('toolbar')).toBeTruthy();
});

test('uploads, refuses and removes a picture, or takes its path as text (ASET-15, ASET-16, ASET-19, ASET-20, ASET-21)', async () => {
  const { dialog, server } = await openFirst(
    { type: 'image', value: null },
    { 'POST /api/admin/upload': { status: 201, body: { path: 'uploads/2026/11/a.png', url: '/storage/uploads/2026/11/a.png' } } },
  );
  expect(dialog.getByText('Upload an image')).toBeTruthy();
  expect(dialog.getByText(/or drag and drop/)).toBeTruthy();
  expect(dialog.getByText('PNG, JPG, GIF up to 5MB')).toBeTruthy();
  const picker = () => document.querySelector<HTMLInputElement>('dialog input[type="file"]') as HTMLInputElement;
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(picker(), new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
  expect(await dialog.findByText('Please select a valid image file (JPG, PNG, GIF, WebP)')).toBeTruthy();
  const huge = new File(['x'], 'a.png', { type: 'image/png' });
  Object.defineProperty(huge, 'size', { value: 5 * 1024 * 1024 + 1 });
  await user.upload(picker(), huge);
  expect(await dialog.findByText('File size must be less than 5MB')).toBeTruthy();
  await user.upload(picker(), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('Image uploaded successfully')).toBeTruthy();
  expect(dialog.getByLabelText('Or enter image URL/path')).toHaveProperty('value', 'uploads/2026/11/a.png');
  expect(dialog.getByText('Change Image')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove value' }));
  server.answer('POST /api/admin/upload', { status: 500, body: null });
  await user.upload(picker(), new File(['x'], 'b.png', { type: 'image/png' }));
  expect(await screen.findByText('Failed to upload image')).toBeTruthy();
});

test('adds a setting in a dialog, and shows errors of the server at their fields (ASET-25)', async () => {
  const taken = { message: 'The key has already been taken.', errors: { key: ['The key has already been taken.'] } };
  const created = setting(9, { key: 'slogan' });
  const server = api({
    'POST /api/admin/settings': ({ body }) =>
      (body as { key: string }).key === 'slogan'
        ? { status: 201, body: { message: 'ok', setting: created } }
        : { status: 422, body: taken },
  });
  showAdmin('/admin/settings', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Setting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Setting' }));
  const key = dialog.getByLabelText(/^Key/);
  await press(dialog, 'Create');
  expect(await dialog.findByText('The key field is required.')).toBeTruthy();
  await userEvent.type(key, 'key_1');
  await userEvent.type(valueBox(dialog), 'One line');
  await press(dialog, 'Create');
  expect(await dialog.findByText('The key has already been taken.', { selector: '.err *, .err' })).toBeTruthy();
  await userEvent.clear(key);
  await userEvent.type(key, ' slogan ');
  await press(dialog, 'Create');
  expect(await screen.findByText('Setting created successfully')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/settings').at(-1)?.body).toEqual({
    key: 'slogan',
    value: 'One line',
    type: 'text',
    group: 'general',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('lists a setting whose key is a property of every object', async () => {
  showAdmin('/admin/settings', api({ [list]: page([setting(1, { key: 'constructor', value: 'x' })]) }));
  const row = (await screen.findByRole('link', { name: 'constructor' })).closest('tr');
  expect(row?.querySelector('small')).toBeNull();
});

test('edits the synonyms of the search as lines (ASET-25)', async () => {
  const value = '[["cobot","collaborative robot"]]';
  const server = api({ [list]: page([setting(1, { key: 'search_synonyms', type: 'json', value, is_fixed: true })]) });
  showAdmin('/admin/settings', server);
  expect(await screen.findByText('cobot = collaborative robot')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit search_synonyms' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Setting' }));
  const box = valueBox(dialog);
  expect(box.value).toBe('cobot = collaborative robot');
  await userEvent.type(box, '\nAMR');
  await press(dialog, 'Update');
  expect(await dialog.findByText(/^Line 2: write two different words/)).toBeTruthy();
  await userEvent.type(box, ' = mobile robot');
  await press(dialog, 'Update');
  await waitFor(() =>
    expect(server.requestsTo('PUT', '/api/admin/settings/1').at(-1)?.body).toMatchObject({
      value: '[["cobot","collaborative robot"],["AMR","mobile robot"]]',
    }),
  );
});
