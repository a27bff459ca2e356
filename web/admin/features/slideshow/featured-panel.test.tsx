import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { aProduct } from '#web/test/catalogue.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';

const products = ['Lifter', 'Gripper', 'Turner'].map((name, index) => aProduct({ id: index + 1, name, is_featured: true }));
const setting = {
  ...{ id: 90, key: 'featured_order', value: '[3]', type: 'json', group: 'hero', version: 1 },
  ...{ label: 'Featured products', created_at: '2026-11-21T03:00:00.000Z', updated_at: '2026-11-21T03:00:00.000Z' },
};
const saveUrl = '/api/admin/settings-bulk-update';
const start = (answer: object, listed: object = { body: aPage(products) }) => {
  const server = fakeApi({
    'GET /api/public/settings': { body: { company_name: 'Lintara Automation' } },
    'GET /api/admin/contacts-stats': { body: { new: 0, read: 0, replied: 0, total: 0 } },
    'GET /api/admin/settings': { body: aPage([setting]) },
    'GET /api/admin/products': listed,
    'POST /api/admin/previews/hero': { body: { html: '<p></p>' } },
    [`POST ${saveUrl}`]: answer,
  });
  showAdmin('/admin/hero-settings', server);
  return server;
};
const names = async () => {
  const section = await screen.findByRole('region', { name: 'Featured Products' });
  return (await within(section).findAllByRole('listitem')).map(({ textContent }) => textContent);
};
beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('lists the featured products in their order, and saves each move (AHERO-20)', async () => {
  const server = start({ body: { message: 'ok', settings: [setting] } });
  expect(await names()).toEqual(['1 Turner', '2 Lifter', '3 Gripper']);
  await userEvent.click(screen.getByRole('button', { name: 'Move Gripper up' }));
  expect(await names()).toEqual(['1 Turner', '2 Gripper', '3 Lifter']);
  expect(screen.getByText('Product moved to place 2 of 3')).toBeTruthy();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await names()).toEqual(['1 Gripper', '2 Turner', '3 Lifter']);
  await waitFor(() =>
    expect(server.requestsTo('POST', saveUrl).map(({ body }) => body)).toEqual([
      { settings: [{ key: 'featured_order', value: '[3,2,1]' }] },
      { settings: [{ key: 'featured_order', value: '[2,3,1]' }] },
    ]),
  );
});

test('returns to the stored order if a move cannot be saved (AHERO-20)', async () => {
  start({ status: 500, body: { message: 'Server Error' } });
  await names();
  await userEvent.click(screen.getByRole('button', { name: 'Move Gripper up' }));
  await waitFor(async () => expect(await names()).toEqual(['1 Turner', '2 Lifter', '3 Gripper']));
});

test('reports a failed load of the products, and loads them on Retry (AHERO-20)', async () => {
  const server = start({}, { status: 500, body: { message: 'Server Error' } });
  const section = await screen.findByRole('region', { name: 'Featured Products' });
  const retry = await within(section).findByRole('button', { name: 'Retry' });
  expect(within(section).queryByText('No product is featured.')).toBeNull();
  server.answer('GET /api/admin/products', { body: aPage(products) });
  await userEvent.click(retry);
  expect(await names()).toHaveLength(3);
});
