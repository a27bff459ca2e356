// What moving products to another category does to the values of their attributes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe('a preview of moving products', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());

  it('counts the values that no attribute of the other category reads, by attribute, and changes nothing (BULK-17)', async () => {
    const [robots, drives] = [(await aCategory(test.context)).id, (await aCategory(test.context, { name: 'Drives' })).id];
    const mass = { kind: 'number', quantity: 'mass', unit: 'kg' };
    const length = { kind: 'number', quantity: 'length', unit: 'mm' };
    for (const attribute of [
      { category_id: robots, label: 'Payload', ...mass },
      { category_id: robots, label: 'Reach', ...length },
      { category_id: drives, label: 'Range', aliases: ['Reach'], ...length },
      { category_id: null, label: 'Weight', ...mass },
    ])
      expect((await test.call('POST', '/api/admin/attributes', attribute)).status).toBe(201);
    const row = (key: string, value: string) => ({ type: 'single', key, value });
    const specifications = [row('Payload', '5 kg'), row('Reach', '800 mm'), row('Weight', '9 kg')];
    const one = await aProduct(test.context, { category_id: robots, specifications });
    await aProduct(test.context, { category_id: robots, specifications: [row('Payload', '6 kg')] });
    const other = await aProduct(test.context, { category_id: drives, specifications });
    const preview = (body: object) => test.call('POST', '/api/admin/products/bulk/move', body);
    expect((await preview({ filter: { category_id: robots }, category_id: drives })).body).toEqual({
      products: 2,
      values: 2,
      attributes: [{ label: 'Payload', values: 2 }],
    });
    const none = { products: 0, values: 0, attributes: [] };
    expect((await preview({ ids: [other.id], category_id: drives })).body).toEqual(none);
    expect((await test.get(`/api/admin/products/${one.id}`)).body.product.category_id).toBe(robots);
    expect((await preview({ ids: [one.id], category_id: 9999 })).body.errors).toHaveProperty('category_id');
    expect((await preview({ category_id: drives })).body.errors).toHaveProperty('ids');
  });
});
