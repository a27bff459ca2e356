// Parses a typed price: plain notation (1250000.50) or the notation of the site (12.500.000,50). Ambiguous texts are refused.
import { maxPrice, priceTexts } from './price-limits.ts';

/** Null for an empty text: price on request. */
export type PriceReading = { price: number | null } | { error: string };

interface Marks {
  group: string;
  decimal: string;
}

// all kinds of spaces and apostrophes are equivalent
const unify = (text: string) => text.replace(/[\s\u00a0\u2009\u202f]/g, ' ').replaceAll('’', "'");

/** @returns null if the locale is invalid or not loaded yet */
const marksOf = (locale: string | undefined): Marks | null => {
  try {
    const parts = locale ? new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345_678.9) : [];
    const find = (type: string) => parts.find((part) => part.type === type)?.value;
    const [group, decimal] = [find('group'), find('decimal')];
    return group && decimal ? { group: unify(group), decimal: unify(decimal) } : null;
  } catch {
    return null;
  }
};

const isDigits = (text: string) => /^\d+$/.test(text);

/** Groups of three digits, or of two before the last three as in India. */
const areGroups = ([first = '', ...others]: string[]): boolean => {
  const size = others.length > 1 ? others[0]?.length : 3;
  return (
    isDigits(first) &&
    first.length <= 3 &&
    others.every(isDigits) &&
    (size === 3 || (size === 2 && first.length <= 2)) &&
    others.every(({ length }, index) => length === (index === others.length - 1 ? 3 : size))
  );
};

const readAs = (text: string, { group, decimal }: Marks): number | null => {
  const [whole = '', fraction, ...rest] = text.split(decimal);
  if (rest.length > 0 || (fraction !== undefined && !/^\d{1,2}$/.test(fraction))) return null;
  const groups = whole.split(group);
  if (groups.length === 1 ? !isDigits(whole) : !areGroups(groups)) return null;
  return Number(`${groups.join('')}.${fraction ?? 0}`);
};

/** The amount that was probably meant, in plain notation; undefined if the text cannot be parsed. */
const guess = (text: string): string | undefined => {
  const parts = /^([\d.,' ]*\d)([.,])(\d{1,2})$/.exec(text);
  if (parts && !parts[1]?.includes(parts[2] ?? '')) return `${parts[1]?.replace(/\D/g, '')}.${parts[3]}`;
  return /^\d{1,3}([.,' ])\d{2,3}(\1\d{2,3})*$/.test(text) ? text.replace(/\D/g, '') : undefined;
};

const refusal = (text: string): string => {
  if (text.startsWith('-')) return priceTexts.tooLow;
  // "1.250" in a locale with a decimal point
  if (/^\d+[.,]\d{3,}$/.test(text)) return `At most two decimals. For thousands write digits only: ${text.replace(/[.,]/, '')}`;
  const meant = guess(text);
  return `Write digits only, with a point before decimals${meant ? `: ${meant}` : ', e.g. 1250000 or 1250000.50'}`;
};

/**
 * @param typed text of the field
 * @param locale of the site's prices; if undefined, only plain notation is accepted
 */
export const readPriceText = (typed: string, locale: string | undefined): PriceReading => {
  const text = unify(typed).trim();
  if (text === '') return { price: null };
  const own = marksOf(locale);
  const notations = [
    // no group separator: no typed text contains NUL
    { group: '\u0000', decimal: '.' },
    ...(own ? [own] : []),
    ...[' ', "'"].flatMap((group) => ['.', ...(own ? [own.decimal] : [])].map((decimal) => ({ group, decimal }))),
  ];
  const amounts = new Set(notations.flatMap((marks) => readAs(text, marks) ?? []));
  const [price] = amounts;
  if (price === undefined || amounts.size > 1) return { error: refusal(text) };
  return price > maxPrice ? { error: priceTexts.tooHigh } : { price };
};
