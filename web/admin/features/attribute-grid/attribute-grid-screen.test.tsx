import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GridRow } from '#contract/attribute-grid.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { drives, robots } from '#web/test/catalogue.ts';
import { api, aRow, gridCall, gridOf, lr20, lr30, noAttributes, saveCall } from './attribute-grid.fixture.ts';

const path = '/admin/attributes/grid?category=1';
const storedIn = (category_id: number, product: GridRow) => ({ body: { category_id, product } });
const saved = (rows: object[]) => ({ body: { message: 'ok', products: rows } });

/** The cells of a row, without the name. */
const cellsOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) })).getAllByRole('gridcell');
const cell = (name: string, column: number) => cellsOf(name)[column] as HTMLElement;
const textOf = (name: string, column: number) => cell(name, column).querySelector('.grid-text')?.textContent;
const show = async (server = api()) => {
  const shown = showAdmin(path, server);
  await screen.findByRole('grid', { name: 'Attributes of the products of Robots' });
  return { ...shown, server, user: userEvent.setup() };
};
const start = async (user: ReturnType<typeof userEvent.setup>) => user.click(cell('LR20', 0));

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('shows the products of a category with their attributes, the parsed values and the missing ones (ATTR-50)', async () => {
  await show(api({ [gridCall]: gridOf([lr20, aRow(9, 'LR40', { protection: 'IP67' }), lr30]) }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Payload * (required)kg',
    'Protection',
  ]);
  expect(screen.getByRole('rowheader', { name: /LR20/ }).textContent).toContain('M-7');
  expect([textOf('LR20', 0), textOf('LR20', 1), textOf('LR30', 1)]).toEqual(['20 kg', 'IP67', '']);
  expect(cell('LR40', 0).textContent).toBe('Missing');
});

test('moves with the keyboard, types over a value, edits and cancels (ATTR-51)', async () => {
  const { user } = await show();
  await start(user);
  expect(document.activeElement).toBe(cell('LR20', 0));
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cell('LR30', 0));
  await user.keyboard('35');
  const input = screen.getByRole('textbox', { name: 'Payload of LR30' });
  expect(input).toHaveProperty('value', '35');
  // parsed while typing
  expect(within(cell('LR30', 0)).getByText('35 kg')).toBeTruthy();
  await user.keyboard('{ArrowUp}');
  expect(textOf('LR30', 0)).toBe('35');
  expect(document.activeElement).toBe(cell('LR20', 0));
  await user.keyboard('{F2} max{Escape}');
  expect(textOf('LR20', 0)).toBe('20 kg');
  await user.keyboard('{Enter}{Backspace}{Backspace}lb{Enter}');
  expect(textOf('LR20', 0)).toBe('20 lb');
  expect(screen.getByText(/Was 30 kg/)).toBeTruthy();
  expect(document.activeElement).toBe(cell('LR30', 0));
  await user.keyboard('{Control>}{Home}{/Control}{Tab}');
  expect(document.activeElement).toBe(cell('LR20', 1));
  await user.keyboard('{Escape}{Tab}');
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
  expect(screen.getByRole('button', { name: 'Save 2 changes' })).toBeTruthy();
});

test('selects a block, pastes into it, empties it, and undoes step by step (ATTR-51, ATTR-52, ATTR-53)', async () => {
  const { user } = await show();
  await start(user);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('2 cells selected')).toBeTruthy();
  await user.paste('5 kg');
  expect([textOf('LR20', 0), textOf('LR30', 0)]).toEqual(['5 kg', '5 kg']);
  await start(user);
  await user.paste('1 kg\tIP54\tx\n2 kg\t"IP67"\ty\n');
  expect(screen.getByText('4 cells pasted. 2 cells did not fit.')).toBeTruthy();
  expect([textOf('LR20', 0), textOf('LR20', 1), textOf('LR30', 0), textOf('LR30', 1)]).toEqual(['1 kg', 'IP54', '2 kg', 'IP67']);
  const setData = vi.fn();
  fireEvent.copy(cell('LR20', 0), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '1 kg\tIP54\n2 kg\tIP67');
  await user.keyboard('{Delete}');
  expect([textOf('LR20', 0), textOf('LR30', 1)]).toEqual(['', '']);
  await user.keyboard('{Control>}z{/Control}');
  expect(textOf('LR20', 1)).toBe('IP54');
  await user.keyboard('{Control>}zz{/Control}');
  expect([textOf('LR20', 0), textOf('LR30', 1)]).toEqual(['20 kg', '']);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  await user.keyboard('{Control>}y{/Control}');
  expect(textOf('LR30', 0)).toBe('5 kg');
  expect(screen.getByRole('button', { name: 'Save 2 changes' })).toBeTruthy();
});

test('saves all changed cells in one call, also with Ctrl S while a cell is edited (ATTR-54)', async () => {
  const { user, server } = await show(api({ [saveCall]: saved([aRow(7, 'LR20', { payload: '25 kg', protection: 'IP54' }, 2)]) }));
  await start(user);
  await user.keyboard('25 kg{Tab}IP54{Control>}s{/Control}');
  expect(await screen.findByText('2 changes saved successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/attributes/grid').map(({ body }) => body)).toEqual([
    {
      cells: [
        { product_id: 7, version: 1, key: 'payload', text: '25 kg' },
        { product_id: 7, version: 1, key: 'protection', text: 'IP54' },
      ],
    },
  ]);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
});

