// Metrics of the installation: scheduled jobs, mail, backups, database, disk and file store.
import { isUnavailable } from '#server/database/unavailable.ts';
import { countMissingFiles, getBackups } from '#server/features/backups/backups.service.ts';
import { countUnsentMail } from '#server/features/mail/mail.service.ts';
import type { JobRun } from '#server/platform/job-runs.ts';
import { gauge, type Metric, type Sample } from '#server/platform/metrics.ts';
import { productVersion } from '#server/platform/project-root.ts';
import { readDisk, type SystemContext } from './system.service.ts';

const seconds = (timestamp: string): number => Date.parse(timestamp) / 1000;

const jobMetrics = (jobs: readonly JobRun[]): Metric[] => {
  const metric = (name: string, help: string, type: Metric['type'], read: (job: JobRun) => number | null): Metric => ({
    name,
    help,
    type,
    samples: jobs.flatMap((job): Sample[] => {
      const value = read(job);
      return value === null ? [] : [{ labels: { job: job.name }, value }];
    }),
  });
  return [
    metric('site_job_last_run_timestamp_seconds', 'Start of the last run as a Unix time.', 'gauge', ({ startedAt }) =>
      startedAt === null ? null : seconds(startedAt),
    ),
    metric('site_job_last_duration_seconds', 'Duration of the last finished run.', 'gauge', ({ durationMs }) =>
      durationMs === null ? null : durationMs / 1000,
    ),
    metric('site_job_runs_total', 'Finished runs.', 'counter', ({ runs }) => runs),
    metric('site_job_failures_total', 'Failed runs.', 'counter', ({ failures }) => failures),
  ];
};

const mailMetric = (mail: { waiting: number; failed: number } | null): Metric => ({
  name: 'site_mail_outbox',
  help: 'Unsent mail.',
  type: 'gauge',
  samples: mail ? Object.entries(mail).map(([state, value]) => ({ labels: { state }, value })) : [],
});

const buildMetric: Metric = {
  name: 'site_build_info',
  help: 'Always 1; the version of the product and of Node are labels.',
  type: 'gauge',
  samples: [{ labels: { version: productVersion, node: process.versions.node }, value: 1 }],
};

const nullDuringOutage = (error: unknown): null => {
  if (!isUnavailable(error)) throw error;
  return null;
};

/** Values from the database are omitted during an outage. */
export const readSystemMetrics = async (context: SystemContext): Promise<Metric[]> => {
  const { connection, store, backups: backupsContext, state } = context;
  const isUp = await connection.isReady();
  const [disk, hasFiles, backups, mail] = await Promise.all([
    readDisk(context),
    store.isReachable(),
    isUp ? getBackups(backupsContext).catch(nullDuringOutage) : null,
    isUp ? countUnsentMail(connection.db).catch(nullDuringOutage) : null,
  ]);
  const last = backups?.last_proven?.started_at ?? null;
  const age = last === null ? null : backupsContext.clock().getTime() / 1000 - seconds(last);
  return [
    buildMetric,
    gauge('site_database_up', 'Whether the database responds: 1 or 0.', isUp ? 1 : 0),
    gauge('site_file_storage_up', 'Whether the uploads can be read: 1 or 0.', hasFiles ? 1 : 0),
    gauge('site_disk_free_bytes', 'Free space of the disk of DATA_DIR.', disk?.free_bytes ?? null),
    gauge('site_backup_last_proven_age_seconds', 'Age of the last proven backup; left out without one.', age),
    gauge(
      'site_backup_missing_files',
      'Files that records name and that the newest backup lacks; left out without one.',
      backups && countMissingFiles(backups.backups),
    ),
    {
      ...gauge('site_database_slow_statements_total', 'Statements that took 200 ms or longer.', state.slowStatements.total()),
      type: 'counter',
    },
    mailMetric(mail),
    ...jobMetrics(state.jobRuns.list()),
  ];
};
