// Attributes of products: values in lists and on the product page, and similar products.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getProduct, listProducts } from '#contract/products.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

type Detail = z.output<typeof getProduct.answer>;
type List = z.output<typeof listProducts.answer>;

const rows = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ type: 'single', key, value }));

describe('products with attributes', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
    const { id: category_id } = await aCategory(test.context, { name: 'Robots', slug: 'robots' });
    const define = (input: object) =>
      test.call('POST', '/api/admin/attributes', { category_id, kind: 'number', is_comparable: true, better: 'higher', ...input });
    await define({ label: 'Reach', quantity: 'length', unit: 'mm', units: ['in'] });
    await define({ label: 'Payload', quantity: 'mass', unit: 'kg', units: ['lb'], is_headline: true, is_filter: true });
    const product = (title: string, values: Record<string, string>) =>
      aProduct(test.context, { name: title, slug: title.toLowerCase(), category_id, specifications: rows(values) });
    await product('Small', { Payload: '5 kg', Reach: '900 mm', Colour: 'Red' });
    await product('Middle', { Payload: '17 kg', Reach: '1.5 m' });
    await product('Large', { Payload: '20 kg', Reach: '1800 mm' });
    await product('Unknown', { Payload: 'on request' });
    await aProduct(test.context, { name: 'Other', slug: 'other', category_id: (await aCategory(test.context, { name: 'Other' })).id });
  });
  afterAll(() => test.close());

  const detail = async (slug: string) => (await test.visit('GET', `/api/public/products/${slug}`)).body as Detail;

  it('contain the values parsed from their specifications and the definitions, in the notation of the site (ATTR-33, CURR-04)', async () => {
    const { product, attribute_definitions } = await detail('middle');
    expect(product.attributes).toEqual([
      {
        key: 'reach',
        label: 'Reach',
        name: 'Reach',
        text: '1.5 m',
        shown: '1,5 m',
        value: { minimum: 1.5, maximum: 1.5 },
        formatted: '1.500 mm',
        measure: { minimum: 1500, maximum: 1500, unit: 'mm', unit_code: 'MMT' },
        filter: null,
      },
      {
        key: 'payload',
        label: 'Payload',
        name: 'Payload',
        text: '17 kg',
        value: { minimum: 17, maximum: 17 },
        formatted: '17 kg',
        measure: { minimum: 17, maximum: 17, unit: 'kg', unit_code: 'KGM' },
        filter: 'f.payload.min=17',
      },
    ]);
    expect(attribute_definitions?.map(({ key, unit }) => [key, unit])).toEqual([
      ['reach', 'mm'],
      ['payload', 'kg'],
    ]);
    expect(Object.keys(await detail('other'))).toEqual(['product', 'related_products']);
    expect(Object.keys(await detail('unknown'))).toEqual(['product', 'related_products']);
  });

  it('contain similar products with the differences, nearest first (ATTR-34)', async () => {
    const { similar_products } = await detail('large');
    expect(similar_products?.map(({ slug, difference }) => [slug, difference])).toEqual([
      ['middle', '3 kg less payload, 300 mm less reach'],
      ['small', '15 kg less payload, 900 mm less reach'],
    ]);
  });

  it('contain the values of their tiles in lists (ATTR-35)', async () => {
    const { products } = (await test.visit('GET', '/api/public/products')).body as List;
    const tiles = products.data.map(({ slug, attributes }) => [slug, attributes?.map(({ key, formatted }) => [key, formatted])]);
    expect(Object.fromEntries(tiles)).toEqual({
      small: [['payload', '5 kg']],
      middle: [['payload', '17 kg']],
      large: [['payload', '20 kg']],
      unknown: undefined,
      other: undefined,
    });
  });

  it('use the requested units, with filters for products that are at least as good (ATTR-67)', async () => {
    const { id: category_id } = await aCategory(test.context, { name: 'Drives', slug: 'drives' });
    const define = (input: object) => test.call('POST', '/api/admin/attributes', { category_id, is_filter: true, ...input });
    await define({ label: 'Noise', kind: 'number', quantity: 'ratio', unit: '%', better: 'lower' });
    await define({ label: 'Supply', kind: 'range', quantity: 'voltage', unit: 'V' });
    await define({ label: 'Ambient', kind: 'range', quantity: 'temperature', unit: '°C' });
    await define({ label: 'Brake', kind: 'flag' });
    await define({
      label: 'Bus',
      kind: 'choices',
      choices: [
        { key: 'can', label: 'CAN' },
        { key: 'io-link', label: 'IO-Link' },
      ],
    });
    await define({ label: 'Protection', kind: 'number', quantity: 'ingress-protection', unit: 'IP' });
    await define({ label: 'Mass', kind: 'number', quantity: 'mass', unit: 'kg', is_filter: false });
    const values = {
      Noise: '5 %',
      Supply: '24 to 48 V',
      Ambient: '<= 40 °C',
      Brake: 'yes',
      Bus: 'IO-Link, CAN',
      Protection: 'IP65',
      Mass: '2 kg',
    };
    await aProduct(test.context, { name: 'Drive', slug: 'drive', category_id, specifications: rows(values) });
    const { attributes = [] } = (await detail('drive?units=imperial')).product;
    const read = Object.fromEntries(
      attributes.map(({ label, formatted, measure, filter }) => [label, [formatted, measure?.unit_code, filter]]),
    );
    expect(read).toEqual({
      Noise: ['5 %', 'P1', 'f.noise.max=5'],
      Supply: ['24 to 48 V', 'VLT', 'f.supply.min=24&f.supply.max=48'],
      Ambient: ['≤ 104 °F', 'CEL', 'f.ambient.max=40'],
      Brake: ['Yes', undefined, 'f.brake=yes'],
      Bus: ['CAN, IO-Link', undefined, 'f.bus=io-link&f.bus=can'],
      Protection: ['IP65', undefined, 'f.protection.min=IP65'],
      Mass: ['4,409 lb', 'KGM', null],
    });
    // the filter also matches the product itself
    for (const { filter } of attributes) {
      if (!filter) continue;
      const found = (await test.visit('GET', `/api/public/products?category=drives&${filter}`)).body as List;
      expect([filter, found.conditions?.length, found.products.total]).toEqual([filter, 1, 1]);
    }
  });
});
