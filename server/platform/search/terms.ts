// Parses a typed search into terms; a result must match every term. A term is a word, or several words that are searched for together: a
// number and its unit, a designation such as "IP 67", or words with a synonym.
import { fold } from '#contract/rules/fold.ts';
import { withoutSpaces } from '#contract/rules/without-spaces.ts';
import { compact, words } from '../search-text.ts';
import { allOf, anyOf, begins, type Condition, inModel, whole } from './conditions.ts';
import { englishRules, type LanguageRules } from './language-rules.ts';
import { typedMeasure } from './measures.ts';
import { noSynonyms, type Synonyms } from './synonyms.ts';
import { otherNumber, singular, spelling } from './word-forms.ts';

export interface SearchTerm {
  typed: string;
  /** The text as typed, without other forms. A row that matches it also matches `condition`. */
  exact: Condition;
  condition: Condition;
  /** The single words of a term of several words, which replace the term if it has no match. */
  parts: readonly SearchTerm[];
  /** The word that can be corrected; null for numbers and for words that are too short. */
  word: string | null;
}

const shortestCorrected = 5;
/** Maximum number of terms; further ones are ignored, because each term makes the query longer. */
export const mostTerms = 10;

// hyphens, slashes and dots inside a word are spelling variants; other characters separate words: `1%0` is not 10
const separated = /[\p{L}\p{N}][\p{M}\-\u2010-\u2015\u2212/.]*[^\p{L}\p{N}\p{M}\-\u2010-\u2015\u2212/.][^\p{L}\p{N}]*[\p{L}\p{N}]/u;
const isJoined = (typed: string): boolean => /[\p{L}\p{N}\p{M}]/u.test(typed) && !separated.test(typed);

/** Splits "iso13855" into "iso 13855"; null if the code contains only letters or only digits. */
const spaced = (code: string): string | null => {
  const runs = code.match(/\p{L}+|\p{N}+/gu) ?? [];
  return runs.length > 1 ? runs.join(' ') : null;
};

// a standard can have several prefixes: "EN 13849" matches "EN ISO 13849"
const standards: ReadonlySet<string> = new Set(['iso', 'en', 'iec', 'din', 'ansi', 'ul', 'vde']);

const standardParts = (code: string): Condition[] => {
  const [, prefix = '', rest = ''] = /^([a-z]+)(\d{3,})$/.exec(code) ?? [];
  return standards.has(prefix) ? [allOf(whole(prefix), begins(rest))] : [];
};

/** @returns the exact condition itself if there are no alternatives */
const widened = (exact: Condition, others: readonly Condition[]): Condition => (others.length > 0 ? anyOf(exact, ...others) : exact);

const wordForms = (word: string): Condition[] => {
  const spelled = spelling(word);
  const base = singular(spelled);
  const other = otherNumber(word);
  return [...(spelled === word ? [] : [begins(spelled)]), ...(base === spelled ? [] : [whole(base)]), ...(other ? [whole(other)] : [])];
};

const phraseForms = (parts: readonly string[]): Condition[] => {
  const phrases = [parts.map(spelling), parts.map((part) => otherNumber(part) ?? part)].map((phrase) => phrase.join(' '));
  const last = parts.at(-1) ?? '';
  const base = [...parts.slice(0, -1), singular(last)].join(' ');
  const written = parts.join(' ');
  return [...phrases.filter((phrase) => phrase !== written).map(begins), ...(base === written ? [] : [whole(base)])];
};

/** The forms of a text of one or more words in its language. */
const formsOf = (typed: string, parts: readonly string[], { isEnglish, respell }: LanguageRules): Condition[] => {
  const [only = ''] = parts;
  if (isEnglish) return parts.length === 1 ? wordForms(only) : phraseForms(parts);
  const other = words(respell(typed)).join(' ');
  return other === parts.join(' ') || other === '' ? [] : [begins(other)];
};

const isCorrected = (word: string) => word.length >= shortestCorrected && /^\p{L}+$/u.test(word);

const wordTerm = (word: string): SearchTerm => ({ typed: word, exact: begins(word), condition: begins(word), parts: [], word });

