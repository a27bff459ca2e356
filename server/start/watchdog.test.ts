import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endWhenStuck, stuckLimitMs } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends the process only once no page has been computed in time for a minute (LOAD-11)', () => {
  let isStuck = true;
  const fatal = vi.fn();
  const end = vi.fn();
  endWhenStuck({ isStuck: () => isStuck, log: { fatal } } as unknown as Parameters<typeof endWhenStuck>[0], end);
  vi.advanceTimersByTime(stuckLimitMs - 1);
  isStuck = false;
  vi.advanceTimersByTime(10_000);
  isStuck = true;
  vi.advanceTimersByTime(stuckLimitMs - 10_000);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * stuckLimitMs);
  expect([end.mock.calls, fatal.mock.calls.length]).toEqual([[[1]], 1]);
});
