// What the running server tidies up by itself.
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { forgetOldSalts, removeOldVisits } from './features/analytics/analytics.retention.ts';
import { removeUnusedFiles } from './features/uploads/uploads.service.ts';
import { createFiles, removeAbandonedFiles } from './platform/files.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/**
 * Until the app is closed: every hour, files that nothing uses and visits that are old go; every minute, salts whose day is
 * over. Visits and salts also at once, for what became due while nothing ran.
 */
export const startUpkeep = (app: FastifyInstance, { config, connection, clock }: Omit<AppOptions, 'pages'>): void => {
  const { dataDir } = config;
  const context = { db: connection.db, clock };
  let running = Promise.resolve();
  const soon = (tidy: () => Promise<void>) => () => {
    running = running.then(tidy).catch((error: unknown) => app.log.error({ err: error }, 'upkeep failed'));
  };
  const tidyFiles = async () => {
    // as if shared: this process may be receiving files right now
    await removeAbandonedFiles({ dataDir, clock, isShared: true });
    await removeUnusedFiles({ ...context, files: createFiles({ dataDir, clock }) });
  };
  const tidyVisits = soon(() => removeOldVisits(context));
  const forgetSalts = soon(() => forgetOldSalts(context));
  const timers = [setInterval(soon(tidyFiles), hourMs), setInterval(tidyVisits, hourMs), setInterval(forgetSalts, minuteMs)];
  for (const timer of timers) timer.unref();
  forgetSalts();
  tidyVisits();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    // the database is closed after the app
    await running;
  });
};
