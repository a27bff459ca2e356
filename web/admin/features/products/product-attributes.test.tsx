// The attributes of the category in the form of a product.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anAttribute, payload, protection, reach } from '#web/admin/features/attributes/attributes-api.fixture.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { aProduct } from '#web/test/catalogue.ts';
import { api, lr20 } from './products-api.fixture.ts';

const list = 'GET /api/admin/attributes';
const voltage = anAttribute({ id: 9, key: 'voltage', label: 'Voltage', quantity: 'voltage', unit: 'V', category_id: 2 });
const requiredReach = { ...reach, is_required: true };

const withAttributes = (product = lr20) =>
  api({
    'GET /api/admin/products/7': { body: { product } },
    [list]: ({ path }) => ({
      body: {
        attributes: path.includes('category_id=2') ? [voltage] : [payload, requiredReach],
        general: [protection],
        problems: 0,
        counts: {},
      },
    }),
    'GET /api/admin/attributes/ranges': { body: { 1: { products: 4, minimum: 3, maximum: 210 } } },
  });
const offers = (category = 'Robots') => screen.findByRole('region', { name: `Attributes of ${category}` });

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('offers the attributes of the category without a row; one press adds the row and moves to its value (ATTR-46, ATTR-48)', async () => {
  const user = userEvent.setup();
  const server = withAttributes();
  showAdmin('/admin/products?edit=7', server);
  const region = await offers();
  expect(within(region).getByText('Missing: Reach')).toBeTruthy();
  expect(within(region).queryByRole('button', { name: 'Add Payload' })).toBeNull();
  expect(within(region).getByRole('button', { name: 'Add Protection' })).toBeTruthy();
  within(region).getByRole('button', { name: 'Add Reach' }).focus();
  await user.keyboard('{Enter}1.2 m');
  const value = screen.getByLabelText('Value of Reach');
  expect(document.activeElement).toBe(value);
  expect(screen.getByText('Read as 1,200 mm')).toBeTruthy();
  expect(screen.queryByText(/^Missing/)).toBeNull();
  expect(server.queriesTo('/api/admin/attributes/ranges')).toEqual(['category_id=1&except=7']);
});

test('adds all missing attributes in one step (ATTR-48)', async () => {
  const user = userEvent.setup();
  showAdmin('/admin/products?edit=7', withAttributes(aProduct({ id: 7 })));
  expect(within(await offers()).getByText('Missing: Payload, Reach')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add all 2' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Value of Payload'));
  expect(screen.getByLabelText('Value of Reach')).toBeTruthy();
});

test('shows the unit, the parsed value while typing, why a text is not understood, and values far from those of other products (ATTR-47, ATTR-49)', async () => {
  const user = userEvent.setup();
  showAdmin('/admin/products?edit=7', withAttributes());
  await offers();
  const value = screen.getByLabelText('Value of Payload');
  const described = () => (value.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  await user.clear(value);
  expect(described()).toContain('Unit: kg');
  await user.type(value, '12');
  expect(described()).toEqual(['Unit: kg', 'Read as 12 kg']);
  await user.type(value, ' kg');
  expect(described()).toContain('Understood');
  await user.clear(value);
  await user.type(value, '20,000');
  expect(described()).toContain('20,000 kg; others in Robots: 3 to 210 kg. Is it right?');
  await user.clear(value);
  await user.type(value, 'enough');
  expect(described()).toContain('Not understood: There is no number.');
});

test('offers the attributes of another category as soon as it is chosen (ATTR-46)', async () => {
  const user = userEvent.setup();
  showAdmin('/admin/products?edit=7', withAttributes());
  await offers();
  await user.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox', { name: /^Category/ }), '2');
  expect(within(await offers('Drives')).getByRole('button', { name: 'Add Voltage' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Attributes of Robots' })).toBeNull();
});

test('reports attributes that failed to load, and loads them again (ATTR-46)', async () => {
  const user = userEvent.setup();
  const server = withAttributes();
  server.answer(list, { status: 500, body: { message: 'Server Error' } });
  showAdmin('/admin/products?edit=7', server);
  const notice = await screen.findByText(/The attributes of the category could not be loaded/);
  server.answer(list, { body: { attributes: [requiredReach], general: [], problems: 0, counts: {} } });
  await user.click(within(notice.parentElement as HTMLElement).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('Missing: Reach')).toBeTruthy());
});

test('says which values lose their attribute when another category is chosen (ATTR-99)', async () => {
  const user = userEvent.setup();
  showAdmin('/admin/products?edit=7', withAttributes());
  await offers();
  const category = within(screen.getByRole('dialog')).getByRole('combobox', { name: /^Category/ });
  await user.selectOptions(category, 'Drives (inactive)');
  const hint = await screen.findByText('No attribute of Drives reads Payload. The rows of the specifications stay as texts.');
  expect(category.getAttribute('aria-describedby')).toContain(hint.id);
  await user.selectOptions(category, 'Robots');
  expect(screen.queryByText(/^No attribute of/)).toBeNull();
});
