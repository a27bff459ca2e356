// The jobs that make backups: requested backups, and the daily one.

import { makeDueBackups, type RunTask, runInProcess } from '#server/features/backups/backup-runner.ts';
import { createBackupsContext } from '#server/features/backups/backups-context.ts';
import { openDailyBackups } from '#server/features/backups/daily-backups.ts';
import type { JobOptions } from './job-list.ts';
import type { Job } from './run-jobs.ts';

/** Maximum delay of a backup that an administrator has requested. */
const pollMs = 2000;
/** Interval at which the daily backup is checked, so that another instance takes it over within a minute (database/job-claims.ts). */
const dailyMs = 15_000;

/**
 * A lock of the folder ensures that only one instance makes backups at a time. A backup in progress is cancelled when the app is closed.
 * @param runTask for tests. Default: runs it in a child process
 * @returns no jobs for an in-memory database
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
    {
      ...common,
      name: 'backups',
      text: 'Make requested backups',
      everyMs: pollMs,
      run: (closing) => makeDueBackups(making, null, closing),
    },
    {
      ...common,
      name: 'daily backup',
      text: 'Make the daily backup',
      everyMs: dailyMs,
      run: (closing) => makeDueBackups(making, daily, closing),
    },
  ];
};
