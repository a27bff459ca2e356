// Work that is repeated while the server runs.

/** A job that takes longer is reported; it can hang on a network disk, for example. */
const reportAfterMs = 10 * 60 * 1000;

export interface Job {
  name: string;
  everyMs: number;
  /** Also when the server starts, for what became due while nothing ran. */
  isDueAtStart: boolean;
  run: () => Promise<void>;
}

interface Log {
  error: (details: object, message: string) => void;
}

/** Each job runs by itself: one that fails or hangs does not keep the others from running. */
export const scheduleJob = ({ name, everyMs, isDueAtStart, run }: Job, log: Log): { end: () => Promise<void> } => {
  let running: Promise<void> | null = null;
  const start = () => {
    // the run before is still under way: a second one would only wait behind it
    if (running) return;
    const late = setTimeout(() => log.error({ job: name }, 'maintenance takes very long'), reportAfterMs).unref();
    running = Promise.resolve()
      .then(run)
      .catch((error: unknown) => log.error({ err: error, job: name }, 'maintenance failed'))
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
