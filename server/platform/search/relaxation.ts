// What is searched for when the terms as typed find nothing together: a term that nothing meets gives way to its parts or to
// its closest word. Terms that find something stay as they are, so that another word never makes a result larger.
import { closestWord, type Vocabulary } from './corrections.ts';
import type { Synonyms } from './synonyms.ts';
import { type SearchTerm, searchTerms } from './terms.ts';
import { singular } from './word-forms.ts';

export interface Catalogue {
  synonyms: Synonyms;
  /** All rows were searched, not those of one kind: nothing meets a single term that found nothing. */
  isWhole: boolean;
  /** @returns for each term whether anything meets it */
  findEach: (terms: readonly SearchTerm[]) => Promise<boolean[]>;
  vocabulary: () => Promise<Vocabulary>;
}

/** What is searched for in the end. */
export interface Relaxed {
  terms: readonly SearchTerm[];
  /** The whole text with its corrected words; null where nothing was corrected. */
  corrected: string | null;
  /** Several words that count as one are searched for one by one. */
  isSplit: boolean;
}

export const asTyped = (terms: readonly SearchTerm[]): Relaxed => ({ terms, corrected: null, isSplit: false });

interface Checked {
  term: SearchTerm;
  isFound: boolean;
}

const check = async (terms: readonly SearchTerm[], { findEach }: Catalogue): Promise<Checked[]> => {
  const found = terms.length > 0 ? await findEach(terms) : [];
  return terms.map((term, index) => ({ term, isFound: found[index] ?? false }));
};

/** Several words that count as one, and that nothing meets as one, are words of their own. */
const takeApart = async (checked: readonly Checked[], catalogue: Catalogue): Promise<readonly Checked[]> => {
  const isWhole = ({ term, isFound }: Checked) => isFound || term.parts.length === 0;
  if (checked.every(isWhole)) return checked;
  const parts = await check(
    checked.flatMap((one) => (isWhole(one) ? [] : one.term.parts)),
    catalogue,
  );
  return checked.flatMap((one) => (isWhole(one) ? [one] : parts.filter(({ term }) => one.term.parts.includes(term))));
};

/** Words of the texts before words that only have a synonym there. */
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
 * @param typed terms that nothing meets together
 * @returns null where nothing else can be searched for
 */
export const relax = async (typed: readonly SearchTerm[], catalogue: Catalogue): Promise<Relaxed | null> => {
  const found = catalogue.isWhole && typed.length === 1 ? typed.map((term) => ({ term, isFound: false })) : await check(typed, catalogue);
  const checked = await takeApart(found, catalogue);
  if (checked.every(({ isFound }) => isFound)) {
    const terms = checked.map(({ term }) => term);
    return isDifferent(terms, typed) ? { terms, corrected: null, isSplit: true } : null;
  }
  // nothing leads to a term without a word: the vocabulary is not needed
  if (checked.some(({ term, isFound }) => !isFound && term.word === null)) return null;
  const vocabularies = [await catalogue.vocabulary(), new Map(catalogue.synonyms.words.map((word) => [word, 1]))];
  const words = checked.map((one) => correct(one, vocabularies));
  if (words.includes(null)) return null;
  const corrected = words.join(' ');
  // read again: a corrected word may have synonyms
  const read = searchTerms(corrected, catalogue.synonyms);
  const again = await takeApart(await check(read, catalogue), catalogue);
  const terms = again.map(({ term }) => term);
  return again.every(({ isFound }) => isFound) ? { terms, corrected, isSplit: isDifferent(terms, read) } : null;
};
