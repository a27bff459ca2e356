// Prepares the searches of a large catalogue in each process that answers them.
import type { FastifyInstance } from 'fastify';
import type { Connection } from './database/connect.ts';
import { lookUpFrequentWords } from './features/products/products.frequent-words.ts';
import { scheduleJob } from './platform/jobs.ts';

/** Sets of words are kept, so later runs read only what a change of a category has removed. */
const everyMs = 5 * 60 * 1000;

/** Between two words, so that about a tenth of the time is used. */
const pauseMs = 100;

/** @returns a function that starts the job once the database is prepared; it ends when the app is closed */
export const registerSearchPreparation = (app: FastifyInstance, { db }: Pick<Connection, 'db'>): (() => void) => {
  const closing = new AbortController();
  let job: ReturnType<typeof scheduleJob> | null = null;
  // runs before the database is closed
  app.addHook('onClose', async () => {
    closing.abort();
    await job?.end();
  });
  return () => {
    job ??= scheduleJob(
      { name: 'frequent words', everyMs, isDueAtStart: true, run: () => lookUpFrequentWords(db, { closing: closing.signal, pauseMs }) },
      app.log,
    );
  };
};
