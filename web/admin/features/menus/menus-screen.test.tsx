import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { MenuEntry } from '#contract/rules/menus.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

const list = 'GET /api/admin/settings';
const save = 'POST /api/admin/settings-bulk-update';
const entry = (part: Partial<MenuEntry>) => ({
  kind: 'address',
  label: '',
  target: '/about',
  most: 0,
  is_visible: true,
  is_nested: false,
  ...part,
});
const nested = { is_nested: true };

const header = [
  entry({ label: 'About' }),
  entry({ kind: 'group', label: 'Company', target: '' }),
  entry({ kind: 'page', target: '3', ...nested }),
  entry({ kind: 'page', target: '4', label: 'Jobs', is_visible: false, ...nested }),
  entry({ kind: 'article', target: '5', label: 'Gone', ...nested }),
];
const records = [
  { kind: 'page', id: 3, name: 'Certificates', address: '/page/certificates', is_visible: true },
  { kind: 'page', id: 4, name: 'Careers', address: '/page/careers', is_visible: false },
];
const setting = (key: string, value: string, id: number) => ({ id, key, value, type: 'json', group: 'menus', version: 1 });
const settings = (value: string) => ({ body: aPage([setting('header_menu', value, 1), setting('footer_menu', '[]', 2)]) });

// jsdom has no layout
Element.prototype.scrollIntoView = () => {};

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const server = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [list]: settings(JSON.stringify(header)),
    [save]: { body: { message: 'ok', settings: [] } },
    'POST /api/admin/menu-records': { body: { data: records } },
    'GET /api/admin/products': { body: aPage([]) },
    'GET /api/admin/categories': { body: aPage([{ id: 2, slug: 'arms', name: 'Arms', is_active: true }]) },
    'GET /api/admin/news': { body: aPage([]) },
    'GET /api/admin/pages': { body: { data: [] } },
    'POST /api/admin/previews/menus': ({ body }) => ({ body: { html: `<p>${JSON.stringify(body)}</p>` } }),
    ...answers,
  });
  showAdmin('/admin/menus', server);
  await screen.findByRole('button', { name: /^Save Menus/ });
  return server;
};
const panel = (name: string) => within(screen.getByRole('region', { name }));
const toggles = (name = 'Header') =>
  panel(name)
    .queryAllByRole('button')
    .filter((one) => one.classList.contains('section-toggle'));
const names = (name?: string) => toggles(name).map((toggle) => toggle.querySelector('b')?.textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const saved = (server: ReturnType<typeof fakeApi>) => {
  const body = server.requestsTo('POST', '/api/admin/settings-bulk-update').at(-1)?.body;
  const { settings: sent } = body as { settings: { key: string; value: string }[] };
  return Object.fromEntries(sent.map(({ key, value }) => [key, JSON.parse(value)]));
};

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('names the records of entries, and marks what visitors do not see (MENU-11)', async () => {
  await open();
  await screen.findByText('Certificates');
  expect(toggles().map(({ textContent }) => textContent)).toEqual([
    'About/about',
    'CompanyGroup',
    'CertificatesPage · Certificates',
    'JobsPage · CareersHiddenNot public',
    'GoneArticleDeleted',
  ]);
});

test('moves an entry by keyboard, also out of a group and into one, keeps the focus and announces the place (MENU-12)', async () => {
  const server = await open();
  await screen.findByText('Certificates');
  act(() => toggles()[2]?.focus());
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['About', 'Certificates', 'Company', 'Jobs', 'Gone']);
  expect(document.activeElement?.textContent).toContain('Certificates');
  expect(panel('Header').getByRole('status').textContent).toBe('Entry moved to place 2 of 3');
  act(() => toggles()[0]?.focus());
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(panel('Header').getByRole('status').textContent).toBe('Entry moved to place 1 of 3 in Company');
  await press(/^Save Menus/);
  await screen.findByText('Menus saved successfully');
  expect(saved(server)).toEqual({
    header_menu: [header[2], header[1], header[0], header[3], header[4]].map((one) => ({
      ...one,
      is_nested: one !== header[2] && one !== header[1],
    })),
  });
});

