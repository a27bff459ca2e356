import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import * as route from '#web/site/routes/product-detail.tsx';
import { aProduct } from '#web/test/catalogue.ts';
import { renderScreen } from '#web/test/site-screen.tsx';

const payload = {
  key: 'payload',
  label: 'Payload',
  name: 'Max. payload',
  text: '20 kg',
  value: { minimum: 20, maximum: 20 },
  measure: { minimum: 20, maximum: 20, unit: 'kg', unit_code: 'KGM' },
  filter: 'f.payload.min=20',
};
const supply = {
  key: 'supply',
  label: 'Supply voltage',
  name: 'Supply',
  text: '3 × 400 V AC',
  value: { minimum: 400, maximum: 400 },
  measure: { minimum: 400, maximum: 400, unit: 'V', unit_code: 'VLT' },
  filter: null,
};

const product = aProduct({
  specifications: [
    { type: 'single', key: 'Colour', value: 'Grey' },
    { type: 'single', key: 'Max. payload', value: '20 kg' },
    { type: 'single', key: 'Supply', value: '3 × 400 V AC' },
  ],
});
const similar = {
  id: 2,
  name: 'Arm LR30',
  slug: 'lr30',
  model: null,
  main_image: null,
  main_image_url: null,
  difference: '10 kg more payload',
};

const open = ({ hasAttributes = true, isHeadline = true, given = product, more = [] as object[] } = {}) =>
  renderScreen({
    path: '/products/:slug',
    address: `/products/${product.slug}`,
    screen: route,
    answer: ({ path }: ApiRequest) => {
      const { pathname, searchParams } = new URL(path, 'http://api.test');
      if (!pathname.startsWith('/api/public/products/')) return { status: 404 };
      if (!hasAttributes) return { body: { product: given, related_products: [] } };
      const isImperial = searchParams.get('units') === 'imperial';
      const attributes = [{ ...payload, formatted: isImperial ? '44.09 lb' : '20 kg' }, { ...supply, formatted: '400 V' }, ...more];
      return {
        body: {
          product: { ...given, attributes },
          related_products: [],
          attribute_definitions: [{ key: 'payload', is_headline: isHeadline }],
          similar_products: [similar],
        },
      };
    },
  });

const sheet = () => screen.findByRole('region', { name: 'Specifications' });
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
const tiles = () => [...document.querySelectorAll('.figures > div')].map((tile) => [...tile.children].map(plain));
const valuesOf = (region: HTMLElement) => [...region.querySelectorAll('dd')].map(plain);

describe('attributes on the product page', () => {
  it('are shown as tiles if they are headline attributes (ATTR-68)', async () => {
    open();
    await sheet();
    expect(tiles()).toEqual([['Payload', '20 kg']]);
  });

  it('are shown in the number format of the site, other texts as typed (CURR-04)', async () => {
    const reach = {
      ...payload,
      key: 'reach',
      label: 'Reach',
      name: 'Reach',
      text: '≥ 1,720.5 mm',
      shown: '≥ 1.720,5 mm',
      formatted: '≥ 1.720,5 mm',
    };
    const specifications = [
      { type: 'single' as const, key: 'Reach', value: '≥ 1,720.5 mm' },
      { type: 'single' as const, key: 'Load cycles', value: '1,000' },
    ];
    open({ given: { ...product, specifications }, more: [reach] });
    expect(valuesOf(await sheet())).toEqual(['≥ 1.720,5 mm', '1,000']);
  });

  it.each([{ isHeadline: false }, { hasAttributes: false }])(
    'are replaced by the first rows as tiles with %j (ATTR-68)',
    async (options) => {
      open(options);
      await sheet();
      expect(tiles().map(([name]) => name)).toEqual(['Colour', 'Max. payload', 'Supply']);
    },
  );

  it('link values to products that are at least as good (ATTR-69)', async () => {
    open();
    const links = within(await sheet()).getAllByRole('link', { name: /at least/ });
    expect(links.map((link) => [plain(link), link.getAttribute('href')])).toEqual([
      ['20 kg', '/products?category=robots&f.payload.min=20'],
    ]);
  });

  it('link to similar products and name the differences (ATTR-70)', async () => {
    open();
    const section = within(await screen.findByRole('region', { name: 'Similar Products' }));
    expect(section.getByRole('link', { name: 'Arm LR30' }).getAttribute('href')).toBe('/products/lr30');
    expect(plain(section.getByText(/more/))).toBe('10 kg more payload');
    expect(section.getByRole('link', { name: /^Compare all/ }).getAttribute('href')).toBe('/compare?products=six-axis-robot-lr20,lr30');
  });

  it('are shown in other units beneath the typed value (ATTR-71)', async () => {
    const { addressNow } = open();
    const region = await sheet();
    expect(valuesOf(region)).toEqual(['Grey', '20 kg', '3 × 400 V AC']);
    await userEvent.click(within(region).getByRole('link', { name: 'Imperial' }));
    await waitFor(() => expect(valuesOf(region)).toEqual(['Grey', '20 kg44.09 lb', '3 × 400 V AC']));
    expect(addressNow()).toBe('/products/six-axis-robot-lr20?units=imperial');
    expect(tiles()).toEqual([['Payload', '44.09 lb']]);
    await userEvent.click(within(region).getByRole('link', { name: 'Metric' }));
    await waitFor(() => expect(addressNow()).toBe('/products/six-axis-robot-lr20'));
  });

  it('have no unit switch if no value has a unit (ATTR-71)', async () => {
    open({ hasAttributes: false });
    expect(within(await sheet()).queryByRole('link', { name: 'Imperial' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Similar Products' })).toBeNull();
  });
});
