// The jobs that prepare filters and searches of a large catalogue.
import type { Connection } from '#server/database/connect.ts';
import { readCatalogueVersion } from '#server/database/content-version.ts';
import { openConnections } from '#server/database/postgres.ts';
import type { Database } from '#server/database/schema.ts';
import { listProductIds } from '#server/database/search-lists.ts';
import { prepareFilters } from '#server/features/products/products.filters.ts';
import { createFrequentWords, warmSearches } from '#server/features/products/products.frequent-words.ts';
import type { Job } from './run-jobs.ts';

/** After an import, the next filtered list would read the values of all products. */
const filtersEveryMs = 10_000;
const frequentWordsEveryMs = 60_000;
/** Sets of words are kept, so later runs read only what a change of a category has removed. */
const searchesEveryMs = 5 * 60 * 1000;
/** The first answers after a start come first. */
const firstAfterMs = 1000;
/** Between two words, so that about a tenth of the time is used. PostgreSQL does nearly all of the work, in a process of its own. */
const pauseOf = { sqlite: 100, postgres: 20 };

/** The first search of a connection takes 5 ms longer. At the same moment, because otherwise one connection would answer all. */
const openForSearches = async (db: Database): Promise<void> => {
  const query = { tokens: ['0'], isPrefix: false };
  await Promise.all(Array.from({ length: openConnections }, () => listProductIds(db, { query })));
};

export const searchJobs = ({ db, kind }: Pick<Connection, 'db' | 'kind'>): Job[] => {
  const pauseMs = pauseOf[kind];
  let prepared: number | null = null;
  const prepareChanged = async () => {
    const version = await readCatalogueVersion(db);
    if (version === prepared) return;
    await prepareFilters(db);
    prepared = version;
  };
  return [
    { name: 'frequent words', everyMs: frequentWordsEveryMs, runsOn: 'one instance', run: createFrequentWords(db, { pauseMs }) },
    { name: 'filters', everyMs: filtersEveryMs, firstAfterMs, runsOn: 'each instance', run: prepareChanged },
    {
      name: 'searches',
      everyMs: searchesEveryMs,
      firstAfterMs,
      runsOn: 'each instance',
      run: async (closing) => {
        if (kind === 'postgres') await openForSearches(db);
        await warmSearches(db, { closing, pauseMs });
      },
    },
  ];
};
