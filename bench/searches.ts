// Measures visitors' searches without the response cache, and the first search after a product was saved.
import { isPostgres } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { listProducts } from '#server/features/products/products.list.service.ts';
import { randomNumbers } from './catalogue/texts.ts';

export interface MeasuredSearches {
  kind: string;
  /** Mean of each search over all rounds: CPU time, or response time with PostgreSQL. */
  medianMs: number;
  p95Ms: number;
  worstMs: number;
  /** The same for the fastest round of each search, which other programs on the machine affect least. */
  fastestP95Ms: number;
  /** The slowest search. */
  worst: string;
}

const rounds = 4;
const searchesOfKind = 40;

interface Texts {
  words: string[];
  models: string[];
}

export const readTexts = async (db: Database): Promise<Texts> => {
  const rows = await db.selectFrom('visible_products').select(['search_text', 'model']).orderBy('id').limit(600).execute();
  const words = rows.flatMap(({ search_text }) => search_text.split(' ').filter((word) => word.length > 2));
  return { words, models: rows.flatMap(({ model }) => model ?? []) };
};

const swapLetters = (word: string) => word.slice(0, 2) + (word[3] ?? '') + (word[2] ?? '') + word.slice(4);

/** The words are taken from texts, so frequent words occur often. */
export const kindsOf = ({ words, models }: Texts): Record<string, string[]> => {
  const random = randomNumbers(3);
  const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';
  const letters = words.filter((word) => /^[a-z]{6,}$/.test(word));
  const several = (text: (index: number) => string) => [...new Set(Array.from({ length: searchesOfKind }, (_, index) => text(index)))];
  const beginning = (index: number) => pick(words).slice(0, 2 + (index % 3));
  return {
    'a word': several(() => pick(words)),
    'two or three words': several((index) => Array.from({ length: 2 + (index % 2) }, () => pick(words)).join(' ')),
    'beginning of two to four letters': several(beginning),
    'beginning of five or six letters': several((index) => pick(words.filter(({ length }) => length > 6)).slice(0, 5 + (index % 2))),
    'part of a model number': several(() => pick(models).replace('-', '').slice(1, 6)),
    'misspelt word': several(() => swapLetters(pick(letters))),
  };
};

/** CPU time of this process; elapsed time with PostgreSQL, which runs in another process. */
export const clockOf = (db: Database) => (): number => {
  if (isPostgres(db)) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** @returns a function that saves a different product at each call */
export const saverOf = async (db: Database) => {
  const rows = await db.selectFrom('products').select('id').orderBy('id').limit(1000).execute();
  let saves = 0;
  return async () => {
    const { id } = rows[(saves++ * 7919) % rows.length] ?? { id: 0 };
    await db.updateTable('products').set({ updated_at: new Date().toISOString() }).where('id', '=', id).execute();
  };
};

/** again: the catalogue is in memory; saved: a product was saved before each search */
const modes = ['again', 'saved'] as const;
type Mode = (typeof modes)[number];

/** @returns the time of each search in each round, without the first round */
const measureRounds = async (db: Database, searches: readonly string[], mode: Mode): Promise<number[][]> => {
  const now = clockOf(db);
  const save = mode === 'saved' ? await saverOf(db) : async () => {};
  const times = searches.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [index, search] of searches.entries()) {
      await save();
      const start = now();
      await listProducts(db, { page: 1, search });
      if (round >= 0) times[index]?.push(now() - start);
    }
  }
  return times;
};

export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const summarise = (kind: string, searches: readonly string[], times: readonly number[][]): MeasuredSearches => {
  const means = times.map((all) => all.reduce((sum, one) => sum + one, 0) / all.length);
  const worstMs = Math.max(...means);
  return {
    kind,
    medianMs: quantile(means, 0.5),
    p95Ms: quantile(means, 0.95),
    worstMs,
    fastestP95Ms: quantile(
      times.map((all) => Math.min(...all)),
      0.95,
    ),
    worst: searches[means.indexOf(worstMs)] ?? '',
  };
};

export const measureSearches = async (db: Database, onMeasured: (result: MeasuredSearches) => void): Promise<MeasuredSearches[]> => {
  const results: MeasuredSearches[] = [];
  const kinds = Object.entries(kindsOf(await readTexts(db)));
  for (const mode of modes) {
    for (const [kind, searches] of kinds) {
      const result = summarise(`${kind}, ${mode}`, searches, await measureRounds(db, searches, mode));
      onMeasured(result);
      results.push(result);
    }
  }
  return results;
};
