import { expect, test } from 'vitest';
import { formatBytes } from './file-rules.ts';

test.each([
  [200, '1_kB'],
  [655_360, '640_kB'],
  [12_373_197, '11.8_MB'],
  [2_254_857_831, '2.1_GB'],
])('does not break the line between number and unit for %i bytes (MEDIA-19)', (bytes, text) => {
  expect(formatBytes(bytes).replaceAll('\u00a0', '_')).toBe(text);
});
