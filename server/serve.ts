// Starts the server. Production and development differ only in how pages are rendered.
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { checkDataFolder, takeDataFolder } from './data-folder.ts';
import { connect } from './database/connect.ts';
import { type Prepared, prepareDatabase } from './database-preparation.ts';
import { registerCleaning } from './features/uploads/uploads.cleaning.ts';
import { isEnding, type Lifecycle } from './http/lifecycle.ts';
import { registerMaintenance } from './maintenance.ts';
import { systemClock } from './platform/clock.ts';
import { createFiles } from './platform/files.ts';
import { endInOrder, surviveClosedOutput } from './process.ts';
import type { Renderer } from './ssr/renderer.ts';
import { explainStart } from './start-error.ts';

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

/**
 * The order matters (docs/decisions/0013-start-and-data-folder.md): first the port, so that a second start changes nothing, then the
 * data folder, then the database. Until everything is prepared, requests are answered 503.
 */
const createServer = async (config: Config, pages: Renderer, lifecycle: Lifecycle): Promise<Server> => {
  checkDataFolder(config);
  const connection = await connect(config.databaseUrl, (error) =>
    app.log.warn({ reason: error.message }, 'database connection lost, reconnecting'),
  );
  const app = await createApp({ config, connection, clock: systemClock, pages, lifecycle });
  const startMaintenance = registerMaintenance(app, { config, connection, clock: systemClock });
  const { dataDir } = config;
  const files = createFiles({ dataDir, clock: systemClock });
  const startCleaning = registerCleaning(app, { db: connection.db, clock: systemClock, dataDir, files });
  let unlock = () => {};
  const begin = async () => {
    await app.listen({ host: config.host, port: config.port });
    unlock = await takeDataFolder(config);
    const prepared = await connection.prepare((unlimited) => prepareDatabase({ config, connection: unlimited, clock: systemClock }));
    if (isEnding(lifecycle)) return;
    lifecycle.phase = 'ready';
    startMaintenance();
    startCleaning();
    process.stdout.write(report(config, prepared));
  };
  const release = async () => {
    await connection.close();
    unlock();
  };
  return { app, begin, release };
};

/** Serves until the process ends. */
export const serve = async (pages: Renderer): Promise<void> => {
  surviveClosedOutput();
  const config = readConfig(process.env);
  const lifecycle: Lifecycle = { phase: 'starting' };
  try {
    const { app, begin, release } = await createServer(config, pages, lifecycle);
    endInOrder({ app, lifecycle, close: release });
    await begin();
  } catch (error) {
    // errors caused by a shutdown during the start are ignored
    if (!isEnding(lifecycle)) throw explainStart(error, config);
  }
};

/**
 * Serves until the returned function is called, which cuts off requests in progress: for a restart within the process.
 * @throws what `serve` throws
 */
export const serveForDevelopment = async (pages: Renderer): Promise<() => Promise<void>> => {
  const config = readConfig(process.env);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const { app, begin, release } = await createServer(config, pages, lifecycle);
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
