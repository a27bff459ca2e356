// Where the terms of a search are in a text. What matches a term, the answer to the search says; case and accents do not count.
import { fold } from '#contract/rules/fold.ts';
import type { SearchMark, SearchReport } from '#contract/search.ts';

/** For each term, what matches it. */
export type SearchTerms = SearchReport['terms'];

export interface TextPart {
  /** Index of its first character. */
  at: number;
  text: string;
  isMatch: boolean;
}

interface Folded {
  folded: string;
  /** For each folded character the index it came from, and the end of the text. */
  origins: number[];
}

const foldText = (text: string): Folded => {
  const origins: number[] = [];
  let folded = '';
  let index = 0;
  for (const character of text) {
    const plain = fold(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
    index += character.length;
  }
  return { folded, origins: [...origins, text.length] };
};

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&');

// units that are stored under another name than they are mostly written
const unitPatterns = new Map([
  ['degc', '°?\\s?c'],
  ['percent', '(?:%|percent)'],
  ['um', '[uμ]m'],
  ['ohm', '(?:ω|ohms?)'],
  ['deg', '(?:°|deg(?:rees?)?)'],
  ['inch', '(?:"|″|inch(?:es)?)'],
]);

/** "1720mm" as it may be written: "1,720 mm", "1720–2000 mm". */
const quantityPattern = (number: string, unit: string): string => {
  const [whole = '', fraction] = number.split('.');
  const grouped = whole.replaceAll(/\d(?=(?:\d{3})+$)/g, '$&[.,]?');
  const digits = fraction === undefined ? `${grouped}(?:[.,]0+)?` : `${grouped}[.,]${fraction}0*`;
  const range = '(?:\\s?(?:[-–…/]|\\.{2,3}|to)\\s?[-+±]?[\\d.,]{1,12})?';
  return `(?<![\\p{L}\\p{N}]|\\d[.,])${digits}${range}\\s{0,2}${unitPatterns.get(unit) ?? escaped(unit)}(?![\\p{L}\\p{N}])`;
};

const wordStart = '(?<![\\p{L}\\p{N}])';
const wordEnd = '(?![\\p{L}\\p{N}])';

/** null for a mark that is not shown: a piece of a word that is no model number. */
const patternOf = ({ text, place }: SearchMark): RegExp | null => {
  const phrase = text.split(' ').map(escaped).join('[^\\p{L}\\p{N}]+');
  if (place === 'begins') return new RegExp(`${wordStart}${phrase}`, 'gu');
  if (place === 'anywhere') {
    if (!/\p{N}/u.test(text)) return null;
    // digits alone are a piece of "LR-20", not of "120"
    return new RegExp(
      `${/^\p{N}+$/u.test(text) ? '(?<=\\p{L}|\\p{L}[-/]|\\p{N}[-/])' : ''}${[...text].map(escaped).join('[\\s-]*')}`,
      'gu',
    );
  }
  const [, number, unit] = /^(\d+(?:\.\d+)?)([^\d.].*)$/u.exec(text) ?? [];
  return new RegExp(number && unit ? quantityPattern(number, unit) : `${wordStart}${phrase}${wordEnd}`, 'gu');
};

const patternsOf = (marks: readonly SearchMark[]): RegExp[] => marks.flatMap((mark) => patternOf(mark) ?? []);

/** Terms of an answer that says nothing about its search: each word as the beginning of a word. */
export const typedTerms = (search: string): SearchTerms =>
  (fold(search).match(/[\p{L}\p{N}]+/gu) ?? []).map((text) => [
    { text, place: 'begins' },
    { text, place: 'anywhere' },
  ]);

/** @returns index and end of the first match of a term; null without one */
export const findTerm = (text: string, marks: readonly SearchMark[]): [start: number, end: number] | null => {
  const { folded, origins } = foldText(text);
  let first: [number, number] | null = null;
  for (const pattern of patternsOf(marks)) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const start = origins[match.index] ?? 0;
    if (first === null || start < first[0]) first = [start, origins[match.index + match[0].length] ?? text.length];
  }
  return first;
};

/** @returns the text cut into parts, in order, which together are the whole text */
export const findMatches = (text: string, terms: SearchTerms | undefined): TextPart[] => {
  const { folded, origins } = foldText(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const pattern of patternsOf((terms ?? []).flat())) {
    for (const match of folded.matchAll(pattern)) {
      isMarked.fill(true, origins[match.index], origins[match.index + match[0].length]);
    }
  }
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length; ) {
    const isMatch = isMarked[at] ?? false;
    const end = isMarked.indexOf(!isMatch, at);
    const next = end === -1 ? text.length : end;
    parts.push({ at, text: text.slice(at, next), isMatch });
    at = next;
  }
  return parts;
};
