// Looks up the most frequent words of a large catalogue before anybody searches for them: the first search of such a word is the
// slowest, because all its entries of the index are read (docs/decisions/0007-search.md).
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/database/schema.ts';
import { getSearchSynonyms } from '#server/features/settings/settings.values.ts';
import { searchTerms } from '#server/platform/search/terms.ts';
import { listProducts } from './products.list.service.ts';
import { readIndexedProducts } from './products.search-documents.repository.ts';
import { everything } from './products.search-fields.repository.ts';
import { openSearchIndex } from './products.search-index.repository.ts';

/** First searches in a smaller catalogue take a few milliseconds. */
const leastProducts = 20_000;
/** Products whose words are counted. */
const sampleSize = 300;
/** Part of the sample that contains a frequent word. */
const leastPart = 0.05;
/** Lengths of beginnings of words: a search is often sent while the first word is typed. */
const beginnings = [2, 3, 4];
const mostWords = 640;
/** Half of the memory of the sets (products.kept-sets.ts). */
const mostBytes = 8 * 1024 * 1024;

/** The first searches of a process take twice as long, until V8 has compiled what they run: these are whole ones. */
const wholeSearches = 40;

/** @returns words of at least three characters, and their beginnings of two to four, that many products contain, the most frequent first */
export const listFrequentWords = async (db: Database, highestId: number): Promise<string[]> => {
  const ids = Array.from({ length: sampleSize }, (_, at) => 1 + Math.floor((at * highestId) / sampleSize));
  const products = await readIndexedProducts(db, [...new Set(ids)]);
  const counts = new Map<string, number>();
  for (const { document } of products) {
    // tokens with a mark repeat words of the name
    const words = new Set(document.split(' ').filter((token) => /^[\p{L}\p{N}]{3,}$/u.test(token)));
    const texts = [...words].flatMap((word) => [word, ...beginnings.map((length) => word.slice(0, length))]);
    for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= leastPart * products.length)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, Math.min(mostWords, Math.floor(mostBytes / (highestId / 8))))
    .map(([word]) => word);
};

interface Options {
  /** Ends the work. */
  closing: AbortSignal;
  /** Between two words. */
  pauseMs: number;
  /** Number of visible products; a parameter for tests. */
  least?: number;
}

export const lookUpFrequentWords = async (db: Database, { closing, pauseMs, least = leastProducts }: Options): Promise<void> => {
  const { visible, order, highestId } = await openSearchIndex(db);
  if (closing.aborted || visible.size < least) return;
  // reads the order up to its end
  await order.list(visible, { limit: 1, offset: visible.size - 1 });
  const synonyms = await getSearchSynonyms(db);
  for (const [at, word] of (await listFrequentWords(db, highestId)).entries()) {
    if (at < wholeSearches) await listProducts(db, { page: 1, search: word });
    // opened for each word, because the catalogue can change meanwhile; what is kept is not read again
    const index = await openSearchIndex(db);
    await index.findAll(searchTerms(word, synonyms).map(({ condition }) => ({ field: everything, condition })));
    await pause(pauseMs, undefined, { signal: closing }).catch(() => {});
    if (closing.aborted) return;
  }
};
