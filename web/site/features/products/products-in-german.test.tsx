import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { de } from '#contract/texts/de/index.ts';
import { compareTexts } from '#contract/texts/en/compare.ts';
import { productTexts } from '#contract/texts/en/product.ts';
import { productCardTexts } from '#contract/texts/en/product-card.ts';
import { productFiltersTexts } from '#contract/texts/en/product-filters.ts';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import type { Text } from '#contract/texts/text.ts';
import type { ApiRequest } from '#web/shared/lib/api.ts';
import { chooseProduct, dropProducts } from '#web/site/features/compare/chosen-products.ts';
import { CompareTray } from '#web/site/features/compare/compare-tray.tsx';
import { LanguageContext } from '#web/site/lib/language.ts';
import * as compareRoute from '#web/site/routes/compare.tsx';
import * as productRoute from '#web/site/routes/product-detail.tsx';
import * as listRoute from '#web/site/routes/product-list.tsx';
import { aProduct } from '#web/test/catalogue.ts';
import { aPage } from '#web/test/paged.ts';
import { renderScreen, renderSite } from '#web/test/site-screen.tsx';

const german = { code: 'de', name: 'Deutsch', locale: 'de-DE', direction: 'ltr', is_published: true } as const;

const inGerman = <S extends { Component: ComponentType }>(route: S) => ({
  ...route,
  Component: () => (
    <LanguageContext value={{ ...german, prefix: 'de', all: [german], translated: de }}>
      <route.Component />
    </LanguageContext>
  ),
});

// the names and values of the sample records are not English words
const roboter = { id: 1, name: 'Roboter', slug: 'roboter', description: null, products_count: 2 };
const sample = aProduct({
  name: 'Arm LR20',
  price: null,
  category: roboter,
  short_description: null,
  description: '<p>Für Pressen.</p>',
  specifications: [
    { type: 'group', title: 'Mechanik', items: [{ key: 'Traglast', value: '20 kg' }] },
    { type: 'group', title: 'Elektrik', items: [{ key: 'Spannung', value: '400 V' }] },
    { type: 'group', title: 'Umgebung', items: [{ key: 'Schutzart', value: 'IP67' }] },
  ],
});
const other = { ...sample, id: 2, name: 'Arm LR30', slug: 'lr30' };
const filter = { group_title: '', unit: null, scales: [], systems: null, choices: [], is_headline: false, products: 2 };
const payload = {
  ...filter,
  key: 'traglast',
  label: 'Traglast',
  kind: 'number',
  unit: 'kg',
  scales: [
    { symbol: 'kg', factor: 1, offset: 0 },
    { symbol: 'lb', factor: 0.45359237, offset: 0 },
  ],
  systems: { metric: 'kg', imperial: 'lb' },
};
const brake = { ...filter, key: 'bremse', label: 'Bremse', kind: 'flag' };
const attribute = {
  key: 'traglast',
  label: 'Traglast',
  name: 'Traglast',
  text: '20 kg',
  formatted: '20 kg',
  value: { minimum: 20, maximum: 20 },
  measure: null,
  filter: 'f.traglast.min=20',
};

const bodies: Record<string, object> = {
  '/api/public/currency-settings': { currency_code: 'EUR', currency_symbol: '€', currency_locale: 'de-DE' },
  '/api/public/attributes': [],
  '/api/public/categories': [roboter],
  '/api/public/products': {
    products: { ...aPage([sample, other]), last_page: 3 },
    categories: [roboter],
    category: 'roboter',
    category_counts: { 1: 2 },
    attributes: [payload, brake],
    facets: { traglast: { count: 2, lowest: 2, highest: 210 }, bremse: { count: 2, yes: 1, no: 1 } },
    conditions: [{ key: 'bremse', flag: true, text: null, label: 'Bremse: ja' }],
    searched: 'arm',
    sort: { key: 'traglast', order: 'desc' },
  },
  '/api/public/products/six-axis-robot-lr20': {
    product: { ...sample, attributes: [attribute] },
    related_products: [other],
    similar_products: [{ ...other, difference: '' }],
    attribute_definitions: [{ key: 'traglast', is_headline: false }],
  },
  '/api/public/compare': {
    products: [sample, other],
    missing: ['fehlt'],
    groups: [
      { title: null, rows: [{ label: 'Traglast', differs: true, cells: [{ text: '20000 g', formatted: '20 kg', is_best: true }] }] },
      { title: 'Elektrik', rows: [{ label: 'Spannung', differs: true, cells: [{ text: null, formatted: null, is_best: false }] }] },
    ],
  },
};

