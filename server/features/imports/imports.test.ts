import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { createFiles } from '#server/platform/files.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { checkLines, endOfCheck, uploadImport, zipOf } from '#server/testing/import-files.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const stored = () => globSync('imports/*', { cwd: test.dataDir });
const filesOf = async (id: number) => {
  const { file_path, archive_path } = await test.connection.db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { file_path, archive_path };
};

const simple = 'Model;Name\nA-1;Robot\nA-2;Arm\n';

describe('uploading', () => {
  it('reads the file and proposes its columns, and neither checks nor writes (IMP-01, IMP-07, IMP-33, IMP-36)', async () => {
    const { status, body } = await uploadImport(test, simple);
    expect(status).toBe(201);
    expect(body.import).toMatchObject({
      file_name: 'products.csv',
      format: 'csv',
      state: 'uploaded',
      kind: 'product',
      created_by: 'Administrator',
      sheets: [{ name: 'products', rows: 2 }],
      options: { encoding: 'utf-8', delimiter: ';', head: 1 },
      columns: [
        { index: 0, name: 'Model', samples: ['A-1', 'A-2'], target: 'model', proposed: true },
        { index: 1, name: 'Name', target: 'name' },
      ],
      questions: [],
      counts: null,
      progress: null,
    });
    expect((await test.get('/api/admin/imports')).body).toMatchObject({
      total: 1,
      data: [{ id: body.import.id, file_name: 'products.csv' }],
    });
    expect((await test.get(`/api/admin/imports/${body.import.id}/rows`)).body.total).toBe(0);
    expect((await test.get('/api/admin/audit')).body.data[0]).toMatchObject({ action: 'create', kind: 'import' });
  });

  it('keeps the files until the import is removed, and shows them to nobody (IMP-02, IMP-34)', async () => {
    const zip = await zipOf({ 'a.png': 'x' });
    const { body } = await uploadImport(test, simple, { zip });
    const { file_path, archive_path } = await filesOf(body.import.id);
    expect(readFileSync(join(test.dataDir, file_path), 'utf8')).toBe(simple);
    expect(readFileSync(join(test.dataDir, archive_path ?? ''))).toEqual(zip);
    const { db, clock } = test.context;
    await removeUnusedFiles({ db, clock, files: createFiles({ dataDir: test.dataDir, clock }) });
    expect(existsSync(join(test.dataDir, file_path))).toBe(true);
    expect(await test.visit('GET', `/storage/${file_path}`)).toMatchObject({ status: 404 });
    expect((await test.get(`/storage/${file_path}`)).status).toBe(404);
    expect(await test.call('DELETE', `/api/admin/imports/${body.import.id}`)).toMatchObject({ status: 200 });
    expect(existsSync(join(test.dataDir, file_path))).toBe(false);
    expect(existsSync(join(test.dataDir, archive_path ?? ''))).toBe(false);
    expect((await test.get(`/api/admin/imports/${body.import.id}`)).status).toBe(404);
    expect((await test.get('/api/admin/audit')).body.data[0]).toMatchObject({ action: 'delete', kind: 'import' });
  });

  it('answers a repeated call with the same key with the first import (IMP-03)', async () => {
    const fields = { idempotency_key: 'nightly prices 2026-11-28' };
    const first = await uploadImport(test, simple, { fields });
    const second = await uploadImport(test, simple, { fields });
    expect(second.body.import.id).toBe(first.body.import.id);
    const [one, other] = await Promise.all(
      [1, 2].map(() => uploadImport(test, simple, { fields: { idempotency_key: 'nightly prices 2026-11-29' } })),
    );
    expect(one?.body.import.id).toBe(other?.body.import.id);
    expect((await test.get('/api/admin/imports')).body.total).toBe(2);
  });

  it.each([
    ['no file', null, 'Choose a file.'],
    ['only names of columns', 'Model;Name\n', 'The file has no rows below the names of its columns. Choose a file with at least one row.'],
    ['a PDF file', '%PDF-1.4', 'This is a PDF file'],
  ])('refuses %s in words and stores nothing (IMP-04)', async (_title, content, text) => {
    const before = stored().length;
    const { status, body } = content === null ? await test.post('/api/admin/imports') : await uploadImport(test, content);
    expect(status).toBe(422);
    expect(body.errors.file[0]).toContain(text);
    expect(stored()).toHaveLength(before);
    expect(test.stored()).toEqual([]);
  });

  it('refuses an archive that is no zip file (IMP-04)', async () => {
    const { status, body } = await uploadImport(test, simple, { zip: Buffer.from('Rar!') });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { archive: ['The archive is not a zip file. Pack the pictures and documents into a zip file.'] },
    });
  });

  it('asks for what the file does not determine, until it is answered (IMP-08)', async () => {
    const { body } = await uploadImport(test, 'Name;Price\nRobot;1.250\n');
    const { id } = body.import;
    expect(body.import.questions).toEqual([
      { option: 'decimal', text: 'Which sign separates decimals in these numbers?', examples: ['1.250'] },
    ]);
    const answered = await test.call('POST', `/api/admin/imports/${id}/check`, { options: { decimal: ',' }, start: false });
    expect(answered.body.import).toMatchObject({ state: 'uploaded', questions: [], options: { decimal: ',' } });
  });

  it('asks for the encoding of a file that is not UTF-8 (IMP-07)', async () => {
    const { body } = await uploadImport(test, Buffer.from('Name;Preis\nGehäuse;3,50\n', 'latin1'));
    expect(body.import).toMatchObject({
      options: { encoding: 'windows-1252', decimal: ',' },
      questions: [{ option: 'encoding', examples: ['Gehäuse'] }],
    });
  });

  it('needs the permission to write content (IMP-01)', async () => {
    expect(await test.visit('POST', '/api/admin/imports')).toMatchObject({ status: 401 });
  });
});

