// Fallback search if no row matches all typed terms: a term without a match is replaced by its parts or by the closest word, and otherwise
// ignored. Terms with matches stay unchanged, and the response lists the ignored ones.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { withoutSpaces } from '#contract/rules/without-spaces.ts';
import { compact } from '../search-text.ts';
import { closestWord, type Vocabulary } from './corrections.ts';
import type { LanguageRules } from './language-rules.ts';
import type { Synonyms } from './synonyms.ts';
import { type SearchTerm, searchTerms } from './terms.ts';
import { singular } from './word-forms.ts';

export interface Catalogue {
  synonyms: Synonyms;
  /** Default: English. */
  rules?: LanguageRules;
  /** The first search covered all rows, not only one type, so a single term without a match needs no second query. */
  isWhole: boolean;
  /** @returns whether any row matches the term */
  isFound: (term: SearchTerm) => Promise<boolean>;
  /** @returns at least the stored words that differ from one of the typed words by one typing error */
  vocabulary: (typed: readonly string[]) => Promise<Vocabulary>;
}

/** The search whose results are displayed. */
export interface Relaxed {
  terms: readonly SearchTerm[];
  /** The whole search text with corrected words; null if nothing was corrected. */
  corrected: string | null;
  /** A term of several words was replaced by single words. */
  isSplit: boolean;
  /** Typed terms that no row contains and that nothing can replace. */
  ignored: readonly string[];
}

export const asTyped = (terms: readonly SearchTerm[]): Relaxed => ({ terms, corrected: null, isSplit: false, ignored: [] });

const shortestKept = 3;
const shortestWithoutSpaces = 2;

/** One or two letters are not a meaningful search; in scripts without spaces, words are shorter. */
const saysSomething = ({ typed }: SearchTerm): boolean =>
  compact(typed).length >= (withoutSpaces.test(typed) ? shortestWithoutSpaces : shortestKept);

interface Checked {
  term: SearchTerm;
  isFound: boolean;
}

const check = async (terms: readonly SearchTerm[], { isFound }: Catalogue): Promise<Checked[]> => {
  const checked: Checked[] = [];
  for (const term of terms) {
    checked.push({ term, isFound: await isFound(term) });
    // SQLite blocks the process during a query, so other requests are served between queries
    await nextTurn();
  }
  return checked;
};

const canStay = ({ term, isFound }: Checked) => isFound || term.word !== null;

/**
 * Replaces each term of several words that has no match by its single words, if each of them has a match: "20 kg" is not replaced by "kg".
 */
const takeApart = async (checked: readonly Checked[], catalogue: Catalogue): Promise<Checked[]> => {
  const taken: Checked[] = [];
  for (const one of checked) {
    const parts = one.isFound ? [] : await check(one.term.parts, catalogue);
    taken.push(...(parts.length > 0 && parts.every(canStay) ? parts : [one]));
  }
  return taken;
};

/** @returns the closest word in the first vocabulary that has one; null if none has */
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

const termsOf = (checked: readonly Checked[]) => checked.map(({ term }) => term);

interface Corrected {
  kept: Checked[];
  /** The words of the remaining terms; null if nothing was corrected. */
  text: string | null;
}

/** Replaces misspelt words; terms that nothing can replace are omitted. */
const correctAll = async (checked: readonly Checked[], catalogue: Catalogue): Promise<Corrected> => {
  const misspelt = checked.flatMap(({ term, isFound }) => (isFound || term.word === null ? [] : [term.word, singular(term.word)]));
  if (misspelt.length === 0) return { kept: checked.filter(({ isFound }) => isFound), text: null };
  const vocabularies = [await catalogue.vocabulary([...new Set(misspelt)]), new Map(catalogue.synonyms.words.map((word) => [word, 1]))];
  const words = checked.map((one) => (canStay(one) ? correct(one, vocabularies) : null));
  const isCorrected = checked.some(({ isFound }, index) => !isFound && words[index] !== null);
  return {
    kept: checked.filter((_, index) => words[index] !== null),
    text: isCorrected ? words.filter((word) => word !== null).join(' ') : null,
  };
};

/**
 * @param typed terms that no single row matches
 * @returns null if no fallback search can find anything
 */
export const relax = async (typed: readonly SearchTerm[], catalogue: Catalogue): Promise<Relaxed | null> => {
  await nextTurn();
  const found = catalogue.isWhole && typed.length === 1 ? typed.map((term) => ({ term, isFound: false })) : await check(typed, catalogue);
  const checked = await takeApart(found, catalogue);
  const { kept, text } = await correctAll(checked, catalogue);
  const ignored = checked.filter((one) => !kept.includes(one)).map(({ term }) => term.typed);
  if (kept.length === 0 || (ignored.length > 0 && !kept.some(({ term }) => saysSomething(term)))) return null;
  if (text === null) {
    const terms = termsOf(kept);
    if (!isDifferent(terms, typed)) return null;
    return { terms, corrected: null, isSplit: isDifferent(termsOf(checked), typed), ignored };
  }
  // the corrected text is parsed again, because a corrected word may have synonyms
  const read = searchTerms(text, catalogue.synonyms, catalogue.rules);
  const again = await takeApart(await check(read, catalogue), catalogue);
  const terms = termsOf(again);
  return again.every(({ isFound }) => isFound) ? { terms, corrected: text, isSplit: isDifferent(terms, read), ignored } : null;
};
