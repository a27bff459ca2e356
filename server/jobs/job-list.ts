// All scheduled jobs of the running server.
import type { FastifyBaseLogger } from 'fastify';
import type { AppOptions } from '#server/app.ts';
import { removeOldCounts } from '#server/database/request-counts.ts';
import { removeOldSalts, removeOldVisits } from '#server/features/analytics/retention.repository.ts';
import { readOutdated } from '#server/features/attributes/attributes.values.repository.ts';
import { removeOldCounters } from '#server/features/auth/sign-in-guard.ts';
import { removeOldSignIns } from '#server/features/auth/sign-ins.service.ts';
import { removeExpiredChanges } from '#server/features/bulk/bulk.service.ts';
import { removeOldSpam } from '#server/features/contacts/spam.service.ts';
import { removeExpiredLinks } from '#server/features/drafts/previews.service.ts';
import { removeOldEditing } from '#server/features/editing/editing.service.ts';
import { removeOldImports } from '#server/features/imports/applying/apply-retention.ts';
import { continueImports } from '#server/features/imports/applying/apply-work.ts';
import { continueChecks } from '#server/features/imports/checking/check-runner.ts';
import { removeOldMail } from '#server/features/mail/mail.service.ts';
import { useReplacements } from '#server/features/media/replacing.ts';
import { removeOldMissing } from '#server/features/redirects/missing-addresses.repository.ts';
import { removeOldTranslationImports } from '#server/features/translation-files/import.service.ts';
import { continueTranslationImports } from '#server/features/translation-files/import-work.ts';
import { applyAllDue } from '#server/features/translations/due-translations.ts';
import { removeExpired } from '#server/features/trash/trash.service.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import type { UploadsContext } from '#server/features/uploads/uploads.service.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { createFiles, removeAbandonedFiles } from '#server/platform/files.ts';
import { forgetCreated } from '#server/records/created-records.repository.ts';
import { updateStoredTexts } from '#server/records/stored-texts.ts';
import { restorers } from '#server/restorers.ts';
import { backupJobs } from './backup-jobs.ts';
import { mailJobs } from './mail-job.ts';
import type { Job } from './run-jobs.ts';
import { rebuildSearchColumns } from './search-columns-job.ts';
import { webhookJobs } from './webhook-jobs.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

export interface JobOptions extends Pick<AppOptions, 'config' | 'connection' | 'clock'> {
  store: FileStore;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Work that one instance does for all.
 * @param options.isDueAtStart also run at the start, for work that became due while the server was down
 */
const shared = (name: string, text: string, everyMs: number, run: Job['run'], { isDueAtStart = true } = {}): Job => ({
  name,
  text,
  everyMs,
  ...(isDueAtStart && { firstAfterMs: 0 }),
  runsOn: 'one instance',
  run,
});

const contextOf = ({ config: { dataDir }, connection: { db }, clock, store }: JobOptions): UploadsContext => ({
  db,
  clock,
  files: createFiles({ dataDir, clock, store }),
});

const removeFiles = async ({ config, clock, store }: JobOptions, context: UploadsContext): Promise<void> => {
  // as if the folder were shared: this process may be receiving files
  await removeAbandonedFiles({ dataDir: store.dir ?? config.dataDir, clock, isShared: true });
  await removeExpiredChanges(context);
  await removeExpired(context);
  // completes replacements that were interrupted
  await useReplacements({ ...context, actor: null }, restorers);
  await removeUnusedFiles(context);
};

const importJobs = (options: JobOptions): Job[] => {
  const { config, connection, store, log } = options;
  const context = {
    ...contextOf(options),
    siteUrl: config.siteUrl,
    store,
    dataDir: config.dataDir,
    log,
    holdVisitors: connection.holdVisitors,
  };
  return [
    // a check works in the process that got its request; this job continues it if that process ends
    {
      ...shared('check-imports', 'Continue interrupted checks of imports', 10 * secondMs, (closing) => continueChecks(context, closing)),
      isLong: true,
    },
    {
      ...shared('apply-imports', 'Continue to apply interrupted imports', 10 * secondMs, (closing) => continueImports(context, closing)),
      isLong: true,
    },
    {
      ...shared('translation-imports', 'Continue interrupted imports of translations', 10 * secondMs, (closing) =>
        continueTranslationImports(context, closing),
      ),
      isLong: true,
    },
    shared('old-imports', 'Remove files and undo data of old imports', hourMs, async (closing) => {
      await removeOldImports(context, closing);
      await removeOldTranslationImports(context, closing);
    }),
  ];
};

const cleanupJobs = (options: JobOptions): Job[] => {
  const { connection, clock } = options;
  const context = contextOf(options);
  return [
    shared('files', 'Remove expired records of the trash and unused files', hourMs, () => removeFiles(options, context), {
      isDueAtStart: false,
    }),
    shared('visits', 'Remove old visits', hourMs, async () => {
      await removeOldVisits(context);
      await removeOldMissing(connection.db, clock().getTime());
    }),
    shared('spam', 'Remove old spam', hourMs, () => removeOldSpam(context)),
    shared('editing', 'Remove old unsaved changes', hourMs, async () => {
      await removeOldEditing(context);
      await forgetCreated(context);
    }),
    shared('previews', 'Remove expired preview links', hourMs, () => removeExpiredLinks(context), { isDueAtStart: false }),
    shared('mail', 'Remove old email', hourMs, () => removeOldMail(context)),
    shared('sign-ins', 'Remove old sign-ins', hourMs, async () => {
      await removeOldCounters(context);
      await removeOldSignIns(context);
    }),
    // the first request after the time also applies a change, but there may be no request
    shared('schedule', 'Apply scheduled changes', 10 * secondMs, async () => {
      await applyAllDue(context, clock().getTime());
    }),
    // after an attribute has changed, the products of a large category are read in batches
    shared('attributes', 'Update the values of products after changes of attributes', 10 * secondMs, () => readOutdated(connection.db)),
    // rows that an instance of an older version has saved during an update
    shared('search', 'Prepare texts saved by an older version for searches', minuteMs, () => rebuildSearchColumns(connection.db), {
      isDueAtStart: false,
    }),
    shared('texts', 'Correct the HTML of texts that an earlier version has stored', hourMs, (closing) =>
      updateStoredTexts(context, closing),
    ),
    shared('salts', 'Remove expired salts', minuteMs, () => removeOldSalts(context)),
    ...(connection.kind === 'postgres'
      ? [shared('limits', 'Remove old counters of rate limits', minuteMs, () => removeOldCounts(context), { isDueAtStart: false })]
      : []),
  ];
};

export const listJobs = (options: JobOptions): Job[] => [
  ...cleanupJobs(options),
  ...importJobs(options),
  ...mailJobs(options),
  ...backupJobs(options),
  ...webhookJobs(options),
];
