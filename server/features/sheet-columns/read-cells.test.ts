import { expect, it } from 'vitest';
import type { ImportKind } from '#contract/rules/imports.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { fittedCell } from './long-texts.ts';
import { createRowReader, type ReadOptions } from './row-reader.ts';

const options: ReadOptions = { texts: 'plain', timeZone: 'Europe/Berlin', empty: 'leave' };
const reading = (kind: ImportKind, target: string, cell: Cell, given: Partial<ReadOptions> = {}, current: object | null = null) =>
  createRowReader(kind, [{ target }], { ...options, ...given })([cell], current);
/** The value of the field, or the text of the error. */
const read = (kind: ImportKind, target: string, cell: Cell, given: Partial<ReadOptions> = {}): unknown => {
  const { values, errors } = reading(kind, target, cell, given);
  return errors[0]?.text ?? values[target];
};

it.each([
  ['1250', undefined, 1250],
  [12.5, undefined, 12.5],
  ['12.50', undefined, 12.5],
  ['12,50', ',', 12.5],
  ['1.250,50', undefined, 1250.5],
  ["1'250.50", undefined, 1250.5],
  ['1 250,50', ',', 1250.5],
  ['€ 1,250.00', '.', 1250],
  ['1.250,- €', ',', 1250],
  ['EUR 12', undefined, 12],
  ['12 CHF', undefined, 12],
  ['Rp 12.500.000', ',', 12_500_000],
  ['Price on request', undefined, null],
  ['1.250', undefined, '“1.250” can mean 1250 or 1.25. Choose the decimal sign of the file.'],
  ['12,5o', ',', '“12,5o” is not a number. Write it like 12,50.'],
  ['12,50', '.', '“12,50” is not a number. Write it like 12.50.'],
  ['1,2,3', undefined, '“1,2,3” is not a number. Write it like 12.50.'],
  ['12 XYZ', undefined, '“12 XYZ” is not a number. Write it like 12.50.'],
] as const)('reads the price %j with the decimal sign %s as %j (EXP-04)', (cell, decimal, expected) => {
  expect(read('product', 'price', cell, { decimal })).toBe(expected);
});

it.each([
  [{ date: '2026-11-28T09:30:00' }, undefined, '2026-11-28T08:30:00.000Z'],
  ['2026-11-28', undefined, '2026-11-27T23:00:00.000Z'],
  ['2026-11-28T09:30:00Z', undefined, '2026-11-28T09:30:00.000Z'],
  ['28.11.2026 09:30', undefined, '2026-11-28T08:30:00.000Z'],
  ['3/4/2026', 'dmy', '2026-04-02T22:00:00.000Z'],
  ['3/4/2026', 'mdy', '2026-03-03T23:00:00.000Z'],
  [45_989.5, undefined, '2025-11-28T11:00:00.000Z'],
  ['3/4/2026', undefined, '“3/4/2026” can be two different days. Choose the order of dates of the file.'],
  ['30.2.2026', undefined, '“30.2.2026” is not a date. Write it like 2026-11-28 or 2026-11-28 09:30.'],
  ['28.11.26', 'dmy', '“28.11.26” is not a date. Write it like 2026-11-28 or 2026-11-28 09:30.'],
] as const)('reads the time %j in the order %s as %s (EXP-04)', (cell, date, expected) => {
  expect(read('article', 'published_at', cell, { date })).toBe(expected);
});

it.each([
  ['is_active', true, true],
  ['is_active', 'Nein', false],
  ['is_active', 'X', true],
  ['is_active', 0, false],
  ['is_active', 'maybe', '“maybe” is neither yes nor no. Write yes or no.'],
  ['sort_order', '3', 3],
  ['model', 1234, '1234'],
  ['name', ' Robot ', 'Robot'],
] as const)('reads %s %j as %j (EXP-04)', (target, cell, expected) => {
  expect(read('product', target, cell)).toBe(expected);
});

