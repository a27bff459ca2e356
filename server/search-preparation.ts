// Prepares filters and searches of a large catalogue in each process that serves them.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connection } from './database/connect.ts';
import { isUnavailable } from './database/unavailable.ts';
import { prepareFilters } from './features/products/products.filters.ts';
import { lookUpFrequentWords } from './features/products/products.frequent-words.ts';

/** Sets of words are kept, so later runs read only what a change of a category has removed. */
const everyMs = 5 * 60 * 1000;
/** Between two words, so that about a tenth of the time is used. */
const pauseMs = 100;

/** @returns a function that starts the preparation once the database is prepared; it ends when the app is closed */
export const registerSearchPreparation = (app: FastifyInstance, { read }: Pick<Connection, 'read'>): (() => void) => {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  const run = async () => {
    while (!closing.signal.aborted) {
      await read(async (db) => {
        await prepareFilters(db);
        await lookUpFrequentWords(db, { closing: closing.signal, pauseMs });
      }).catch((error: unknown) => {
        // requests report an outage of the database
        if (!isUnavailable(error)) app.log.error({ err: error }, 'preparing filters and frequent words failed');
      });
      await pause(everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  // runs before the database is closed
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
  return () => {
    running ??= run();
  };
};
