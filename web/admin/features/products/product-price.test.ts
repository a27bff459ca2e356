import { expect, it } from 'vitest';
import { checkPrice, readPrice } from './product-values.ts';

it.each(['', '0', '1250000', '1250000.5', ' 99.99 ', '12.500.000,50'])('accepts “%s” (APROD-14)', (typed) => {
  expect(checkPrice(typed, 'id-ID')).toBeUndefined();
});

it('parses an amount, and returns null for an empty or invalid text', () => {
  expect(readPrice('12.500.000,50', 'id-ID')).toBe(12_500_000.5);
  expect(readPrice(' ', 'id-ID')).toBeNull();
  expect(readPrice('1.250.000', undefined)).toBeNull();
});

it('explains the accepted notation of a refused price (APROD-14)', () => {
  expect(checkPrice('Rp 12', 'id-ID')).toBe('Write digits only, with a point before decimals, e.g. 1250000 or 1250000.50');
});
