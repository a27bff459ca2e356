// Correction of one typing error: an inserted, missing or replaced letter, or two transposed letters.

import { singular } from './word-forms.ts';

/** Words, and the number of rows that contain each of them. */
export type Vocabulary = ReadonlyMap<string, number>;

/** @returns whether the words differ by one typing error (Damerau–Levenshtein distance 1) */
export const isOneErrorApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === long || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const isExchanged = short[start] === long[start + 1] && short[start + 1] === long[start];
  return isExchanged && short.slice(start + 2) === long.slice(start + 2);
};

/** The most probable correction: words with the same first letter are preferred, then the word in most rows. */
export const closestWord = (typed: string, vocabulary: Vocabulary): string | null => {
  let best: { word: string; isSameStart: boolean; count: number } | null = null;
  for (const [word, count] of vocabulary) {
    if (Math.abs(word.length - typed.length) > 1 || !isOneErrorApart(word, typed)) continue;
    const isSameStart = word[0] === typed[0];
    const isBetter =
      best === null || (isSameStart === best.isSameStart ? count > best.count || (count === best.count && word < best.word) : isSameStart);
    if (isBetter) best = { word, isSameStart, count };
  }
  return best?.word ?? null;
};

const shortestKnown = 4;

const isKnown = (word: string) => word.length >= shortestKnown && /^\p{L}+$/u.test(word);

/** Adds the words of search columns that can be suggested as corrections, and their singulars, to the counts. */
export const countWords = (counts: Map<string, number>, columns: readonly string[]): void => {
  const written = new Set(columns.join(' ').split(' ').filter(isKnown));
  for (const word of new Set([...written, ...[...written].map(singular)])) counts.set(word, (counts.get(word) ?? 0) + 1);
};
