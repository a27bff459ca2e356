import { describe, expect, it } from 'vitest';
import { fold } from '#contract/rules/fold.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import { importKinds } from '#contract/rules/imports.ts';
import { normaliseSpecifications, type Specification } from '#contract/rules/specifications.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { randomBelow } from '#server/testing/random.ts';
import { type CellContext, columnsOf, type SheetColumn } from './columns.ts';
import { cellText } from './read-cells.ts';
import { createRowReader, type ReadColumn, type ReadOptions } from './row-reader.ts';
import { type SheetField, sheetFieldsOf } from './sheet-fields.ts';
import { readSpecificationCell, unitsByName } from './specification-cells.ts';
import { createNameList, parseHead, specificationColumns } from './specification-columns.ts';
import { namedRows } from './specification-labels.ts';
import { writeList } from './specification-lists.ts';

const options: ReadOptions = { decimal: '.', texts: 'html', timeZone: 'Europe/Berlin', empty: 'leave' };
const context: CellContext = { timeZone: 'Europe/Berlin', siteUrl: 'https://www.example.com', fileName: (path) => path };
const units = unitsByName([
  { label: 'Rated voltage', aliases: ['Spannung'], unit: 'V' },
  { label: 'Payload', aliases: [], unit: 'kg' },
  { label: 'Payload', aliases: [], unit: 'kg' },
  { label: 'Reach', aliases: [], unit: 'mm' },
  { label: 'Reach', aliases: [], unit: 'm' },
]);

const random = randomBelow(7);
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
const some = <T>(count: number, make: () => T): T[] => Array.from({ length: random(count) }, make);
const words = ['AB-100', '=1+1', 'Größe', '"quoted"', 'a; b, c | d', 'x: y', "l'eau", '12', '1.250', '−5', 'line\nbreak', '[1]', '日本'];
const text = () =>
  some(4, () => pick(words))
    .join(' ')
    .trim();
const requiredText = () => `${pick(words)} ${text()}`.trim();

const keys = [
  'Payload',
  'Rated voltage',
  'Reach',
  'Name',
  'Output',
  'Output (2)',
  'Payload (kg)',
  'A › B',
  '› C',
  '[null,"x",1]',
  'Ratio: 1',
  'Id',
];
const values = [
  '400 V',
  '400',
  '12.5 kg',
  '007',
  '1:2',
  'IP65; IP67',
  '10–20 mm',
  '1.250,5',
  'Yes',
  '24 V',
  '-5 V',
  '0.1 kg',
  'a | b',
  'line\nof text',
];
const row = () => ({ key: pick(keys), value: pick(values) });
const specifications = (): Specification[] =>
  normaliseSpecifications(
    some(6, () =>
      random(3) === 0
        ? { type: 'group', title: pick(['Electrical', 'A › B', 'Payload']), items: [row(), row()] }
        : { type: 'single', ...row() },
    ),
  );

const fieldValue = ([name, field]: [string, SheetField]): unknown => {
  switch (field.type) {
    case 'flag':
      return random(2) === 1;
    case 'choice':
    case 'option':
      return pick(field.choices);
    case 'price':
      return pick([null, 0, 12.5, 1250, 0.01, 999_999.99]);
    case 'sort-order':
    case 'integer':
      return 1 + random(9);
    case 'time':
      return pick([null, '2026-11-28T09:30:00.000Z', '2026-10-25T00:30:12.345Z', '1999-12-31T23:00:00.000Z']);
    case 'person':
      return { name: requiredText() };
    case 'texts':
      return some(4, requiredText);
    case 'choices':
      return some(4, () => ({ key: pick(['a', 'b-2']), label: requiredText(), aliases: some(3, requiredText) }));
    case 'pictures':
      return some(3, () => pick(['a.jpg', 'two words.png', 'a, b.jpg', 'uploads/2026/11/x.webp']));
    case 'picture':
    case 'document':
      return pick([null, 'a.jpg', 'x | y.pdf']);
    case 'rich-text':
      return `<p>${pick(['Fish &amp; chips', 'a<br>b', '<strong>1</strong>'])}</p>`;
    case 'slug':
    case 'key':
      return pick(['a-b', 'x1']);
    default:
      return ('isRequired' in field && field.isRequired) || name === 'name' ? requiredText() : text() || null;
  }
};

