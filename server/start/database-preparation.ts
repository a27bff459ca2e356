// Prepares the database before the first request: tables, settings, an administrator, the demonstration content.
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { seedDemo } from '#demo/seed.ts';
import type { Config } from '#server/config/config.ts';
import type { Connection } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { ensureAdministrator } from '#server/features/auth/auth.service.ts';
import { completeWriting } from '#server/features/imports/applying/apply-work.ts';
import type { WriteContext } from '#server/features/imports/applying/write-import.ts';
import { endMailLeases } from '#server/features/mail/mail.service.ts';
import { ensurePages } from '#server/features/pages/pages.service.ts';
import { ensureDefaults } from '#server/features/settings/settings.service.ts';
import { expireUnfinishedSaves, removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { listNamedFiles } from '#server/features/uploads/uploads.service.ts';
import { endWebhookLeases } from '#server/features/webhooks/webhooks.service.ts';
import { prepareSearch } from '#server/jobs/search-columns-job.ts';
import type { Clock } from '#server/platform/clock.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createFiles, removeAbandonedFiles } from '#server/platform/files.ts';
import { removeUnfinishedVariants } from '#server/platform/pictures/variants.ts';
import { StartError } from './start-error.ts';

interface Options {
  config: Config;
  connection: Connection;
  clock: Clock;
  /** Default: nothing is logged. */
  log?: WriteContext['log'];
}

export interface Prepared {
  /** The account of the first administrator, if this start created it; otherwise null. */
  account: Awaited<ReturnType<typeof ensureAdministrator>>;
  /** Whether the database was empty and has been filled with the demonstration company. */
  isSeeded: boolean;
}

/**
 * Creates the upload folder of a new site. If the folder of an existing site is missing, its disk is not mounted, and new uploads would be
 * stored below the mount point.
 */
const prepareUploads = async (db: Connection['db'], dir: string): Promise<void> => {
  const folder = join(dir, 'uploads');
  const exists = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (exists) return;
  const { size } = await listNamedFiles(db);
  if (size === 0) await mkdir(folder, { recursive: true });
  else
    throw new StartError(
      `The folder ${folder} does not exist, but the database names files (${size}). Mount its disk or correct FILES_URL; to start without these files, create the folder.`,
    );
};

/** Migrates and fills the database, and removes files that an interrupted process left behind. Safe to repeat. */
export const prepareDatabase = async ({ config, connection, clock, log = { error: () => {} } }: Options): Promise<Prepared> => {
  const context = { db: connection.db, clock };
  await migrate(connection);
  await prepareSearch(connection.db);
  // only this process uses an embedded database, so no other process will complete unfinished work
  const isShared = connection.kind === 'postgres';
  const { dataDir } = config;
  const store = await openFileStore(config.files);
  const localDir = store.dir ?? dataDir;
  if (store.dir !== null) await prepareUploads(connection.db, store.dir);
  await removeAbandonedFiles({ dataDir: localDir, clock, isShared });
  await removeUnfinishedVariants(localDir);
  if (!isShared) {
    await expireUnfinishedSaves(context);
    await endMailLeases(connection.db);
    await endWebhookLeases(connection.db);
  }
  const files = createFiles({ dataDir, clock, store });
  // before the first request, because visitors must not see a part of an import
  if (!isShared) await completeWriting({ ...context, siteUrl: config.siteUrl, files, holdVisitors: connection.holdVisitors, log });
  // a file that cannot be removed does not prevent the start: the hourly maintenance retries and logs the error
  await removeUnusedFiles({ ...context, files }).catch(() => {});
  await ensureDefaults(context);
  const isSeeded = config.seed === 'demo' && (await seedDemo({ ...context, dataDir, store, siteUrl: config.siteUrl, isTranslated: true }));
  // after the demonstration, which has its own pages
  await ensurePages(context);
  return { account: await ensureAdministrator(context, config.admin), isSeeded };
};
