// Notations in searches that differ from those in data sheets.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listProducts } from '#contract/products.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

const row = (key: string, value: string) => ({ type: 'single' as const, key, value });
const [transmitter, screw, camera, arm] = ['Pressure Transmitter', 'Socket Screw', 'Wi-Fi Camera', '焊接机器人'] as const;

describe('a search in common notations', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
    const { id: category_id } = await aCategory(test.context, { name: 'Parts' });
    const add = (product: object) => aProduct(test.context, { category_id, ...product });
    const specifications = [
      row('Output', '4…20 mA'),
      row('Supply', '10 … 30 V DC'),
      row('Connector', 'M12 x 1 , 4-pin'),
      row('Power', '5.5 kW'),
    ];
    await add({ name: transmitter, model: 'PT-1', specifications });
    await add({ name: screw, model: 'M8x20', specifications: [row('Size', '480 × 480 mm')] });
    await add({ name: camera, model: 'HG-SR201K' });
    await add({ name: arm, model: 'W-1' });
  });
  afterAll(() => test.close());

  const search = async (typed: string) => {
    const query = new URLSearchParams({ search: typed });
    const { products, search: report } = (await test.visit('GET', `/api/public/products?${query}`)).body as z.output<
      typeof listProducts.answer
    >;
    return { names: products.data.map(({ name }) => name), report };
  };

  it.each([
    ['4-20mA', transmitter],
    ['4...20 mA', transmitter],
    ['4…20mA', transmitter],
    ['pressure transmitter 4-20mA', transmitter],
    ['10-30V', transmitter],
    ['10…30 V', transmitter],
    ['M12x1', transmitter],
    ['M12×1', transmitter],
    ['M12 x 1', transmitter],
    ['5,5', transmitter],
    ['5,5 kW', transmitter],
    ['M8×20', screw],
    ['M8 x 20', screw],
    ['480x480', screw],
    ['480 × 480 mm', screw],
    ['wifi', camera],
    ['wi-fi', camera],
    ['机器人', arm],
    ['焊接', arm],
  ])('%j finds %s (SEARCH-15)', async (typed, name) => {
    expect((await search(typed)).names).toEqual([name]);
  });

  it.each([
    ['HG-SR201K datasheet', ['datasheet'], camera],
    ['Acme transmitter brochure', ['Acme', 'brochure'], transmitter],
  ])('%j ignores words that no product contains, and reports them (SEARCH-14)', async (typed, ignored, name) => {
    const { names, report } = await search(typed);
    expect([names, report?.ignored, report?.corrected]).toEqual([[name], ignored, null]);
  });

  it('finds nothing for a quantity that no product has, not even partially (SEARCH-15)', async () => {
    expect((await search('4-25mA')).names).toEqual([]);
  });
});
