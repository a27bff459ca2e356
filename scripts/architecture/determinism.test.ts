// A test that waits for a fixed time or reads the system clock can fail on a busy machine or on another day.
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
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

const tests = sourceFiles().filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('scripts/architecture/'));

/** Calls of `vi.waitFor` and `vi.waitUntil` without a time limit, which is then a second. */
const unlimitedWaits = (node: unknown): number => {
  if (Array.isArray(node)) return node.reduce((sum, one) => sum + unlimitedWaits(one), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const { type, callee, arguments: given } = node as { type?: string; callee?: unknown; arguments?: unknown[] };
  const { object, property } = (callee ?? {}) as Record<'object' | 'property', { name?: string } | undefined>;
  const isWait = type === 'CallExpression' && object?.name === 'vi' && /^wait(?:For|Until)$/.test(property?.name ?? '');
  return unlimitedWaits(Object.values(node)) + (isWait && given?.length === 1 ? 1 : 0);
};

it('gives each wait a time limit for a busy machine', () => {
  const waiting = tests.map((file) => ({ file, text: readFileSync(file, 'utf8') })).filter(({ text }) => text.includes('vi.wait'));
  const found = waiting.filter(({ file, text }) => unlimitedWaits(parseSync(file, text).program) > 0).map(({ file }) => file);
  expect(found, 'Give vi.waitFor and vi.waitUntil 60_000 as the second argument.').toEqual([]);
});

it('waits for events in tests, and takes the time from a clock that the test sets', () => {
  const found = tests.filter((file) => patterns.some((pattern) => pattern.test(readFileSync(file, 'utf8'))));
  expect(found.toSorted(), 'Use a gate, an event or vi.useFakeTimers, or list why the result does not depend on the time.').toEqual(
    Object.keys(allowed),
  );
});