describe('the choice of columns', () => {
  it('is kept for the next file with the same columns (IMP-11)', async () => {
    const { body } = await uploadImport(test, 'Code;Text\nA-1;Robot\n');
    const options = { columns: [{ index: 1, target: 'name' }], empty: 'clear' };
    const chosen = await test.call('POST', `/api/admin/imports/${body.import.id}/check`, { options });
    expect(chosen.body.import.columns[1]).toMatchObject({ target: 'name', proposed: false });
    await endOfCheck(test, body.import.id);
    const next = await uploadImport(test, 'Code;Text\nA-2;Arm\n');
    expect(next.body.import).toMatchObject({
      options: { empty: 'clear' },
      columns: [{ target: 'model' }, { target: 'name', proposed: false }],
    });
    const other = await uploadImport(test, 'Code;Text;Price\nA-2;Arm;3\n');
    expect(other.body.import.options.empty).toBe('leave');
  });

  it('does not include signs of numbers that the next file contradicts (IMP-11)', async () => {
    const { body } = await uploadImport(test, 'Model;Price\nA-1;1.250\n');
    await test.call('POST', `/api/admin/imports/${body.import.id}/check`, { options: { decimal: ',' } });
    await endOfCheck(test, body.import.id);
    const same = await uploadImport(test, 'Model;Price\nA-1;1.300\n');
    expect(same.body.import).toMatchObject({ options: { decimal: ',' }, questions: [] });
    const other = await uploadImport(test, 'Model;Price\nA-1;1.5\n');
    expect(other.body.import).toMatchObject({ options: { decimal: '.' }, questions: [] });
  });

  it('is forgotten when another kind is chosen (IMP-11)', async () => {
    const { body } = await uploadImport(test, 'Name;Text\nRobots;All robots\n');
    const url = `/api/admin/imports/${body.import.id}/check`;
    await test.call('POST', url, { options: { columns: [{ index: 1, target: 'short_description' }] }, start: false });
    const { body: changed } = await test.call('POST', url, { options: { kind: 'category' }, start: false });
    expect(changed.import).toMatchObject({ kind: 'category', columns: [{ target: 'name' }, { target: 'description', proposed: true }] });
  });
});

describe('applying at once', () => {
  it.each([
    ['is done without errors and questions', 'Robots;1', 'applied'],
    ['is left out with an error', ';1', 'checked'],
  ])('%s (IMP-37)', async (_title, row, state) => {
    const { body } = await uploadImport(test, `Name;Sort Order\n${row}\n`, { fields: { action: 'apply' }, name: 'categories.csv' });
    let found = await endOfCheck(test, body.import.id);
    while (['preparing', 'writing'].includes(found.state)) found = (await test.get(`/api/admin/imports/${found.id}`)).body.import;
    expect(found).toMatchObject({ kind: 'category', state });
    expect(await test.connection.db.selectFrom('categories').select('name').execute()).toEqual(
      state === 'applied' ? [{ name: 'Robots' }] : [],
    );
  });
});

describe('rows and errors', () => {
  const lines = ['Price list', 'Model;Name;Category;Price', 'A-1;Robot;Robots;12,50', 'A-2;Arm;Nothing;x', 'A-3;;Robots;3'];

  it('lists rows by page and action (IMP-33)', async () => {
    await aCategory(test.context, { name: 'Robots' });
    const { import: found } = await checkLines(test, lines);
    expect(found.counts).toEqual({ create: 1, update: 0, unchanged: 0, skip: 0, error: 2 });
    const errors = await test.get(`/api/admin/imports/${found.id}/rows?action=error&per_page=1&page=2`);
    expect(errors.body).toMatchObject({ total: 2, data: [{ number: 3, line: 5, state: 'planned' }] });
  });

  it('answers the rows with errors as a spreadsheet, which can be corrected and uploaded again (IMP-19, IMP-35)', async () => {
    await aCategory(test.context, { name: 'Robots' });
    const { import: found } = await checkLines(test, lines);
    const { body, headers } = await test.get(`/api/admin/imports/${found.id}/errors?format=csv`);
    expect(headers['content-disposition']).toContain(`import-${found.id}-errors.csv`);
    const category = 'Category: There is no category “Nothing”. Write the name of a category, or let the import create categories.';
    expect(String(body).replace('\ufeff', '').split('\r\n')).toEqual([
      'Model,Name,Category,Price,Line,What is wrong',
      `A-2,Arm,Nothing,x,4,"Price: “x” is not a number. Write it like 12,50.\n${category}"`,
      'A-3,,Robots,3,5,Name: The name field is required.',
      '',
    ]);
    const corrected = String(body).replace('Nothing,x', 'Robots,3').replace('A-3,,', 'A-3,Gripper,');
    const again = await checkLines(test, corrected.split('\r\n'));
    expect(again.import.counts).toEqual({ create: 2, update: 0, unchanged: 0, skip: 0, error: 0 });
    expect((await test.get(`/api/admin/imports/${found.id}/errors?format=xlsx`)).status).toBe(200);
  });

  it('is not checked again after it was applied (IMP-30)', async () => {
    const product = await aProduct(test.context);
    const { import: found } = await checkLines(test, ['ID;Name', `${product.id};Robot`]);
    await test.connection.db.updateTable('imports').set({ state: 'applied' }).where('id', '=', found.id).execute();
    expect((await test.call('POST', `/api/admin/imports/${found.id}/check`, { options: {} })).status).toBe(409);
  });
});
