// The words of the stored texts, for the correction of typing errors. They are loaded when a search has no results, and reloaded
// after the texts have changed.
import { countWords, type Vocabulary } from '#server/platform/search/corrections.ts';
import type { Database } from './schema.ts';

export interface Texts {
  /** A value that changes with every change of the rows. */
  version: (db: Database) => Promise<string>;
  /** The next rows by id; none after the last one. */
  read: (db: Database, afterId: number) => Promise<{ id: number; columns: string[] }[]>;
}

/** Changes with every change of a table: an insert raises the highest id, an update the versions, a delete lowers the count. */
export const lastChange = (db: Database, table: 'products' | 'categories' | 'news') =>
  db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max('id').as('id'),
      fn.max('updated_at').as('updated_at'),
      fn.sum('version').as('versions'),
    ])
    .executeTakeFirstOrThrow();

interface Known {
  version: string;
  vocabulary: Promise<Vocabulary>;
}

const count = async (db: Database, { read }: Texts): Promise<Vocabulary> => {
  const counts = new Map<string, number>();
  let rows = await read(db, 0);
  while (rows.length > 0) {
    for (const { columns } of rows) countWords(counts, columns);
    rows = await read(db, rows.at(-1)?.id ?? 0);
    // lets other requests be answered between two batches
    await new Promise((resolve) => setImmediate(resolve));
  }
  return counts;
};

/** @returns a function that caches the vocabulary of each database until its texts change */
export const vocabularyOf = (texts: Texts): ((db: Database) => Promise<Vocabulary>) => {
  const known = new WeakMap<Database, Known>();
  return async (db) => {
    const version = await texts.version(db);
    const kept = known.get(db);
    if (kept?.version === version) return kept.vocabulary;
    const vocabulary = count(db, texts);
    known.set(db, { version, vocabulary });
    // failures are not cached
    vocabulary.catch(() => known.delete(db));
    return vocabulary;
  };
};
