import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const upload = (csv: string | Buffer, fields: Record<string, string> = {}, name = 'products.csv') =>
  test.post('/api/admin/imports', { fields, files: [['file', name, csv]] });

/** Waits for the end of a dry run. */
const checked = async (id: number) => {
  for (;;) {
    const { body } = await test.get(`/api/admin/imports/${id}`);
    if (body.import.state !== 'checking') return body.import;
  }
};

const check = async (csv: string, options: object = {}) => {
  const { status, body } = await upload(csv, { action: 'check', options: JSON.stringify(options) });
  expect(body).toMatchObject({ message: 'File uploaded successfully' });
  expect(status).toBe(201);
  const found = await checked(body.import.id);
  const rows = await test.get(`/api/admin/imports/${found.id}/rows?per_page=100`);
  return { import: found, rows: rows.body.data };
};

it('compares a file with the catalogue and writes nothing', async () => {
  const category = await aCategory(test.context, { name: 'Sensors' });
  const product = await aProduct(test.context, { name: 'Old', model: 'AB-1', category_id: category.id, price: 10 });
  await aProduct(test.context, { name: 'Same', model: 'AB-2', category_id: category.id, price: 20 });
  const csv = [
    'Name;Model;Category;Price;Voltage (V)',
    'New name;AB-1;Sensors;1.250,50;24',
    'Same;AB-2;Sensors;20;',
    'Third;AB-3;Sensors;3;12',
    'Bad;AB-4;Nothing;x;1',
  ];
  const result = await check(csv.join('\n'));
  expect(result.import).toMatchObject({
    state: 'checked',
    kind: 'product',
    counts: { create: 1, update: 1, unchanged: 1, skip: 0, error: 1 },
  });
  expect(result.rows).toMatchObject([
    { line: 2, action: 'update', record_id: product.id, title: 'New name' },
    { line: 3, action: 'unchanged' },
    { line: 4, action: 'create', record_id: null },
    { line: 5, action: 'error' },
  ]);
});
