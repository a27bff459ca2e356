// What must be in the database before the first request: tables, settings, an administrator, the demonstration.
import { seedDemo } from '#demo/seed.ts';
import type { Config } from './config.ts';
import type { Connection } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { ensureAdministrator } from './features/auth/auth.service.ts';
import { rebuildCategorySearch } from './features/categories/categories.rebuild.repository.ts';
import { rebuildNewsSearch } from './features/news/news.rebuild.repository.ts';
import { ensurePages } from './features/pages/pages.service.ts';
import { rebuildProductSearch } from './features/products/products.rebuild.repository.ts';
import { ensureDefaults } from './features/settings/settings.service.ts';
import { expireUnfinishedSaves, removeUnusedFiles } from './features/uploads/uploads.service.ts';
import type { Clock } from './platform/clock.ts';
import { createFiles, removeAbandonedFiles } from './platform/files.ts';

interface Options {
  config: Config;
  connection: Connection;
  clock: Clock;
}

export interface Prepared {
  /** The first administrator's account when it was created now. */
  account: Awaited<ReturnType<typeof ensureAdministrator>>;
  /** The database was empty and got the demonstration company. */
  isSeeded: boolean;
}

export const prepareDatabase = async ({ config, connection, clock }: Options): Promise<Prepared> => {
  const context = { db: connection.db, clock };
  await migrate(connection);
  // before the first request: rows of older rules would be missing from results
  for (const rebuild of [rebuildCategorySearch, rebuildProductSearch, rebuildNewsSearch]) await rebuild(connection.db);
  // an embedded database belongs to this process alone: what another left unfinished, nobody will finish
  const isShared = connection.kind === 'postgres';
  await removeAbandonedFiles({ dataDir: config.dataDir, clock, isShared });
  if (!isShared) await expireUnfinishedSaves(context);
  // a file that cannot be removed is no reason not to start: the hourly maintenance tries again and says so
  await removeUnusedFiles({ ...context, files: createFiles({ dataDir: config.dataDir, clock }) }).catch(() => {});
  await ensureDefaults(context);
  const isSeeded = config.seed === 'demo' && (await seedDemo({ ...context, dataDir: config.dataDir, siteUrl: config.siteUrl }));
  // after the demonstration, which has pages of its own
  await ensurePages(context);
  return { account: await ensureAdministrator(context, config.admin), isSeeded };
};
