// The job that makes backups: those that administrators ask for, and the daily one.
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { embeddedDatabasePath } from './data-folder.ts';
import { isUnavailable } from './database/unavailable.ts';
import { makeDueBackups, type RunTask, runInProcess } from './features/backups/backup-runner.ts';
import { type BackupsContext, openDailyBackups } from './features/backups/daily-backups.ts';
import { createLogLimit } from './platform/log-limit.ts';

/** How soon a backup begins that an administrator asks for. */
const pollMs = 2000;
/**
 * How often the daily backup is checked: so often that another instance takes it over within a minute (database/job-claims.ts). The first
 * check comes after this time, when the start is over.
 */
const dailyMs = 15_000;

type Options = Pick<AppOptions, 'config' | 'connection' | 'clock'>;

export const createBackupsContext = ({ config, connection, clock }: Options): BackupsContext => ({
  db: connection.db,
  clock,
  backup: config.backup,
  instance: `${hostname()}:${config.port}`,
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
  const daily = openDailyBackups(context);
  const end = new AbortController();
  const { dir, keep } = config.backup;
  const source = { databaseUrl: config.databaseUrl, dataDir: config.dataDir, files: config.files };
  let lastError: unknown;
  // a folder that cannot be written is tried again every few seconds
  const report = createLogLimit((failures) => app.log.error({ err: lastError, failures }, 'backup failed'));
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let dailyAt = Infinity;
  const check = () => {
    if (running) return;
    const isDaily = performance.now() >= dailyAt;
    if (isDaily) dailyAt = performance.now() + dailyMs;
    running = makeDueBackups({ dir, keep, source, clock, log: app.log, runTask }, isDaily ? daily : null, end.signal)
      .catch((error: unknown) => {
        // requests report an outage of the database
        if (isUnavailable(error)) return;
        lastError = error;
        report();
      })
      .finally(() => {
        running = null;
      });
  };
  // runs before the database is closed
  app.addHook('onClose', async () => {
    clearInterval(timer);
    end.abort();
    await running;
  });
  return () => {
    if (!context.isAvailable) return;
    dailyAt = performance.now() + dailyMs;
    timer = setInterval(check, pollMs).unref();
  };
};