/** The words of a text without spaces, except single Hiragana letters, which are particles. Empty for a single word. */
const splitRun = (run: string, { isEnglish, split }: LanguageRules): string[] => {
  if (isEnglish || !withoutSpaces.test(run)) return [];
  const found = [...new Set(split(run).flatMap(words))].filter((word) => !/^\p{sc=Hiragana}$/u.test(word));
  return found.length > 1 ? found : [];
};

/** A text without spaces matches as a whole, or by all its words. If no row has them all, each word is a term. */
const apart = (term: SearchTerm, pieces: readonly string[]): SearchTerm =>
  pieces.length === 0
    ? term
    : { ...term, condition: anyOf(term.condition, allOf(...pieces.map(begins))), parts: pieces.map(wordTerm), word: null };

/** A word next to separating characters. It is searched for only in texts, because "1%0" is not a model number. */
const pieceTerm = (word: string, rules: LanguageRules): SearchTerm => {
  const exact = begins(word);
  const forms = isCorrected(word) ? formsOf(word, [word], rules) : [];
  const term = { typed: word, exact, condition: widened(exact, forms), parts: [], word: isCorrected(word) ? word : null };
  return apart(term, splitRun(word, rules));
};

/** A term of several words. Its parts replace it if it has no match. */
const asOne = (parts: readonly SearchTerm[], exact: Condition): SearchTerm => ({
  typed: parts.map(({ typed }) => typed).join(' '),
  exact,
  condition: exact,
  parts,
  word: null,
});

/** A condition for all numbers of a quantity, each in one of its forms. */
const measured = (forms: readonly string[][]): Condition[] =>
  forms.length > 0 ? [allOf(...forms.map((one) => anyOf(...one.map(whole))))] : [];

/** The alternative notations "M12 x 1" and "M12 × 1" of "M12x1". */
const sizeForms = (typed: string): Condition[] => {
  const parts = fold(typed).split(/(?<=\d)x(?=\d)/);
  const isSize = parts.length > 1 && parts.every((part) => /^[\p{L}\p{N}]+$/u.test(part));
  return isSize ? [begins(parts.join(' x ')), begins(parts.join(' '))] : [];
};

const chunkTerm = (typed: string, parts: readonly string[], rules: LanguageRules): SearchTerm => {
  const [only = ''] = parts;
  const measures = measured(typedMeasure(typed));
  // a quantity without a space: "0,02mm"
  if (measures.length > 0 && !isJoined(typed))
    return {
      ...asOne(
        parts.map((part) => pieceTerm(part, rules)),
        allOf(...measures),
      ),
      typed,
    };
  const code = compact(typed);
  // texts contain "LR-20" as two consecutive words or as lr20
  const exact = anyOf(begins(parts.join(' ')), begins(code), inModel(code));
  const apartCode = spaced(code);
  const forms = formsOf(typed, parts, rules);
  const split =
    apartCode && apartCode !== parts.join(' ')
      ? [begins(apartCode), ...(rules.isEnglish ? phraseForms(apartCode.split(' ')) : []), ...standardParts(code)]
      : [];
  const word = parts.length === 1 && isCorrected(only) ? only : null;
  const condition = widened(exact, [...forms, ...split, ...sizeForms(typed), ...measures]);
  return apart({ typed, exact, condition, parts: [], word }, parts.length === 1 ? splitRun(only, rules) : []);
};

const measureOf = (first: SearchTerm, second: SearchTerm): Condition[] =>
  measured(
    typedMeasure(first.typed.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, ''), second.typed.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')),
  );

// "IP 67" is only one term; other letters before a number are also searched for separately
const designations: ReadonlySet<string> = new Set(['ip', 'sil', 'cat', 'm', 'dn', 'nema', 'ral', 'rs', 'awg']);

