// Starts the built product on loopback with the demonstration company in a separate data folder, and counts its queries.
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/database/connect.ts';
import { systemClock } from '#server/platform/clock.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';
import { countQueries } from '#server/testing/count-queries.ts';

/** @param environment variables that differ from the defaults */
export const startSite = async (dataDir: string, environment: Record<string, string> = {}) => {
  // React is imported after this line, because NODE_ENV selects its production build
  process.env.NODE_ENV = 'production';
  const { openBuiltPages } = await import('#server/ssr/built-pages.ts');
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEARCH_RATE_LIMIT: '0', ...environment });
  const connection = await connect(config.databaseUrl);
  await prepareDatabase({ config, connection, clock: systemClock });
  const { connection: counted, queries } = countQueries(connection);
  const app = await createApp({ config, connection: counted, clock: systemClock, pages: await openBuiltPages() });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    app,
    context: { db: counted.db, clock: systemClock },
    /** Number of queries so far. */
    queries,
    close: async () => {
      await app.close();
      await connection.db.destroy();
    },
  };
};

export type Site = Awaited<ReturnType<typeof startSite>>;
