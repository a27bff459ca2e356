// The search columns: folded words, each with a space before and after it, so that `like '% rob%'` matches the beginning of a
// word and `like '% robot %'` a whole word. Two spaces separate words that are not adjacent in a text.
import { fold } from '#contract/rules/fold.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { withoutSpaces } from '#contract/rules/without-spaces.ts';
import { compact, tokensOf, words } from '../search-text.ts';
import { englishRules, type LanguageRules } from './language-rules.ts';
import { measuresIn } from './measures.ts';
import { baseForm, storedForms } from './word-forms.ts';

/** Version of the folding rules. Increase it with every change: rows with another version are rebuilt at the start. */
export const searchRules = 7;

const versions = 1000;
const letters = 26;

/** English is 0, so that its rows have the plain version. */
const numberOf = ({ language, isEnglish }: LanguageRules): number =>
  isEnglish ? 0 : [...(language.split('-')[0] ?? '')].reduce((sum, letter) => sum * letters + letter.charCodeAt(0) - 96, 0);

/** The version that records store with their columns. It depends on the main language, and `tooHigh` is the first one of the next language. */
export const recordRules = (rules: LanguageRules): { current: number; tooHigh: number } => {
  const first = numberOf(rules) * versions;
  return { current: first + searchRules, tooHigh: first + versions };
};

const column = (...parts: Iterable<string>[]): string => {
  const filled = parts.map((part) => [...part].join(' ')).filter(Boolean);
  return filled.length > 0 ? ` ${filled.join('  ')} ` : '';
};

/** In scripts without spaces, a single character is also found at the end of a text. */
const lastCharacters = (written: readonly string[]): string[] =>
  written.flatMap((word) => (withoutSpaces.test(word) ? [[...word].at(-1) ?? ''] : []));

interface Written {
  tokens: string[];
  /** Other forms of the words. */
  forms: Set<string>;
}

const tokenise = (texts: readonly string[], rules: LanguageRules): Written => {
  const written = texts.flatMap(words);
  const isSpaced = !withoutSpaces.test(written.join(' '));
  const tokens = isSpaced ? written : written.flatMap(tokensOf);
  const respelt = texts.flatMap((text) => {
    const other = rules.respell(text);
    return other === text ? [] : words(other);
  });
  const forms = new Set([
    ...(isSpaced ? [] : lastCharacters(written)),
    ...(rules.isEnglish ? [...new Set(written)].flatMap(storedForms) : respelt.flatMap(tokensOf)),
  ]);
  for (const token of tokens) forms.delete(token);
  return { tokens, forms };
};

/** The words of a name or title in order, then their other forms. */
export const wordColumn = (text: string | null, rules = englishRules): string => {
  const { tokens, forms } = tokenise([text ?? ''], rules);
  return column(tokens, new Set([...forms, ...[...tokens, ...forms].flatMap(rules.compoundEnds)]));
};

const digits = 10;

/**
 * Sorting by this column by code point sorts by name, with numbers by value: "LR9", "LR20", "LR 100". Letters and numbers are separate words;
 * the places after a decimal mark stay as they are.
 */
export const sortColumn = (name: string): string =>
  [...fold(name).matchAll(/(\p{Nd}+)(?:[.,](\p{Nd}+))?|[\p{L}\p{Nl}\p{No}\p{M}]+/gu)]
    .map(([word, number, places = '']) => (number === undefined ? word : `${number.padStart(digits, '0')}${places && `.${places}`}`))
    .join(' ');

/** Words that contain a digit, without separators: "LR-20" as "lr20". */
const codesIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /\d/.test(word) && words(word).length > 1)
    .map(compact);

/** Short compounds that are also written as one word: "Wi-Fi" as "wifi". */
const compoundsIn = (folded: string): string[] =>
  [...folded.matchAll(/(?<![\p{L}\p{N}-])(\p{L}{1,6})-(\p{L}{1,6})(?![\p{L}\p{N}-])/gu)].map(([, one, other]) => `${one}${other}`);

const endsOf = (code: string): string[] => {
  const characters = [...code];
  return characters.map((_, start) => characters.slice(start).join(''));
};

/** Performance levels, which are written as "PL e" or "PLe". */
const levelsIn = (folded: string): string[] =>
  [...folded.matchAll(/(?<![\p{L}\p{N}])pl\s([a-e])(?![\p{L}\p{N}])/gu)].map(([, level]) => `pl${level}`);

