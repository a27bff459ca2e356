// The rules of search that depend on the language of the texts.
import { memoize } from '../memoize.ts';

/** How names of products are composed in a language. */
interface Names {
  /** The position of the head noun: "Six-Axis Robot", "Robot enam sumbu". */
  head: 'first' | 'last';
  /** Prepositions, with which the part of a name after its head noun begins. */
  prepositions: readonly string[];
  /** The word for "and". */
  and: string;
}

export interface LanguageRules {
  /** Code of the language. */
  language: string;
  /** Other languages have no forms of words: no plurals, no other spelling, no numbers as words. */
  isEnglish: boolean;
  headOf: (parts: readonly string[]) => string | undefined;
  /** A name up to its first preposition. */
  withoutModifiers: (name: string) => string;
  /** The parts of a name between the words for "and". */
  splitAtAnd: (name: string) => string[];
  /** Other notation of a text, e.g. "ae" for "ä"; the same text if there is none. */
  respell: (text: string) => string;
  /** The ends of a word of a name that can be the last word of a compound: "roboter" in "schweissroboter". */
  compoundEnds: (word: string) => string[];
  /** The words of a text in a script without spaces. */
  split: (text: string) => string[];
}

const none: Names = { head: 'last', prepositions: [], and: '&' };
const headFirst: Names = { ...none, head: 'first' };

const namesByLanguage: Readonly<Record<string, Names>> = {
  en: { head: 'last', prepositions: ['for', 'with', 'without', 'of', 'to', 'in', 'on', 'by', 'from', 'at'], and: 'and' },
  de: {
    head: 'last',
    prepositions: ['für', 'mit', 'ohne', 'von', 'zu', 'zum', 'zur', 'in', 'im', 'auf', 'an', 'am', 'aus', 'bei', 'nach'],
    and: 'und',
  },
  id: { ...headFirst, and: 'dan' },
  ...Object.fromEntries(['ar', 'es', 'fa', 'fr', 'he', 'it', 'ms', 'pt', 'ro', 'th', 'vi'].map((language) => [language, headFirst])),
};

/** Languages that join nouns to one word. */
const withCompounds: ReadonlySet<string> = new Set(['da', 'de', 'fi', 'nb', 'nl', 'no', 'sv']);
const shortestBeginning = 3;
const shortestEnd = 5;

const compoundEnds = (word: string): string[] =>
  /^\p{L}+$/u.test(word)
    ? Array.from({ length: Math.max(0, word.length - shortestBeginning - shortestEnd + 1) }, (_, at) => word.slice(at + shortestBeginning))
    : [];

/** The parts of a text between the words of a set, which are neither its first nor its last one. */
const splitAt = (text: string, isSeparator: (word: string) => boolean): string[] => {
  const words = text.split(/\s/);
  const parts: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (at > 0 && at < words.length - 1 && isSeparator(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => part.join(' '));
};

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

/** Umlauts as two letters; Arabic words without their article; Japanese words without the last sign of a long vowel. */
const respell = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(/(?<!\p{L})(?:[وفبك]?ال|لل)(?=\p{L}{3})/gu, '')
    .replaceAll(/(?<=[\p{sc=Katakana}ー]\p{sc=Katakana})ー(?![\p{sc=Katakana}ー])/gu, '');

const segmenterOf = (language: string): Intl.Segmenter => {
  try {
    return new Intl.Segmenter(language, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter('en', { granularity: 'word' });
  }
};

/** @param language code, e.g. "de" or "pt-br" */
export const rulesOf: (language: string) => LanguageRules = memoize((language: string): LanguageRules => {
  const [base = ''] = language.split('-');
  const isEnglish = base === 'en';
  const { head, prepositions, and } = namesByLanguage[base] ?? none;
  const segmenter = segmenterOf(language);
  return {
    language,
    isEnglish,
    headOf: (parts) => (head === 'first' ? parts[0] : parts.at(-1)),
    withoutModifiers: (name) => splitAt(name, (word) => prepositions.includes(word.toLowerCase()))[0] ?? '',
    splitAtAnd: (name) => splitAt(name, (word) => word === and),
    respell: isEnglish ? (text) => text : respell,
    compoundEnds: withCompounds.has(base) ? compoundEnds : () => [],
    split: (text) => [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])),
  };
});

export const englishRules = rulesOf('en');