const recordOf = (kind: ImportKind) => ({
  id: 1 + random(500),
  version: 1 + random(9),
  products_count: random(9),
  sort_order: 1 + random(9),
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-11-28T09:30:00.000Z',
  category: kind === 'product' || random(2) === 1 ? { name: pick(words) } : null,
  ...Object.fromEntries(sheetFieldsOf(kind).map((field) => [field[0], fieldValue(field)])),
  ...(kind === 'product' && { specifications: specifications() }),
});

const asCsv = (cell: Cell): Cell => cellText(cell) || null;

/** Numbers without a unit get that of their attribute, which reads them with it. */
const withUnit = (key: string, value: string) => readSpecificationCell(value, units.get(fold(key)) ?? null, '.');
const rowTexts = (list: unknown) =>
  namedRows(normaliseSpecifications(list))
    .map(({ group, key, value }) => JSON.stringify([group, key, withUnit(key, value)]))
    .toSorted();

describe.each(importKinds)('columns of a %s', (kind) => {
  const records = Array.from({ length: 300 }, () => recordOf(kind));
  const fixed = columnsOf(kind);
  const names = createNameList();
  for (const record of records) names.add((record as { specifications?: Specification[] }).specifications ?? []);
  const columns: (SheetColumn & { unit?: string | null })[] = [
    ...fixed,
    ...specificationColumns(
      names.names(),
      fixed.map(({ head }) => head),
      units,
    ),
  ];

  it('have different heads', () => {
    expect(new Set(columns.map(({ head }) => head.toLowerCase())).size).toBe(columns.length);
  });

  it.each(['leave', 'clear'] as const)('write a record so that reading it changes nothing, empty cells: %s (EXP-02)', (empty) => {
    const read = createRowReader(kind, columns, { ...options, empty });
    for (const record of records) {
      const cells = columns.map((column) => column.toCell(record, context));
      for (const form of [cells, cells.map(asCsv)]) {
        const { id, version, ...rest } = read(form, record);
        expect({ id, version }).toEqual({ id: record.id, version: record.version });
        expect(rest).toEqual({ values: {}, files: {}, category: null, oldAddress: null, errors: [] });
      }
    }
  });

  it('write a record so that reading it elsewhere gives the same values (EXP-02)', () => {
    const read = createRowReader(kind, columns, options);
    for (const record of records) {
      const cells = columns.map((column) => column.toCell(record, context));
      const { values: found, files, errors } = read(cells, null);
      expect(errors).toEqual([]);
      expect(rowTexts(found.specifications)).toEqual(rowTexts((record as { specifications?: unknown }).specifications));
      for (const [name, { type }] of sheetFieldsOf(kind)) {
        const value = (record as Record<string, unknown>)[name] ?? null;
        if (type === 'reference') continue;
        else if (type === 'pictures') expect(files[name] ?? []).toEqual(value);
        else if (type === 'picture' || type === 'document') expect(files[name] ?? [null]).toEqual([value]);
        else if (type === 'time') expect(found[name] ?? null).toEqual(value && String(value).replace(/\.\d+/, '.000'));
        else expect(found[name] ?? (Array.isArray(value) ? [] : null)).toEqual(value === '' ? null : value);
      }
    }
  });
});

it('keeps a time that occurs twice, and its milliseconds (EXP-02)', () => {
  const article = { published_at: '2026-10-25T01:30:12.345Z' };
  const columns = columnsOf('article').filter(({ target }) => target === 'published_at');
  const cells = columns.map((column) => column.toCell(article, context));
  expect(cells).toEqual([{ date: '2026-10-25T02:30:12' }]);
  expect(createRowReader('article', columns, options)(cells, article).values).toEqual({});
});

