import { expect, it } from 'vitest';
import type { ImportKind } from '#contract/rules/imports.ts';
import { newDefinition } from '#server/features/attributes/attributes.changes.ts';
import { proposeColumns, proposeKind } from './column-matching.ts';

const columns = (...given: [name: string, ...samples: string[]][]) =>
  given.map(([name, ...samples]) => ({
    name,
    samples: samples.length > 0 ? samples : ['x'],
    isUnique: new Set(samples).size === samples.length,
  }));

const weight = newDefinition(
  { label: 'Weight', kind: 'number', quantity: 'mass', unit: 'kg', aliases: ['Gewicht'], category_id: null } as never,
  'weight',
  1,
);

const propose = (kind: ImportKind, given: ReturnType<typeof columns>, usedNames: string[] = [], hasId = false) =>
  proposeColumns(kind, given, { definitions: [weight], usedNames: new Set(usedNames) }, () => hasId).map(({ target, unit }) =>
    unit === null ? target : `${target} in ${unit}`,
  );

it('matches columns to fields by labels, usual words in English and German, and attributes with their units (IMP-09)', () => {
  const given = columns(
    ['Artikelnummer', 'A-1', 'A-2'],
    ['Bezeichnung', 'Robot', 'Arm'],
    ['Warengruppe'],
    ['Listenpreis', '12,50'],
    ['Kurztext'],
    ['Gewicht [kg]', '5'],
    ['Rated voltage (V)', '24'],
    ['Sound level (dB(A))', '60'],
    ['Output (2)', 'PNP'],
    ['Aktiv', 'ja'],
    ['SEO title'],
  );
  expect(propose('product', given)).toEqual([
    'model',
    'name',
    'category',
    'price',
    'short_description',
    'spec:Weight in kg',
    'spec:Rated voltage in V',
    'spec:Sound level in dB(A)',
    'spec:Output (2)',
    'is_active',
    'seo_title',
  ]);
});

it('keeps the name of a specification row that products have, although it is an alias (IMP-09)', () => {
  expect(propose('product', columns(['Gewicht (kg)', '5']), ['Gewicht'])).toEqual(['spec:Gewicht in kg']);
});

it('matches columns by their values if the names say nothing, and rejects names whose values do not fit (IMP-10)', () => {
  const given = columns(['A', 'a.jpg', 'b.png'], ['B', 'a.pdf'], ['C', '€ 12.50'], ['Status', 'obsolete'], ['Type', 'PNP', 'PNP']);
  expect(propose('product', given)).toEqual(['main_image', 'brochure', 'price', 'spec:Status', 'spec:Type']);
});

it('imports ids only if they are those of records, and never what exports only show (IMP-10)', () => {
  const given = columns(['ID', '1'], ['Version', '1'], ['Created', '2026-11-28'], ['Name', 'Robot']);
  expect(propose('page', given)).toEqual([null, 'version', null, 'title']);
  expect(propose('page', given, [], true)).toEqual(['id', 'version', null, 'title']);
});

it('ignores the columns that a spreadsheet of errors adds (IMP-35)', () => {
  const given = columns(['Name', 'Robot'], ['Line', '4'], ['What is wrong', 'The price must be a number.']);
  expect(propose('product', given)).toEqual(['name', null, null]);
  expect(propose('product', columns(['Name', 'Robot'], ['Line', '4']))).toEqual(['name', 'spec:Line']);
});

it.each<[ImportKind, string[]]>([
  ['product', ['Name', 'Model', 'Price', 'Category']],
  ['category', ['Name', 'Slug', 'Description', 'Image', 'Popular']],
  ['article', ['Title', 'Content', 'Published date', 'Author']],
  ['page', ['Title', 'Content', 'Short content', 'Template']],
  ['attribute', ['Label', 'Key', 'Kind', 'Quantity', 'Unit']],
])('proposes the kind %s by the columns (IMP-09)', (kind, names) => {
  expect(
    proposeKind(
      names.map((name) => ({ name, samples: [], isUnique: true })),
      'table.csv',
    ),
  ).toBe(kind);
});
