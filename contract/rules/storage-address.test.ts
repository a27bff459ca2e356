import { expect, it } from 'vitest';
import { storageUrl } from './storage-address.ts';

it.each([
  ['uploads/2026/11/a.webp', '/storage/uploads/2026/11/a.webp'],
  ['/storage/uploads/a.webp', '/storage/uploads/a.webp'],
  ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['HTTP://cdn.example/a.webp', 'HTTP://cdn.example/a.webp'],
  ['/images/logo.svg', '/images/logo.svg'],
  ['blob:https://www.acme.example/4f0c', 'blob:https://www.acme.example/4f0c'],
  ['', null],
  [' ', null],
  [undefined, null],
  [null, null],
])('returns the address of %s (IMG-01)', (path, url) => {
  expect(storageUrl(path)).toBe(url);
});