interface Texts {
  rich?: readonly (string | null)[];
  plain?: readonly (string | null)[];
  /** Quantities that the texts do not contain in the searched form, e.g. "20 kg" for a row "Payload (kg)", "20". */
  measures?: readonly string[];
}

/** The words of all texts, then joined forms, other word forms and quantities. */
export const textColumn = ({ rich = [], plain = [], measures = [] }: Texts, rules = englishRules): string => {
  const texts = [...rich.map((html) => htmlToText(html)), ...plain.map((text) => text ?? '')];
  const { tokens, forms } = tokenise(texts, rules);
  const folded = [...texts, ...measures].map(fold);
  const codes = new Set([...texts.flatMap(codesIn), ...folded.flatMap(compoundsIn)]);
  return column(tokens, codes, forms, new Set(folded.flatMap((text) => [...measuresIn(text), ...levelsIn(text)])));
};

/**
 * Model numbers, separated by spaces, without hyphens and spaces inside: the model itself, then the words of the name that contain a digit.
 * " lr201720 lr20 " matches any part of a number, and `like ' lr201720 %'` matches it exactly.
 */
export const modelColumn = (model: string | null, name: string): string => {
  const numbered = name.split(/\s+/).filter((word) => /\d/.test(word));
  return column(new Set([compact(model ?? ''), ...numbered.map(compact)].filter(Boolean)));
};

/** The words of the chunk that is the head noun; in scripts without spaces, those of the dictionary. */
const headWord = (chunk: string, rules: LanguageRules): string | undefined =>
  rules.headOf(withoutSpaces.test(chunk) ? rules.split(chunk).flatMap(words) : words(chunk));

/**
 * The head nouns of a name: "robot" for "Six-Axis Robot LR20", "controller" for "Robot Controller", both parts of
 * "Grippers & Sensors".
 * @param model a name may end with the beginning of the model, which is not a head noun
 */
export const headColumn = (name: string, model: string | null = null, rules = englishRules): string => {
  const number = compact(model ?? '');
  const isWord = (chunk: string) => !/\d/.test(chunk) && compact(chunk).length > 1 && !number.startsWith(compact(chunk));
  const parts = rules
    .withoutModifiers(name.replaceAll(/\([^()]*\)/g, ' '))
    .split(/[,;:&|–—]|(?<=\p{L}{3})\/(?=\p{L}{3})|\s-\s/u)
    .flatMap(rules.splitAtAnd);
  const chunks = parts.map((part) => rules.headOf(part.split(/\s+/).filter(isWord)) ?? '');
  const heads = [...chunks, ...chunks.map(rules.respell)].map((chunk) => headWord(chunk, rules));
  return column(new Set(heads.flatMap((word) => (word ? [rules.isEnglish ? baseForm(word) : word, ...rules.compoundEnds(word)] : []))));
};

/**
 * Marks of tokens in the full-text index that are not words of a text. They do not occur in words. firstWord: first word of the name; word:
 * a word of the name; head: a head noun; firstCode: the first model number; codePart: the end of a model number from each of its characters
 * on, so that the beginning of a token matches any part of the number; category: an id.
 */
export const tokenMarks = { firstWord: '!', word: '<', head: '>', firstCode: '^', codePart: '~', category: '=' } as const;

interface NameColumns {
  search_name: string;
  search_head: string;
  search_model: string;
}

const marked = (mark: string, column: string): string[] => column.split(' ').map((word) => mark + word);

/** The tokens by which the full-text index finds names, head nouns and parts of model numbers. */
export const tokenColumn = ({ search_name, search_head, search_model }: NameColumns): string => {
  const [first = ''] = search_name.trim().split(' ');
  const codes = search_model.split(' ').filter(Boolean);
  return [
    ...marked(tokenMarks.firstWord, first),
    // an empty word between words that are not adjacent also gets the mark
    ...marked(tokenMarks.word, search_name.trim()),
    ...(search_head ? marked(tokenMarks.head, search_head.trim()) : []),
    ...codes.slice(0, 1).map((code) => tokenMarks.firstCode + code),
    ...new Set(codes.flatMap(endsOf).map((end) => tokenMarks.codePart + end)),
  ].join(' ');
};
