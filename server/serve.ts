// Starts the server. Production and development differ only in how pages are rendered.
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

/**
 * The order matters (docs/decisions/0013-start-and-data-folder.md): first the port, so that a second start changes nothing, then the
 * data folder, then the database. Until everything is prepared, requests are answered 503.
 */
const start = async (config: Config, pages: Renderer, lifecycle: Lifecycle): Promise<void> => {
  checkDataFolder(config);
  const connection = await connect(config.databaseUrl, (error) =>
    app.log.warn({ reason: error.message }, 'database connection lost, reconnecting'),
  );
  const app = await createApp({ config, connection, clock: systemClock, pages, lifecycle });
  const startMaintenance = registerMaintenance(app, { config, connection, clock: systemClock });
  const { dataDir } = config;
  const files = createFiles({ dataDir, clock: systemClock });
  const startCleaning = registerCleaning(app, { db: connection.db, clock: systemClock, dataDir, files });
  endInOrder({ app, lifecycle, close: connection.close });
  await app.listen({ host: config.host, port: config.port });
  await takeDataFolder(config);
  const prepared = await connection.prepare((unlimited) => prepareDatabase({ config, connection: unlimited, clock: systemClock }));
  if (isEnding(lifecycle)) return;
  lifecycle.phase = 'ready';
  startMaintenance();
  startCleaning();
  process.stdout.write(report(config, prepared));
};

export const serve = async (pages: Renderer): Promise<void> => {
  surviveClosedOutput();
  const config = readConfig(process.env);
  const lifecycle: Lifecycle = { phase: 'starting' };
  await start(config, pages, lifecycle).catch((error: unknown) => {
    // errors caused by a shutdown during the start are ignored
    if (!isEnding(lifecycle)) throw explainStart(error, config);
  });
};