class DisplayedObserver {
  private readonly report: (entries: { isIntersecting: boolean }[]) => void;

  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.report = report;
  }
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', DisplayedObserver);
});

/** All texts and labels of the page, one a line. */
const pageText = (): string =>
  [...document.body.querySelectorAll('*')]
    .flatMap((element) => [
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent),
    ])
    .join('\n');

const parts = [compareTexts, productTexts, productCardTexts, productFiltersTexts, productListTexts];
const formsOf = (text: Text | undefined): string[] => (text === undefined ? [] : typeof text === 'string' ? [text] : Object.values(text));

/** English texts without placeholders that are not also German. */
const englishTexts = parts.flatMap(({ name, texts }) => {
  const translated: Record<string, Text> = de[name as keyof typeof de];
  return Object.entries<Text>(texts)
    .filter(([key, text]) => formsOf(text).join() !== formsOf(translated[key]).join())
    .flatMap(([, text]) => formsOf(text))
    .filter((text) => text.length > 3 && !text.includes('{'));
});

it.each([
  ['/products', '/products?category=roboter&search=arm&f.bremse=yes&sort=traglast', listRoute, 'Weiterlesen|Alle Filter löschen'],
  ['/products/:slug', '/products/six-axis-robot-lr20', productRoute, 'Technische Daten'],
  ['/compare', '/compare?products=six-axis-robot-lr20,lr30,fehlt', compareRoute, 'Nur Unterschiede'],
])('shows %s in German (LANG-11)', async (path, address, route, known) => {
  renderScreen({
    path,
    address,
    screen: inGerman(route),
    answer: ({ path: requested }: ApiRequest) => ({ body: bodies[new URL(requested, 'http://api.test').pathname] ?? {} }),
  });
  await screen.findAllByText(new RegExp(known));
  if (route === listRoute) await screen.findByRole('textbox', { name: 'Traglast, mindestens, in kg' });
  const text = pageText();
  expect(englishTexts.filter((english) => new RegExp(`(?<!\\w)${english.replaceAll(/[.*+?()]/g, '\\$&')}(?!\\w)`).test(text))).toEqual([]);
  expect(text).toContain('Preis auf Anfrage');
});

it('counts and announces in German (LANG-11)', async () => {
  renderScreen({
    path: '/products',
    address: '/products?category=roboter&search=arm',
    screen: inGerman(listRoute),
    answer: ({ path }: ApiRequest) => ({ body: bodies[new URL(path, 'http://api.test').pathname] ?? {} }),
  });
  expect(await screen.findByText('2 Produkte für „arm“, Seite 1 von 3')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Filter Bremse Ja entfernen' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Produkte suchen' }), 'x');
  expect(screen.getByRole('button', { name: 'Suche löschen' })).toBeTruthy();
});

it('shows the products chosen for the comparison in German (LANG-11)', () => {
  chooseProduct({ slug: 'lr20', name: 'Arm LR20', picture: null });
  const { Component: Tray } = inGerman({ Component: CompareTray });
  renderSite(<Tray />);
  expect(screen.getByRole('complementary', { name: 'Produkte zum Vergleichen' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 von 6 Produkten');
  expect(screen.getByRole('button').textContent).toBe('Auswahl löschen (Produkte zum Vergleichen)');
  dropProducts(['lr20']);
});
