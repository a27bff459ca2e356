import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { findEditor, writeRichText } from '#web/test/rich-text.ts';
import { api, lr20, sentForm } from './products-api.fixture.ts';

const create = 'POST /api/admin/products';
const update = 'POST /api/admin/products/7';
const created = { status: 201, body: { message: 'Product created successfully', product: lr20 } };

const typed = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const file = (name: string, type: string, bytes = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const megabyte = 1024 * 1024;

beforeEach(() => {
  resetBrowser();
  signInForTest();
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
});

test('fills a new product with the defaults (APROD-09, APROD-12, APROD-20, AMOD-01)', async () => {
  const user = userEvent.setup();
  const { address } = showAdmin('/admin/products', api());
  await user.click(await screen.findByRole('button', { name: 'Add New Product' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Product' })).toBeTruthy();
  expect(address()).toBe('/admin/products?new=1');
  expect(typed('Name').value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: /Sort Order/ }).value).toBe('1');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Active/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Featured/ }).checked).toBe(false);
  expect(screen.getByText(/^PNG, JPG, GIF, WebP or AVIF under 5MB\. .* up to 10MB, are scaled\.$/)).toBeTruthy();
});

test('creates a product with all values of the form (APROD-10, APROD-11, APROD-26, APIADM-07)', async () => {
  const user = userEvent.setup();
  const server = api({ [create]: created });
  const { address } = showAdmin('/admin/products?new=1', server);
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Robot LX');
  await user.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox', { name: /^Category/ }), '2');
  await user.type(typed('Model'), 'LX-1');
  await user.type(typed('Price'), '1250000.5');
  await writeRichText('Short description', '<p>In short</p>');
  await writeRichText('Description', '<p>At length</p>');
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  await user.keyboard('Payload{Enter}12 kg');
  await user.click(screen.getByRole('switch', { name: /^Featured/ }));
  await user.upload(screen.getByLabelText('Choose main image'), file('main.png', 'image/png'));
  await user.upload(screen.getByLabelText('Add additional images'), [file('a.png', 'image/png'), file('b.webp', 'image/webp')]);
  await user.upload(screen.getByLabelText('Choose brochure'), file('sheet.pdf', 'application/pdf'));
  await user.click(screen.getByRole('button', { name: 'Create Product' }));
  expect(await screen.findByText('Product created successfully')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/products'));
  const form = sentForm(server.requestsTo('POST', '/api/admin/products')[0]?.body);
  expect(form).toMatchObject({
    name: 'Robot LX',
    category_id: '2',
    model: 'LX-1',
    price: '1250000.5',
    sort_order: '1',
    short_description: '<p>In short</p>',
    description: '<p>At length</p>',
    specifications: '[{"type":"single","key":"Payload","value":"12 kg"}]',
    is_featured: '1',
    is_active: '1',
    existing_images: '[]',
    image_order: '["new:0","new:1"]',
  });
  expect([form.main_image, form['images[0]'], form['images[1]'], form.brochure].map((one) => (one as File).name)).toEqual([
    'main.png',
    'a.png',
    'b.webp',
    'sheet.pdf',
  ]);
});

test('sends nothing while fields are invalid, and focuses the first (APROD-13, APROD-15)', async () => {
  const user = userEvent.setup();
  const server = api();
  showAdmin('/admin/products?new=1', server);
  await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(screen.getByRole('spinbutton', { name: /Sort Order/ }));
  await user.type(typed('Price'), '1,250.000');
  await user.click(screen.getByRole('button', { name: 'Create Product' }));
  expect(await screen.findByText('The name field is required.')).toBeTruthy();
  expect(screen.getByText('The category field is required.')).toBeTruthy();
  expect(screen.getByText('Sort Order must be at least 1')).toBeTruthy();
  expect(screen.getByText(/Write digits only, .*e\.g\. 1250000 or/)).toBeTruthy();
  expect(document.activeElement).toBe(typed('Name'));
  expect(server.requestsTo('POST', '/api/admin/products')).toHaveLength(0);
});

test('opens a product from a link, and sends what was removed (APROD-09, APROD-21, AMOD-02, APIADM-09)', async () => {
  const user = userEvent.setup();
  const server = api({ [update]: { body: { message: 'Product updated successfully', product: lr20 } } });
  showAdmin('/admin/products?edit=7', server);
  expect(await screen.findByRole('dialog', { name: 'Edit Product' })).toBeTruthy();
  expect(typed('Name').value).toBe('Six-Axis Robot LR20');
  expect(typed('Price').value).toBe('412500000');
  expect(typed('Slug').value).toBe('six-axis-robot-lr20');
  expect(screen.getByLabelText<HTMLInputElement>('Value of Payload').value).toBe('20 kg');
  expect((await findEditor('Description')).getHTML()).toBe('<p>Made for presses.</p>');
  expect(screen.getByText(/the old address redirects/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Remove main image' }));
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  expect(await screen.findByText('Product updated successfully')).toBeTruthy();
  expect(sentForm(server.requestsTo('POST', '/api/admin/products/7')[0]?.body)).toEqual({
    _method: 'PUT',
    remove_main_image: '1',
    existing_images: '["uploads/c.webp"]',
    version: '1',
  });
});

test('refuses invalid files before sending (APROD-19, APROD-23, APROD-24, APROD-25)', async () => {
  showAdmin('/admin/products?new=1', api());
  await screen.findByRole('textbox', { name: /^Name/ });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Choose main image'), file('big.png', 'image/png', 5 * megabyte + 1));
  expect(screen.getByText('Image file size must be less than 5MB')).toBeTruthy();
  await user.upload(screen.getByLabelText('Add additional images'), [
    file('huge.png', 'image/png', 6 * megabyte),
    file('good.png', 'image/png'),
  ]);
  expect(screen.getByText('Image huge.png is too large. File size must be less than 5MB')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(1);
  await user.upload(screen.getByLabelText('Choose brochure'), file('sheet.docx', 'application/msword'));
  expect(screen.getByText('Please select a PDF file only')).toBeTruthy();
  await user.upload(screen.getByLabelText('Choose brochure'), file('sheet.pdf', 'application/pdf', 10 * megabyte + 1));
  expect(screen.getByText('Brochure file size must be less than 10MB')).toBeTruthy();
});

test.each([
  [
    'ERRS-01',
    { message: 'SQLSTATE: Integrity constraint violation: 19' },
    'Database constraint error: Please check required fields and data validity',
  ],
  ['ERRS-02', { message: 'Column name cannot be null' }, 'Required field is missing. Please fill all required fields.'],
  ['ERRS-03', { message: 'The slug has already been taken.' }, 'The slug has already been taken.'],
  ['ERRS-04', { errors: { images: ['One.', 'Two.'], brochure: ['Three.'] } }, 'One., Two., Three.'],
  ['ERRS-06', { exception: 'PDOException' }, 'Server error occurred. Please check your input and try again.'],
  ['ERRS-08', {}, 'Failed to save product'],
])('%s reports why a save failed, and keeps the input', async (_, body, text) => {
  const user = userEvent.setup();
  showAdmin('/admin/products?edit=7', api({ [update]: { status: 500, body } }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' II');
  await user.click(screen.getByRole('button', { name: 'Update Product' }));
  expect(await screen.findByText(text, { selector: '.toast *, .toast' })).toBeTruthy();
  expect(typed('Name').value).toBe('Six-Axis Robot LR20 II');
});

test('edits the row of a product that does not load, and keeps the input when the save fails too (ERRS-08)', async () => {
  const user = userEvent.setup();
  const failed = { status: 500, body: { message: 'Server Error' } };
  showAdmin('/admin/products', api({ 'GET /api/admin/products/7': failed, [update]: failed }));
  await user.click(await screen.findByRole('link', { name: 'Six-Axis Robot LR20' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' II');
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  expect(await screen.findByText('Server Error')).toBeTruthy();
  expect(typed('Name').value).toBe('Six-Axis Robot LR20 II');
});

test('shows an error of the server at its field (AMOD-07)', async () => {
  const user = userEvent.setup();
  const errors = { slug: ['The slug has already been taken.'], 'images.0': ['Please select a valid image file (a.png)'] };
  showAdmin('/admin/products?edit=7', api({ [update]: { status: 422, body: { message: 'The slug has already been taken.', errors } } }));
  await user.type(await screen.findByRole('textbox', { name: /^Slug/ }), '-x');
  await user.click(screen.getByRole('button', { name: 'Update Product' }));
  await waitFor(() => expect(typed('Slug').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('group', { name: /Additional images/ }).textContent).toContain('Please select a valid image file (a.png)');
});

test('sends once for a double click, and asks about changes on Cancel (AMOD-03, AMOD-04)', async () => {
  const user = userEvent.setup();
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  const server = api({ [update]: promise });
  const { address } = showAdmin('/admin/products?edit=7', server);
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' II');
  await user.dblClick(screen.getByRole('button', { name: 'Update Product' }));
  expect(server.requestsTo('POST', '/api/admin/products/7')).toHaveLength(1);
  resolve({ status: 500, body: {} });
  await screen.findByText('Failed to save product');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/admin/products'));
});

test('reports that a product does not exist and links to the list', async () => {
  const { address } = showAdmin('/admin/products?edit=99', api());
  expect(await screen.findByText('This product does not exist any more')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/products'));
});

test('offers pictures in the description, not in the short description (EDIT-04)', async () => {
  showAdmin('/admin/products?new=1', api());
  const inToolbar = async (label: string) => within(await screen.findByRole('toolbar', { name: `${label}: formatting` }));
  expect((await inToolbar('Description')).getByRole('button', { name: 'Insert image' })).toBeTruthy();
  expect((await inToolbar('Short description')).queryByRole('button', { name: 'Insert image' })).toBeNull();
});
