// Names of specification rows listed for all categories.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

describe('names of rows', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());

  it('omit rows that belong to an attribute of a category when listed for all categories (ATTR-58)', async () => {
    const [robots, drives] = [(await aCategory(test.context)).id, (await aCategory(test.context, { name: 'Drives' })).id];
    const define = (input: object) => test.call('POST', '/api/admin/attributes', input);
    await define({ category_id: robots, label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg' });
    await define({ label: 'Weight', kind: 'number', quantity: 'mass', unit: 'kg' });
    const specifications = ['Payload', 'Weight', 'Colour'].map((key) => ({ type: 'single', key, value: '5 kg' }));
    await aProduct(test.context, { category_id: robots, specifications });
    await aProduct(test.context, { category_id: drives, specifications });
    const names = async (query: string) => {
      const { body } = await test.get(`/api/admin/attributes/names${query}`);
      return Object.fromEntries(
        body.map((row: { name: string; products: number; attribute: { label: string } | null }) => [
          row.name,
          [row.products, row.attribute?.label ?? null],
        ]),
      );
    };
    expect(await names('')).toEqual({ Payload: [1, null], Weight: [2, 'Weight'], Colour: [2, null] });
    expect(await names(`?category_id=${robots}`)).toEqual({ Payload: [1, 'Payload'], Weight: [1, 'Weight'], Colour: [1, null] });
  });
});
