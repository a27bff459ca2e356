// Scheduled cleanup jobs of the running server.
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { createJobClaims } from './database/job-claims.ts';
import { removeOldCounts } from './database/request-counts.ts';
import { removeOldSalts, removeOldVisits } from './features/analytics/retention.repository.ts';
import { readOutdated } from './features/attributes/attributes.values.repository.ts';
import { removeOldCounters } from './features/auth/sign-in-guard.ts';
import { removeOldSignIns } from './features/auth/sign-ins.service.ts';
import { removeExpiredChanges } from './features/bulk/bulk.service.ts';
import { removeOldSpam } from './features/contacts/spam.service.ts';
import { removeOldDrafts } from './features/drafts/drafts.service.ts';
import { removeOldEditing } from './features/editing/editing.service.ts';
import { removeOldMail } from './features/mail/mail.service.ts';
import { frequentWordsJob } from './features/products/products.frequent-words.ts';
import { removeExpired } from './features/trash/trash.service.ts';
import { removeUnusedFiles } from './features/uploads/unused-files.ts';
import { openFileStore } from './platform/file-store/open-file-store.ts';
import { createFiles, removeAbandonedFiles } from './platform/files.ts';
import { createJobRuns, type JobRuns } from './platform/job-runs.ts';
import { type Job, scheduleJob } from './platform/jobs.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** Maximum time that the shutdown waits for running jobs. Each can be interrupted at any time. */
const closingMs = 2000;

/**
 * Prepares the jobs: removes unused files, old visits, old spam, old mail, and old sign-ins with their counters every hour, and expired
 * salts and counts of limits every minute, reads products again whose attributes changed, and stores
 * what frequent words of searches find. They stop when the app is closed.
 * @returns a function that starts the jobs
 */
export const registerMaintenance = (
  app: FastifyInstance,
  { config, connection, clock }: Pick<AppOptions, 'config' | 'connection' | 'clock'>,
  jobRuns: JobRuns = createJobRuns(clock),
) => {
  const { dataDir } = config;
  const context = { db: connection.db, clock };
  const claim = connection.kind === 'postgres' ? createJobClaims(connection.db) : null;
  const closing = new AbortController();
  const jobs: Job[] = [
    {
      name: 'files',
      everyMs: hourMs,
      isDueAtStart: false,
      run: async () => {
        const store = await openFileStore(config.files);
        // like a shared folder, because this process may be receiving files
        await removeAbandonedFiles({ dataDir: store.dir ?? dataDir, clock, isShared: true });
        const withFiles = { ...context, files: createFiles({ dataDir, clock, store }) };
        await removeExpiredChanges(context);
        await removeExpired(withFiles);
        await removeUnusedFiles(withFiles);
      },
    },
    { name: 'visits', everyMs: hourMs, isDueAtStart: true, run: () => removeOldVisits(context) },
    { name: 'spam', everyMs: hourMs, isDueAtStart: true, run: () => removeOldSpam(context) },
    { name: 'editing', everyMs: hourMs, isDueAtStart: true, run: () => removeOldEditing(context) },
    { name: 'drafts', everyMs: hourMs, isDueAtStart: false, run: () => removeOldDrafts(context) },
    { name: 'mail', everyMs: hourMs, isDueAtStart: true, run: () => removeOldMail(context) },
    {
      name: 'sign-ins',
      everyMs: hourMs,
      isDueAtStart: true,
      run: async () => {
        await removeOldCounters(context);
        await removeOldSignIns(context);
      },
    },
    // what a change of an attribute has left: a large category is read in batches
    { name: 'attributes', everyMs: 10 * 1000, isDueAtStart: true, run: () => readOutdated(connection.db) },
    { name: 'frequent words', everyMs: minuteMs, isDueAtStart: false, run: frequentWordsJob(connection, closing.signal) },
    { name: 'salts', everyMs: minuteMs, isDueAtStart: true, run: () => removeOldSalts(context) },
    ...(connection.kind === 'postgres'
      ? [{ name: 'limits', everyMs: minuteMs, isDueAtStart: false, run: () => removeOldCounts(context) }]
      : []),
  ];
  let scheduled: ReturnType<typeof scheduleJob>[] = [];
  // runs before the database is closed
  app.addHook('onClose', async () => {
    closing.abort();
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, closingMs);
    await Promise.race([Promise.all(scheduled.map(({ end }) => end())), late.promise]);
    clearTimeout(timer);
  });
  return (): void => {
    scheduled = jobs.map((job) => scheduleJob(job, app.log, { runs: jobRuns, ...(claim && { claim }) }));
  };
};
