// Forms of an English word: British and American spelling, plural and singular, digit and number word. The same rules apply to stored and
// typed words, which are already folded.

import { memoize } from '../memoize.ts';

type Rule = readonly [pattern: RegExp, replacement: string];

// each rule preserves the beginning of the word, so that it also applies to an incomplete word
const spellings: readonly Rule[] = [
  [/(?<=[a-z]{3})iz(?=e|i|a|$)/, 'is'],
  [/(?<=l)yz(?=e|i|$)/, 'ys'],
  [/(?<=[a-z]{2})our(?=s?$|ed$|ing|ful|less|able)/, 'or'],
  [/(cent|met|lit|fib|calib)re(s?)$/, '$1er$2'],
  [/(cent|met|calib)red$/, '$1ered'],
  [/(?<=[a-z]{2})ogue(?=s?$)/, 'og'],
  [/(label|model|travel|channel|signal|cancel|level)l(?=ed$|ing$|ers?$)/, '$1'],
  [/programme(?=s?$)/, 'program'],
  [/aluminium/, 'aluminum'],
  [/sulph/, 'sulf'],
  [/(lic|def|off)ence/, '$1ense'],
  [/^grey/, 'gray'],
  [/^tyre/, 'tire'],
  [/^mould/, 'mold'],
  [/gauge/, 'gage'],
  [/adaptor/, 'adapter'],
  [/conveyer/, 'conveyor'],
];

const shortestSpelling = 4;

/** Unifies British and American spelling: "palletizing" and "palletising" both become "palletising". */
export const spelling = (word: string): string =>
  word.length < shortestSpelling ? word : spellings.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);

const irregular = new Map([
  ['axes', 'axis'],
  ['matrices', 'matrix'],
  ['vertices', 'vertex'],
  ['indices', 'index'],
  ['analyses', 'analysis'],
  ['shelves', 'shelf'],
  ['knives', 'knife'],
  ['halves', 'half'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['lenses', 'lens'],
  ['buses', 'bus'],
  ['gases', 'gas'],
  ['caches', 'cache'],
]);
const unchanging: ReadonlySet<string> = new Set(['series', 'lens', 'news', 'species', 'always', 'perhaps']);

const shortestPlural = 4;

/** "grippers" becomes "gripper", "batteries" becomes "battery"; a word that is not a plural is returned unchanged. */
export const singular = (word: string): string => {
  if (word.length < shortestPlural || unchanging.has(word) || !/^[a-z]+$/.test(word)) return word;
  const known = irregular.get(word);
  if (known) return known;
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

const irregularPlurals = new Map([...irregular].map(([plural, word]) => [word, plural]));

/** The plurals of which `singular` returns the word. */
export const pluralsOf = (word: string): string[] =>
  [`${word}s`, `${word}es`, word.replace(/y$/, 'ies'), irregularPlurals.get(word) ?? word].filter(
    (plural) => plural !== word && singular(plural) === word,
  );

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const otherNumbers = new Map(numbers.flatMap((word, index) => [[word, String(index + 1)] as const, [String(index + 1), word] as const]));

/** @returns "6" for "six" and "six" for "6"; undefined for any other word */
export const otherNumber = (word: string): string | undefined => otherNumbers.get(word);

/** Limits of the caches for repeated words, at most 5 MB for each function. */
const kept = { maxEntries: 20_000, maxLength: 40 };

/** The form in which whole words are compared: singular, in unified spelling. */
export const baseForm: (word: string) => string = memoize((word) => singular(spelling(word)), kept);

/** Additional forms stored with a word. A form that is a prefix of the word is omitted, because the word itself matches it. */
export const storedForms: (word: string) => string[] = memoize((word) => {
  const spelled = spelling(word);
  const base = singular(spelled);
  return [...(spelled === word ? [] : [spelled]), ...(spelled.startsWith(base) ? [] : [base])];
}, kept);
