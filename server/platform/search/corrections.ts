// Correction of one typing error: an inserted, missing or replaced letter, or two transposed letters.

import { anyOf, type Condition, whole } from './conditions.ts';
import { pluralsOf, singular } from './word-forms.ts';

/** Words, each with the number of rows that contain it. */
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

/** The most probable correction: prefers words with the same first letter, then the word in most rows. */
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
const longestKnown = 40;

/** The plurals that begin with the word. For other plurals, the search columns also contain the singular. */
const longerPlurals = (word: string): string[] => pluralsOf(word).filter((plural) => plural.startsWith(word));

const intactStart = 2;
/** The position from which an error in the first characters does not change a word; see `similarWords`. */
export const tailStart = intactStart + 1;

export interface SimilarWords {
  /** The first letters of the typed word. */
  start: string;
  /** The possible endings of the stored word, from its fourth letter on. */
  tails: readonly string[];
  /** The possible lengths of the stored word. */
  shortest: number;
  longest: number;
}

/**
 * Describes a range of words that contains all corrections of a typed word and few others, so that an index can find them. An error after
 * the first two letters leaves these unchanged; an earlier error leaves the letters from the fourth on unchanged, moved by at most one
 * position. Plurals are included.
 * @returns null if the word is too short or too long for a correction
 */
export const similarWords = (word: string): SimilarWords | null => {
  const letters = [...word];
  if (letters.length < shortestKnown || letters.length > longestKnown) return null;
  const from = (at: number) => letters.slice(at).join('');
  const ends = [from(tailStart - 1), from(tailStart), from(tailStart + 1)];
  return {
    start: letters.slice(0, intactStart).join(''),
    tails: ends.flatMap((end) => [end, `${end}s`, `${end}es`]),
    shortest: letters.length - 1,
    longest: letters.length + 3,
  };
};

/** @returns the stored words, and their singulars, that differ from the typed word by one typing error */
export const wordsOneErrorApart = (typed: string, stored: readonly string[]): string[] => {
  const forms = stored.flatMap((word) => [word, ...[singular(word)].filter((base) => longerPlurals(base).includes(word))]);
  return [...new Set(forms)].filter((word) => [...word].length >= shortestKnown && isOneErrorApart(word, typed));
};

/** Matches texts that contain a word as a whole or as a plural. */
export const storedCondition = (word: string): Condition => anyOf(...[word, ...longerPlurals(word)].map(whole));
