import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ImportRecord } from '#contract/imports.ts';
import { rightsOf } from '#contract/rules/policy.ts';
import { resetBrowser, showAdmin, signInForTest } from '#web/test/admin-screen.tsx';
import { expectConsole } from '#web/test/expect-console.ts';
import { fakeApi } from '#web/test/fake-api.ts';
import { aPage } from '#web/test/paged.ts';
import { aColumn, anImport, appliedImport, aRow, checkedImport, errorRow, rowPage } from './imports.fixture.ts';

const get = 'GET /api/admin/imports/7';
const check = 'POST /api/admin/imports/7/check';
const answerOf = (record: ImportRecord) => ({ body: { message: '', import: record } });
const api = (record: ImportRecord, answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/admin/imports': { body: aPage([]) },
    [get]: answerOf(record),
    'GET /api/admin/imports/7/rows': { body: rowPage([]) },
    ...answers,
  });
const show = (fake: ReturnType<typeof api>, query = '') => showAdmin(`/admin/imports?edit=7${query}`, fake);
const bodiesOf = (fake: ReturnType<typeof api>, action: string) =>
  fake.requestsTo('POST', `/api/admin/imports/7/${action}`).map(({ body }) => body);

beforeEach(() => {
  resetBrowser();
  signInForTest();
});

const question: ImportRecord['questions'][number] = {
  option: 'decimal',
  text: 'Is the point in these numbers a decimal sign?',
  examples: ['1.250', '2.400'],
};

