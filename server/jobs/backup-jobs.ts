// The jobs that make backups: requested backups, and the daily one.

import { makeDueBackups, type RunTask, runInProcess } from '#server/features/backups/backup-runner.ts';
import { createBackupsContext } from '#server/features/backups/backups-context.ts';
import { openDailyBackups } from '#server/features/backups/daily-backups.ts';
import type { JobOptions } from './job-list.ts';
import type { Job } from './run-jobs.ts';

/** How soon a backup begins that an administrator has requested. */
const pollMs = 2000;
/** How often the daily backup is checked, so that another instance takes it over within a minute (database/job-claims.ts). */
const dailyMs = 15_000;

/**
 * A lock of the folder lets one of them at a time make backups. A backup in progress is cancelled when the app is closed.
 * @param runTask a parameter for tests. Default: in a process of its own
 * @returns none for a database in memory
 */
export const backupJobs = (options: Omit<JobOptions, 'store'>, runTask: RunTask = runInProcess): Job[] => {
  const { config, clock, log } = options;
  const context = createBackupsContext(options);
  if (!context.isAvailable) return [];
  const daily = openDailyBackups(context);
  const { dir, bucket, keep, key } = config.backup;
  const source = { databaseUrl: config.databaseUrl, dataDir: config.dataDir, files: config.files, backup: { key, bucket } };
  const making = { dir, keep, source, clock, log, runTask };
  const common = { runsOn: 'each instance', isLong: true } as const;
  return [
    { ...common, name: 'backups', everyMs: pollMs, run: (closing) => makeDueBackups(making, null, closing) },
    { ...common, name: 'daily backup', everyMs: dailyMs, run: (closing) => makeDueBackups(making, daily, closing) },
  ];
};
