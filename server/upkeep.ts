// What the running server tidies up by itself.
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { forgetOldSalts, removeOldVisits } from './features/analytics/analytics.retention.ts';
import { removeUnusedFiles } from './features/uploads/uploads.service.ts';
import { createFiles, removeAbandonedFiles } from './platform/files.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** A job that takes longer is reported; it can hang on a network disk, for example. */
const reportAfterMs = 10 * minuteMs;
/** How long the end of the server waits for jobs under way. Each may be interrupted at any moment. */
const closingMs = 2000;

interface Job {
  name: string;
  everyMs: number;
  /** Also when the server starts, for what became due while nothing ran. */
  isDueAtStart: boolean;
  run: () => Promise<void>;
}

type Log = Pick<FastifyInstance['log'], 'error'>;

/** Each job runs by itself: one that fails or hangs does not keep the others from running. */
const schedule = ({ name, everyMs, isDueAtStart, run }: Job, log: Log) => {
  let running: Promise<void> | null = null;
  const start = () => {
    // the run before is still under way: a second one would only wait behind it
    if (running) return;
    const late = setTimeout(() => log.error({ job: name }, 'upkeep takes very long'), reportAfterMs).unref();
    running = Promise.resolve()
      .then(run)
      .catch((error: unknown) => log.error({ err: error, job: name }, 'upkeep failed'))
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

/**
 * Until the app is closed: every hour, files that nothing uses and visits that are old go; every minute, salts whose day is
 * over.
 * @returns a function that begins
 */
export const registerUpkeep = (
  app: FastifyInstance,
  { config, connection, clock }: Pick<AppOptions, 'config' | 'connection' | 'clock'>,
) => {
  const { dataDir } = config;
  const context = { db: connection.db, clock };
  const jobs: Job[] = [
    {
      name: 'files',
      everyMs: hourMs,
      isDueAtStart: false,
      run: async () => {
        // as if shared: this process may be receiving files right now
        await removeAbandonedFiles({ dataDir, clock, isShared: true });
        await removeUnusedFiles({ ...context, files: createFiles({ dataDir, clock }) });
      },
    },
    { name: 'visits', everyMs: hourMs, isDueAtStart: true, run: () => removeOldVisits(context) },
    { name: 'salts', everyMs: minuteMs, isDueAtStart: true, run: () => forgetOldSalts(context) },
  ];
  let scheduled: ReturnType<typeof schedule>[] = [];
  // the database is closed after the app
  app.addHook('onClose', async () => {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, closingMs);
    await Promise.race([Promise.all(scheduled.map(({ end }) => end())), late.promise]);
    clearTimeout(timer);
  });
  return (): void => {
    scheduled = jobs.map((job) => schedule(job, app.log));
  };
};
