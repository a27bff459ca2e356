import { expect, it } from 'vitest';
import { checkPrice, readPrice } from './product-price.ts';

it.each(['', '0', '1250000', '1250000.5', ' 99.99 '])('takes “%s” (APROD-14)', (typed) => {
  expect(checkPrice(typed)).toBeUndefined();
});

it('reads an amount, and none from an empty box', () => {
  expect(readPrice('1250000.50')).toBe(1_250_000.5);
  expect(readPrice(' ')).toBeNull();
  expect(readPrice('1.250.000')).toBeNull();
});

it('refuses what could be read in two ways, and says how to write it (APROD-14)', () => {
  const expected = 'Write digits only, without separators between thousands and with a point before decimals, e.g. 1250000 or 1250000.50';
  expect(checkPrice('1.250.000')).toBe(expected);
  expect(checkPrice('1,250,000')).toBe(expected);
  expect(checkPrice('Rp 12')).toBe(expected);
  expect(checkPrice('1.250')).toBe('At most two decimals. For thousands write digits only: 1250');
  expect(checkPrice('-5')).toBe('The price must not be below 0.');
  expect(checkPrice('9999999999999')).toBe('The price must not be above 999999999999.');
});
