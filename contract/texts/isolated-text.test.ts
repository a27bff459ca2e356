import { expect, it } from 'vitest';
import { withIsolatedPlaceholders } from './isolated-text.ts';

it.each([
  ['مقارنة {name}', 'مقارنة \u2068{name}\u2069'],
  ['\u2068{name}\u2069', '\u2068{name}\u2069'],
  ['{from} إلى {to}', '\u2066{from}\u2069 إلى \u2066{to}\u2069'],
  ['بدون', 'بدون'],
  [
    { one: 'منتج واحد', other: '{count} منتج' },
    { one: 'منتج واحد', other: '\u2068{count}\u2069 منتج' },
  ],
])('isolates the placeholders of %j (RTL-09)', (text, expected) => {
  expect(withIsolatedPlaceholders(text)).toEqual(expected);
});