test('asks what the file does not say, with the meaning of its examples, before it can be checked (AIMP-08)', async () => {
  const fake = api(anImport({ questions: [question] }), { [check]: answerOf(anImport()) });
  show(fake);
  const asked = within(await screen.findByRole('group', { name: question.text }));
  expect(screen.getByRole('button', { name: 'Check the file' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(asked.getByRole('button', { name: /^Comma.*1\.250 = 1,250.*2\.400 = 2,400/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: question.text })).toBeNull());
  expect(bodiesOf(fake, 'check')).toEqual([{ options: { decimal: ',', columns: [] }, start: false }]);
  expect(screen.getByRole('button', { name: 'Check the file' }).getAttribute('aria-disabled')).toBeNull();
});

test('reads the file again with another option (AIMP-07)', async () => {
  const fake = api(anImport({ format: 'csv', sheets: [{ name: 'a', rows: 2 }] }), { [check]: answerOf(anImport({ failure: null })) });
  show(fake);
  await userEvent.selectOptions(await screen.findByLabelText('Columns are separated by'), 'Tab');
  await waitFor(() => expect(bodiesOf(fake, 'check')).toEqual([{ options: { delimiter: '\t', columns: [] }, start: false }]));
});

test('chooses meanings with the keyboard, keeps them between steps, and sends them with the check (AIMP-06, AIMP-09, AIMP-20)', async () => {
  const fake = api(anImport(), { [check]: answerOf(anImport({ state: 'checking' })) });
  const { address } = show(fake);
  const note = await screen.findByRole('button', { name: 'Meaning of Interne Notiz: Not imported' });
  note.focus();
  await userEvent.keyboard('{ArrowDown}desc{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Meaning of Interne Notiz: Description' }));
  await userEvent.click(screen.getByRole('button', { name: 'Meaning of Kategorie: Category' }));
  await userEvent.keyboard('Housing colour{Enter}');
  await userEvent.type(await screen.findByLabelText('Unit of Kategorie'), 'RAL');
  await userEvent.click(screen.getByRole('button', { name: 'Meaning of Preis: Price' }));
  await userEvent.keyboard('model{Enter}');
  expect(screen.getAllByText('Another column has this meaning, too.')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Meaning of Preis: Model' }));
  await userEvent.keyboard('do not{Enter}');
  await userEvent.click(screen.getByLabelText('Create categories that are not found'));

  await userEvent.click(within(screen.getByRole('navigation', { name: 'Steps of the import' })).getByRole('link', { name: /File/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'File' })));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to the columns' }));
  expect(await screen.findByText('5 of 6 columns are imported.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'All imports' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));

  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(address()).toBe('/admin/imports?edit=7&step=check'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Checking the file' })));
  const [body] = bodiesOf(fake, 'check') as [{ options: ImportRecord['options']; start: boolean }];
  expect(body.start).toBe(true);
  expect(body.options.create_categories).toBe(true);
  expect(body.options.columns?.map(({ target, unit }) => [target, unit])).toEqual([
    ['model', null],
    ['name', null],
    [null, null],
    ['spec:Housing colour', 'RAL'],
    ['spec:Weight', 'kg'],
    ['description', null],
  ]);
});

test('searches 2,000 columns, and filters those that are not imported (AIMP-10)', async () => {
  const columns = Array.from({ length: 2000 }, (_, index) => aColumn(index, { target: index % 2 === 0 ? `spec:${index}` : null }));
  show(api(anImport({ columns })));
  const list = await screen.findByRole('list', { name: 'Columns of the file' });
  expect(list.children).toHaveLength(2000);
  await userEvent.click(screen.getByRole('button', { name: 'Not imported' }));
  expect(list.children).toHaveLength(1000);
  await userEvent.click(screen.getByLabelText('Search columns'));
  await userEvent.paste('column 1500');
  expect([...list.children].map((item) => item.querySelector('b')?.textContent)).toEqual(['Column 1500']);
  expect(screen.getByText('1 of 2,000 columns')).toBeTruthy();
});

test('follows a check through an outage of the server until it is done (AIMP-11)', async () => {
  expectConsole('error', /A query failed \[ 'imports', 'one', 7 \]/);
  const fake = api(checkedImport({ state: 'checking', counts: null, progress: { done: 200, total: 800 } }));
  const { client } = show(fake);
  expect(await screen.findByText('200 of 800 rows')).toBeTruthy();
  expect(screen.getByText('Checking: 25 %').getAttribute('role')).toBe('status');
  fake.answer(get, { status: 503, body: null });
  await client.invalidateQueries({ queryKey: ['imports', 'one'] });
  expect(await screen.findByText(/The server does not respond. The import continues there/)).toBeTruthy();
  fake.answer(get, answerOf(checkedImport()));
  await client.invalidateQueries({ queryKey: ['imports', 'one'] });
  expect(await screen.findByRole('navigation', { name: 'Rows by action' })).toBeTruthy();
  expect(screen.queryByText(/does not respond/)).toBeNull();
});

test('shows counts that filter the rows, with changes, errors, losses and how specifications are read (AIMP-12, AIMP-13)', async () => {
  const changed = aRow(1, {
    losses: ['a script'],
    understood: [
      { name: 'Weight', text: '0,4 kg', read_as: '0.4 kg' },
      { name: 'Colour', text: 'red', read_as: null },
    ],
  });
  const fake = api(checkedImport({ counts: { create: 480, update: 20, unchanged: 0, skip: 0, error: 1 } }), {
    'GET /api/admin/imports/7/rows': { body: rowPage([changed, errorRow], { last_page: 2 }) },
  });
  const { address } = show(fake);
  const [first, second] = await screen.findAllByText(/^Line/).then((lines) => lines.map((line) => line.closest('li')?.textContent));
  expect(first).toBe(
    'Line 4Inductive sensor NV-1001ChangePrice1,200.00→becomes1,250.00Left out: a scriptWeight 0,4 kg read as 0.4 kgStored as text: Colour',
  );
  expect(second).toBe('Line 5Inductive sensor NV-1002ErrorPreis 12,5o “12,5o” is not a number. Write it like 12,50.');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('link', { name: /^Errors/ }));
  await waitFor(() =>
    // the rows with errors are also read for the options that remove them
    expect(new Set(fake.queriesTo('/api/admin/imports/7/rows'))).toEqual(
      new Set(['page=1&per_page=30', 'page=2&per_page=30', 'action=error&page=1&per_page=30']),
    ),
  );
  expect(address()).toBe('/admin/imports?edit=7&step=check&action=error');
});

test('uploads a corrected file with the options of the import (AIMP-14)', async () => {
  const fake = api(checkedImport({ counts: { create: 1, update: 0, unchanged: 0, skip: 0, error: 3 } }), {
    'POST /api/admin/imports': { status: 201, body: { message: '', import: anImport({ id: 8 }) } },
    'GET /api/admin/imports/8': answerOf(anImport({ id: 8 })),
  });
  const { address } = show(fake);
  expect(await screen.findByRole('button', { name: 'Download errors' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Upload corrected file' }));
  await userEvent.upload(await screen.findByLabelText('File: choose a file'), new File(['a'], 'corrected.xlsx'));
  await userEvent.click(screen.getByRole('button', { name: 'Upload and continue' }));
  await waitFor(() => expect(address()).toBe('/admin/imports?edit=8'));
  const [options] = fake.requestsTo('POST', '/api/admin/imports').map(({ body }) => String((body as FormData).get('options')));
  expect(JSON.parse(options ?? '')).toMatchObject({ kind: 'product', decimal: ',', empty: 'leave' });
});

test('offers options that remove errors of categories and files, and checks again with the chosen one (AIMP-22)', async () => {
  const columns = [aColumn(0, { name: 'Gruppe', target: 'category' }), aColumn(1, { name: 'Bild', target: 'main_image' })];
  const record = checkedImport({ columns, counts: { create: 0, update: 0, unchanged: 0, skip: 0, error: 1 } });
  const errors = ['Gruppe', 'Bild'].map((column) => ({ column, value: 'Nova', text: 'Not found.' }));
  const fake = api(record, {
    'GET /api/admin/imports/7/rows': { body: rowPage([{ ...errorRow, errors }]) },
    [check]: answerOf({ ...record, options: { ...record.options, missing_files: 'leave_out' } }),
  });
  show(fake);
  expect(await screen.findByText('No row can be imported before errors are corrected.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Create missing categories' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import without missing files' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Import without missing files' })).toBeNull());
  expect(bodiesOf(fake, 'check')).toEqual([{ options: { missing_files: 'leave_out' }, start: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Create missing categories' }));
  await waitFor(() => expect(bodiesOf(fake, 'check')).toHaveLength(2));
});

test('offers the detected encoding as the answer "yes" (AIMP-08)', async () => {
  const asked = { option: 'encoding' as const, text: 'Do these texts look right?', examples: ['Gerät'] };
  const record = anImport({ format: 'csv', questions: [asked], options: { ...anImport().options, encoding: 'windows-1252' } });
  const fake = api(record, { [check]: answerOf(anImport()) });
  show(fake);
  const answers = within(await screen.findByRole('group', { name: asked.text })).getAllByRole('button');
  expect(answers[0]?.textContent).toBe('Yes, keep Western European (Windows-1252)');
  expect(answers).toHaveLength(5);
});

test('names a category that the import creates for rows that have none (AIMP-07)', async () => {
  const fake = api(anImport(), { [check]: answerOf(checkedImport()) });
  show(fake);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Category if a row has none' }), 'Robots');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Create categories that are not found' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await waitFor(() => expect(bodiesOf(fake, 'check')).toMatchObject([{ options: { category: 'Robots', create_categories: true } }]));
});

test('applies with the numbers in the button, and explains why it is refused (AIMP-15, AIMP-18)', async () => {
  const apply = 'POST /api/admin/imports/7/apply';
  const fake = api(checkedImport(), { [apply]: { status: 409, body: { message: 'Somebody is applying this import.' } } });
  show(fake, '&step=apply');
  const button = await screen.findByRole('button', { name: 'Create 480 and change 20 products' });
  fake.answer(get, answerOf(checkedImport({ state: 'writing', progress: { done: 20, total: 500 } })));
  await userEvent.click(button);
  expect((await screen.findByText('Somebody is applying this import.')).closest('[role=alert]')).not.toBeNull();
  expect(await screen.findByText('20 of 500 records')).toBeTruthy();
});

test('says that the server does not respond to a call (AIMP-18)', async () => {
  const fake = api(checkedImport(), { 'POST /api/admin/imports/7/apply': new TypeError('Failed to fetch') });
  show(fake, '&step=apply');
  await userEvent.click(await screen.findByRole('button', { name: 'Create 480 and change 20 products' }));
  expect((await screen.findByText(/: the server does not respond. Try again.$/)).closest('[role=alert]')).not.toBeNull();
});

test('pauses, resumes and cancels while files are prepared, not while records are saved (AIMP-16)', async () => {
  const at = { progress: { done: 3, total: 9 } };
  const fake = api(checkedImport({ state: 'preparing', ...at }), {
    'POST /api/admin/imports/7/pause': answerOf(checkedImport({ state: 'paused', ...at })),
    'POST /api/admin/imports/7/resume': answerOf(checkedImport({ state: 'writing', ...at })),
    [check]: answerOf(checkedImport({ state: 'checking', counts: null })),
  });
  const { client } = show(fake);
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByText(/cannot be interrupted. Visitors see everything at once at the end/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pause|Cancel/ })).toBeNull();
  fake.answer(get, answerOf(checkedImport({ state: 'cancelled' })));
  await client.invalidateQueries({ queryKey: ['imports', 'one'] });
  expect(await screen.findByText('The import was cancelled before anything was written.')).toBeTruthy();
  fake.answer(get, answerOf(checkedImport({ state: 'failed', failure: 'The disk is full.' })));
  await client.invalidateQueries({ queryKey: ['imports', 'one'] });
  expect(await screen.findByText('The disk is full.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  // the stored options stay
  await waitFor(() => expect(bodiesOf(fake, 'check')).toEqual([{ options: {}, start: true }]));
});

test('shows the result, undoes it, and lists what was kept (AIMP-17)', async () => {
  const fake = api(appliedImport(), {
    'GET /api/admin/imports/7/rows': { body: rowPage([aRow(1, { state: 'refused' })]) },
    'POST /api/admin/imports/7/undo': answerOf(appliedImport({ state: 'undoing' })),
  });
  const { client } = show(fake);
  expect(await screen.findByText('Created 480 and changed 20 products on November 28, 2026.')).toBeTruthy();
  expect(screen.getByText('It can be undone until December 28, 2999.')).toBeTruthy();
  expect(await screen.findByText('Not written.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByRole('heading', { name: 'Undoing the import' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /Columns/ }));
  expect(await screen.findByText(/The import was applied with these options/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /Apply/ }));
  fake.answer('GET /api/admin/imports/7/rows', { body: rowPage([aRow(1, { state: 'kept' })]) });
  fake.answer(get, answerOf(appliedImport({ state: 'undone', undone_at: '2026-11-29T02:00:00.000Z' })));
  await client.invalidateQueries({ queryKey: ['imports', 'one'] });
  expect(await screen.findByText('Not undone.')).toBeTruthy();
});

test.each([
  ['columns', anImport(), 'Check the file'],
  ['check', checkedImport({ counts: { create: 1, update: 0, unchanged: 0, skip: 0, error: 1 } }), 'Upload corrected file'],
  ['apply', checkedImport(), 'Create 480 and change 20 products'],
  ['apply', appliedImport(), 'Undo import'],
])('shows the step %s to roles that may not change content, without its actions (AIMP-19)', async (step, record, action) => {
  signInForTest({ name: 'Ayu', email: 'ayu@lintara.example', ...rightsOf('viewer') });
  show(api(record), `&step=${step}`);
  expect(await screen.findByRole('heading', { name: 'catalogue-2026.xlsx' })).toBeTruthy();
  await screen.findByRole('navigation', { name: 'Steps of the import' });
  expect(screen.queryByRole('button', { name: action })).toBeNull();
});
