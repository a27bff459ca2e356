import { expect, it } from 'vitest';
import { createJobRuns } from './job-runs.ts';

it('records the last run of each job, its duration and its failures (WATCH-03)', async () => {
  const runs = createJobRuns(() => new Date('2026-11-21T03:00:00.000Z'));
  runs.add('files', 'Remove unused files');
  await runs.record('visits', async () => {});
  await expect(runs.record('visits', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const running = Promise.withResolvers<void>();
  const mail = runs.record('mail', () => running.promise);
  const job = { startedAt: '2026-11-21T03:00:00.000Z', durationMs: expect.any(Number) };
  expect(runs.list()).toEqual([
    { name: 'files', text: 'Remove unused files', state: 'scheduled', startedAt: null, durationMs: null, runs: 0, failures: 0 },
    { ...job, name: 'visits', text: 'visits', state: 'failed', runs: 2, failures: 1 },
    { ...job, name: 'mail', text: 'mail', state: 'running', durationMs: null, runs: 0, failures: 0 },
  ]);
  running.resolve();
  await mail;
  expect(runs.list().at(-1)).toEqual({ ...job, name: 'mail', text: 'mail', state: 'succeeded', runs: 1, failures: 0 });
});
