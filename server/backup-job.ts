// The job that makes backups: those that administrators ask for, and the daily one.
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { embeddedDatabasePath } from './data-folder.ts';
import { isUnavailable } from './database/unavailable.ts';
import { makeDueBackups, type RunTask, runInProcess } from './features/backups/backup-runner.ts';
import { type BackupsContext, dailyCheck } from './features/backups/backups.service.ts';

/** How soon a backup begins that an administrator asks for. */
const pollMs = 2000;
/** How often the daily backup is checked. The first check comes after this time, when the start is over. */
const dailyMs = 60_000;

type Options = Pick<AppOptions, 'config' | 'connection' | 'clock'>;

export const createBackupsContext = ({ config, connection, clock }: Options): BackupsContext => ({
  db: connection.db,
  clock,
  backup: config.backup,
  isAvailable: connection.kind === 'postgres' || embeddedDatabasePath(config) !== null,
});

/**
 * Prepares the job. When the app is closed, a backup in progress is cancelled.
 * @param runTask a parameter for tests. Default: in a process of its own
 * @returns a function that starts it; it does nothing for a database in memory
 */
export const registerBackups = (app: FastifyInstance, options: Options, runTask: RunTask = runInProcess): (() => void) => {
  const { config, clock } = options;
  const context = createBackupsContext(options);
  const isDue = dailyCheck(context);
  const end = new AbortController();
  const { dir, keep } = config.backup;
  const source = { databaseUrl: config.databaseUrl, dataDir: config.dataDir, files: config.files };
  let running: Promise<void> | null = null;
  let timers: NodeJS.Timeout[] = [];
  const check = (checkDaily: typeof isDue) => {
    running ??= makeDueBackups({ dir, keep, source, clock, log: app.log, runTask }, checkDaily, end.signal)
      .catch((error: unknown) => {
        // requests report an outage of the database
        if (!isUnavailable(error)) app.log.error({ err: error }, 'backup failed');
      })
      .finally(() => {
        running = null;
      });
  };
  // runs before the database is closed
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    end.abort();
    await running;
  });
  return () => {
    if (!context.isAvailable) return;
    timers = [setInterval(() => check(async () => false), pollMs).unref(), setInterval(() => check(isDue), dailyMs).unref()];
  };
};
