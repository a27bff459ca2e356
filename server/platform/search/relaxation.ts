// Fallback search when no row matches all typed terms: a term without any match is replaced by its parts or by the closest
// word. Terms with matches stay unchanged, so that an additional word never widens the result.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { closestWord, type Vocabulary } from './corrections.ts';
import type { Synonyms } from './synonyms.ts';
import { type SearchTerm, searchTerms } from './terms.ts';
import { singular } from './word-forms.ts';

export interface Catalogue {
  synonyms: Synonyms;
  /** The first search covered all rows, not only one type, so a single term without a match needs no second query. */
  isWhole: boolean;
  /** @returns whether any row matches the term */
  isFound: (term: SearchTerm) => Promise<boolean>;
  /** @returns the stored words that are one typing error apart from one of these, at least */
  vocabulary: (typed: readonly string[]) => Promise<Vocabulary>;
}

/** The search whose results are displayed. */
export interface Relaxed {
  terms: readonly SearchTerm[];
  /** The whole search text with corrected words; null if nothing was corrected. */
  corrected: string | null;
  /** A term of several words was replaced by its single words. */
  isSplit: boolean;
}

export const asTyped = (terms: readonly SearchTerm[]): Relaxed => ({ terms, corrected: null, isSplit: false });

interface Checked {
  term: SearchTerm;
  isFound: boolean;
}

/** No row matches the term, and neither parts nor a corrected word can replace it. */
const isFinal = ({ term, isFound }: Checked) => !isFound && term.parts.length === 0 && term.word === null;

/**
 * Terms that cannot be corrected are checked first, and the check ends at the first term that cannot be replaced.
 */
const check = async (terms: readonly SearchTerm[], { isFound }: Catalogue): Promise<Checked[]> => {
  const checked: Checked[] = [];
  for (const term of terms.toSorted((one, other) => Number(one.word !== null) - Number(other.word !== null))) {
    const one = { term, isFound: await isFound(term) };
    // SQLite blocks the process during a query: other requests are served between two queries
    await nextTurn();
    if (isFinal(one)) return [one];
    checked.push(one);
  }
  return checked.toSorted((one, other) => terms.indexOf(one.term) - terms.indexOf(other.term));
};

/** Replaces each term of several words that has no match by its single words. */
const takeApart = async (checked: readonly Checked[], catalogue: Catalogue): Promise<readonly Checked[]> => {
  const isWhole = ({ term, isFound }: Checked) => isFound || term.parts.length === 0;
  if (checked.every(isWhole)) return checked;
  const parts = await check(
    checked.flatMap((one) => (isWhole(one) ? [] : one.term.parts)),
    catalogue,
  );
  return checked.flatMap((one) => (isWhole(one) ? [one] : parts.filter(({ term }) => one.term.parts.includes(term))));
};

/** @returns the closest word of the first vocabulary that has one; null without one */
const correct = ({ term, isFound }: Checked, vocabularies: readonly Vocabulary[]): string | null => {
  if (isFound) return term.typed;
  const word = term.word ?? '';
  for (const vocabulary of vocabularies) {
    const closest = closestWord(word, vocabulary) ?? closestWord(singular(word), vocabulary);
    if (closest !== null) return closest;
  }
  return null;
};

const isDifferent = (terms: readonly SearchTerm[], others: readonly SearchTerm[]) =>
  terms.length !== others.length || terms.some((term, index) => term !== others[index]);

/**
 * @param typed terms that no single row matches
 * @returns null if no fallback search can find anything
 */
export const relax = async (typed: readonly SearchTerm[], catalogue: Catalogue): Promise<Relaxed | null> => {
  await nextTurn();
  const found = catalogue.isWhole && typed.length === 1 ? typed.map((term) => ({ term, isFound: false })) : await check(typed, catalogue);
  const checked = await takeApart(found, catalogue);
  if (checked.every(({ isFound }) => isFound)) {
    const terms = checked.map(({ term }) => term);
    return isDifferent(terms, typed) ? { terms, corrected: null, isSplit: true } : null;
  }
  // no words are looked up if a term cannot be corrected
  if (checked.some(({ term, isFound }) => !isFound && term.word === null)) return null;
  const misspelt = checked.flatMap(({ term, isFound }) => (isFound || term.word === null ? [] : [term.word, singular(term.word)]));
  const vocabularies = [await catalogue.vocabulary([...new Set(misspelt)]), new Map(catalogue.synonyms.words.map((word) => [word, 1]))];
  const words = checked.map((one) => correct(one, vocabularies));
  if (words.includes(null)) return null;
  const corrected = words.join(' ');
  // the corrected text is parsed again, because a corrected word may have synonyms
  const read = searchTerms(corrected, catalogue.synonyms);
  const again = await takeApart(await check(read, catalogue), catalogue);
  const terms = again.map(({ term }) => term);
  return again.every(({ isFound }) => isFound) ? { terms, corrected, isSplit: isDifferent(terms, read) } : null;
};
