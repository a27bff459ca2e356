import { expect, test } from 'vitest';
import { changesText, countsText, kindOfRows } from './import-words.ts';
import { anImport, appliedImport, checkedImport } from './imports.fixture.ts';
import { meaningOf } from './option-choices.ts';
import { targetOptions } from './target-options.ts';

const countsOf = (create: number, update: number) => ({ create, update, unchanged: 0, skip: 0, error: 0 });

test.each([
  [480, 20, 'Create 480 and change 20 products'],
  [1, 0, 'Create 1 product'],
  [0, 1, 'Change 1 product'],
  [1200, 1, 'Create 1,200 and change 1 product'],
  [0, 0, null],
])('writes %i created and %i changed products as %o (AIMP-15)', (create, update, text) => {
  expect(changesText(countsOf(create, update), 'product')).toBe(text);
});

test('speaks of records if the rows may be of several kinds (AIMP-15)', () => {
  const { options, sheets } = anImport();
  expect(kindOfRows(anImport())).toBe('product');
  expect(kindOfRows(anImport({ options: { ...options, create_categories: true } }))).toBeNull();
  expect(kindOfRows(anImport({ format: 'wxr', sheets: [...sheets, { name: 'Pages', rows: 2 }] }))).toBeNull();
  expect(changesText(countsOf(3, 0), null)).toBe('Create 3 records');
});

test('says what is planned before and what was done after an import was applied (AIMP-01)', () => {
  expect(countsText(checkedImport())).toBe('480 to create, 20 to change');
  expect(countsText(appliedImport())).toBe('480 created, 20 changed');
  expect(countsText(checkedImport({ counts: countsOf(0, 0) }))).toBe('No changes');
  expect(countsText(anImport())).toBe('');
});

test.each([
  ['decimal', '.', '1.250', '1.25'],
  ['decimal', ',', '1.250', '1,250'],
  ['decimal', ',', '€ 1.250,50', '1,250.5'],
  ['decimal', '.', 'on request', null],
  ['date', 'dmy', '03/04/2026', 'April 3, 2026'],
  ['date', 'mdy', '03/04/26', 'March 4, 2026'],
  ['date', 'mdy', '13/04/2026', null],
  ['encoding', 'utf-8', 'MÃ¶bel', null],
])('reads an example with %s %s: %s means %o (AIMP-08)', (option, value, example, meaning) => {
  expect(meaningOf(option, value, example)).toBe(meaning);
});

test('offers a typed text as a specification row unless it is known or the kind has none (AIMP-09)', () => {
  const { targets } = anImport();
  const labels = (typed: string, hasSpecifications = true) =>
    targetOptions({ targets, typed, hasSpecifications }).options.map(({ label }) => label);
  expect(labels('colour')).toEqual(['Specification row “colour”']);
  expect(labels('colour', false)).toEqual([]);
  expect(labels('weight')).toEqual(['Weight']);
  expect(labels('attributes rated')).toEqual(['Specification row “attributes rated”']);
  expect(labels('rated voltage attributes')).toEqual(['Rated voltage', 'Specification row “rated voltage attributes”']);
  const many = Array.from({ length: 150 }, (_, at) => ({ target: `spec:${at}`, label: `Row ${at}`, group: 'Specifications' }));
  expect(targetOptions({ targets: many, typed: 'row', hasSpecifications: true }).more).toBe(50);
});
