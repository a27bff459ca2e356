// Reads one amount of a unified text: sign, number, unit, and a second part ("5 ft 3 in").
import { isAmbiguous } from './decimal-mark.ts';
import { readFraction, readMultiplier, readNumber } from './notation.ts';
import { readPhrase } from './phrases.ts';
import type { Quantity } from './quantities.ts';
import { findUnit, type KnownUnit } from './units.ts';

export interface Amount {
  /** The number, in `unit` if there is one. */
  value: number;
  unit: KnownUnit | null;
  /** The word after the number, if it is neither a unit nor a word that explains the number. */
  word: string | null;
  /** The notation has two meanings. */
  isUnclear: boolean;
  /** The number has three decimals or a thousands separator: "1.250". */
  isAmbiguous: boolean;
  /** The value of one unit in the last digit. */
  step: number;
  end: number;
}

const longestUnit = 28;
/** Letters of scripts without spaces may follow a unit: "60 ℃至". */
const isLetter = (one: string | undefined): boolean => one !== undefined && /[\p{L}\d]/u.test(one) && !/[至到]/u.test(one);
// in "°C..+85" the points are not part of the unit, and "oz-in^2" is a different unit from "oz-in"
const isUnitEnd = (text: string, end: number): boolean =>
  !(isLetter(text[end - 1]) && isLetter(text[end])) &&
  !/[\s/·*×^-]/.test(text[end - 1] ?? ' ') &&
  !/[%°"']/.test(text[end] ?? '') &&
  !/^\^[-23]/.test(text.slice(end, end + 2)) &&
  text.slice(end - 1, end + 1) !== '..';
const compound = /^(?:[/·*⋅][\p{L}°%]| per | ?\/ ?1(?:0{0,3}|,000) ?(?:K|°C|rpm|min|r\/min|U\/min|h|m|km|years?|a)(?![\p{L}\d]))/u;
/** The unit of "0.5 A per output" is A. */
const share =
  /(?: ?\/ ?| (?:per|pro|je|par) )(?:channel|output|input|HART|pole|contact|phase|port|relay|segment|device|core|conductor|Kanal|Ausgang|Eingang|Pol|Kontakt|Leiter|voie|sortie|entrée)s?(?![\p{L}\d])/iuy;
const wordPattern = /[\p{L}°%Ω][^\s,;()]{0,20}(?: per [\p{L}]{1,20})?/uy;

const shareEnd = (text: string, at: number): number => {
  share.lastIndex = at;
  return at + (share.exec(text)?.[0].length ?? 0);
};

/** "0 a 40 °C" is a range in Romance languages, not zero years. */
const rangeWord = /^a [+-]?\d/;

interface UnitReading {
  unit: KnownUnit;
  end: number;
}

/** @returns the longest unit at this index; part of a longer unit, such as kg in kg/m, does not count */
const readUnit = (text: string, at: number, quantity: Quantity): UnitReading | undefined => {
  const isHyphenated = /^-\p{L}/u.test(text.slice(at, at + 2));
  const start = text[at] === ' ' || isHyphenated ? at + 1 : at;
  const last = Math.min(text.length, start + longestUnit);
  if (!/[\p{L}\d%‰°"'/]/u.test(text[start] ?? '') || rangeWord.test(text.slice(start, start + 4))) return undefined;
  let found: UnitReading | undefined;
  for (let end = start + 1; end <= last && !/[,;|]/.test(text[end - 1] ?? ''); end++) {
    if (text.slice(end - 2, end) === '..') break;
    if (!isUnitEnd(text, end)) continue;
    const shared = shareEnd(text, end);
    if (shared === end && compound.test(text.slice(end, end + 16))) continue;
    const unit = findUnit(text.slice(start, end), quantity);
    if (unit && (!isHyphenated || unit.quantity === quantity)) found = { unit, end: shared };
  }
  return found;
};

const followingWord = (text: string, at: number): string | null => {
  wordPattern.lastIndex = text[at] === ' ' ? at + 1 : at;
  const word = wordPattern.exec(text)?.[0] ?? null;
  if (word !== null && /^[至到]/u.test(word)) return null;
  return word === null || readPhrase(text, wordPattern.lastIndex - word.length).role !== 'note' ? null : word;
};

// "5 ft 3 in", "1 h 30 min": the unit that may follow, and its part of the first one
const continuations: Record<string, string> = { ft: 'in', lb: 'oz', kg: 'g', m: 'cm', h: 'min', min: 's', '°': '′', '′': '″' };

/** Quantities that are commonly written with halves and quarters: "1/4 W", "1 1/2 kg". */
const fractional: readonly Quantity[] = ['length', 'mass', 'power', 'volume'];
const partOfOne = /^(?:\d{1,3}(?: | ?- ?))?(?:1 ?\/ ?2|1 ?\/ ?4|3 ?\/ ?4|1 ?\/ ?8)$/;

/** Reads a fraction: before an imperial unit, as one character, or a common one. "4/20 mA" is not a fraction, and "3/8 kg" is unclear. */
const readFractional = (text: string, at: number, quantity: Quantity): Amount | undefined => {
  const fraction = readFraction(text, at);
  if (!fraction) return undefined;
  const unit = readUnit(text, fraction.end, quantity);
  const isOwn = unit?.unit.quantity === quantity;
  const written = text.slice(at, fraction.end);
  const isFraction =
    fraction.isSure ||
    (unit && unit.unit.unit.system === 'imperial') ||
    (isOwn && fractional.includes(quantity) && partOfOne.test(written));
  const isUnclear = !isFraction && isOwn && !written.includes(' ');
  if (!isFraction && !isUnclear) return undefined;
  const end = unit?.end ?? fraction.end;
  const word = unit ? null : followingWord(text, end);
  return { value: fraction.value, unit: unit?.unit ?? null, word, isUnclear, isAmbiguous: false, step: 0, end };
};

const stepOf = (written: string): number => {
  const decimals = /[.,](\d*)$/.exec(written)?.[1] ?? '';
  return 10 ** -decimals.length;
};

/** Inches may have three decimals. */
const isInch = (unit: KnownUnit | undefined) => unit?.quantity === 'length' && unit.unit.system === 'imperial';

const readUnsigned = (text: string, at: number, quantity: Quantity): Amount | undefined => {
  const fraction = readFractional(text, at, quantity);
  if (fraction) return fraction;
  const number = readNumber(text, at);
  if (!number) return undefined;
  const { value, isUnclear = false } = number;
  const written = text.slice(at, number.end);
  const step = stepOf(written);
  const direct = readUnit(text, number.end, quantity);
  const unsure = isAmbiguous(written) && !isInch(direct?.unit);
  const common = { isUnclear, isAmbiguous: unsure, step };
  if (direct?.unit.quantity === quantity) return { ...common, value, unit: direct.unit, word: null, end: direct.end };
  const multiplier = readMultiplier(text, number.end);
  // "5k" without a unit is 5000 if something is counted; for other quantities such as kilograms it is meaningless
  const counts = multiplier?.letter !== true || quantity === 'count' || readUnit(text, multiplier.end, quantity) !== undefined;
  const factor = multiplier && counts ? multiplier.factor : 1;
  const end = multiplier && counts ? multiplier.end : number.end;
  const unit = multiplier && counts ? readUnit(text, end, quantity) : direct;
  return {
    ...common,
    value: value * factor,
    unit: unit?.unit ?? null,
    word: unit ? null : followingWord(text, end),
    end: unit?.end ?? end,
  };
};

const infinity = /(?:infinity|infinite|∞)/iuy;
const nextNumber = / ?(?=\d)/y;

/**
 * @param at index of a digit or a sign
 * @returns undefined if there is no number at this index
 */
export const readAmount = (text: string, at: number, quantity: Quantity): Amount | undefined => {
  const [sign = ''] = /^[+-] ?/.exec(text.slice(at, at + 2)) ?? [];
  const start = at + sign.length;
  infinity.lastIndex = start;
  const endless = infinity.exec(text)?.[0];
  const first: Amount | undefined =
    endless === undefined
      ? readUnsigned(text, start, quantity)
      : {
          value: Number.POSITIVE_INFINITY,
          unit: null,
          word: null,
          isUnclear: false,
          isAmbiguous: false,
          step: 0,
          end: start + endless.length,
        };
  if (!first) return undefined;
  const smaller = first.unit?.quantity === quantity ? continuations[first.unit.unit.symbol] : undefined;
  nextNumber.lastIndex = first.end;
  const gap = smaller === undefined ? null : nextNumber.exec(text);
  const second = gap ? readUnsigned(text, first.end + gap[0].length, quantity) : undefined;
  const isContinued = second?.unit?.quantity === quantity && second.unit.unit.symbol === smaller;
  const added = isContinued && second.unit && first.unit ? (second.value * second.unit.unit.factor) / first.unit.unit.factor : 0;
  const value = first.value + added;
  // "0°-40 °C": both ends have the same degrees
  const isDegree = quantity === 'temperature' && first.unit?.unit.symbol === '°';
  const unit = isDegree ? null : first.unit;
  return { ...first, unit, value: sign.startsWith('-') ? -value : value, end: isContinued ? second.end : first.end };
};
