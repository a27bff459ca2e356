// What the running server tidies up by itself.
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { forgetOldSalts, removeOldVisits } from './features/analytics/retention.repository.ts';
import { removeUnusedFiles } from './features/uploads/uploads.service.ts';
import { createFiles, removeAbandonedFiles } from './platform/files.ts';
import { type Job, scheduleJob } from './platform/jobs.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** How long the end of the server waits for jobs under way. Each may be interrupted at any moment. */
const closingMs = 2000;

/**
 * Until the app is closed: every hour, files that nothing uses and visits that are old go; every minute, salts whose day is
 * over.
 * @returns a function that begins
 */
export const registerMaintenance = (
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
  let scheduled: ReturnType<typeof scheduleJob>[] = [];
  // the database is closed after the app
  app.addHook('onClose', async () => {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, closingMs);
    await Promise.race([Promise.all(scheduled.map(({ end }) => end())), late.promise]);
    clearTimeout(timer);
  });
  return (): void => {
    scheduled = jobs.map((job) => scheduleJob(job, app.log));
  };
};
