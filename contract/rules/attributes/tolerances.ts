// Tolerances after a value: ±10 %, +10/-15 %, -15 %…+10 %.
import type { Amount } from './amounts.ts';
import { type End, isOf, readEnd } from './ends.ts';
import type { Quantity } from './quantities.ts';
import type { Token } from './tokens.ts';

export interface Tolerance {
  /** Positive numbers: percentages of the value, or amounts of the quantity. */
  below: number;
  above: number;
  unit: Amount['unit'];
}

interface Reading {
  tolerance: Tolerance;
  next: number;
}

export const isPercent = (unit: Amount['unit']) => unit?.unit.symbol === '%';
const isDifference = (unit: Amount['unit'], quantity: Quantity) =>
  unit?.quantity === quantity || (quantity === 'temperature' && unit?.quantity === 'temperature-difference');

const readSymmetric = (tokens: readonly Token[], at: number, quantity: Quantity): Reading | undefined => {
  const end = tokens[at]?.kind === '±' ? readEnd(tokens, at + 1) : undefined;
  const unit = end?.amount.unit ?? null;
  if (!end || !(unit === null ? end.amount.word === null : isPercent(unit) || isDifference(unit, quantity))) return undefined;
  return { tolerance: { below: end.amount.value, above: end.amount.value, unit }, next: end.next };
};

const isSigned = (token: Token | undefined) => token?.kind === '+' || token?.kind === '-';
const between = ['/', ',', '...', 'to'];
const rangeMarks = ['...', '-', '~', 'to'];

/** Two deviations with opposite signs: "+10/-15 %", "-0.5/+1 kg", "+0.1 -0.0". */
export const readTwoSided = (tokens: readonly Token[], at: number, value: Amount, quantity: Quantity): Reading | undefined => {
  const one = isSigned(tokens[at]) ? readEnd(tokens, at) : undefined;
  if (!one) return undefined;
  const mark = tokens[one.next]?.kind ?? '';
  const second = between.includes(mark) ? one.next + 1 : one.next;
  const other = isSigned(tokens[second]) ? readEnd(tokens, second) : undefined;
  if (!other || tokens[at]?.kind === tokens[second]?.kind) return undefined;
  const unit = one.amount.unit ?? other.amount.unit;
  const isShare = isPercent(unit) && quantity !== 'ratio';
  const isAbsolute = isOf({ ...value, unit: unit ?? value.unit }, quantity) || (unit === null && value.unit === null);
  if (!isShare && (!isAbsolute || mark === '...' || mark === 'to' || rangeMarks.includes(tokens[other.next]?.kind ?? ''))) return undefined;
  const values = [one.amount.value, other.amount.value];
  return { tolerance: { below: Math.max(0, -Math.min(...values)), above: Math.max(0, ...values), unit }, next: other.next };
};

/** A deviation in one direction: "-10 %". */
export const readOneSided = (tokens: readonly Token[], at: number, quantity: Quantity): Reading | undefined => {
  const one: End | undefined = isSigned(tokens[at]) ? readEnd(tokens, at) : undefined;
  if (!one || !isPercent(one.amount.unit) || quantity === 'ratio') return undefined;
  // "1 mm + 1 %" is a sum
  if (tokens[at]?.isSpaced && tokens[at + 1]?.isSpaced) return undefined;
  const { value, unit } = one.amount;
  return { tolerance: { below: Math.max(0, -value), above: Math.max(0, value), unit }, next: one.next };
};

/** A tolerance larger than its value belongs to something else. */
const isTooLarge = ({ below, above, unit }: Tolerance, ends: readonly Amount[], quantity: Quantity): boolean => {
  const largest = Math.max(below, above);
  if (isPercent(unit) && quantity !== 'ratio') return largest > 100;
  const factor = unit?.unit.factor ?? ends.find((end) => end.unit)?.unit?.unit.factor ?? 1;
  const values = ends.map(({ value, unit: own }) => Math.abs(value) * (own?.unit.factor ?? factor));
  // the zero of a temperature scale is a point like any other
  return largest * factor > Math.max(...values, quantity === 'temperature' ? 20 : 0);
};

/**
 * @param at index after the value
 * @param value the only amount, or both ends of a range
 */
export const readTolerance = (
  tokens: readonly Token[],
  at: number,
  { first, last }: { first: Amount; last: Amount | null },
  quantity: Quantity,
): (Reading & { isUnclear: boolean }) | undefined => {
  const isOpened = tokens[at]?.kind === '(';
  const start = isOpened || tokens[at]?.kind === ',' ? at + 1 : at;
  const two = readTwoSided(tokens, start, last ?? first, quantity);
  const isListed = tokens[at]?.kind === ',';
  const symmetric = readSymmetric(tokens, start, quantity);
  const found =
    (isListed && !isPercent(symmetric?.tolerance.unit ?? null) ? undefined : symmetric) ??
    (two && (last === null || isPercent(two.tolerance.unit)) ? two : readOneSided(tokens, start, quantity));
  if (!found) return undefined;
  const isUnclear =
    isTooLarge(found.tolerance, last ? [first, last] : [first], quantity) ||
    (rangeMarks.includes(tokens[found.next]?.kind ?? '') && readEnd(tokens, found.next + 1) !== undefined);
  const next = isOpened && tokens[found.next]?.kind === ')' ? found.next + 1 : found.next;
  return { ...found, next, isUnclear };
};
