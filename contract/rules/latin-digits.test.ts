import { expect, it } from 'vitest';
import { withLatinDigits } from './latin-digits.ts';

it.each([
  ['ar-EG', 'ar-EG-u-nu-latn'],
  ['ar-EG-u-ca-gregory-nu-arab', 'ar-EG-u-ca-gregory-nu-latn'],
  ['fa-IR', 'fa-IR-u-nu-latn'],
  ['ar-AE', 'ar-AE'],
  ['de-DE', 'de-DE'],
])('writes the numbers of %s with Latin digits (RTL-08)', (locale, expected) => {
  const latin = withLatinDigits(locale);
  expect(latin).toBe(expected);
  expect(new Intl.NumberFormat(latin).format(42)).toBe('42');
});
