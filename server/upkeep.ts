// What the running server tidies up by itself.
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { removeUnusedFiles } from './features/uploads/uploads.service.ts';
import { createFiles, removeAbandonedFiles } from './platform/files.ts';

const everyMs = 60 * 60 * 1000;

/** Every hour, until the app is closed: files that nothing uses go. */
export const startUpkeep = (app: FastifyInstance, { config, connection, clock }: Omit<AppOptions, 'pages'>): void => {
  const { dataDir } = config;
  const tidy = async () => {
    try {
      // as if shared: this process may be receiving files right now
      await removeAbandonedFiles({ dataDir, clock, isShared: true });
      await removeUnusedFiles({ db: connection.db, clock, files: createFiles({ dataDir, clock }) });
    } catch (error) {
      app.log.error({ err: error }, 'upkeep failed');
    }
  };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(tidy);
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    // the database is closed after the app
    await running;
  });
};