test('shows the error of each cell in the cell, and moves to the first (ATTR-55)', async () => {
  const errors = { 'cells.1': ['The category has no such attribute.'] };
  const { user } = await show(api({ [saveCall]: { status: 422, body: { message: 'Invalid', errors } } }));
  await start(user);
  await user.keyboard('25 kg{Tab}IP54{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));
  expect(await screen.findByText('Nothing was saved: 1 cell has an error.')).toBeTruthy();
  expect(cell('LR20', 1).getAttribute('aria-invalid')).toBe('true');
  expect(cell('LR20', 1).textContent).toContain('The category has no such attribute.');
  await waitFor(() => expect(document.activeElement).toBe(cell('LR20', 1)));
  await user.keyboard('IP67{Enter}');
  expect(cell('LR20', 1).getAttribute('aria-invalid')).toBeNull();
});

test('keeps what was typed when somebody else has saved a product, names the product, and saves over it (ATTR-56)', async () => {
  const conflict = { status: 409, body: { code: 'version-conflict', message: 'Changed', errors: { 'cells.0': ['Changed'] } } };
  const server = api({ [saveCall]: conflict });
  const { user } = await show(server);
  await start(user);
  await user.keyboard('25 kg{Enter}');
  server.answer('GET /api/admin/attributes/grid/7', storedIn(robots.id, aRow(7, 'LR20', { payload: '22 kg' }, 4)));
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText(/Nothing was saved: a product was changed by somebody else/)).toBeTruthy();
  expect(textOf('LR20', 0)).toBe('25 kg');
  expect(cell('LR20', 0).textContent).toContain('Somebody saved “22 kg” meanwhile.');
  server.answer(saveCall, saved([aRow(7, 'LR20', { payload: '25 kg' }, 5)]));
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText('1 change saved successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/attributes/grid').at(-1)?.body).toEqual({
    cells: [{ product_id: 7, version: 4, key: 'payload', text: '25 kg' }],
  });
  expect(screen.queryByText(/changed by somebody else/)).toBeNull();
});

test.each([
  ['moved', () => storedIn(drives.id, aRow(7, 'LR20', {}, 4))],
  ['deleted', () => ({ status: 404 })],
])('shows what was typed for a product that somebody else has %s, and saves the others (ATTR-56)', async (_, stored) => {
  const conflict = { status: 409, body: { code: 'version-conflict', message: 'Changed', errors: { 'cells.0': ['Changed'] } } };
  const server = api({ [saveCall]: conflict });
  const { user } = await show(server);
  await start(user);
  await user.keyboard('25 kg{Enter}35 kg{Enter}');
  server.answer('GET /api/admin/attributes/grid/7', stored());
  server.answer(gridCall, gridOf([lr30]));
  await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));
  expect(await screen.findByText(/LR20 was deleted or moved to another category.*25 kg/)).toBeTruthy();
  server.answer(saveCall, saved([aRow(8, 'LR30', { payload: '35 kg' }, 2)]));
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(await screen.findByText('1 change saved successfully')).toBeTruthy();
  expect(server.requestsTo('PUT', '/api/admin/attributes/grid').at(-1)?.body).toEqual({
    cells: [{ product_id: 8, version: 1, key: 'payload', text: '35 kg' }],
  });
});

test('keeps the focus on the category that was chosen (ATTR-50)', async () => {
  const { user, address } = await show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Drives');
  expect(address()).toBe(`/admin/attributes/grid?category=${drives.id}`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Category' })));
});

test('keeps changes over filters and pages, and asks before another screen or category (ATTR-57)', async () => {
  const { user, address, server } = await show();
  await start(user);
  await user.keyboard('25 kg{Enter}');
  server.answer(gridCall, gridOf([lr30]));
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'LR30');
  await waitFor(() => expect(address()).toBe('/admin/attributes/grid?search=LR30&category=1'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /LR20/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeTruthy();
  expect(server.queriesTo('/api/admin/attributes/grid').at(-1)).toContain('search=LR30');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Drives');
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/admin/attributes/grid?search=LR30&category=1');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Attributes' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/attributes/));
});

test('has the states of a list: nothing chosen, no attributes, no products, failed (ATTR-50)', async () => {
  const server = api({ [gridCall]: { status: 500, body: { message: 'Server Error' } } });
  const { address } = showAdmin('/admin/attributes/grid', server);
  const user = userEvent.setup();
  expect(await screen.findByRole('heading', { name: 'No category chosen' })).toBeTruthy();
  await screen.findByRole('option', { name: 'Robots' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Robots');
  expect(address()).toBe(path);
  expect(await screen.findByRole('heading', { name: 'Failed to load the grid' })).toBeTruthy();
  server.answer(gridCall, noAttributes);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'No attributes found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Define attributes' }).getAttribute('href')).toBe('/admin/attributes?category_id=1');
  server.answer(gridCall, gridOf([]));
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'x');
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeTruthy();
  server.answer(gridCall, gridOf([lr20]));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});
