import { expect, it } from 'vitest';
import { roundToCents } from './money.ts';

it.each([
  [1.005, 1.01],
  [412_500_000, 412_500_000],
  [0.1 + 0.2, 0.3],
  [19.994999, 19.99],
  [1e-7, 0],
  [0, 0],
  [null, null],
])('rounds the price %s to two decimals (DATA-05)', (amount, kept) => {
  expect(roundToCents(amount)).toBe(kept);
});
