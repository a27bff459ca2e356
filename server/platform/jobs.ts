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

interface Log {
  error: (details: object, message: string) => void;
}

/**
 * Runs a job periodically. Jobs are independent: one that fails or hangs does not block the others.
 * @param runs records the runs
 * @returns `end` stops the job and waits for a run in progress
 */
export const scheduleJob = (
  { name, everyMs, isDueAtStart, run }: Job,
  log: Log,
  runs: JobRuns = createJobRuns(systemClock),
): { end: () => Promise<void> } => {
  runs.add(name);
  let running: Promise<void> | null = null;
  const start = () => {
    // the previous run is still in progress
    if (running) return;
    const late = setTimeout(() => log.error({ job: name }, 'job is taking too long'), reportAfterMs).unref();
    running = Promise.resolve()
      .then(() => runs.record(name, run))
      .catch((error: unknown) => log.error({ err: error, job: name }, 'job failed'))
      .finally(() => {
        clearTimeout(late);
        running = null;
      });
  };
  const timer = setInterval(start, everyMs).unref();
  if (isDueAtStart) start();
  return {
    end: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
