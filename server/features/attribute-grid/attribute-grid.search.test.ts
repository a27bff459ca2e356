import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe('the grid', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());

  it('is filtered by a part of name or model (ATTR-45)', async () => {
    const category_id = (await aCategory(test.context)).id;
    for (const [product, model] of [
      ['Delta', 'D-1'],
      ['Gantry', 'G-1'],
      ['Six-axis', 'Delta 7'],
    ])
      await aProduct(test.context, { category_id, name: product, model });
    const found = async (query: string) => {
      const { body } = await test.get(`/api/admin/attributes/grid?category_id=${category_id}${query}`);
      return body.products.data.map((row: { name: string }) => row.name).toSorted();
    };
    expect(await found('')).toEqual(['Delta', 'Gantry', 'Six-axis']);
    expect(await found('&search=DELTA')).toEqual(['Delta', 'Six-axis']);
    expect(await found('&search=nothing')).toEqual([]);
  });
});
