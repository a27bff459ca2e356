// Periodic jobs of the running server.
import { systemClock } from './clock.ts';
import { createJobRuns, type JobRuns } from './job-runs.ts';

/** A job that takes longer is logged as an error; it may hang on a network disk, for example. */
const reportAfterMs = 10 * 60 * 1000;

export interface Job {
  name: string;
  everyMs: number;
  /** Run at the start too, for work that became due while the server was down. */
  isDueAtStart: boolean;
  run: () => Promise<void>;
}

/** Decides which of several instances runs a job. */
export interface Claim {
  /** How often an instance asks for a job, at least. */
  checkMs: number;
  /** @returns a function that is called after the run; null if the job is not due, or another instance runs it */
  take: (job: Pick<Job, 'name' | 'everyMs'>) => Promise<(() => Promise<void>) | null>;
}

/** The jobs of this process run in no other one. */
const unclaimed: Claim = { checkMs: Infinity, take: async () => async () => {} };

interface Log {
  error: (details: object, message: string) => void;
}

/**
 * Runs a job periodically. Jobs are independent: one that fails or hangs does not block the others.
 * @param options.runs records the runs
 * @returns `end` stops the job and waits for a run in progress
 */
export const scheduleJob = (
  { name, everyMs, isDueAtStart, run }: Job,
  log: Log,
  { runs = createJobRuns(systemClock), claim = unclaimed }: { runs?: JobRuns; claim?: Claim } = {},
): { end: () => Promise<void> } => {
  runs.add(name);
  let running: Promise<void> | null = null;
  const claimAndRun = async () => {
    const release = await claim.take({ name, everyMs });
    if (release) await runs.record(name, run).finally(release);
  };
  const start = () => {
    // the previous run is still in progress
    if (running) return;
    const late = setTimeout(() => log.error({ job: name }, 'job is taking too long'), reportAfterMs).unref();
    running = Promise.resolve()
      .then(claimAndRun)
      .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
      .finally(() => {
        clearTimeout(late);
        running = null;
      });
  };
  const timer = setInterval(start, Math.min(everyMs, claim.checkMs)).unref();
  if (isDueAtStart) start();
  return {
    end: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
