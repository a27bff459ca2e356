import { expect, test } from 'vitest';
import { withSize } from './svg-picture.ts';

test.each([
  ['<svg viewBox="0 0 600 160"><path/></svg>', '<svg viewBox="0 0 600 160" width="600" height="160"><path/></svg>'],
  [
    '<?xml version="1.0"?><svg width="100%" height=\'2em\' viewBox="-1,-2,30.5,20">',
    '<?xml version="1.0"?><svg viewBox="-1,-2,30.5,20" width="30.5" height="20">',
  ],
  ['<svg width="60" height="16">', '<svg width="60" height="16">'],
  ['no picture', 'no picture'],
])('gives %s the size of its view box (ABRAND-08)', (svg, expected) => {
  expect(withSize(svg)).toBe(expected);
});
