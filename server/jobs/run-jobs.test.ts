import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobClaims } from '#server/database/job-claims.ts';
import { createJobRuns, type JobRuns } from '#server/platform/job-runs.ts';
import { createManualTime, type ManualTime } from '#server/testing/manual-time.ts';
import { type Job, type Jobs, registerJobs } from './run-jobs.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

let app: FastifyInstance;
let time: ManualTime;
let runs: JobRuns;
let errors: unknown[];
beforeEach(() => {
  app = Fastify();
  time = createManualTime();
  runs = createJobRuns(() => new Date('2026-11-21T03:00:00.000Z'));
  errors = [];
  vi.spyOn(app.log, 'error').mockImplementation((...line: unknown[]) => void errors.push(line));
});
afterEach(() => app.close());

const start = (jobs: Partial<Job>[], claims: JobClaims | null = null): Jobs => {
  const complete = jobs.map(
    (job): Job => ({ name: 'visits', text: 'Remove old visits', everyMs: minuteMs, runsOn: 'each instance', run: async () => {}, ...job }),
  );
  const started = registerJobs(app, complete, { runs, claims, wait: time.wait });
  started.start();
  return started;
};
/** A job that counts its runs. */
const counting = () => {
  const run = vi.fn(async () => {});
  return { run, count: () => run.mock.calls.length };
};

it('runs a job after its interval, or also at the start', async () => {
  const [later, first] = [counting(), counting()];
  start([{ run: later.run }, { name: 'spam', firstAfterMs: 0, run: first.run }]);
  const counts = () => [later.count(), first.count()];
  await time.pass(0);
  expect(counts()).toEqual([0, 1]);
  await time.pass(2 * minuteMs);
  expect(counts()).toEqual([2, 3]);
});

it('runs other jobs while one hangs, reports the hanging job once, and ends without it (WATCH-03)', async () => {
  const other = counting();
  const hang = vi.fn(() => new Promise<void>(() => {}));
  start([
    { name: 'files', firstAfterMs: 0, run: hang },
    { name: 'salts', firstAfterMs: 0, run: other.run },
  ]);
  await time.pass(20 * minuteMs);
  expect([hang.mock.calls.length, other.count()]).toEqual([1, 21]);
  expect(errors).toEqual([[{ job: 'files' }, 'job is taking too long']]);
  expect(runs.list().map(({ name, state }) => [name, state])).toEqual([
    ['files', 'running'],
    ['salts', 'succeeded'],
  ]);
  const closed = app.close();
  await time.pass(4 * secondMs);
  await closed;
  await time.pass(20 * minuteMs);
  expect(other.count()).toBe(21);
});

it('does not report a job that may take long', async () => {
  start([{ firstAfterMs: 0, isLong: true, run: () => new Promise<void>(() => {}) }]);
  await time.pass(20 * minuteMs);
  expect(errors).toEqual([]);
  const closed = app.close();
  await time.pass(4 * secondMs);
  await closed;
});

it('runs a job again after it has failed, with one log line a minute', async () => {
  const error = new Error('no');
  const fail = vi.fn(async () => {
    throw error;
  });
  start([{ everyMs: secondMs, run: fail }]);
  await time.pass(3 * secondMs);
  expect(fail).toHaveBeenCalledTimes(3);
  expect(errors).toEqual([[{ err: error, job: 'visits', failures: 1 }, 'job failed']]);
  expect(runs.list()[0]).toMatchObject({ state: 'failed', failures: 3 });
});

it('does not log an outage of the database, which the requests report', async () => {
  start([{ run: () => Promise.reject(Object.assign(new Error('terminated'), { code: '57P01' })) }]);
  await time.pass(minuteMs);
  expect(errors).toEqual([]);
  expect(runs.list()[0]).toMatchObject({ state: 'failed', failures: 1 });
});

it('runs a job when it is woken, and again if it is woken during a run', async () => {
  const ends: (() => void)[] = [];
  const jobs = start([{ run: () => new Promise<void>((resolve) => ends.push(resolve)) }]);
  jobs.wake('visits');
  await time.pass(0);
  expect(ends).toHaveLength(1);
  jobs.wake('visits');
  ends[0]?.();
  await time.pass(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await time.pass(minuteMs - 1);
  expect(ends).toHaveLength(2);
  await time.pass(1);
  expect(ends).toHaveLength(3);
  ends[2]?.();
});

it('interrupts the running job when the app is closed, and waits for its end', async () => {
  const steps: string[] = [];
  start([
    {
      firstAfterMs: 0,
      run: async (closing) => {
        await new Promise((resolve) => closing.addEventListener('abort', resolve));
        steps.push('interrupted');
      },
    },
  ]);
  await time.pass(0);
  await app.close();
  steps.push('closed');
  expect(steps).toEqual(['interrupted', 'closed']);
});

describe('of several instances (START-13)', () => {
  it('claims a job before each run, polls more often than it is due, and releases the claim even after a failure', async () => {
    const [taken, released]: [string[], string[]] = [[], []];
    let isFree = false;
    const claims: JobClaims = {
      checkMs: 15 * secondMs,
      take: async ({ name }) => {
        taken.push(name);
        return isFree ? async () => void released.push(name) : null;
      },
    };
    const fail = vi.fn(() => Promise.reject(new Error('no')));
    const each = counting();
    start(
      [
        { name: 'files', everyMs: 60 * minuteMs, runsOn: 'one instance', run: fail },
        { name: 'filters', run: each.run },
      ],
      claims,
    );
    await time.pass(minuteMs);
    expect([taken, fail.mock.calls.length, each.count()]).toEqual([Array(4).fill('files'), 0, 1]);
    isFree = true;
    await time.pass(15 * secondMs);
    expect([fail.mock.calls.length, released]).toEqual([1, ['files']]);
  });
});