describe('specification rows', () => {
  const current: Specification[] = [
    { type: 'single', key: 'Weight', value: '3 kg' },
    {
      type: 'group',
      title: 'Electrical',
      items: [
        { key: 'Voltage', value: '24 V' },
        { key: 'Current', value: '2 A' },
      ],
    },
    { type: 'single', key: 'Output', value: 'a' },
    { type: 'single', key: 'Output', value: 'b' },
  ];
  const rowsAfter = (columns: ReadColumn[], cells: Cell[], given: Partial<ReadOptions> = {}) =>
    createRowReader('product', columns, { ...options, ...given })(cells, { specifications: current }).values.specifications;
  const weight = (value: string) => [{ type: 'single', key: 'Weight', value }, ...current.slice(1)];

  it('keep their place and group, and new ones are appended (EXP-03)', () => {
    expect(rowsAfter([{ target: 'spec:Weight', unit: 'kg' }], [3.5])).toEqual(weight('3.5 kg'));
    expect(rowsAfter([{ target: 'spec:Voltage', unit: 'V' }], [48])).toEqual([
      current[0],
      {
        type: 'group',
        title: 'Electrical',
        items: [
          { key: 'Voltage', value: '48 V' },
          { key: 'Current', value: '2 A' },
        ],
      },
      ...current.slice(2),
    ]);
    expect(rowsAfter([{ target: 'spec:Output (2)' }], ['c'])).toEqual([
      ...current.slice(0, 3),
      { type: 'single', key: 'Output', value: 'c' },
    ]);
    expect(rowsAfter([{ target: 'spec:Electrical › Power' }, { target: 'spec:Load (5)' }], ['9 W', 'x'])).toEqual([
      current[0],
      {
        type: 'group',
        title: 'Electrical',
        items: [
          { key: 'Voltage', value: '24 V' },
          { key: 'Current', value: '2 A' },
          { key: 'Power', value: '9 W' },
        ],
      },
      ...current.slice(2),
      { type: 'single', key: 'Load (5)', value: 'x' },
    ]);
  });

  it('are removed by empty cells only if those clear (EXP-03)', () => {
    expect(rowsAfter([{ target: 'spec:Weight' }], [null])).toBeUndefined();
    expect(rowsAfter([{ target: 'spec:Weight' }], [' '], { empty: 'clear' })).toEqual(current.slice(1));
  });

  it.each([
    ['Weight: 4 kg', weight('4 kg')],
    ['Weight: 4 kg\nVoltage: 24 V', weight('4 kg')],
    ['Weight: 1:2; Voltage: 24 V', weight('1:2')],
    ['Weight: red; blue | Voltage: 24 V', weight('red; blue')],
    ['Weight: see https://example.com/a;b', weight('see https://example.com/a;b')],
    ['{"Weight":"4 kg"}', weight('4 kg')],
  ])('are read from a list: %s (EXP-03)', (list, expected) => {
    expect(rowsAfter([{ target: 'specs' }], [list])).toEqual(expected);
  });

  it('that a list does not name are removed if empty cells clear (EXP-03)', () => {
    expect(rowsAfter([{ target: 'specs' }], ['Weight: 4 kg'], { empty: 'clear' })).toEqual([
      { type: 'single', key: 'Weight', value: '4 kg' },
    ]);
    for (let run = 0; run < 500; run++) {
      const written = specifications();
      const read = createRowReader('product', [{ target: 'specs' }], { ...options, empty: 'clear' });
      expect(read([writeList(written)], { specifications: written }).values).toEqual({});
    }
  });

  it('are read from pairs of columns (EXP-03)', () => {
    const pair = [{ target: 'spec-name:1' }, { target: 'spec-value:1' }];
    expect(rowsAfter(pair, ['Weight', '4 kg'])).toEqual(weight('4 kg'));
    expect(createRowReader('product', pair, options)([null, '4 kg'], null).errors).toMatchObject([{ column: 1, value: '4 kg' }]);
  });

  it.each([
    ['12,5', ',', '12.5 kg'],
    ['1.250', ',', '1250 kg'],
    ['10–20', '.', '10–20 kg'],
    ['≤ 5', '.', '≤ 5 kg'],
    ['4 lb', '.', '4 lb'],
    ['on request', '.', 'on request'],
  ] as const)('%s with the sign %s get the unit of their column: %s (EXP-03)', (cell, decimal, expected) => {
    expect(rowsAfter([{ target: 'spec:Weight', unit: 'kg' }], [cell], { decimal })).toEqual(weight(expected));
  });

  it('have a unit in the head of their column only if their attributes agree (EXP-01)', () => {
    expect(parseHead('Rated voltage (V)', units)).toEqual({ target: 'spec:Rated voltage', unit: 'V' });
    expect(parseHead('Reach (mm)', units)).toEqual({ target: 'spec:Reach (mm)', unit: null });
  });
});
