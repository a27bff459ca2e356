import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogLimit } from './log-limit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('writes a line immediately, then one line a minute with the number of events (LOAD-05)', () => {
  const lines: number[] = [];
  const report = createLogLimit((count) => lines.push(count));
  for (let event = 0; event < 1000; event++) report();
  expect(lines).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([1, 999]);
  report();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([1, 999, 1]);
  vi.advanceTimersByTime(600_000);
  report();
  expect(lines).toEqual([1, 999, 1, 1]);
});
