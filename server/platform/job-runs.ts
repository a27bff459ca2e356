// The last run of each scheduled job of this process, for administrators and monitoring.
import { type Clock, timestamp } from './clock.ts';

export interface JobRun {
  name: string;
  /** What the job does. */
  text: string;
  /** State of the last run, or of the one in progress; `scheduled` if there was none since the start. */
  state: 'scheduled' | 'running' | 'succeeded' | 'failed';
  startedAt: string | null;
  /** Duration of the last finished run. */
  durationMs: number | null;
  /** Number of runs since the start. */
  runs: number;
  failures: number;
}

export interface JobRuns {
  /** Lists a job before its first run. */
  add: (name: string, text: string) => void;
  /** Runs a job. @returns its result @throws its error */
  record: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  list: () => JobRun[];
}

export const createJobRuns = (clock: Clock): JobRuns => {
  const jobs = new Map<string, JobRun>();
  const add = (name: string, text = name): JobRun => {
    const job = jobs.get(name) ?? { name, text, state: 'scheduled', startedAt: null, durationMs: null, runs: 0, failures: 0 };
    jobs.set(name, job);
    return job;
  };
  return {
    add,
    record: async (name, run) => {
      const job = add(name);
      const start = performance.now();
      const finish = (state: 'succeeded' | 'failed') => {
        Object.assign(job, { state, durationMs: Math.round(performance.now() - start) });
        job.runs += 1;
        if (state === 'failed') job.failures += 1;
      };
      Object.assign(job, { state: 'running', startedAt: timestamp(clock) });
      try {
        const result = await run();
        finish('succeeded');
        return result;
      } catch (error) {
        finish('failed');
        throw error;
      }
    },
    list: () => [...jobs.values()].map((job) => ({ ...job })),
  };
};
