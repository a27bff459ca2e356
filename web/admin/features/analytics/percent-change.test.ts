import { describe, expect, test } from 'vitest';
import { changeOf } from './percent-change.ts';

describe('the change from the previous period', () => {
  test.each([
    [3868, 3339, '+15.8%', true],
    [50, 100, '−50.0%', false],
    [5000, 100, '+4,900.0%', true],
  ])('for %s after %s is %s', (now, before, text, isBetter) => {
    expect(changeOf(now, before, { by: 'percent', decimals: 1 })).toEqual({ text, isBetter });
  });

  test('treats a decrease as an improvement if a lower value is better', () => {
    expect(changeOf(41.3, 44.1, { by: 'difference', decimals: 1, isLessBetter: true })).toEqual({ text: '−2.8', isBetter: true });
    expect(changeOf(44.1, 41.3, { by: 'difference', decimals: 1, isLessBetter: true })).toEqual({ text: '+2.8', isBetter: false });
    expect(changeOf(1.58, 1.52, { by: 'difference', decimals: 2 })).toEqual({ text: '+0.06', isBetter: true });
  });

  test('is empty if the values are equal or there is nothing to compare with', () => {
    expect(changeOf(7, 7, { by: 'percent', decimals: 1 })).toEqual({ text: '', isBetter: null });
    expect(changeOf(7, 0, { by: 'percent', decimals: 1 })).toEqual({ text: '', isBetter: null });
    expect(changeOf(1.501, 1.499, { by: 'difference', decimals: 2 })).toEqual({ text: '', isBetter: null });
  });
});
