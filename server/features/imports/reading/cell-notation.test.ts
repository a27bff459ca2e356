import { describe, expect, it } from 'vitest';
import { addText, dateOrderOf, decimalOf, detectDateOrder, detectDecimal, newNotation } from './cell-notation.ts';

const notationOf = (texts: readonly string[]) => {
  const notation = newNotation();
  for (const text of texts) addText(notation, text);
  return notation;
};

describe('the decimal sign of a text (IMP-08)', () => {
  it.each([
    ['1.250,50', ','],
    ['1,250.50', '.'],
    ['1.250.000', ','],
    ['1,250,000', '.'],
    ['12,5', ','],
    ['0.125', '.'],
    ['-3,50', ','],
    ['€ 1.250,50', ','],
    ['1 250,50 EUR', ','],
    ["1'250.50", '.'],
    ['1.250', 'either'],
    ['1,250', 'either'],
    ['1250', null],
    ['1.2.3', null],
    ['12.05.2024', null],
    ['M12', null],
    ['2,4 GHz', null],
  ])('reads %s as %s', (text, sign) => {
    expect(decimalOf(text)).toBe(sign);
  });
});

describe('the order of a date (IMP-08)', () => {
  it.each([
    ['2026-11-28', 'iso'],
    ['28/11/2026', 'dmy'],
    ['11/28/2026', 'mdy'],
    ['05.06.2026', 'dmy'],
    ['05/06/2026 09:30', 'either'],
    ['28/28/2026', null],
    ['1.250', null],
  ])('reads %s as %s', (text, order) => {
    expect(dateOrderOf(text)).toBe(order);
  });
});

describe('the notation of a file (IMP-08)', () => {
  it.each([
    [['1.250', '3,50'], ',', []],
    [['1.250', '2.500'], undefined, ['1.250', '2.500']],
    [['1.250', '3,50', '3.75'], undefined, ['1.250']],
    [['3,50', '3.75'], undefined, ['1.50', '1,50']],
    [['100', '200'], undefined, []],
  ])('detects the decimal sign of %j', (texts, value, examples) => {
    expect(detectDecimal([notationOf(texts)])).toEqual({ value, examples });
  });

  it.each([
    [['05/06/2026', '28/06/2026'], 'dmy', []],
    [['05/06/2026', '06/28/2026'], 'mdy', []],
    [['05/06/2026'], undefined, ['05/06/2026']],
    [['2026-11-28'], 'iso', []],
  ])('detects the order of the dates %j', (texts, value, examples) => {
    expect(detectDateOrder([notationOf(texts)])).toEqual({ value, examples });
  });
});
