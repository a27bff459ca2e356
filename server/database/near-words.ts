// Finds the indexed words that differ from a typed word by one typing error, in the table of indexed words
// (migrations/initial/search-words.ts).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Condition } from '#server/platform/search/conditions.ts';
import {
  type SimilarWords,
  similarWords,
  storedCondition,
  type Vocabulary,
  wordsOneErrorApart,
} from '#server/platform/search/corrections.ts';
import { countMatchingRows, hasMatchingRow, type IndexSearch, type SearchIndex } from './full-text.ts';
import { readingLanguage } from './reading-language.ts';
import type { Database } from './schema.ts';

/** Sorts after every character in words. */
const lastCharacter = '\u{10ffff}';

/** Reads one range of each index of the table, and of the words of the language of the reader. */
const listSimilarWords = async (db: Database, { start, tails, shortest, longest }: SimilarWords): Promise<string[]> => {
  const length = sql<number>`length(word)`;
  const stored = db.selectFrom('search_words').select('word').where(length, '>=', shortest).where(length, '<=', longest);
  const originals = stored
    .where('word', '>=', start)
    .where('word', '<', start + lastCharacter)
    .unionAll(stored.where('tail', 'in', tails));
  const language = readingLanguage();
  if (language === null) return (await originals.execute()).map(({ word }) => word);
  const ofLanguage = db.selectFrom('translation_words').select('word').where('language', '=', language);
  const translated = ofLanguage.where(length, '>=', shortest).where(length, '<=', longest);
  const rows = await originals
    .unionAll(translated.where('word', '>=', start).where('word', '<', start + lastCharacter))
    .unionAll(translated.where('tail', 'in', tails))
    .execute();
  return rows.map(({ word }) => word);
};

export interface NearWordsSearch {
  index: SearchIndex;
  /** Creates the search for rows that match a condition. */
  searchFor: (condition: Condition) => IndexSearch;
  /** Further words by which rows are found, although the index does not contain them. */
  others?: readonly string[];
}

/** @returns the indexed words that differ from one of the typed words by one typing error */
const listCandidates = async (db: Database, typed: readonly string[], others: readonly string[]): Promise<string[]> => {
  const candidates = new Set<string>();
  for (const word of typed) {
    const similar = similarWords(word);
    if (!similar) continue;
    const stored = await listSimilarWords(db, similar);
    for (const near of wordsOneErrorApart(word, [...stored, ...others])) candidates.add(near);
  }
  return [...candidates];
};

/**
 * @returns the words of existing rows that differ from a typed word by one typing error, with the number of rows, which is only counted if
 * there are several words
 */
export const listNearWords = async (
  db: Database,
  typed: readonly string[],
  { index, searchFor, others = [] }: NearWordsSearch,
): Promise<Vocabulary> => {
  const candidates = await listCandidates(db, typed, others);
  const counts = new Map<string, number>();
  for (const word of candidates) {
    // SQLite blocks the process during a query, so other requests are served between queries
    await nextTurn();
    const search = searchFor(storedCondition(word));
    // the table also contains words of deleted and hidden rows
    const count = candidates.length > 1 ? await countMatchingRows(db, index, search) : Number(await hasMatchingRow(db, index, search));
    if (count > 0) counts.set(word, count);
  }
  return counts;
};
