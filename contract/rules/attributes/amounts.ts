// Reads one amount of a unified text: sign, number, unit, and what continues it ("5 ft 3 in").
import { readFraction, readMultiplier, readNumber } from './notation.ts';
import type { Quantity } from './quantities.ts';
import { findUnit, type KnownUnit } from './units.ts';

export interface Amount {
  /** In its unit, or without a unit. */
  value: number;
  unit: KnownUnit | null;
  /** The word that follows a number and is no unit. */
  word: string | null;
  /** The notation has two meanings. */
  isUnclear: boolean;
  end: number;
}

const longestUnit = 28;
const isLetter = (one: string | undefined): boolean => one !== undefined && /[\p{L}\d]/u.test(one);
// "°C..+85": two points are no part of the unit
const isUnitEnd = (text: string, end: number): boolean =>
  !(isLetter(text[end - 1]) && isLetter(text[end])) &&
  !/[\s/·*×^-]/.test(text[end - 1] ?? ' ') &&
  !/[%°"']/.test(text[end] ?? '') &&
  text.slice(end - 2, end) !== '..' &&
  text.slice(end - 1, end + 1) !== '..';
const compound = /^(?:[/·*⋅][\p{L}°%]| per )/u;
const wordPattern = /[\p{L}°%Ω][^\s,;()]{0,20}/uy;

/** @returns the longest unit at this index; a unit that is part of a longer one, such as kg in kg/m, is none */
const readUnit = (text: string, at: number, quantity: Quantity): { unit: KnownUnit; end: number } | undefined => {
  const start = text[at] === ' ' ? at + 1 : at;
  const last = Math.min(text.length, start + longestUnit);
  let found: { unit: KnownUnit; end: number } | undefined;
  for (let end = start + 1; end <= last && !/[,;|]/.test(text[end - 1] ?? ''); end++) {
    if (!isUnitEnd(text, end) || compound.test(text.slice(end, end + 6))) continue;
    const unit = findUnit(text.slice(start, end), quantity);
    if (unit) found = { unit, end };
  }
  return found;
};

const followingWord = (text: string, at: number): string | null => {
  wordPattern.lastIndex = text[at] === ' ' ? at + 1 : at;
  return wordPattern.exec(text)?.[0] ?? null;
};

// "5 ft 3 in", "1 h 30 min": the unit that may follow, and its part of the first one
const continuations: Record<string, string> = { ft: 'in', lb: 'oz', kg: 'g', m: 'cm', h: 'min', min: 's', '°': '′', '′': '″' };

const readUnsigned = (text: string, at: number, quantity: Quantity): Amount | undefined => {
  const fraction = readFraction(text, at);
  const fractionUnit = fraction && readUnit(text, fraction.end, quantity);
  if (fraction && fractionUnit?.unit.unit.system === 'imperial') {
    return { value: fraction.value, unit: fractionUnit.unit, word: null, isUnclear: false, end: fractionUnit.end };
  }
  const number = readNumber(text, at);
  if (!number) return undefined;
  const { value, isUnclear = false } = number;
  const direct = readUnit(text, number.end, quantity);
  if (direct?.unit.quantity === quantity) return { value, unit: direct.unit, word: null, isUnclear, end: direct.end };
  const multiplier = readMultiplier(text, number.end);
  const end = multiplier?.end ?? number.end;
  const unit = multiplier ? readUnit(text, end, quantity) : direct;
  return {
    value: value * (multiplier?.factor ?? 1),
    unit: unit?.unit ?? null,
    word: unit ? null : followingWord(text, end),
    isUnclear,
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
      : { value: Number.POSITIVE_INFINITY, unit: null, word: null, isUnclear: false, end: start + endless.length };
  if (!first) return undefined;
  const smaller = first.unit?.quantity === quantity ? continuations[first.unit.unit.symbol] : undefined;
  nextNumber.lastIndex = first.end;
  const gap = smaller === undefined ? null : nextNumber.exec(text);
  const second = gap ? readUnsigned(text, first.end + gap[0].length, quantity) : undefined;
  const isContinued = second?.unit?.quantity === quantity && second.unit.unit.symbol === smaller;
  const added = isContinued && second.unit && first.unit ? (second.value * second.unit.unit.factor) / first.unit.unit.factor : 0;
  const value = first.value + added;
  return { ...first, value: sign.startsWith('-') ? -value : value, end: isContinued ? second.end : first.end };
};
