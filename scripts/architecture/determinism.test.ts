// A test that waits for a fixed time or reads the system clock can fail on a busy machine or on another day.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Exceptions, with the reason why their results depend neither on the time nor on the speed of the machine. */
const allowed: Record<string, string> = {
  'scripts/doctor/doctor.process.test.ts': 'compares the clock of PostgreSQL with that of the machine, by minutes',
  'server/features/uploads/uploads.process.test.ts': 'kills the process at any moment; what is expected holds at each of them',
  'server/http/cache/computations.test.ts': 'the clock is a fake one',
  'web/admin/routes/update.test.tsx': 'moves the clock forward by minutes',
  'web/site/router/prefetch-screens.dom.test.ts': 'the clock is a fake one',
};

/** `setTimeout(resolve)` without a delay only waits for the next task, so it is allowed. */
const patterns = [
  /\bset(?:Timeout|Interval)\((?!\w+\))/,
  /\bset(?:Timeout|Interval)\b.*'node:timers\/promises'/,
  /\bDate\.now\(\)|\bnew Date\(\)|\bperformance\.now\(\)/,
  /\b(?:cpuUsage|resourceUsage|memoryUsage|hrtime)\b/,
];

it('waits for events in tests, and takes the time from a clock that the test sets', () => {
  const tests = sourceFiles().filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('scripts/architecture/'));
  const found = tests.filter((file) => patterns.some((pattern) => pattern.test(readFileSync(file, 'utf8'))));
  expect(found.toSorted(), 'Use a gate, an event or vi.useFakeTimers, or list why the result does not depend on the time.').toEqual(
    Object.keys(allowed),
  );
});
