import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { api, list, listed, payload, reach } from './attributes-api.fixture.ts';

const rowOf = async (label: string) => (await screen.findByRole('link', { name: label })).closest('tr') as HTMLElement;
const ofRobots = '/admin/attributes?category_id=1';

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('lists the attributes of a category with kind, unit, use and the numbers of values understood and not understood (ATTR-37)', async () => {
  showAdmin(ofRobots, api());
  const row = await rowOf('Payload');
  expect(row.textContent).toContain('Number, mass, kg');
  expect([...row.querySelectorAll('.tag')].map(({ textContent }) => textContent)).toEqual(['Filter', 'Compare', 'Headline', 'Required']);
  expect(await within(row).findByText('30 understood')).toBeTruthy();
  expect(within(row).getByText('1 not understood')).toBeTruthy();
  expect(await screen.findByText(/Also read with the attributes of all categories: Protection/)).toBeTruthy();
});

test('shows another category, or the general set, and keeps the focus on the choice (ATTR-37)', async () => {
  const server = api();
  const { address } = showAdmin('/admin/attributes', server);
  await rowOf('Payload');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Robots');
  expect(address()).toBe(ofRobots);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Category' }));
  await waitFor(() => expect(server.queriesTo('/api/admin/attributes')).toContain('category_id=1'));
});

test('moves an attribute with Alt and an arrow key, saves the order and announces the position (ATTR-38)', async () => {
  const server = api();
  showAdmin(ofRobots, server);
  await rowOf('Payload');
  server.answer(list, listed([reach, payload]));
  screen.getByRole('link', { name: 'Payload' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText('Attribute moved to place 2 of 2')).toBeTruthy();
  const [request] = server.requestsTo('PUT', '/api/admin/attributes/order');
  expect(request?.body).toEqual({ category_id: 1, ids: [2, 1] });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Payload' }));
});

test('puts the attributes back when their order is not saved (ATTR-38)', async () => {
  const server = api({ 'PUT /api/admin/attributes/order': { status: 500, body: { message: 'The disk is full.' } } });
  showAdmin(ofRobots, server);
  const row = await rowOf('Payload');
  await userEvent.click(within(row).getByRole('button', { name: 'More for Payload' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
  expect(await screen.findByText('The disk is full.')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('Payload'));
});

test('merges an attribute into another one (ATTR-39)', async () => {
  const server = api();
  showAdmin(ofRobots, server);
  await userEvent.click(within(await rowOf('Payload')).getByRole('button', { name: 'More for Payload' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Merge into another' }));
  const dialog = screen.getByRole('dialog', { name: 'Merge Payload into another attribute' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge attributes' }));
  expect(within(dialog).getByText('Choose an attribute.')).toBeTruthy();
  await userEvent.selectOptions(await within(dialog).findByRole('combobox'), 'Reach (Number, length, mm)');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge attributes' }));
  expect(await screen.findByText('Attributes merged successfully')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/attributes/1/merge')[0]?.body).toEqual({ into: 2 });
});

test('sets the uses and the group of selected attributes, and tells what is lost by deleting them (BULK-09)', async () => {
  const result = { message: '2 attributes updated', bulk_change: null, done: [1, 2], unchanged: [], refused: [] };
  const server = api({ 'POST /api/admin/attributes/bulk': { body: result } });
  showAdmin(ofRobots, server);
  await rowOf('Payload');
  const select = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select all attributes on this page' }));
  await select();
  const bar = screen.getByRole('region', { name: 'Selected attributes' });
  await userEvent.selectOptions(within(bar).getByRole('combobox', { name: 'Set use of selected attributes' }), 'Not in comparisons');
  await screen.findByText('2 attributes updated');
  const groups = within(bar).getByRole('combobox', { name: 'Set group of selected attributes' });
  expect(
    within(groups)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Set group…', 'Performance', 'No group']);
  await userEvent.selectOptions(groups, 'No group');
  expect(server.requestsTo('POST', '/api/admin/attributes/bulk').map(({ body }) => body)).toEqual([
    { ids: [1, 2], action: 'no-compare' },
    { ids: [1, 2], action: 'group', group_title: '' },
  ]);
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete selected attributes' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('filters, comparison and search no longer know what they mean');
});

test('makes an attribute from rows that have none, with a guess of kind, quantity and unit (ATTR-40)', async () => {
  const server = api();
  showAdmin(ofRobots, server);
  await userEvent.click(await screen.findByRole('button', { name: 'Make an attribute from 28 rows named Repeatability' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Attribute' });
  expect(within(dialog).getByRole('textbox', { name: /^Label/ })).toHaveProperty('value', 'Repeatability');
  expect(within(dialog).getByRole('combobox', { name: /^Quantity/ })).toHaveProperty('value', 'length');
  expect(within(dialog).getByRole('combobox', { name: /^Display unit/ })).toHaveProperty('value', 'mm');
  expect(await within(dialog).findByText('All 2 different texts are understood.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create Attribute' }));
  expect(await screen.findByText('Attribute created successfully')).toBeTruthy();
  expect(server.requestsTo('POST', '/api/admin/attributes')[0]?.body).toMatchObject({
    category_id: 1,
    label: 'Repeatability',
    quantity: 'length',
    unit: 'mm',
  });
});

test('lists the values that are not understood with the reason and a link to the product (ATTR-41)', async () => {
  showAdmin(ofRobots, api());
  const panel = await screen.findByRole('region', { name: 'Values not understood' });
  expect(await within(panel).findByText(/It is not clear which number is the value/)).toBeTruthy();
  expect(within(panel).getByText('about 7 sacks')).toBeTruthy();
  expect(within(panel).getByRole('link', { name: 'Six-Axis Robot LR20' }).getAttribute('href')).toBe('/admin/products?edit=7');
});

test('reports what failed to load, and says when there is nothing (ATTR-37, ATTR-41)', async () => {
  const failed = { status: 500, body: { message: 'Server Error' } };
  showAdmin(ofRobots, api({ [list]: listed([]), 'GET /api/admin/attributes/names': failed, 'GET /api/admin/attributes/problems': failed }));
  expect(await screen.findByRole('heading', { name: 'No attributes found' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Failed to load the names of specifications' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Failed to load the values that are not understood' })).toBeTruthy();
});
