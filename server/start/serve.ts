// Starts the server. Production and development differ only in how pages are rendered.
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { createJobClaims } from '#server/database/job-claims.ts';
import { storageProblem } from '#server/features/backups/backup-list.ts';
import { hasMailServer } from '#server/features/mail/mail-server.ts';
import { isEnding, type Lifecycle } from '#server/http/lifecycle.ts';
import { listJobs } from '#server/jobs/job-list.ts';
import { mailJobName } from '#server/jobs/mail-job.ts';
import { registerJobs } from '#server/jobs/run-jobs.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createJobRuns } from '#server/platform/job-runs.ts';
import { createMailQueue } from '#server/platform/mail-queue.ts';
import { productVersion } from '#server/platform/project-root.ts';
import type { Renderer } from '#server/ssr/renderer.ts';
import { checkDataFolder, lockDataFolder, requireNoUnfinishedRestore } from './data-folder.ts';
import { type Prepared, prepareDatabase } from './database-preparation.ts';
import { endInOrder, endOnSignals, ignoreClosedOutput } from './process.ts';
import { explainStart } from './start-error.ts';
import { endWhenStuck } from './watchdog.ts';

const accountLine = (account: Prepared['account']): string => {
  if (account === null) return 'Administrator: already exists';
  return account.generated
    ? `Account: ${account.email}  password: ${account.password}  (shown only once)`
    : `Account: ${account.email}  (password from ADMIN_PASSWORD)`;
};

const report = ({ siteUrl }: Config, { account, isSeeded }: Prepared): string => {
  const lines = [`Version: ${productVersion}`, `Site:    ${siteUrl}/`, `Admin:   ${siteUrl}/admin`, accountLine(account)];
  if (isSeeded) lines.unshift('Content: the demonstration company. For your own site, start with an empty database and SEED=none.');
  return `${lines.join('\n')}\n`;
};

interface Server {
  app: FastifyInstance;
  /** Prepares the database and serves. */
  begin: () => Promise<void>;
  /** Releases the resources of the server, once the app is closed. */
  release: () => Promise<void>;
}

const reportBackupStorage = async ({ backup }: Config, log: FastifyInstance['log']): Promise<void> => {
  const reason = await storageProblem(backup);
  if (reason !== null) log.warn({ reason }, 'backups cannot be stored');
};

/**
 * The order matters (docs/decisions/0013-start-and-data-folder.md): first the port, so that a second start changes nothing, then the data
 * folder, then the database. Until everything is prepared, the response to requests is 503.
 */
const createServer = async (config: Config, lifecycle: Lifecycle, pages: Renderer): Promise<Server> => {
  checkDataFolder(config);
  const connection = await connect(config.databaseUrl, { limits: config.postgres });
  const mail = createMailQueue((db) => hasMailServer(db, config));
  const jobRuns = createJobRuns(systemClock);
  const app = await createApp({ config, connection, clock: systemClock, pages, lifecycle, mail, jobRuns });
  const store = await openFileStore(config.files);
  const jobs = registerJobs(app, listJobs({ config, connection, clock: systemClock, store, log: app.log }), {
    runs: jobRuns,
    claims: connection.kind === 'postgres' ? createJobClaims(connection.db) : null,
  });
  mail.onWake(() => jobs.wake(mailJobName));
  let unlock = () => {};
  const begin = async () => {
    await app.listen({ host: config.host, port: config.port });
    requireNoUnfinishedRestore(config);
    unlock = await lockDataFolder(config);
    const prepared = await connection.prepare((unlimited) =>
      prepareDatabase({ config, connection: unlimited, clock: systemClock, log: app.log }),
    );
    if (isEnding(lifecycle)) return;
    lifecycle.phase = 'ready';
    jobs.start();
    store.check().catch((error: Error) => app.log.warn({ reason: error.message }, 'file storage cannot be reached'));
    if (config.backup.hour !== null) void reportBackupStorage(config, app.log);
    for (const warning of config.warnings) app.log.warn(warning);
    const weakness = prepared.account?.weakness;
    if (weakness) app.log.warn({ reason: weakness }, 'ADMIN_PASSWORD is easy to guess, change it under Account in the CMS');
    process.stdout.write(report(config, prepared));
  };
  const release = async () => {
    await connection.close();
    unlock();
  };
  return { app, begin, release };
};

const beginOrExplain = async ({ begin }: Server, config: Config, lifecycle: Lifecycle): Promise<void> => {
  try {
    await begin();
  } catch (error) {
    // errors caused by a shutdown during the start are ignored
    if (!isEnding(lifecycle)) throw explainStart(error, config);
  }
};

/** Serves until the process exits. @param openPages called after the configuration was validated */
export const serve = async (openPages: () => Promise<Renderer>): Promise<void> => {
  ignoreClosedOutput();
  const config = readConfig(process.env);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const server = await createServer(config, lifecycle, await openPages()).catch((error: unknown) => {
    throw explainStart(error, config);
  });
  const end = endInOrder({ app: server.app, lifecycle, close: server.release });
  endOnSignals(end);
  endWhenStuck(server.app, end);
  await beginOrExplain(server, config, lifecycle);
};

/**
 * Serves until the returned function is called, which aborts requests in progress; for a restart within the process.
 * @throws the same errors as `serve`
 */
export const serveForDevelopment = async (pages: Renderer): Promise<() => Promise<void>> => {
  const config = readConfig(process.env);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const { app, begin, release } = await createServer(config, lifecycle, pages);
  const stop = async () => {
    lifecycle.phase = 'ending';
    app.server.closeAllConnections();
    await app.close();
    await release();
  };
  await begin().catch(async (error: unknown) => {
    await stop();
    throw explainStart(error, config);
  });
  return stop;
};
