import { describe, expect, it } from 'vitest';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import { englishTexts } from '#web/site/lib/language.ts';
import { readProductListAddress } from '../list/product-list-address.ts';
import { appliedChips, clearedPath } from './filter-chips.ts';
import type { FilterData, FilterItem } from './filter-data.ts';
import { fieldsAsQuery, readFilterFields } from './filter-fields.ts';

const read = (query: string) => readFilterFields(new URLSearchParams(query));

describe('filter fields', () => {
  it.each([
    ['category=robots&f.payload.min=5&page=2', 'f.payload.min=5'],
    ['f.payload.min=&f.payload.max=+&f.payload.unit=kg', ''],
    ['f.payload.max=20&f.payload.unit=lb', 'f.payload.max=20&f.payload.unit=lb'],
    ['f.protection=ip67&f.brake=yes&f.protection=ip65', 'f.brake=yes&f.protection=ip65&f.protection=ip67'],
    ['sort=&order=asc&units=x', ''],
    ['sort=payload&order=up&units=imperial', 'sort=payload&units=imperial'],
    [`f.payload.min=${'9'.repeat(200)}&sort=${'a'.repeat(200)}`, ''],
  ])('read from %j the fields %j (ATTR-75)', (query, fields) => {
    expect(read(query)).toBe(fields);
  });

  it('are limited in number and sent unchanged (ATTR-75)', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `f.a=${index}`).join('&');
    expect(new URLSearchParams(read(many)).size).toBe(200);
    expect(fieldsAsQuery('f.a=1&f.a=2&sort=b')).toEqual({ 'f.a': ['1', '2'], sort: ['b'] });
    expect(fieldsAsQuery()).toEqual({});
  });
});

const item: FilterItem = {
  products: 3,
  isHeadline: false,
  key: 'payload',
  label: 'Payload',
  group: '',
  kind: 'numeric',
  unit: 'kg',
  scales: [
    { symbol: 'kg', factor: 1, offset: 0 },
    { symbol: 'lb', factor: 0.45359237, offset: 0 },
  ],
  systems: { metric: 'kg', imperial: 'lb' },
  lowest: 2,
  highest: 210,
  choices: [],
};
const protection: FilterItem = {
  ...item,
  key: 'protection',
  label: 'Protection',
  kind: 'choices',
  scales: [],
  choices: [
    { key: 'ip65', label: 'IP65', count: 1 },
    { key: 'ip67', label: 'IP67', count: 1 },
  ],
};
const brake: FilterItem = { ...protection, key: 'brake', label: 'Brake' };
const data = (conditions: FilterData['conditions'], searched = ''): FilterData => ({
  items: [item, protection, brake],
  conditions,
  searched,
  sort: null,
});
const addressOf = (query: string) => readProductListAddress(new URLSearchParams(query), undefined);
const say = englishTexts(productListTexts);
const chips = (query: string, conditions: FilterData['conditions']) =>
  appliedChips(data(conditions), addressOf(query), say).map(({ label, value, to }) => [`${label} ${value}`.replaceAll('\u00a0', ' '), to]);

describe('the applied conditions', () => {
  it('have their own label if the list has no filter for them (ATTR-89)', () => {
    expect(chips('search=arm+reach%3E1m', [{ key: 'reach', minimum: 1, text: 'reach>1m', label: 'Reach ≥ 1 m' }])).toEqual([
      [' Reach ≥ 1 m', '/products?search=arm'],
    ]);
  });

  it('link to the list without them, one choice at a time (ATTR-76)', () => {
    expect(
      chips('category=robots&page=3&f.payload.min=5&f.protection=ip65&f.protection=ip67&f.brake=no', [
        { key: 'payload', minimum: 5, text: null, label: 'Payload ≥ 5 kg' },
        { key: 'protection', choices: ['ip65', 'ip67'], text: null, label: 'Protection IP65 or IP67' },
        { key: 'brake', flag: false, text: null, label: 'Brake: no' },
      ]),
    ).toEqual([
      ['Payload ≥ 5 kg', '/products?category=robots&f.brake=no&f.protection=ip65&f.protection=ip67'],
      ['Protection IP65', '/products?category=robots&f.brake=no&f.payload.min=5&f.protection=ip67'],
      ['Protection IP67', '/products?category=robots&f.brake=no&f.payload.min=5&f.protection=ip65'],
      ['Brake No', '/products?category=robots&f.payload.min=5&f.protection=ip65&f.protection=ip67'],
    ]);
  });

  it('are shown in the typed unit (ATTR-91)', () => {
    const typed = { key: 'payload', minimum: 4.98951607, text: null, label: 'Payload ≥ 11 lb' };
    expect(chips('f.payload.min=11+lb', [typed])).toEqual([['Payload ≥ 11 lb', '/products']]);
    const searched = { key: 'payload', minimum: 4.98951607, text: 'payload>=11lb', label: 'Payload ≥ 11 lb' };
    expect(chips('search=payload%3E%3D11lb', [searched])).toEqual([['Payload ≥ 11 lb', '/products']]);
  });

  it('remove their text from the search (ATTR-76)', () => {
    const query = 'search=robot+payload%3E%3D5kg+IP67&units=imperial';
    const conditions = [
      { key: 'payload', minimum: 5, maximum: 10, text: 'payload>=5kg', label: 'Payload 5 to 10 kg' },
      { key: 'protection', choices: ['ip65', 'ip67'], text: 'IP67', label: 'Protection IP65 or IP67' },
      { key: 'unused', minimum: 1, text: 'unused>1', label: 'Unused ≥ 1' },
    ];
    expect(chips(query, conditions)).toEqual([
      ['Payload 5 to 10 kg', '/products?search=robot+IP67&units=imperial'],
      ['Protection IP65 or IP67', '/products?search=robot+payload%3E%3D5kg&units=imperial'],
      [' Unused ≥ 1', '/products?search=robot+payload%3E%3D5kg+IP67&units=imperial'],
    ]);
    expect(clearedPath(data(conditions, 'robot'), addressOf(`${query}&f.brake=no&sort=payload`))).toBe(
      '/products?search=robot&sort=payload&units=imperial',
    );
  });
});
