import { describe, expect, it } from 'vitest';
import { countedValue, isCountable } from './counted-value.ts';

describe('countedValue', () => {
  it.each([
    ['18', 0, '0'],
    ['18', 0.5, '9'],
    ['640+', 0.5, '320+'],
    ['1,240', 0.5, '620'],
    ['1,240', 0.9, '1,116'],
    ['1.000.000', 0.001, '1.000'],
    ['99.7 %', 0.5, '49.9 %'],
    ['99.7 %', 0.01, '1.0 %'],
    ['0,5 mm', 0.2, '0,1 mm'],
    ['Over 200 lines', 0.5, 'Over 100 lines'],
    ['24/7', 0.5, '12/7'],
  ])('returns for %s at %d %s', (value, part, expected) => expect(countedValue(value, part)).toBe(expected));

  it.each(['18', '640+', '1,240', '99.7 %', '0.05', 'Rp 1.500.000', '24/7', '007'])('ends with the original text %s', (value) =>
    expect(countedValue(value, 1)).toBe(value === '007' ? '7' : value),
  );

  it('does not count years, words and codes', () => {
    expect(['2008', 'Since 1998', 'Many', '', '1', '1234567890123'].filter(isCountable)).toEqual([]);
    expect(['18', '2,008', '640+', '2008.5'].filter(isCountable)).toEqual(['18', '2,008', '640+', '2008.5']);
  });
});
