// Starts the server. Production and development differ only in how pages are rendered.
import cluster from 'node:cluster';
import Fastify, { type FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { registerBackups } from './backup-job.ts';
import { type Config, readConfig } from './config.ts';
import { checkDataFolder, requireNoUnfinishedRestore, takeDataFolder } from './data-folder.ts';
import { type Connection, connect } from './database/connect.ts';
import type { PostgresOptions } from './database/postgres.ts';
import { type Prepared, prepareDatabase } from './database-preparation.ts';
import { createAddressLimit } from './features/analytics/collect/address-limit.ts';
import { registerCleaning } from './features/uploads/uploads.cleaning.ts';
import { isEnding, type Lifecycle, type Phase } from './http/lifecycle.ts';
import { registerMailSender } from './mail-sender.ts';
import { registerMaintenance } from './maintenance.ts';
import { createServerState } from './monitoring.ts';
import { systemClock } from './platform/clock.ts';
import { openFileStore } from './platform/file-store/open-file-store.ts';
import { createFiles } from './platform/files.ts';
import { createJobRuns, type JobRuns } from './platform/job-runs.ts';
import { createMailQueue, type MailQueue } from './platform/mail-queue.ts';
import { createPrivateFiles } from './platform/private-files.ts';
import { createProcessMetrics } from './platform/process-metrics.ts';
import { createSlowStatements } from './platform/slow-statements.ts';
import { endInOrder, endOnSignals, ignoreSignals, surviveClosedOutput } from './process.ts';
import { registerSearchPreparation } from './search-preparation.ts';
import type { Renderer } from './ssr/renderer.ts';
import { explainStart, StartError } from './start-error.ts';
import { openLink } from './workers/link.ts';
import { createTeam } from './workers/team.ts';

const accountLine = (account: Prepared['account']): string => {
  if (account === null) return 'Administrator: already exists';
  return account.generated
    ? `Account: ${account.email}  password: ${account.password}  (shown only once)`
    : `Account: ${account.email}  (password from ADMIN_PASSWORD)`;
};

const report = ({ siteUrl }: Config, { account, isSeeded }: Prepared): string => {
  const lines = [`Site:    ${siteUrl}/`, `Admin:   ${siteUrl}/admin`, accountLine(account)];
  if (isSeeded) lines.unshift('Content: the demonstration company. For your own site, start with an empty database and SEED=none.');
  return `${lines.join('\n')}\n`;
};

interface Server {
  app: FastifyInstance;
  /** Prepares the database and serves. */
  begin: () => Promise<void>;
  /** Releases what the server uses, once the app is closed. */
  release: () => Promise<void>;
}

/** What answers requests: the app of this process, or workers. */
interface Front {
  /** Receives its log and, when it is closed, ends the scheduled jobs. */
  app: FastifyInstance;
  listen: () => Promise<unknown>;
  /** Called once the database is prepared. */
  onReady?: () => void;
}

const replicaOf = (url: string, log: () => FastifyInstance['log']): PostgresOptions['replica'] => ({
  url,
  onAway: (error) => log().warn({ reason: error.message }, 'database replica cannot be used, the primary answers alone'),
  onBack: () => log().warn('database replica is used again'),
});

const connectTo = (config: Config, log: () => FastifyInstance['log']): Promise<Connection> =>
  connect(config.databaseUrl, {
    limits: config.postgres,
    onLost: (error) => log().warn({ reason: error.message }, 'database connection lost, reconnecting'),
    replica: config.databaseReplicaUrl === null ? undefined : replicaOf(config.databaseReplicaUrl, log),
  });

/**
 * The order matters (docs/decisions/0013-start-and-data-folder.md): first the port, so that a second start changes nothing, then the
 * data folder, then the database. Until everything is prepared, requests are answered 503.
 */
const createServer = async (
  config: Config,
  lifecycle: Lifecycle,
  jobRuns: JobRuns,
  openFront: (connection: Connection, mail: MailQueue) => Front | Promise<Front>,
): Promise<Server> => {
  checkDataFolder(config);
  const connection = await connectTo(config, () => app.log);
  const mail = createMailQueue(config.mail !== null);
  const { app, listen, onReady } = await openFront(connection, mail);
  const startMaintenance = registerMaintenance(app, { config, connection, clock: systemClock }, jobRuns);
  const startBackups = registerBackups(app, { config, connection, clock: systemClock });
  const startMailSender = registerMailSender(app, mail, { config, connection, clock: systemClock, jobRuns });
  const { dataDir } = config;
  const store = await openFileStore(config.files);
  const files = createFiles({ dataDir, clock: systemClock, store });
  const startCleaning = registerCleaning(app, { db: connection.db, clock: systemClock, dataDir, store, files });
  let unlock = () => {};
  const begin = async () => {
    await listen();
    requireNoUnfinishedRestore(config);
    unlock = await takeDataFolder(config);
    const prepared = await connection.prepare((unlimited) => prepareDatabase({ config, connection: unlimited, clock: systemClock }));
    if (isEnding(lifecycle)) return;
    lifecycle.phase = 'ready';
    onReady?.();
    startMaintenance();
    startCleaning();
    startMailSender();
    startBackups();
    store.check().catch((error: Error) => app.log.warn({ reason: error.message }, 'file storage cannot be reached'));
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

const createSingleServer = (config: Config, lifecycle: Lifecycle, pages: Renderer): Promise<Server> => {
  const jobRuns = createJobRuns(systemClock);
  return createServer(config, lifecycle, jobRuns, async (connection, mail) => {
    const app = await createApp({ config, connection, clock: systemClock, pages, lifecycle, mail, jobRuns });
    const onReady = registerSearchPreparation(app, connection);
    return { app, listen: () => app.listen({ host: config.host, port: config.port }), onReady };
  });
};

const beginOrExplain = async ({ begin }: Pick<Server, 'begin'>, config: Config, lifecycle: Lifecycle): Promise<void> => {
  try {
    await begin();
  } catch (error) {
    // errors caused by a shutdown during the start are ignored
    if (!isEnding(lifecycle)) throw explainStart(error, config);
  }
};

const serveAlone = async (config: Config, pages: Renderer): Promise<void> => {
  const lifecycle: Lifecycle = { phase: 'starting' };
  const server = await createSingleServer(config, lifecycle, pages);
  endOnSignals(endInOrder({ app: server.app, lifecycle, close: server.release }));
  await beginOrExplain(server, config, lifecycle);
};

/** Starts workers, which serve; this process owns the data folder, prepares the database and runs the scheduled jobs. */
const serveByWorkers = async (config: Config): Promise<void> => {
  const lifecycle: Lifecycle = { phase: 'starting' };
  const app = Fastify({ logger: config.logLevel === 'silent' ? false : { level: config.logLevel } });
  const jobRuns = createJobRuns(systemClock);
  const slowStatements = createSlowStatements(systemClock);
  const team = createTeam({
    count: config.workers,
    log: app.log,
    countView: createAddressLimit(),
    serverState: createServerState({ clock: systemClock, jobRuns, slowStatements, workers: config.workers }),
    reportSlowStatement: slowStatements.report,
    readMetrics: config.metricsToken === null ? () => [] : createProcessMetrics(),
  });
  const server = await createServer(config, lifecycle, jobRuns, (connection) => {
    connection.onSlowStatement(slowStatements.report);
    return { app, listen: team.start, onReady: team.serve };
  });
  const closeServer = async () => {
    lifecycle.phase = 'ending';
    const isInOrder = await team.end();
    await app.close();
    if (!isInOrder) throw new StartError('A worker did not shut down in order.');
  };
  endOnSignals(endInOrder({ app, lifecycle, closeServer, close: server.release }));
  await beginOrExplain(server, config, lifecycle);
};

/** Serves as one of the workers of another process, which tells it when to begin and to end. */
const serveAsWorker = async (config: Config, pages: Renderer): Promise<void> => {
  ignoreSignals();
  createPrivateFiles();
  const lifecycle: Lifecycle = { phase: 'starting' };
  let end = (code: number): void => process.exit(code);
  let prepareSearches = () => {};
  const setPhase = (phase: Phase) => {
    lifecycle.phase = phase;
    if (phase === 'ready') prepareSearches();
  };
  const link = openLink((phase) => (phase === 'ending' ? end(0) : setPhase(phase)));
  const connection = await connectTo(config, () => app.log);
  // the primary process sends mail; it polls
  const mail = createMailQueue(config.mail !== null);
  const app = await createApp({ config, connection, clock: systemClock, pages, lifecycle, workers: link.workers, mail });
  end = endInOrder({ app, lifecycle, close: connection.close });
  prepareSearches = registerSearchPreparation(app, connection);
  setPhase(await link.phase());
  await app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    const explained = explainStart(error, config);
    await link.fail(explained instanceof Error ? explained.message : String(explained));
    process.exit(1);
  });
};

/** Serves until the process ends. @param openPages not called by a process that only starts workers */
export const serve = async (openPages: () => Promise<Renderer>): Promise<void> => {
  surviveClosedOutput();
  const config = readConfig(process.env);
  try {
    if (cluster.isWorker) await serveAsWorker(config, await openPages());
    else if (config.workers > 1) await serveByWorkers(config);
    else await serveAlone(config, await openPages());
  } catch (error) {
    throw explainStart(error, config);
  }
};

/**
 * Serves until the returned function is called, which cuts off requests in progress: for a restart within the process.
 * @throws what `serve` throws
 */
export const serveForDevelopment = async (pages: Renderer): Promise<() => Promise<void>> => {
  const config = readConfig(process.env);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const { app, begin, release } = await createSingleServer(config, lifecycle, pages);
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
