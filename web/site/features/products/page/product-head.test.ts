import { expect, it } from 'vitest';
import type { Product } from '#contract/products.ts';
import type { Currency } from '#contract/rules/price.ts';
import { currencyQuery } from '#web/shared/features/settings/currency.queries.ts';
import { englishLanguage, englishTexts } from '#web/site/lib/language.ts';
import { aProduct } from '#web/test/catalogue.ts';
import { testClient } from '#web/test/site-screen.tsx';
import { productQuery } from '../products.queries.ts';
import { productHead } from './product-head.ts';

const nodeOf = async (given: Partial<Product>, related: Product[] = [], currency?: Currency) => {
  const client = testClient({ '/api/public/products/lr20': { product: aProduct({ slug: 'lr20', ...given }), related_products: related } });
  await client.fetchQuery(productQuery('lr20'));
  if (currency) client.setQueryData(currencyQuery, currency);
  const url = new URL('https://site.example/products/lr20');
  const absolute = (address: string | null | undefined) => (address ? new URL(address, url).href : null);
  const input = { client, params: { slug: 'lr20' }, url, settings: undefined, absolute, language: englishLanguage, texts: englishTexts };
  const { jsonLd } = productHead(input);
  return jsonLd?.[0];
};

it('adds an offer in the configured currency, and none if the currency is unknown or there is no price', async () => {
  const euro = { currency_code: 'EUR', currency_symbol: '€', currency_locale: 'de-DE' };
  expect((await nodeOf({ price: 1200 }, [], euro))?.offers).toMatchObject({ price: 1200, priceCurrency: 'EUR' });
  expect((await nodeOf({ price: 1200 }))?.offers).toBeUndefined();
  expect((await nodeOf({ price: null }, [], euro))?.offers).toBeUndefined();
});

it('lists the specifications, with a unit only if the value is a number with one (LD-02)', async () => {
  const node = await nodeOf({
    specifications: [
      { type: 'single', key: 'Payload', value: '20 kg' },
      { type: 'group', title: 'Reach', items: [{ key: 'Maximum', value: '1.8 m' }] },
      { type: 'single', key: 'Axes', value: '6' },
      { type: 'single', key: 'Repeatability', value: '± 0.02 mm' },
      { type: 'single', key: 'Mass', value: '1,200 kg' },
      { type: 'single', key: 'Protection', value: 'IP67' },
      { type: 'single', key: 'Supply', value: '3 × 400 V AC' },
    ],
  });
  expect(node?.additionalProperty).toEqual(
    [
      { name: 'Payload', value: 20, unitText: 'kg' },
      { name: 'Maximum', value: 1.8, unitText: 'm' },
      { name: 'Axes', value: '6' },
      { name: 'Repeatability', value: '± 0.02 mm' },
      { name: 'Mass', value: '1,200 kg' },
      { name: 'Protection', value: 'IP67' },
      { name: 'Supply', value: '3 × 400 V AC' },
    ].map((property) => ({ '@type': 'PropertyValue', ...property })),
  );
});

it('names the brochure and the related products with a price, or nothing (LD-02)', async () => {
  const related = [
    aProduct({ name: 'LR30', slug: 'lr30', price: 5, main_image: 'uploads/lr30.webp' }),
    aProduct({ name: 'LR40', slug: 'lr40', price: null, main_image: null }),
  ];
  const euro = { currency_code: 'EUR', currency_symbol: '€', currency_locale: 'de-DE' };
  const node = await nodeOf({ brochure_url: '/storage/uploads/lr20.pdf' }, related, euro);
  expect(node?.subjectOf).toEqual({
    '@type': 'DigitalDocument',
    url: 'https://site.example/storage/uploads/lr20.pdf',
    encodingFormat: 'application/pdf',
  });
  expect(node?.isRelatedTo).toEqual([
    {
      '@type': 'Product',
      name: 'LR30',
      url: 'https://site.example/products/lr30',
      image: ['https://site.example/storage/uploads/lr30.webp'],
      offers: expect.objectContaining({ '@type': 'Offer', price: 5, priceCurrency: 'EUR', url: 'https://site.example/products/lr30' }),
    },
  ]);
  const bare = await nodeOf({ brochure_url: null, specifications: [] });
  expect([bare?.subjectOf, bare?.isRelatedTo, bare?.additionalProperty]).toEqual([undefined, undefined, undefined]);
});

it('contains the numbers and units parsed by attributes (ATTR-72)', async () => {
  const attribute = (name: string, text: string, minimum: number | null, maximum: number | null, unit: [string, string] | null) => ({
    key: name.toLowerCase(),
    label: name,
    name,
    text,
    value: { minimum, maximum },
    formatted: text,
    measure: unit && { minimum, maximum, unit: unit[0], unit_code: unit[1] },
    filter: null,
  });
  const attributes = [
    attribute('Payload', '20,000 g', 20, 20, ['kg', 'KGM']),
    attribute('Supply', '3 × 380 to 480 V AC', 380, 480, ['V', 'VLT']),
    attribute('Noise', '≤ 68 dB(A)', null, 68, ['dB(A)', '2N']),
    attribute('Protection', 'IP67', 67, 67, null),
  ];
  const specifications = attributes.map(({ name, text }) => ({ type: 'single' as const, key: name, value: text }));
  const node = await nodeOf({ specifications: [...specifications, { type: 'single', key: 'Payload', value: '5 kg' }], attributes });
  expect(JSON.parse(JSON.stringify(node?.additionalProperty))).toEqual(
    [
      { name: 'Payload', value: 20, unitText: 'kg', unitCode: 'KGM' },
      { name: 'Supply', minValue: 380, maxValue: 480, unitText: 'V', unitCode: 'VLT' },
      { name: 'Noise', maxValue: 68, unitText: 'dB(A)', unitCode: '2N' },
      { name: 'Protection', value: 'IP67' },
      { name: 'Payload', value: 5, unitText: 'kg' },
    ].map((property) => ({ '@type': 'PropertyValue', ...property })),
  );
});
