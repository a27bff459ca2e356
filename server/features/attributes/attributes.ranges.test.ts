// The value ranges of a category, which serve to detect implausible values.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

const path = '/api/admin/attributes/ranges';

describe('ranges of a category', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());

  it('contain the finite numbers of its products except the given one (ATTR-44)', async () => {
    const category_id = (await aCategory(test.context)).id;
    const define = async (input: object): Promise<number> =>
      (await test.call('POST', '/api/admin/attributes', { category_id, ...input })).body.attribute.id;
    const payload = await define({ label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg' });
    const temperature = await define({ label: 'Temperature', kind: 'range', quantity: 'temperature', unit: '°C' });
    const brake = await define({ label: 'Brake', kind: 'flag' });
    const product = (rows: Record<string, string>, category = category_id) =>
      aProduct(test.context, {
        category_id: category,
        specifications: Object.entries(rows).map(([key, value]) => ({ type: 'single', key, value })),
      });
    await product({ Payload: '3 kg', Temperature: '0 to 40 °C', Brake: 'yes' });
    await product({ Payload: '210 kg', Temperature: '≤ 55 °C' });
    await product({ Payload: 'heavy' });
    const { id } = await product({ Payload: '20,000 kg' });
    await product({ Payload: '1 kg' }, (await aCategory(test.context, { name: 'Others' })).id);

    const all = await test.get(`${path}?category_id=${category_id}`);
    expect([all.status, all.body[payload]]).toEqual([200, { products: 3, minimum: 3, maximum: 20_000 }]);
    const others = (await test.get(`${path}?category_id=${category_id}&except=${id}`)).body;
    expect(others[payload]).toEqual({ products: 2, minimum: 3, maximum: 210 });
    expect(others[temperature]).toEqual({ products: 2, minimum: 273.15, maximum: 328.15 });
    expect(others).not.toHaveProperty(String(brake));
  });

  it('require an existing category (ATTR-44)', async () => {
    expect([(await test.get(path)).status, (await test.get(`${path}?category_id=999`)).status]).toEqual([422, 422]);
  });
});
