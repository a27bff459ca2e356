// The words of the stored texts, for the correction of typing errors. They are read when a search finds nothing, and again
// after the texts have changed.
import { countWords, type Vocabulary } from '#server/platform/search/corrections.ts';
import type { Database } from './schema.ts';

export interface Texts {
  /** A text that differs after every change of the rows. */
  version: (db: Database) => Promise<string>;
  /** The next rows by id; none after the last one. */
  read: (db: Database, afterId: number) => Promise<{ id: number; columns: string[] }[]>;
}

/** Differs after every change of a table's rows: a new one has a higher number, a saved one a higher version, a deleted one lowers the count. */
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
    // other requests are answered between two batches
    await new Promise((resolve) => setImmediate(resolve));
  }
  return counts;
};

/** @returns a reader that keeps the vocabulary of each database until its texts change */
export const vocabularyOf = (texts: Texts): ((db: Database) => Promise<Vocabulary>) => {
  const known = new WeakMap<Database, Known>();
  return async (db) => {
    const version = await texts.version(db);
    const kept = known.get(db);
    if (kept?.version === version) return kept.vocabulary;
    const vocabulary = count(db, texts);
    known.set(db, { version, vocabulary });
    // a failed reading is not kept
    vocabulary.catch(() => known.delete(db));
    return vocabulary;
  };
};
