import { expect, it } from 'vitest';
import { pageWindow } from './pagination.ts';

const shown = (current: number, last: number) =>
  pageWindow(current, last)
    .map((page) => (page === 'ellipsis' ? '…' : page))
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 0, '1'],
  [4, 7, '1 2 3 4 5 6 7'],
])('page %i of %i shows all numbers (PAGI-01, PAGI-02)', (current, last, expected) => {
  expect(shown(current, last)).toBe(expected);
});

it.each([1, 2, 3, 4])('page %i of 8 shows the first five and the last (PAGI-03)', (current) => {
  expect(shown(current, 8)).toBe('1 2 3 4 5 … 8');
});

it.each([17, 18, 19, 20])('page %i of 20 shows the first and the last five (PAGI-04)', (current) => {
  expect(shown(current, 20)).toBe('1 … 16 17 18 19 20');
});

it.each([
  [5, 20, '1 … 4 5 6 … 20'],
  [16, 20, '1 … 15 16 17 … 20'],
  [5, 9, '1 … 4 5 6 … 9'],
])('page %i of %i shows its neighbours (PAGI-05)', (current, last, expected) => {
  expect(shown(current, last)).toBe(expected);
});

it('never shows a page twice or a page that does not exist (PAGI-01)', () => {
  for (let last = 1; last <= 30; last++) {
    for (let current = 1; current <= last; current++) {
      const numbers = pageWindow(current, last).filter((page) => page !== 'ellipsis');
      expect(numbers).toContain(current);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect([numbers.at(0), numbers.at(-1)]).toEqual([1, last]);
    }
  }
});
