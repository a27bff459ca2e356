import { expect, it } from 'vitest';
import { roundToCents } from './money.ts';
import { storageUrl } from './storage-address.ts';

it.each([
  ['uploads/2026/11/a.webp', '/storage/uploads/2026/11/a.webp'],
  ['/storage/uploads/a.webp', '/storage/uploads/a.webp'],
  ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['HTTP://cdn.example/a.webp', 'HTTP://cdn.example/a.webp'],
  ['', null],
  [null, null],
])('IMG-01 returns the address of %s', (path, url) => {
  expect(storageUrl(path)).toBe(url);
});

it.each([
  [1.005, 1.01],
  [412_500_000, 412_500_000],
  [0.1 + 0.2, 0.3],
  [19.994999, 19.99],
  [1e-7, 0],
  [0, 0],
  [null, null],
])('DATA-05 rounds the price %s to two decimals', (amount, kept) => {
  expect(roundToCents(amount)).toBe(kept);
});
