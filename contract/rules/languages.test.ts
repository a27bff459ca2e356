import { expect, it } from 'vitest';
import { inLanguagePath, localAddress, splitLanguage } from './languages.ts';

const codes = ['en', 'de', 'pt-br'];

it.each([
  ['/', null, '/'],
  ['/de', 'de', '/'],
  ['/de?x=1', 'de', '/?x=1'],
  ['/DE/products', 'de', '/products'],
  ['/pt-br/news?type=news#top', 'pt-br', '/news?type=news#top'],
  ['/design', null, '/design'],
  ['/de-at', null, '/de-at'],
  ['/de//evil.example', 'de', '//evil.example'],
  ['', null, ''],
])('splits %s (LANG-03)', (address, code, rest) => {
  expect(splitLanguage(address, codes)).toEqual({ code, rest });
});

it.each([
  ['/', '/de'],
  ['/?x=1', '/de?x=1'],
  ['/products?page=2#list', '/de/products?page=2#list'],
])('writes %s with the code (LANG-03)', (path, expected) => {
  expect([inLanguagePath(path, 'de'), inLanguagePath(path, null)]).toEqual([expected, path]);
});

it.each([
  ['/products/arm?units=imperial', '/de/products/arm?units=imperial'],
  ['/en/products', '/en/products'],
  ['/pt-br', '/pt-br'],
  ['/storage/uploads/a.webp', '/storage/uploads/a.webp'],
  ['/feed.xml', '/feed.xml'],
  ['/api/public/compare/csv?products=a', '/api/public/compare/csv?products=a'],
  ['/admin', '/admin'],
  ['/administration', '/de/administration'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
  ['?page=2', '?page=2'],
  ['#top', '#top'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('leads from a page in a language from %s to %s (LANG-04)', (address, expected) => {
  expect(localAddress(address, 'de', codes)).toBe(expected);
});
