// How texts are made comparable for search: case, accents, spaces and hyphens do not count.

/** Lower case without accents, other letters kept: "Élan Größe" becomes "elan grosse". */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');

/** The folded words of a text: runs of letters and digits. */
export const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words with a space before each, so that `like '% rob%'` finds the beginnings of words and nothing else. */
export const wordColumn = (...texts: (string | null)[]): string =>
  texts.flatMap((text) => words(text ?? '').map((word) => ` ${word}`)).join('');

/**
 * The typed-together forms of words that hold a digit, "LR-20" as " lr20": whoever types lr20 finds a text that says LR-20.
 * In the form of a word column.
 */
export const codeColumn = (...texts: (string | null)[]): string =>
  texts
    .flatMap((text) => (text ?? '').split(/\s+/))
    .filter((word) => /\d/.test(word) && words(word).length > 1)
    .map((word) => ` ${compact(word)}`)
    .join('');

/** Letters and digits only, for model numbers: "LR-20" and "lr 20" are both "lr20". */
export const compact = (text: string): string => words(text).join('');

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/** The text of an HTML fragment; every tag separates words that stood in different elements. */
export const htmlToText = (html: string): string =>
  html
    .replaceAll(/<(?:\/?(?:b|i|u|em|strong|a|span|sub|sup|s|mark|code)\b[^<>]*)>/gi, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(
      /&(#?\w+);/g,
      (whole, name: string) => entities.get(name) ?? (/^#\d{1,6}$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Model numbers, each between spaces, hyphens and spaces inside taken out: the model itself, then the words of the name that
 * hold a digit. " lr201720 lr20 " is found by any piece of a number, and by `like ' lr201720 %'` exactly.
 */
export const modelColumn = (model: string | null, name: string): string => {
  const numbers = [
    compact(model ?? ''),
    ...name
      .split(/\s+/)
      .filter((word) => /\d/.test(word))
      .map(compact),
  ];
  const known = [...new Set(numbers.filter((number) => number !== ''))];
  return known.length > 0 ? ` ${known.join(' ')} ` : '';
};

/** The words of rich texts and plain texts, with the typed-together forms of those that hold a digit. */
export const textColumn = (richTexts: (string | null)[], plainTexts: (string | null)[]): string => {
  const texts = [...richTexts.map((html) => htmlToText(html ?? '')), ...plainTexts];
  return wordColumn(...texts) + codeColumn(...texts);
};

/** Texts in lower case, a line each: administrators' searches find what was typed anywhere in them, as it was typed. */
export const plainColumn = (texts: (string | null)[], richTexts: (string | null)[] = []): string =>
  [...texts, ...richTexts.map((html) => htmlToText(html ?? ''))].map((text) => (text ?? '').toLowerCase()).join('\n');

/** One typed word, as the words of a text that it is made of and as typed together. */
export interface SearchTerm {
  parts: string[];
  /** Without hyphens, slashes and dots; null where other signs stand inside: `1%0` is no way to write 10. */
  compact: string | null;
}

const joined = /^[^\p{L}\p{N}]*[\p{L}\p{N}\p{M}]+(?:[-\u2010-\u2015\u2212/.]+[\p{L}\p{N}\p{M}]+)*[^\p{L}\p{N}]*$/u;

/** @returns the terms of a typed search, each once; empty when it holds no letter or digit */
export const searchTerms = (typed: string): SearchTerm[] =>
  [...new Set(typed.split(/\s+/))]
    .map((word) => ({ parts: words(word), compact: joined.test(word) ? compact(word) : null }))
    .filter((term) => term.parts.length > 0);
