import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { rightsOf } from '#contract/rules/policy.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import { anImport, appliedImport, checkedImport } from './imports.fixture.ts';

const list = 'GET /api/admin/imports';
const create = 'POST /api/admin/imports';
const shown = [
  checkedImport({ id: 9, state: 'checking', progress: { done: 300, total: 500 }, counts: null, archive_name: 'pictures.zip' }),
  appliedImport({ counts: { create: 480, update: 20, unchanged: 0, skip: 0, error: 3 } }),
  anImport({ id: 5, state: 'failed', file_name: 'prices.csv', format: 'csv', kind: null }),
];
const api = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    [list]: { body: aPage(shown) },
    'GET /api/admin/imports/7': { body: { message: '', import: anImport() } },
    [create]: { status: 201, body: { message: '', import: anImport() } },
    ...answers,
  });
const fileOf = (name: string, content = 'Name;Price\nSensor;1') => new File([content], name);
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import a file' }));
const filePicker = 'File: choose a file';
const archivePicker = 'Pictures and documents (optional): choose a file';

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

test('lists imports with their file, state, progress and counts (AIMP-01)', async () => {
  showAdmin('/admin/imports', api());
  await screen.findAllByRole('link', { name: 'catalogue-2026.xlsx' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.querySelectorAll('td')].slice(0, 3).map(({ textContent }) => textContent))).toEqual([
    ['catalogue-2026.xlsxProducts · Excel (XLSX) · pictures.zip', 'Checking', ''],
    ['catalogue-2026.xlsxProducts · Excel (XLSX)', 'Applied', '480 created, 20 changed, 3 errors'],
    ['prices.csvRecords · CSV', 'Failed', ''],
  ]);
  const progress = screen.getByRole('progressbar', { name: 'Progress of catalogue-2026.xlsx' });
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['300', '500']);
});

test('names the formats that can be imported if there are no imports (AIMP-02)', async () => {
  showAdmin('/admin/imports', api({ [list]: { body: aPage([]) } }));
  expect(await screen.findByText(/spreadsheet, or an export of WooCommerce, Shopify, BMEcat or WordPress/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Import a file' })).toHaveLength(2);
});

test.each([
  ['/admin/products', 'product'],
  ['/admin/categories', 'category'],
  ['/admin/news', 'article'],
  ['/admin/pages', 'page'],
  ['/admin/attributes', 'attribute'],
])('opens the upload from %s with the kind of the list (AIMP-03)', async (path, kind) => {
  const empty = { body: aPage([]) };
  const lists = ['products', 'categories', 'news', 'pages', 'attributes'].map((name) => [`GET /api/admin/${name}`, empty]);
  const { address } = showAdmin(path, api(Object.fromEntries(lists)));
  await userEvent.click(await screen.findByRole('link', { name: 'Import' }));
  await dialog();
  expect(address()).toBe(`/admin/imports?new=1&kind=${kind}`);
});

test('refuses unsuitable files in words, and sends nothing (AIMP-04)', async () => {
  const fake = api();
  showAdmin('/admin/imports?new=1', fake);
  const user = userEvent.setup({ applyAccept: false });
  const { getByLabelText, findByText, getByRole } = await dialog();
  const cases: [string, File, RegExp][] = [
    [filePicker, fileOf('old.xls'), /old.xls cannot be read. Save it as an Excel workbook \(.xlsx\) or as CSV./],
    [filePicker, fileOf('letter.pdf'), /letter.pdf cannot be imported. It must be a spreadsheet/],
    [filePicker, fileOf('empty.csv', ''), /empty.csv is empty./],
    [archivePicker, fileOf('pictures.rar'), /pictures.rar is not a zip file./],
  ];
  for (const [label, file, text] of cases) {
    await user.upload(getByLabelText(label), file);
    expect(await findByText(text)).toBeTruthy();
  }
  const large = fileOf('large.csv');
  Object.defineProperty(large, 'size', { value: 101 * 1024 * 1024 });
  await user.upload(getByLabelText(filePicker), large);
  expect(await findByText('The file large.csv is too large. It must be less than 100 MB.')).toBeTruthy();
  await user.click(getByRole('button', { name: 'Upload and continue' }));
  expect(await findByText('Choose a file.')).toBeTruthy();
  expect(fake.requestsTo('POST', '/api/admin/imports')).toEqual([]);
});

test('opens the upload with files that are dropped on the list (AIMP-04)', async () => {
  showAdmin('/admin/imports', api());
  const files = [fileOf('catalogue.csv'), fileOf('pictures.zip')];
  fireEvent.drop(await screen.findByRole('link', { name: 'prices.csv' }), { dataTransfer: { types: ['Files'], files } });
  const { getByText } = await dialog();
  expect([getByText('catalogue.csv'), getByText('pictures.zip')]).toHaveLength(2);
});

test('uploads a file and a zip file with the kind, and repeats a lost upload with the same key (AIMP-05)', async () => {
  const fake = api({ [create]: new TypeError('Failed to fetch') });
  const { address } = showAdmin('/admin/imports?new=1&kind=product', fake);
  const { getByLabelText, findByText, findByRole, getByRole } = await dialog();
  await userEvent.upload(getByLabelText(filePicker), fileOf('catalogue.csv'));
  await userEvent.upload(getByLabelText(archivePicker), fileOf('pictures.zip'));
  await userEvent.click(getByRole('button', { name: 'Upload and continue' }));
  expect(await findByText('Failed to upload the file: the server does not respond. Try again.')).toBeTruthy();
  fake.answer(create, { status: 422, body: { message: 'x', errors: { file: ['The file catalogue.csv has no rows.'] } } });
  await userEvent.click(await findByRole('button', { name: 'Try again' }));
  expect(await findByText('The file catalogue.csv has no rows.')).toBeTruthy();
  fake.answer(create, { status: 201, body: { message: '', import: anImport() } });
  await userEvent.click(await findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(address()).toBe('/admin/imports?edit=7'));
  const bodies = fake.requestsTo('POST', '/api/admin/imports').map(({ body }) => body as FormData);
  expect(bodies.map((body) => body.get('options'))).toEqual(['{"kind":"product"}', '{"kind":"product"}', '{"kind":"product"}']);
  expect(new Set(bodies.map((body) => body.get('idempotency_key'))).size).toBe(1);
  expect([bodies[0]?.get('file'), bodies[0]?.get('archive')].map((file) => (file as File).name)).toEqual(['catalogue.csv', 'pictures.zip']);
});

test('undoes an import from the list after a question, and explains a refusal (AIMP-18)', async () => {
  const fake = api({ 'POST /api/admin/imports/7/undo': { status: 409, body: { message: 'The import is being undone already.' } } });
  showAdmin('/admin/imports', fake);
  await userEvent.click((await screen.findAllByRole('button', { name: 'More for catalogue-2026.xlsx' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  expect(question.getByText('480 created, 20 changed, 3 errors')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('The import is being undone already.')).toBeTruthy();
});

test('shows roles without permission no control that changes something (AIMP-19)', async () => {
  signInForTest({ name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf('viewer') });
  showAdmin('/admin/imports', api());
  await screen.findByRole('link', { name: 'prices.csv' });
  expect(screen.queryByRole('button', { name: 'Import a file' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});
