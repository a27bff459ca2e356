// The app under test: all parts of the product with the demonstration company, without rate limits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { type Connection, connect } from '#server/database/connect.ts';
import type { Context } from '#server/database/context.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createMailQueue } from '#server/platform/mail-queue.ts';
import type { Renderer } from '#server/ssr/renderer.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';

export interface Target {
  app: FastifyInstance;
  context: Context;
  /** Undeclared errors that routes returned since the last call. */
  undeclared: () => string[];
  close: () => Promise<void>;
}

/** @param database an empty one, to be used instead of an SQLite file */
export const createTarget = async (pages: Renderer, database?: Connection): Promise<Target> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const limits = { CONTACT_RATE_LIMIT: '0', LOGIN_RATE_LIMIT: '0', SEARCH_RATE_LIMIT: '0' };
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: process.env.FUZZ_LOG ?? 'silent', SEED: 'demo', ...limits });
  const connection = database ?? (await connect(config.databaseUrl));
  await prepareDatabase({ config, connection, clock: systemClock });
  const undeclared: string[] = [];
  const onUndeclaredError = (text: string) => void undeclared.push(text);
  const mail = createMailQueue(async () => true);
  const app = await createApp({ config, connection, clock: systemClock, pages, mail, onUndeclaredError });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    context: { db: connection.db, clock: systemClock },
    undeclared: () => undeclared.splice(0),
    close: async () => {
      await app.close();
      await connection.close();
      rmSync(dataDir, { recursive: true });
    },
  };
};
