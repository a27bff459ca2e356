// Correction of one typing error: an inserted, missing or replaced letter, or two transposed letters.

import { anyOf, type Condition, whole } from './conditions.ts';
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
/** Longer words have too many words one error apart. */
const longestKnown = 40;

/** The letters that a missing or wrong letter can be, by script. */
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя', 'αβγδεζηθικλμνξοπρστυφχψω'].map((letters) => [
  ...letters,
]);

/** All words that differ from a word by one typing error. Words that are too short or too long have none. */
export const wordsOneErrorApart = (word: string): string[] => {
  const letters = [...word];
  if (letters.length < shortestKnown || letters.length > longestKnown) return [];
  const possible = new Set([...letters, ...alphabets.filter((alphabet) => alphabet.some((letter) => letters.includes(letter))).flat()]);
  const changed = (start: number, end: number, ...between: string[]) =>
    [...letters.slice(0, start), ...between, ...letters.slice(end)].join('');
  const others = [...letters.keys(), letters.length].flatMap((at) => {
    const [here, next] = letters.slice(at, at + 2);
    const inserted = [...possible].map((letter) => changed(at, at, letter));
    if (here === undefined) return inserted;
    const replaced = [...possible].map((letter) => changed(at, at + 1, letter));
    return [...inserted, ...replaced, changed(at, at + 1), ...(next === undefined ? [] : [changed(at, at + 2, next, here)])];
  });
  return [...new Set(others)].filter((other) => other !== word && [...other].length >= shortestKnown);
};

/** Matches texts that contain a word as a whole or as a plural. */
export const storedCondition = (word: string): Condition =>
  anyOf(...[word, `${word}s`, `${word}es`].filter((form) => form === word || singular(form) === word).map(whole));
