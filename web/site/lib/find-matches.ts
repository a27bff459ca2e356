// Finds search terms in a text. The response of a search defines what matches a term; case and accents are ignored.
import { fold } from '#contract/rules/fold.ts';
import { withoutSpaces } from '#contract/rules/without-spaces.ts';
import type { SearchMark, SearchReport } from '#contract/search.ts';

/** For each term the texts that match it. */
export type SearchTerms = SearchReport['terms'];

/** A part of a text that either matches or does not. */
export interface TextPart {
  /** Index of the first character in the whole text. */
  at: number;
  text: string;
  isMatch: boolean;
}

interface Folded {
  folded: string;
  /** For each folded character its index in the original text, followed by the length of that text. */
  origins: number[];
}

const foldText = (text: string): Folded => {
  const origins: number[] = [];
  let folded = '';
  let index = 0;
  // the sound marks of Kana that are characters of their own belong to the letter before them
  for (const character of text.match(/.[\u3099\u309a\uff9e\uff9f]?/gsu) ?? []) {
    const plain = fold(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(index);
    index += character.length;
  }
  return { folded, origins: [...origins, text.length] };
};

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N}\p{M}\s]/gu, '\\$&');

// units whose normalised name differs from the usual notation
const unitPatterns = new Map([
  ['degc', '°?\\s?c'],
  ['percent', '(?:%|percent)'],
  ['um', '[uμ]m'],
  ['ohm', '(?:ω|ohms?)'],
  ['deg', '(?:°|deg(?:rees?)?)'],
  ['inch', '(?:"|″|inch(?:es)?)'],
]);

/** Pattern for the notations of a quantity: "1720mm" matches "1,720 mm" and "1720–2000 mm". */
const quantityPattern = (number: string, unit: string): string => {
  const [whole = '', fraction] = number.split('.');
  const grouped = whole.replaceAll(/\d(?=(?:\d{3})+$)/g, '$&[.,]?');
  const digits = fraction === undefined ? `${grouped}(?:[.,]0+)?` : `${grouped}[.,]${fraction}0*`;
  const range = '(?:\\s?(?:[-–…/]|\\.{2,3}|to)\\s?[-+±]?[\\d.,]{1,12})?';
  return `(?<![\\p{L}\\p{N}]|\\d[.,])${digits}${range}\\s{0,2}${unitPatterns.get(unit) ?? escaped(unit)}(?![\\p{L}\\p{N}])`;
};

const wordStart = '(?<![\\p{L}\\p{N}])';
const wordEnd = '(?![\\p{L}\\p{N}])';

/** @returns null if the mark is not highlighted because it is part of a word other than a model number */
const patternOf = ({ text, place }: SearchMark): RegExp | null => {
  const phrase = text.split(' ').map(escaped).join('[^\\p{L}\\p{N}]+');
  // in scripts without spaces, a word begins anywhere
  if (place === 'begins') return new RegExp(`${withoutSpaces.test(text) ? '' : wordStart}${phrase}`, 'gu');
  if (place === 'anywhere') {
    if (!/\p{N}/u.test(text)) return null;
    // digits alone match in "LR-20", not in "120"
    return new RegExp(
      `${/^\p{N}+$/u.test(text) ? '(?<=\\p{L}|\\p{L}[-/]|\\p{N}[-/])' : ''}${[...text].map(escaped).join('[\\s-]*')}`,
      'gu',
    );
  }
  const [, number, unit] = /^(\d+(?:\.\d+)?)([^\d.].*)$/u.exec(text) ?? [];
  return new RegExp(number && unit ? quantityPattern(number, unit) : `${wordStart}${phrase}${wordEnd}`, 'gu');
};

const patternsOf = (marks: readonly SearchMark[]): RegExp[] => marks.flatMap((mark) => patternOf(mark) ?? []);

/** @returns start and end index of the first match of a term; null without a match */
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

/** Splits the text into matching and other parts, in order. */
export const findMatches = (text: string, terms: SearchTerms | undefined): TextPart[] => {
  const { folded, origins } = foldText(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const pattern of patternsOf((terms ?? []).flat())) {
    for (const match of folded.matchAll(pattern)) {
      let end = origins[match.index + match[0].length] ?? text.length;
      // a vowel sign belongs to the letter before it
      while (/\p{M}/u.test(text[end] ?? '')) end++;
      isMarked.fill(true, origins[match.index], end);
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
