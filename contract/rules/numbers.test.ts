import { expect, it } from 'vitest';
import { decimalMarkIn } from './attributes/decimal-mark.ts';
import { counted, usableLocale, writeNumber } from './numbers.ts';

it.each([
  ['id-ID', '1.720.000,50', ','],
  ['en-US', '1,720,000.50', '.'],
  ['fr-FR', '1\u202f720\u202f000,50', ','],
  ['hi-IN', '17,20,000.50', '.'],
])('writes numbers in the notation of %s (CURR-04)', (locale, expected, mark) => {
  expect([writeNumber('1720000.50', locale), decimalMarkIn(locale)]).toEqual([expected, mark]);
});

it('writes counts with thousands separators and in the singular or plural (CURR-04)', () => {
  expect([counted(1, 'product'), counted(0, 'product'), counted(1240, 'category', 'categories')]).toEqual([
    '1 product',
    '0 products',
    '1,240 categories',
  ]);
  expect(counted(1240, 'product', undefined, 'id-ID')).toBe('1.240 products');
});

it.each([
  ['de-DE', 'de-DE'],
  ['no such locale', 'id-ID'],
  ['', 'id-ID'],
  [null, 'id-ID'],
])('uses the locale %j as %s (CURR-04)', (stored, expected) => {
  expect(usableLocale(stored)).toBe(expected);
});