test('adds an entry for a record that is searched for, with a label of its own or without (MENU-02, MENU-03)', async () => {
  const server = await open();
  await press(/^Add Entry ?to the footer/);
  const choice = panel('Footer').getByLabelText(/^Leads to/);
  expect(document.activeElement).toBe(choice);
  await userEvent.selectOptions(choice, '/contact');
  expect(panel('Footer').getByLabelText(/^Label/)).toHaveProperty('value', 'Contact');
  await userEvent.selectOptions(choice, 'record');
  expect(panel('Footer').getByLabelText(/^Label/)).toHaveProperty('value', '');
  await press(/^Save Menus/);
  expect(await panel('Footer').findByText('Choose a record.')).toBeTruthy();
  await userEvent.type(panel('Footer').getByRole('combobox', { name: 'Find a page of this site' }), 'arms');
  await userEvent.click(await screen.findByRole('option', { name: /Arms/ }));
  await press(/^Save Menus/);
  await screen.findByText('Menus saved successfully');
  expect(saved(server)).toEqual({ footer_menu: [entry({ kind: 'category', target: '2' })] });
});

test('refuses an address that is no link and completes others (MENU-02, MENU-06)', async () => {
  const server = await open();
  await press(/^Add Entry ?to the footer/);
  const write = (name: RegExp, value: string) => fireEvent.change(panel('Footer').getByLabelText(name), { target: { value } });
  write(/^Address/, 'javascript:alert(1)');
  await press(/^Save Menus/);
  expect(await panel('Footer').findByText(/^Please enter a web address/)).toBeTruthy();
  expect(panel('Footer').getByText('Enter a label.')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/settings-bulk-update')).toEqual([]);
  write(/^Address/, 'example.com');
  write(/^Label/, ' Partner ');
  await userEvent.click(panel('Footer').getByRole('switch', { name: /^Visible/ }));
  await press(/^Save Menus/);
  await screen.findByText('Menus saved successfully');
  expect(saved(server)).toEqual({ footer_menu: [entry({ label: 'Partner', target: 'https://example.com', is_visible: false })] });
});

test('keeps the field of an address that begins with that of a screen (MENU-02)', async () => {
  await open();
  await press(/^Add Entry ?to the footer/);
  await userEvent.type(panel('Footer').getByLabelText(/^Address/), '/products/lr20');
  expect(panel('Footer').getByLabelText(/^Address/)).toHaveProperty('value', '/products/lr20');
});

test('removes a group with its entries, which can be put back (MENU-12)', async () => {
  await open();
  await screen.findByText('Certificates');
  await press('Remove Company');
  expect(names()).toEqual(['About']);
  expect(screen.getByText('Company and its entries removed')).toBeTruthy();
  await press('Undo removing');
  expect(names()).toEqual(['About', 'Company', 'Certificates', 'Jobs', 'Gone']);
});

test('says that a stored menu is not valid, and shows the one that visitors get (MENU-06)', async () => {
  await open({ [list]: settings('[{"kind":"address","label":"x","target":"javascript:alert(1)"}]') });
  expect(screen.getByText(/^Header: the stored menu cannot be read\./)).toBeTruthy();
  expect(names()).toEqual(expect.arrayContaining(['HOME', 'PRODUCTS', 'All categories', 'CONTACT']));
});

test('shows the preview of what is in the form (MENU-10)', async () => {
  const server = await open();
  await press('Remove About');
  await press('Preview');
  expect(await screen.findByTitle('Preview of the menus')).toBeTruthy();
  const body = server.requestsTo('POST', '/api/admin/previews/menus').at(-1)?.body as Record<string, string>;
  expect(JSON.parse(body.header_menu ?? '')).toHaveLength(4);
  expect(body.footer_menu).toBe('[]');
});

test('shows a failed load in place of the form (MENU-01)', async () => {
  const server = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [list]: { status: 500, body: { message: 'Server Error' } },
  });
  showAdmin('/admin/menus', server);
  await waitFor(() => expect(screen.getAllByText('Failed to load menus').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: /^Save Menus/ })).toBeNull();
});
