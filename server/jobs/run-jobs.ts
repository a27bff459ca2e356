// Runs the scheduled jobs of this process. Jobs are independent: one that fails or hangs does not block the others.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { JobClaims } from '#server/database/job-claims.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import type { JobRuns } from '#server/platform/job-runs.ts';
import { createLogLimit } from '#server/platform/log-limit.ts';

/** A job that takes longer is logged as an error, because it may hang, for example on a network disk. */
const lateMs = 10 * 60 * 1000;
/** Maximum time that the shutdown waits for running jobs, which can be interrupted at any time. */
const closingMs = 4000;

export interface Job {
  name: string;
  /** What it does, for administrators. */
  text: string;
  /** Time between two runs. */
  everyMs: number;
  /** Delay of the first run. Default: `everyMs`. */
  firstAfterMs?: number;
  /** If several instances share a PostgreSQL, either each runs the job, or one at a time runs it for all. */
  runsOn: 'each instance' | 'one instance';
  /** The job may take longer than ten minutes. */
  isLong?: boolean;
  /** @param closing ends the run early */
  run: (closing: AbortSignal) => Promise<void>;
}

/** Resolves after the time, or when the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const waitForTime: Wait = (ms, signal) => pause(ms, undefined, { signal, ref: false }).catch(() => {});

interface Options {
  runs: JobRuns;
  /** Null if no other instance uses the database. */
  claims: JobClaims | null;
  /** For tests. */
  wait?: Wait;
}

export interface Jobs {
  start: () => void;
  /** Runs a job now, or again after the current run. Does nothing before the start. */
  wake: (name: string) => void;
}

interface Loop {
  wake: () => void;
  /** Resolves after the current run. */
  end: () => Promise<void>;
}

const startLoop = (everyMs: number, firstAfterMs: number, wait: Wait, attempt: () => Promise<void>): Loop => {
  let waiting = new AbortController();
  let [isWoken, isEnding] = [false, false];
  const waitFor = async (ms: number) => {
    waiting = new AbortController();
    if (!isWoken && !isEnding) await wait(ms, waiting.signal);
    isWoken = false;
  };
  const repeat = async () => {
    await waitFor(firstAfterMs);
    while (!isEnding) {
      await attempt();
      await waitFor(everyMs);
    }
  };
  const running = repeat();
  return {
    wake: () => {
      isWoken = true;
      waiting.abort();
    },
    end: () => {
      isEnding = true;
      waiting.abort();
      return running;
    },
  };
};

/** Prepares the jobs. They end when the app is closed, before the database is closed. */
export const registerJobs = (app: FastifyInstance, jobs: readonly Job[], { runs, claims, wait = waitForTime }: Options): Jobs => {
  const closing = new AbortController();
  const loops = new Map<string, Loop>();

  /** @returns a function that runs the job once and never fails */
  const attemptOf = (job: Job): (() => Promise<void>) => {
    const { name, everyMs } = job;
    let lastError: unknown;
    const report = createLogLimit((failures) => app.log.error({ err: lastError, job: name, failures }, 'job failed'));
    const claimAndRun = async () => {
      if (!claims || job.runsOn === 'each instance') return runs.record(name, () => job.run(closing.signal));
      const release = await claims.take({ name, everyMs });
      if (release) await runs.record(name, () => job.run(closing.signal)).finally(release);
    };
    return async () => {
      const ended = new AbortController();
      if (!job.isLong) {
        void wait(lateMs, ended.signal).then(() => {
          if (!ended.signal.aborted) app.log.error({ job: name }, 'job is taking too long');
        });
      }
      await claimAndRun().catch((error: unknown) => {
        // failed requests report the outage of the database
        if (isUnavailable(error)) return;
        lastError = error;
        report();
      });
      ended.abort();
    };
  };

  app.addHook('onClose', async () => {
    closing.abort();
    const ended = new AbortController();
    await Promise.race([Promise.all([...loops.values()].map(({ end }) => end())), wait(closingMs, ended.signal)]);
    ended.abort();
  });
  return {
    start: () => {
      for (const job of jobs) {
        runs.add(job.name, job.text);
        // polled more often than it is due, so that another instance quickly takes over the job
        const everyMs = claims && job.runsOn === 'one instance' ? Math.min(job.everyMs, claims.checkMs) : job.everyMs;
        loops.set(job.name, startLoop(everyMs, job.firstAfterMs ?? everyMs, wait, attemptOf(job)));
      }
    },
    wake: (name) => loops.get(name)?.wake(),
  };
};
