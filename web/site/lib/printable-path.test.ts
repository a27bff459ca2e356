import { expect, it } from 'vitest';
import { printablePath } from './printable-path.ts';

it.each([
  ['/products/six-axis-robot-lr20', '/products/six-axis-robot-lr20'],
  ['/products/%C3%BCber%20x', '/products/%C3%BCber%20x'],
  ['/%0a', '/%EF%BF%BD'],
  ['/a%0D%0Ab', '/a%EF%BF%BD%EF%BF%BDb'],
  ['/%e2%80%a8', '/%EF%BF%BD'],
  ['/%7F%00', '/%EF%BF%BD%EF%BF%BD'],
  ['/%E0%A4%A', '/%EF%BF%BD'],
  ['/%', '/%EF%BF%BD'],
])('converts %s to %s', (path, printable) => {
  expect(printablePath(path)).toBe(printable);
});
