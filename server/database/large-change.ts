// A change of thousands of rows in one transaction of SQLite, for which everybody else who saves waits.
import { sql } from 'kysely';
import { isPostgres } from './full-text.ts';
import type { Database } from './schema.ts';

/** Enough for the pages that a change of 10,000 products writes; with a smaller cache, they are written and read several times. */
const largeCacheKib = 65_536;
/** The default of SQLite, which small changes keep. */
const usualCacheKib = 2000;

const indices = ['product_index', 'news_index', 'product_substrings', 'news_substrings', 'contact_substrings'];
/** Deleted per cent of a segment of a full-text index from which on it is merged: the default of SQLite, and never. */
const [usualMerge, noMerge] = [10, 0];

const setCache = (db: Database, kib: number) => sql.raw(`pragma cache_size = -${kib}`).execute(db);

/** The setting is stored with the index, so a rollback restores it. */
const setMerge = async (db: Database, percent: number): Promise<void> => {
  for (const index of indices)
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('deletemerge', ${sql.lit(percent)})`.execute(db);
};

/** With fewer rows others hardly wait. */
const fewRows = 200;

/**
 * Does the work with a larger page cache, and leaves the merging of deleted entries of the full-text indices to later saves, which do
 * a small part of it each. On PostgreSQL others do not wait.
 */
export const asLargeChange = async <T>(transaction: Database, rows: number, work: () => Promise<T>): Promise<T> => {
  if (rows <= fewRows || isPostgres(transaction)) return work();
  await setCache(transaction, largeCacheKib);
  try {
    await setMerge(transaction, noMerge);
    const result = await work();
    await setMerge(transaction, usualMerge);
    return result;
  } finally {
    await setCache(transaction, usualCacheKib);
  }
};