const designationOf = (first: SearchTerm, second: SearchTerm): SearchTerm | null => {
  const [prefix = '', ...more] = words(first.typed);
  const number = words(second.typed);
  // in scripts without spaces, four characters are a word or two
  if (more.length > 0 || !/^\p{L}{1,4}$/u.test(prefix) || withoutSpaces.test(prefix)) return null;
  const code = compact(`${prefix}${second.typed}`);
  if (/^pl[a-e]$/.test(code)) return asOne([first, second], whole(code));
  if (!/^\p{N}/u.test(number.join(''))) return null;
  const together = anyOf(begins([prefix, ...number].join(' ')), begins(code), inModel(code));
  if (designations.has(prefix)) return asOne([first, second], together);
  const exact = allOf(first.exact, second.exact);
  return {
    ...asOne([], exact),
    typed: `${first.typed} ${second.typed}`,
    condition: anyOf(allOf(first.condition, second.condition), together),
  };
};

const pairAt = (terms: readonly SearchTerm[], at: number): SearchTerm | null => {
  const [first, second, third] = terms.slice(at, at + 3);
  if (!first || !second) return null;
  const measure = measureOf(first, second);
  if (measure.length > 0) return asOne([first, second], allOf(...measure));
  // in "arm 20 kg" the number belongs to its unit
  return third && measureOf(second, third).length > 0 ? null : designationOf(first, second);
};

interface SearchLanguage {
  synonyms: Synonyms;
  rules: LanguageRules;
}

interface Found {
  terms: readonly SearchTerm[];
  /** Number of words that the terms cover. */
  length: number;
}

const synonymAt = (terms: readonly SearchTerm[], at: number, synonyms: Synonyms): Found | null => {
  const texts = terms.slice(at, at + synonyms.longest).map(({ typed }) => words(typed));
  for (let length = texts.length; length > 0; length--) {
    const others = synonyms.find(texts.slice(0, length).flat());
    if (!others) continue;
    const several = terms.slice(at, at + length);
    const own = allOf(...several.map(({ condition }) => condition));
    const exact = allOf(...several.map((term) => term.exact));
    return { length, terms: [{ ...asOne(several, exact), condition: anyOf(own, others), parts: [] }] };
  }
  return null;
};

const termsAt = (terms: readonly SearchTerm[], at: number, { synonyms, rules }: SearchLanguage): Found => {
  const synonym = synonymAt(terms, at, synonyms);
  if (synonym) return synonym;
  const pair = pairAt(terms, at);
  if (pair) return { terms: [pair], length: 2 };
  const isOne = ({ typed, parts }: SearchTerm) => parts.length > 0 || isJoined(typed);
  const single = terms
    .slice(at, at + 1)
    .flatMap((term) => (isOne(term) ? [term] : words(term.typed).map((word) => pieceTerm(word, rules))));
  return { terms: single, length: 1 };
};

/** Parses each distinct word once, because a search may repeat a word many times. */
const chunkTerms = (typed: string, rules: LanguageRules): SearchTerm[] => {
  const known = new Map<string, SearchTerm[]>();
  return typed.split(/\s+/).flatMap((chunk) => {
    const found = known.get(chunk);
    if (found) return found;
    const parts = words(chunk);
    const terms = parts.length > 0 ? [chunkTerm(chunk, parts, rules)] : [];
    known.set(chunk, terms);
    return terms;
  });
};

/** Makes "M8 × 20" one word, and "5,5" the number 5.5. */
const unified = (typed: string): string =>
  typed.replaceAll(/(?<=\d)\s?[x×]\s?(?=\d)/giu, 'x').replaceAll(/(?<=\d),(?=\d{1,2}(?![\d.,]))/g, '.');

/** @returns the distinct terms of a typed search; empty if it contains no letter or digit */
export const searchTerms = (typed: string, synonyms: Synonyms = noSynonyms, rules: LanguageRules = englishRules): SearchTerm[] => {
  const single = chunkTerms(unified(typed), rules);
  const found = new Map<string, SearchTerm>();
  for (let at = 0; at < single.length && found.size < mostTerms; ) {
    const { terms, length } = termsAt(single, at, { synonyms, rules });
    for (const term of terms) if (found.size < mostTerms) found.set(JSON.stringify(term.condition), term);
    at += length;
  }
  return [...found.values()];
};
