// Prepares filters and searches of a large catalogue in each process that serves them.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readCatalogueVersion } from './database/content-version.ts';
import { isPostgres } from './database/full-text.ts';
import { openConnections } from './database/postgres.ts';
import type { Database } from './database/schema.ts';
import { listProductIds } from './database/search-lists.ts';
import { isUnavailable } from './database/unavailable.ts';
import { prepareFilters } from './features/products/products.filters.ts';
import { warmSearches } from './features/products/products.frequent-words.ts';

/** Sets of words are kept, so later runs read only what a change of a category has removed. */
const wordsEveryMs = 5 * 60 * 1000;
/** After an import, the next filtered list would read the values of all products. */
const filtersEveryMs = 10_000;
/** The first answers after a start come first. */
const firstAfterMs = 1000;
/** Between two words, so that about a tenth of the time is used. PostgreSQL does nearly all of the work, in a process of its own. */
const pauseMs = { sqlite: 100, postgres: 20 };

/** The first search of a connection takes 5 ms longer. At the same moment, because otherwise one connection would answer all. */
const openForSearches = async (db: Database): Promise<void> => {
  const query = { tokens: ['0'], isPrefix: false };
  await Promise.all(Array.from({ length: openConnections }, () => listProductIds(db, { query })));
};

/** @returns a function that starts the preparation once the database is prepared; it ends when the app is closed */
export const registerSearchPreparation = (app: FastifyInstance, db: Database): (() => void) => {
  const closing = new AbortController();
  let running: Promise<unknown> | null = null;
  const wait = (ms: number) => pause(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {});
  const repeat = async (everyMs: number, work: () => Promise<void>) => {
    await wait(firstAfterMs);
    while (!closing.signal.aborted) {
      await work().catch((error: unknown) => {
        // requests report an outage of the database
        if (!isUnavailable(error)) app.log.error({ err: error }, 'preparing filters and frequent words failed');
      });
      await wait(everyMs);
    }
  };
  let prepared: number | null = null;
  const prepareChanged = async () => {
    const version = await readCatalogueVersion(db);
    if (version === prepared) return;
    await prepareFilters(db);
    prepared = version;
  };
  const run = () =>
    Promise.all([
      repeat(filtersEveryMs, prepareChanged),
      repeat(wordsEveryMs, async () => {
        if (isPostgres(db)) await openForSearches(db);
        await warmSearches(db, { closing: closing.signal, pauseMs: pauseMs[isPostgres(db) ? 'postgres' : 'sqlite'] });
      }),
    ]);
  // runs before the database is closed
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
  return () => {
    running ??= run();
  };
};
