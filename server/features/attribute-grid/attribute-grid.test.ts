// Reading and saving the grid of products and attributes, with errors by cell.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe('the grid', () => {
  let test: EditingApp;
  let category_id: number;
  let one: number;
  let two: number;
  beforeAll(async () => {
    test = await createEditingApp();
    category_id = (await aCategory(test.context)).id;
    const define = (input: object) => test.call('POST', '/api/admin/attributes', { category_id, ...input });
    await define({ label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg', group_title: 'Arm', aliases: ['Load'] });
    await define({ label: 'Colour', kind: 'text' });
    const specifications = [
      {
        type: 'group',
        title: 'Arm',
        items: [
          { key: 'Load', value: '5 kg' },
          { key: 'Axes', value: '6' },
        ],
      },
      { type: 'single', key: 'Colour', value: 'Red' },
    ];
    one = (await aProduct(test.context, { name: 'One', category_id, specifications })).id;
    two = (await aProduct(test.context, { name: 'Two', category_id })).id;
  });
  afterAll(() => test.close());

  const grid = async () => (await test.get(`/api/admin/attributes/grid?category_id=${category_id}`)).body;
  const save = (cells: object[]) => test.call('PUT', '/api/admin/attributes/grid', { cells });
  const specificationsOf = async (id: number) => (await test.get(`/api/admin/products/${id}`)).body.product.specifications;

  it('has a row for each product of the category with its cells (ATTR-30)', async () => {
    const { attributes, products } = await grid();
    expect(attributes.map(({ key }: { key: string }) => key)).toEqual(['payload', 'colour']);
    expect(products.data).toMatchObject([
      {
        product_id: one,
        version: 1,
        cells: {
          payload: { name: 'Load', text: '5 kg', value: { minimum: 5, maximum: 5 }, formatted: '5 kg', problem: null },
          colour: { name: 'Colour', text: 'Red', value: null },
        },
      },
      { product_id: two, cells: {} },
    ]);
    expect((await test.get('/api/admin/attributes/grid?category_id=999')).status).toBe(422);
    expect((await test.get(`/api/admin/attributes/grid/${one}`)).body).toEqual({ category_id, product: products.data[0] });
    expect((await test.get('/api/admin/attributes/grid/99999')).status).toBe(404);
  });

  it('saves cells of several products: rows are changed, added and removed (ATTR-31)', async () => {
    const { status, body } = await save([
      { product_id: one, version: 1, key: 'payload', text: '7 kg' },
      { product_id: one, version: 1, key: 'colour', text: '' },
      { product_id: two, version: 1, key: 'payload', text: 'heavy' },
    ]);
    expect([status, body.products.length]).toEqual([200, 2]);
    expect(body.products[1]).toMatchObject({
      product_id: two,
      version: 2,
      cells: { payload: { text: 'heavy', problem: { code: 'no-number' } } },
    });
    expect(await specificationsOf(one)).toEqual([
      {
        type: 'group',
        title: 'Arm',
        items: [
          { key: 'Load', value: '7 kg' },
          { key: 'Axes', value: '6' },
        ],
      },
    ]);
    expect(await specificationsOf(two)).toEqual([{ type: 'group', title: 'Arm', items: [{ key: 'Payload', value: 'heavy' }] }]);
  });

  it('saves nothing if cells have errors, and names each of them (ATTR-32)', async () => {
    const conflict = await save([
      { product_id: one, version: 2, key: 'payload', text: '9 kg' },
      { product_id: two, version: 1, key: 'payload', text: '9 kg' },
      { product_id: 99_999, key: 'payload', text: '9 kg' },
      { product_id: one, key: 'unknown', text: '9 kg' },
    ]);
    expect([conflict.status, Object.keys(conflict.body.errors).toSorted()]).toEqual([409, ['cells.1', 'cells.2', 'cells.3']]);
    const wrong = await save([{ product_id: one, key: 'unknown', text: '1' }]);
    expect([wrong.status, wrong.body.errors]).toEqual([422, { 'cells.0': ['The category has no such attribute.'] }]);
    const long = await save([{ product_id: one, key: 'payload', text: 'x'.repeat(2001) }]);
    expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['cells.0.text']]);
    expect((await specificationsOf(one))[0].items[0].value).toBe('7 kg');
  });

  it('removes other rows of the attribute that contradict the new value, and keeps those that agree (ATTR-98)', async () => {
    const rows = (...values: string[]) => values.map((value, at) => ({ type: 'single', key: at === 0 ? 'Payload' : 'Load', value }));
    const { id } = await aProduct(test.context, { category_id, specifications: rows('5 kg', '5 kg') });
    const fill = async (text: string) => {
      expect((await save([{ product_id: id, key: 'payload', text }])).status).toBe(200);
      return specificationsOf(id);
    };
    expect(await fill('5000 g')).toEqual(rows('5000 g', '5 kg'));
    expect(await fill('6 kg')).toEqual(rows('6 kg'));
  });
});