it('reads choices and lists of attributes (EXP-04)', () => {
  expect(read('article', 'type', 'Knowledge')).toBe('knowledge');
  expect(read('article', 'type', 'blog')).toBe('“blog” is not possible here. The type must be news or knowledge.');
  expect(read('attribute', 'better', 'low')).toBe('“low” is not possible here. Write one of higher, lower.');
  expect(read('attribute', 'aliases', 'Load; Capacity')).toEqual(['Load', 'Capacity']);
  const choice = (key: string, label: string, ...aliases: string[]) => ({ key, label, aliases });
  expect(read('attribute', 'choices', 'red: Red | rot\nBlue')).toEqual([choice('red', 'Red', 'rot'), choice('blue', 'Blue')]);
  expect(read('attribute', 'choices', 'Red; Blue')).toEqual([choice('red', 'Red'), choice('blue', 'Blue')]);
  const known = reading('attribute', 'choices', 'Red', {}, { choices: [choice('r', 'Red', 'rot')] });
  expect(known.values.choices).toEqual([choice('r', 'Red')]);
});

it.each([
  ['plain', 'A < B\r\nC\n\nD', '<p>A &lt; B<br>C</p><p>D</p>'],
  ['markdown', '# A\n\n*B*', '<h1>A</h1>\n<p><em>B</em></p>\n'],
  ['html', '<p>A</p>', '<p>A</p>'],
] as const)('reads formatted texts that are written as %s (EXP-04)', (texts, cell, expected) => {
  expect(read('product', 'description', cell, { texts })).toBe(expected);
});

it('reads the names of files, and of former addresses and categories (EXP-04)', () => {
  expect(reading('product', 'images', 'a.jpg | b c.png').files).toEqual({ images: ['a.jpg', 'b c.png'] });
  expect(reading('product', 'images', 'a.jpg, https://example.com/b.png').files).toEqual({
    images: ['a.jpg', 'https://example.com/b.png'],
  });
  expect(reading('product', 'images', 'a, b.jpg').files).toEqual({ images: ['a, b.jpg'] });
  const fileName = (path: string) => path.slice('uploads/'.length);
  expect(reading('product', 'images', 'a.jpg', { fileName }, { images: ['uploads/a.jpg'] }).files).toEqual({});
  expect(reading('product', 'category', ' Robots > Arms ')).toMatchObject({ category: 'Robots > Arms' });
  expect(reading('article', 'old_address', '/2024/post/')).toMatchObject({ oldAddress: '/2024/post/' });
});

it('clears fields with empty cells only if wanted, never addresses (EXP-04)', () => {
  const product = { price: 12, is_active: false, slug: 'a', name: 'A', main_image: 'uploads/a.jpg', images: [] };
  const columns = ['price', 'is_active', 'slug', 'name', 'main_image', 'images'].map((target) => ({ target }));
  const cells = columns.map(() => null);
  expect(createRowReader('product', columns, options)(cells, product)).toMatchObject({ values: {}, files: {} });
  expect(createRowReader('product', columns, { ...options, empty: 'clear' })(cells, product)).toMatchObject({
    values: { price: null, is_active: true, name: '' },
    files: { main_image: [] },
    errors: [],
  });
});

it.each(['abc', 0, '1.5', '-1'])('refuses the id %j (EXP-04)', (cell) => {
  expect(reading('product', 'id', cell).errors).toMatchObject([{ column: 0, value: String(cell) }]);
});

it('leaves a text as it is whose place is taken by a note, because it is too long for a workbook (EXP-10)', () => {
  const text = `<p>${'long '.repeat(8000)}</p>`;
  const note = fittedCell(text, 'xlsx');
  expect([note, fittedCell(text, 'csv')]).toEqual([expect.stringContaining('This text is longer'), text]);
  expect(reading('page', 'content', note, {}, { content: text })).toMatchObject({ values: {}, errors: [] });
  expect(reading('page', 'content', note).errors).toMatchObject([{ text: expect.stringContaining('CSV') }]);
});
