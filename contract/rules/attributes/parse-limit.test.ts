import { expect, it } from 'vitest';
import { parseLimit } from './parse-limit.ts';

it.each([
  ['5,5', 'mass', 'kg', 5.5],
  ['½ kg', 'mass', 't', 0.5],
  ['1 1/2 kg', 'mass', 'kg', 1.5],
  ['4k7', 'resistance', 'Ω', 4700],
  ['4k7', 'mass', 'kg', undefined],
  ['−20 °C', 'temperature', '°C', 253.15],
  ['10 A', 'mass', 'kg', undefined],
] as const)('parses the limit %s of %s in %s as %s (ATTR-74)', (typed, quantity, unit, expected) => {
  expect(parseLimit(typed, { quantity, unit })).toBe(expected);
});
