// The products that frequent words find, as they are stored for all processes. All sets are right for one version
// of the catalogue, except for products that changed after it.
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexQuery } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { fromBytes, type IdSet, toBytes } from './products.id-set.ts';

/** First searches in a smaller catalogue take a few milliseconds. */
export const leastProducts = 20_000;

const keyOf = (query: string): string => createHash('sha256').update(query).digest('base64url');

export interface FrequentWord {
  /** Without the categories whose names contain the word. */
  query: IndexQuery;
  products: IdSet;
}

export interface FrequentWords {
  version: number;
  /** The products of each query; undefined if they are not stored. */
  sets: (IdSet | undefined)[];
}

export const readFrequentWords = async (db: Database, queries: readonly IndexQuery[]): Promise<FrequentWords> => {
  const keys = queries.map((query) => keyOf(JSON.stringify(query)));
  const rows = await db
    .selectFrom('frequent_words')
    .innerJoin('frequent_words_version', (join) => join.on('frequent_words_version.id', '=', 1))
    .select(['key', 'products', 'version'])
    .where('key', 'in', keys)
    .execute();
  const stored = new Map(rows.map(({ key, products }) => [key, fromBytes(products)]));
  return { version: rows[0]?.version ?? 0, sets: keys.map((key) => stored.get(key)) };
};

/** @returns the version of the catalogue for which all sets are right; null if there are none */
export const readFrequentWordsVersion = async (db: Database): Promise<number | null> =>
  (await db.selectFrom('frequent_words_version').select('version').executeTakeFirst())?.version ?? null;

/** @returns a function that tells whether the products of a query are stored */
export const listStoredQueries = async (db: Database): Promise<(query: IndexQuery) => boolean> => {
  const rows = await db.selectFrom('frequent_words').select('key').execute();
  const keys = new Set(rows.map(({ key }) => key));
  return (query) => keys.has(keyOf(JSON.stringify(query)));
};

/** Sets that one statement reads or removes: SQLite blocks the process for 5 ms. */
const batchSize = 20;

/** Removes all sets. @param version of the catalogue; what is stored later is read later */
export const clearFrequentWords = async (db: Database, version: number): Promise<void> => {
  // without a version, no process uses or adds a set
  await db.deleteFrom('frequent_words_version').execute();
  for (let removed = 1n; removed > 0n; ) {
    await nextTurn();
    const some = db.selectFrom('frequent_words').select('key').limit(batchSize);
    removed = (await db.deleteFrom('frequent_words').where('key', 'in', some).executeTakeFirstOrThrow()).numDeletedRows;
  }
  await db
    .insertInto('frequent_words_version')
    .values({ id: 1, version })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Writes unless the sets have another version, because another process has corrected or removed them.
 * @param next the version afterwards
 * @returns whether it wrote
 */
const writeAt = (db: Database, version: number, write: (transaction: Database) => Promise<unknown>, next = version): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    // on PostgreSQL, this locks the version until the end of the transaction
    const { numUpdatedRows } = await transaction
      .updateTable('frequent_words_version')
      .set({ version: next })
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await write(transaction);
    return true;
  });

/** @param version of the other sets @returns whether the sets still had this version */
export const storeFrequentWord = (db: Database, { query, products }: FrequentWord, version: number): Promise<boolean> => {
  const text = JSON.stringify(query);
  const row = { key: keyOf(text), query: text, products: toBytes(products) };
  return writeAt(db, version, (transaction) =>
    transaction
      .insertInto('frequent_words')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute(),
  );
};

/** @param isNeeded the others are removed */
export const removeFrequentWords = async (db: Database, isNeeded: (query: string) => boolean): Promise<void> => {
  const rows = await db.selectFrom('frequent_words').select(['key', 'query']).execute();
  for (const { key, query } of rows) {
    if (!isNeeded(query)) await db.deleteFrom('frequent_words').where('key', '=', key).execute();
  }
};

/**
 * Corrects all sets after a few products changed.
 * @param correct returns the same set if nothing changes
 * @returns whether the sets still had the version
 */
export const correctFrequentWords = async (
  db: Database,
  versions: { from: number; to: number },
  correct: (word: FrequentWord) => IdSet,
): Promise<boolean> => {
  for (let after = ''; ; ) {
    await nextTurn();
    const rows = await db.selectFrom('frequent_words').selectAll().where('key', '>', after).orderBy('key').limit(batchSize).execute();
    const last = rows.at(-1);
    if (!last) return writeAt(db, versions.from, async () => {}, versions.to);
    after = last.key;
    const words = rows.map(({ query, products }): FrequentWord => ({ query: JSON.parse(query), products: fromBytes(products) }));
    const changed = words.flatMap(({ query, products }) => {
      const set = correct({ query, products });
      return set === products ? [] : [{ query, products: set }];
    });
    for (const word of changed) {
      if (!(await storeFrequentWord(db, word, versions.from))) return false;
    }
  }
};
