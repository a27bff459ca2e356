import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduleJob } from './jobs.ts';

const minuteMs = 60 * 1000;
const errors: unknown[] = [];
const log = { error: (details: object, message: string) => errors.push([message, details]) };

beforeEach(() => {
  vi.useFakeTimers();
  errors.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs other jobs while one hangs, and reports the hanging job once', async () => {
  let runs = 0;
  let hanging = 0;
  const hang = () => {
    hanging++;
    return new Promise<void>(() => {});
  };
  scheduleJob({ name: 'files', everyMs: minuteMs, isDueAtStart: true, run: hang }, log);
  const other = scheduleJob({ name: 'salts', everyMs: minuteMs, isDueAtStart: true, run: async () => void runs++ }, log);
  await vi.advanceTimersByTimeAsync(20 * minuteMs);
  expect([hanging, runs]).toEqual([1, 21]);
  expect(errors).toEqual([['job is taking too long', { job: 'files' }]]);
  await other.end();
  await vi.advanceTimersByTimeAsync(20 * minuteMs);
  expect(runs).toBe(21);
});

it('runs a job again after it has failed', async () => {
  let runs = 0;
  const error = new Error('no');
  const fail = async () => {
    runs++;
    throw error;
  };
  const job = scheduleJob({ name: 'visits', everyMs: minuteMs, isDueAtStart: false, run: fail }, log);
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  expect(runs).toBe(2);
  expect(errors).toEqual(Array(2).fill(['job failed', { err: error, job: 'visits' }]));
  await job.end();
});
