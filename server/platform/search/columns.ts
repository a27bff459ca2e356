// The search columns: folded words, each with a space before and after it, so that `like '% rob%'` matches the beginning of a
// word and `like '% robot %'` a whole word. Two spaces separate words that are not adjacent in a text.
import { fold } from '#contract/rules/fold.ts';
import { htmlToText } from '#contract/rules/html-text.ts';
import { compact, words } from '../search-text.ts';
import { measuresIn } from './measures.ts';
import { baseForm, storedForms } from './word-forms.ts';

/** Version of the folding rules. Increase it with every change: rows with another version are rebuilt at the start. */
export const searchRules = 5;

const column = (...parts: Iterable<string>[]): string => {
  const filled = parts.map((part) => [...part].join(' ')).filter(Boolean);
  return filled.length > 0 ? ` ${filled.join('  ')} ` : '';
};

const formsOf = (written: readonly string[]): Set<string> => {
  const forms = new Set([...new Set(written)].flatMap(storedForms));
  for (const word of written) forms.delete(word);
  return forms;
};

/** The words of a name or title in order, then their other forms. */
export const wordColumn = (text: string | null): string => {
  const written = words(text ?? '');
  return column(written, formsOf(written));
};

const digits = 10;

/**
 * Sorting by this column by code point sorts by name, with numbers by value: "LR9", "LR20", "LR 100". Letters and numbers are separate words;
 * the places after a decimal mark stay as they are.
 */
export const sortColumn = (name: string): string =>
  [...fold(name).matchAll(/(\p{Nd}+)(?:[.,](\p{Nd}+))?|[\p{L}\p{Nl}\p{No}]+/gu)]
    .map(([word, number, places = '']) => (number === undefined ? word : `${number.padStart(digits, '0')}${places && `.${places}`}`))
    .join(' ');

/** Words that contain a digit, without separators: "LR-20" as "lr20". */
const codesIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /\d/.test(word) && words(word).length > 1)
    .map(compact);

/** Short compounds that are also written as one word: "Wi-Fi" as "wifi". */
const compoundsIn = (text: string): string[] =>
  [...fold(text).matchAll(/(?<![\p{L}\p{N}-])(\p{L}{1,6})-(\p{L}{1,6})(?![\p{L}\p{N}-])/gu)].map(([, one, other]) => `${one}${other}`);

const endsOf = (code: string): string[] => {
  const characters = [...code];
  return characters.map((_, start) => characters.slice(start).join(''));
};

const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const longestRun = 40;

/** In scripts without spaces, a word can begin at each character. */
const innerWords = (written: readonly string[]): string[] =>
  written.filter((word) => withoutSpaces.test(word)).flatMap((word) => endsOf(word.slice(0, longestRun)).slice(1));

/** Performance levels, which are written as "PL e" or "PLe". */
const levelsIn = (text: string): string[] =>
  [...fold(text).matchAll(/(?<![\p{L}\p{N}])pl\s([a-e])(?![\p{L}\p{N}])/gu)].map(([, level]) => `pl${level}`);

interface Texts {
  rich?: readonly (string | null)[];
  plain?: readonly (string | null)[];
  /** Quantities that the texts do not contain in the searched form, e.g. "20 kg" for a row "Payload (kg)", "20". */
  measures?: readonly string[];
}

/** The words of all texts, then joined forms, other word forms and quantities. */
export const textColumn = ({ rich = [], plain = [], measures = [] }: Texts): string => {
  const texts = [...rich.map((html) => htmlToText(html)), ...plain.map((text) => text ?? '')];
  const written = texts.flatMap(words);
  const named = [...texts, ...measures];
  const codes = new Set([...texts.flatMap(codesIn), ...named.flatMap(compoundsIn), ...innerWords(named.flatMap(words))]);
  return column(
    written,
    codes,
    formsOf(written),
    new Set([...texts, ...measures].flatMap((text) => [...measuresIn(text), ...levelsIn(text)])),
  );
};

/**
 * Model numbers, separated by spaces, without hyphens and spaces inside: the model itself, then the words of the name that contain a digit.
 * " lr201720 lr20 " matches any part of a number, and `like ' lr201720 %'` matches it exactly.
 */
export const modelColumn = (model: string | null, name: string): string => {
  const numbered = name.split(/\s+/).filter((word) => /\d/.test(word));
  return column(new Set([compact(model ?? ''), ...numbered.map(compact)].filter(Boolean)));
};

const afterHead = /\s(?:for|with|without|of|to|in|on|by|from|at)\s.*$/i;

/**
 * The head nouns of a name: "robot" for "Six-Axis Robot LR20", "controller" for "Robot Controller", both parts of
 * "Grippers & Sensors".
 * @param model a name may end with the beginning of the model, which is not a head noun
 */
export const headColumn = (name: string, model: string | null = null): string => {
  const number = compact(model ?? '');
  const isWord = (chunk: string) => !/\d/.test(chunk) && compact(chunk).length > 1 && !number.startsWith(compact(chunk));
  const parts = name
    .replaceAll(/\([^()]*\)/g, ' ')
    .replace(afterHead, '')
    .split(/[,;:&|–—]|(?<=\p{L}{3})\/(?=\p{L}{3})|\sand\s|\s-\s/u);
  const heads = parts.map((part) => words(part.split(/\s+/).findLast(isWord) ?? '').at(-1));
  return column(new Set(heads.flatMap((word) => (word ? [baseForm(word)] : []))));
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
