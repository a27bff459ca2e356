import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { api } from '../products/products-api.fixture.ts';

const columnsUrl = '/api/admin/exports/product/columns';
const columns = [
  { target: 'id', label: 'ID', group: 'Record' },
  { target: 'name', label: 'Name', group: 'Fields' },
  { target: 'price', label: 'Price', group: 'Fields' },
  { target: 'spec:Payload', label: 'Payload (kg)', group: 'Specifications' },
  { target: 'spec:a, b', label: 'a, b', group: 'Specifications' },
];
const answer = { records: 152, columns, note: null };

/** Files that were saved, and the requests for them. */
let saved: { name: string; type: string }[];
let requested: string[];
let respond: () => Response | Promise<Response>;

beforeEach(() => {
  resetBrowser();
  signInForTest();
  saved = [];
  requested = [];
  respond = () =>
    new Response('﻿Name', {
      headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="products-2026-11-28.csv"' },
    });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: this.href });
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    // each column is encoded, and the parameter is as well
    requested.push(decodeURIComponent(decodeURIComponent(String(path))));
    return respond();
  });
});

const open = async (path = '/admin/products', body: object = answer) => {
  const server = api({ [`GET ${columnsUrl}`]: { body } });
  showAdmin(path, server);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export products' }));
  return { server, dialog };
};
const submit = (dialog: ReturnType<typeof within>) => userEvent.click(dialog.getByRole('button', { name: 'Export' }));

test('exports before the columns have been counted (EXP-11)', async () => {
  const server = api({ [`GET ${columnsUrl}`]: new Promise(() => {}) });
  showAdmin('/admin/products', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await submit(within(await screen.findByRole('dialog', { name: 'Export products' })));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('exports what the filters match in a chosen format, and closes (EXP-11, ALIST-03)', async () => {
  const { server, dialog } = await open('/admin/products?is_active=1&sort=name&page=2');
  expect(await dialog.findByText('152 products match the filters')).toBeTruthy();
  expect(server.queriesTo(columnsUrl)).toEqual(['is_active=1&sort=name&direction=asc']);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'csv');
  await userEvent.click(dialog.getByRole('checkbox', { name: /With pictures/ }));
  await submit(dialog);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('products-2026-11-28.csv');
  expect(requested).toEqual(['/api/admin/exports/product?format=csv&files=1&is_active=1&sort=name&direction=asc']);
  expect(await screen.findByText('products-2026-11-28.csv is saved in your downloads')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('exports chosen columns, and remembers the choice (EXP-12)', async () => {
  const { dialog } = await open();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Choose columns' }));
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search columns' }), 'price');
  expect(dialog.queryByRole('checkbox', { name: 'Name' })).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Price' }));
  await userEvent.clear(dialog.getByRole('searchbox', { name: 'Search columns' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Record (1)' }));
  expect(dialog.getByRole('radio', { name: 'Choose columns (3)' })).toBeTruthy();
  await submit(dialog);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(requested[0]).toContain('columns=name,spec:*&');

  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByRole('radio', { name: 'Choose columns (3)' })).toHaveProperty('checked', true);
  await userEvent.click(again.getByRole('checkbox', { name: 'Payload (kg)' }));
  await submit(again);
  await waitFor(() => expect(requested).toHaveLength(2));
  expect(requested[1]).toContain('columns=name,spec:a, b&');
});

test('does not export without columns (EXP-12)', async () => {
  const { dialog } = await open();
  await userEvent.click(await dialog.findByRole('radio', { name: 'Choose columns' }));
  for (const name of ['Record (1)', 'Fields (2)', 'Specifications (2)']) await userEvent.click(dialog.getByRole('checkbox', { name }));
  expect(dialog.getByText('Choose at least one column.')).toBeTruthy();
  await submit(dialog);
  expect(requested).toEqual([]);
});

test('says why a file was refused or is not complete, and stays open (EXP-11)', async () => {
  const { dialog } = await open('/admin/products', { ...answer, note: 'Too many names.' });
  expect(await dialog.findByText('Too many names.')).toBeTruthy();
  expect(dialog.getByText('152 products in total')).toBeTruthy();
  respond = () => Response.json({ message: 'There is no column “x”.', code: 'invalid' }, { status: 422 });
  await submit(dialog);
  expect((await dialog.findByRole('alert')).textContent).toBe('There is no column “x”.');
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await submit(dialog);
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('did not arrive completely'));
  expect(saved).toEqual([]);
});

test('offers to load the columns again (EXP-11)', async () => {
  expectConsole('error', /A query failed/);
  const server = api({ [`GET ${columnsUrl}`]: { status: 500 } });
  showAdmin('/admin/products', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  const again = await dialog.findByRole('button', { name: 'Try again' });
  server.answer(`GET ${columnsUrl}`, { body: answer });
  await userEvent.click(again);
  expect(await dialog.findByText('152 products in total')).toBeTruthy();
});
