import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Redirect } from '#contract/redirects.ts';
import { rightsOf } from '#contract/rules/policy.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

const redirect = (part: Partial<Redirect>): Redirect => ({
  id: 1,
  origin: 'written',
  from: '/old',
  to: '/contact',
  state: 'works',
  hits: 0,
  created_by: 'Ayu',
  created_at: '2026-11-21T02:42:00.000Z',
  version: 1,
  ...part,
});
const shown = [
  redirect({ id: 1, hits: 12 }),
  redirect({ id: 2, from: '/out', to: 'https://other.example/', state: 'external' }),
  redirect({ id: 3, from: '/broken', to: '/nothing', state: 'missing' }),
  redirect({ id: -4, origin: 'renamed', from: '/products/lr7', to: '/products/lr-7', created_by: null }),
];

const list = 'GET /api/admin/redirects';
const importing = 'POST /api/admin/redirects/import';
const missing = { address: '/brochures/2019.pdf', requests: 7 };
const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    [list]: { body: aPage(shown) },
    'GET /api/admin/redirects/missing': { body: { data: [missing] } },
    'POST /api/admin/redirects': { status: 201, body: { message: 'ok', redirect: shown[0] } },
    ...answers,
  });
const rowOf = async (address: string) => (await screen.findByText(address)).closest('tr') as HTMLElement;
const dialog = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows addresses, hits and author, marks targets, and leaves the redirects of renamed records as they are (REDIR-09)', async () => {
  showAdmin('/admin/redirects', api());
  const written = await rowOf('/old');
  expect([...written.querySelectorAll('td')].map(({ textContent }) => textContent?.trim())).toEqual([
    '/old',
    '/contact',
    expect.stringContaining('2026'),
    '12',
    'Ayu',
    '',
  ]);
  expect((await rowOf('/out')).textContent).toContain('External');
  expect((await rowOf('/broken')).textContent).toContain('Shows nothing');
  const renamed = within(await rowOf('/products/lr7'));
  expect(renamed.getByText('Renamed')).toBeTruthy();
  expect([renamed.queryAllByRole('button'), renamed.queryAllByRole('link')]).toEqual([[], []]);
});

test('creates a redirect, with the reason of a refusal at its field (REDIR-07)', async () => {
  const text = 'A page has this address: visitors see the page, not a redirect.';
  const create = 'POST /api/admin/redirects';
  const server = api({ [create]: { status: 422, body: { message: text, errors: { from: [text] } } } });
  const { address } = showAdmin('/admin/redirects?new=1', server);
  const form = within(await dialog('Add New Redirect'));
  await userEvent.click(form.getByRole('button', { name: /^Create Redirect/ }));
  expect(form.getByText('The old address field is required.')).toBeTruthy();
  await userEvent.type(form.getByLabelText(/^Old address/), '/products');
  await userEvent.type(form.getByLabelText(/^New address/), '/contact');
  await userEvent.click(form.getByRole('button', { name: /^Create Redirect/ }));
  expect((await form.findAllByText(text)).length).toBeGreaterThan(0);
  server.answer(create, { status: 201, body: { message: 'ok', redirect: shown[0] } });
  await userEvent.type(form.getByLabelText(/^Old address/), '/old');
  await userEvent.click(form.getByRole('button', { name: /^Create Redirect/ }));
  expect(await screen.findByText('Redirect created successfully')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/redirects').map(({ body }) => body)).toEqual([
    { from: '/products', to: '/contact' },
    { from: '/products/old', to: '/contact' },
  ]);
  expect(address()).toBe('/admin/redirects');
});

test('finds the new address by the name of its record (REDIR-13)', async () => {
  Element.prototype.scrollIntoView = () => {};
  const create = 'POST /api/admin/redirects';
  const server = api({
    [create]: { status: 201, body: { message: 'ok', redirect: shown[0] } },
    'GET /api/admin/products': { body: aPage([]) },
    'GET /api/admin/categories': { body: aPage([{ id: 2, slug: 'arms', name: 'Arms', is_active: true }]) },
    'GET /api/admin/news': { body: aPage([]) },
    'GET /api/admin/pages': { body: { data: [] } },
  });
  showAdmin('/admin/redirects?new=1', server);
  const form = within(await dialog('Add New Redirect'));
  await userEvent.type(form.getByLabelText(/^Old address/), '/old');
  await userEvent.type(form.getByRole('combobox', { name: 'Find a page of this site' }), 'arms');
  await screen.findByRole('option', { name: /Arms/ });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(form.getByLabelText(/^New address/)).toHaveProperty('value', '/products?category=arms');
  expect(server.requestsTo('POST', '/api/admin/redirects')).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: /^Create Redirect/ }));
  expect(await screen.findByText('Redirect created successfully')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/redirects').map(({ body }) => body)).toEqual([
    { from: '/old', to: '/products?category=arms' },
  ]);
});

test('makes a redirect from an address that visitors did not find (REDIR-12)', async () => {
  showAdmin('/admin/redirects', api());
  const panel = within(await screen.findByRole('region', { name: 'Addresses that were not found' }));
  expect(await panel.findByText('7 requests')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Redirect /brochures/2019.pdf' }));
  const form = within(await dialog('Add New Redirect'));
  expect(form.getByLabelText(/^Old address/)).toHaveProperty('value', '/brochures/2019.pdf');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Add New Redirect' })[0] as HTMLElement);
  expect(within(await dialog('Add New Redirect')).getByLabelText(/^Old address/)).toHaveProperty('value', '');
});

test('imports a file after a preview, and says which lines are wrong (REDIR-11)', async () => {
  const errors = [{ line: 3, from: '/x', text: 'The new address leads back to the old one.' }];
  const server = api({ [importing]: { body: { message: '1 line cannot be imported', created: 1, changed: 0, unchanged: 0, errors } } });
  showAdmin('/admin/redirects', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const form = within(await dialog('Import redirects'));
  const choose = (csv: string) =>
    userEvent.upload(form.getByLabelText('Choose a file'), new File([csv], 'moved.csv', { type: 'text/csv' }));
  await choose('from,to\n/a,/b\n/x,/x');
  expect(await form.findByText('Line 3')).toBeTruthy();
  expect(form.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  server.answer(importing, { body: { message: '2 redirects imported', created: 1, changed: 1, unchanged: 3, errors: [] } });
  await choose('from,to\n/a,/b');
  expect(await form.findByText('1 redirect will be created and 1 changed; 3 are there already.')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Import 2 redirects' }));
  expect(await screen.findByText('2 redirects imported')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/redirects/import').map(({ body }) => body)).toEqual([
    { csv: 'from,to\n/a,/b\n/x,/x', is_preview: true },
    { csv: 'from,to\n/a,/b', is_preview: true },
    { csv: 'from,to\n/a,/b', is_preview: false },
  ]);
});

test('offers no change to a role that may only read (REDIR-10, ROLE-07)', async () => {
  resetBrowser();
  signInForTest({ name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf('viewer') });
  showAdmin('/admin/redirects', api());
  await rowOf('/old');
  await screen.findByText('7 requests');
  for (const name of [/^Add New/, /^Import/, /^Delete/, /^Redirect \//]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
});
