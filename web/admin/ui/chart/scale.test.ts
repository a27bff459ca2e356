import { expect, test } from 'vitest';
import { areaPath, dayAt, labelledDays, linePath, niceTicks, type Plot } from './scale.ts';

const plot: Plot = { left: 10, top: 0, width: 100, height: 50, most: 10, days: 3 };

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [278, [0, 100, 200, 300]],
  [400, [0, 100, 200, 300, 400]],
  [23_456, [0, 10_000, 20_000, 30_000]],
])('reaches %s in round, whole steps', (greatest, ticks) => {
  expect(niceTicks(greatest)).toEqual(ticks);
});

test('labels days backwards from the last one', () => {
  expect(labelledDays(30, 6)).toEqual([4, 9, 14, 19, 24, 29]);
  expect(labelledDays(1, 6)).toEqual([0]);
  expect(labelledDays(0, 6)).toEqual([]);
});

test('draws lines from edge to edge, and a single day in the middle', () => {
  expect(linePath(plot, [0, 5, 10])).toBe('M10 50L60 25L110 0');
  expect(areaPath(plot, [0, 5, 10])).toBe('M10 50L60 25L110 0L110 50L10 50Z');
  expect(linePath({ ...plot, days: 1 }, [5])).toBe('M60 25');
  expect([0, 34, 36, 500].map((x) => dayAt(plot, x))).toEqual([0, 0, 1, 2]);
});
