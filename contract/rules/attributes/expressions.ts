// Finds the quantities of a unified text: single values, ranges, tolerances, limits.
import { type Amount, readAmount } from './amounts.ts';
import type { Quantity } from './quantities.ts';

/** How the text limits the amount: "max. 5 kg" is an upper limit. */
export type Limit = 'upper' | 'lower' | null;

export interface Tolerance {
  /** Positive numbers; percentages of the value, or amounts of the quantity. */
  below: number;
  above: number;
  unit: Amount['unit'];
}

export interface Expression {
  start: number;
  end: number;
  first: Amount;
  /** The other end of a range. */
  last: Amount | null;
  limit: Limit;
  /** ±5: the amount is a deviation to both sides. */
  isDeviation: boolean;
  /** Written with a plus sign. */
  hasSign: boolean;
  tolerance: Tolerance | null;
  /** Words before the amount in its part of the text, without limits and "approx.". */
  lead: string;
}

const most = 40;
const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const start = /(?:±|\+ ?\/ ?- ?|\+-) ?(?=[\d.])|[+-] ?(?=\.?\d)|(?<![\d.,])\.?\d/gu;
const separator = / ?(?:\.{2,3}|~|÷|-|to|through|until|up to|bis|à) ?(?=[+-]? ?(?:\.?\d|∞|infini))/iuy;
const conjunction = / ?(?:and|-) ?(?=[+-]?\.?\d)/iuy;
const qualifiers = / ?(?:AC\/DC|DC\/AC|AC|DC|rms|RMS|nominal|typ\.?|\(|,)* ?/uy;
const symmetric = / ?\(? ?(?:±|\+ ?\/ ?-|\+-) ?(?=\.?\d)/uy;
const oneSided = / ?\(? ?(?=[+-] ?\.?\d)/uy;
const otherSide = / ?(?:\/|\.{2,3}|,| ) ?(?=[+-] ?\.?\d)/uy;
const upperWords =
  /(?:≤|⩽|<=?|=<|\bmax(?:imum|imal)?\.?|\bup to|\bat most|\b(?:less|no more|not more) than|\bnot exceeding|\bbelow|\bunder|\bto)(?: of)?\s*(?::\s*)?$/iu;
const lowerWords =
  /(?:≥|⩾|>=?|=>|\bmin(?:imum|imal)?\.?|\bat least|\b(?:more|not less|no less) than|\babove|\bover|\bfrom)(?: of)?\s*(?::\s*)?$/iu;
const neutralWords =
  /(?:[~≈=:(]|\bapprox(?:imately|\.)?|\bapp\.|\babout|\baround|\bcirca|\bca\.?|\bc\.|\btyp(?:ical(?:ly)?|\.)?|\bnom(?:inal|\.)?|\brated|\bbetween|\bof)\s*$/iu;
const upperAfter = / ?[,(]? ?(?:max(?:imum|\.)?|or less|and below|peak max)(?![\p{L}\d])/iuy;
const lowerAfter = / ?[,(]? ?(?:min(?:imum|\.)?|or more|and above|and more|upwards)(?![\p{L}\d])/iuy;

/** A tolerance after the amount: ±10 %, +10/-15 %, -15 %…+10 %. */
const readTolerance = (text: string, at: number, quantity: Quantity): { tolerance: Tolerance; end: number } | undefined => {
  const from = match(qualifiers, text, at)?.[0].length ?? 0;
  const plusMinus = match(symmetric, text, at) ?? match(symmetric, text, at + from);
  if (plusMinus) {
    const amount = readAmount(text, plusMinus.index + plusMinus[0].length, quantity);
    if (!amount) return undefined;
    return { tolerance: { below: amount.value, above: amount.value, unit: amount.unit }, end: amount.end };
  }
  const one = match(oneSided, text, at + from);
  const first = one ? readAmount(text, one.index + one[0].length, quantity) : undefined;
  if (!first) return undefined;
  const gap = match(otherSide, text, first.end);
  const second = gap ? readAmount(text, first.end + gap[0].length, quantity) : undefined;
  const other = second && Math.sign(second.value) !== Math.sign(first.value) ? second : undefined;
  const unit = first.unit ?? other?.unit ?? null;
  if (unit === null || (unit.unit.symbol !== '%' && !other)) return undefined;
  const values = [first.value, other?.value ?? 0];
  return {
    tolerance: { below: Math.max(0, -Math.min(...values)), above: Math.max(0, ...values), unit },
    end: Math.max(first.end, other?.end ?? 0),
  };
};

/** The other end of a range that begins with this amount. */
const readLast = (text: string, first: Amount, isBetween: boolean, quantity: Quantity): Amount | null => {
  const from = first.end + (/^ (?:AC|DC)(?= )/.exec(text.slice(first.end, first.end + 4))?.[0].length ?? 0);
  const between = match(separator, text, from) ?? (isBetween ? match(conjunction, text, from) : null);
  const last = between ? readAmount(text, from + between[0].length, quantity) : undefined;
  // "24 V -10 %", "1 kg - 5 m"
  if (!last || (first.unit && last.unit && last.unit.quantity !== quantity)) return null;
  // "3~ 400 V": three phases
  if (between?.[0].includes('~') && quantity === 'voltage' && (first.value === 1 || first.value === 3)) return null;
  // -15/+10 % is a tolerance
  return /^ ?\/ ?[+-]/.test(text.slice(last.end, last.end + 4)) ? null : last;
};

/** What is said before an amount in its part of the text. */
const readLead = (text: string, from: number, at: number): { limit: Limit; lead: string; isBetween: boolean } => {
  let before = text.slice(Math.max(from, at - 60), at);
  const part = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf('|'), before.lastIndexOf(' / '));
  before = before.slice(part + 1);
  const isBetween = /\bbetween\s*$/i.test(before);
  let limit: Limit = null;
  for (let length = -1; length !== before.length; ) {
    length = before.length;
    if (limit === null) limit = upperWords.test(before) ? 'upper' : lowerWords.test(before) ? 'lower' : null;
    before = before.replace(upperWords, '').replace(lowerWords, '').replace(neutralWords, '').trimEnd();
  }
  return { limit, lead: before.replace(/^[\s/|)]+/, '').trim(), isBetween };
};

const readExpression = (text: string, from: number, at: number, mark: string, quantity: Quantity): Expression | undefined => {
  const isDeviation = /^[±+]/.test(mark) && mark.trim() !== '+';
  const first = readAmount(text, isDeviation ? at + mark.length : at, quantity);
  if (!first) return undefined;
  const { limit, lead, isBetween } = readLead(text, from, at);
  const last = isDeviation ? null : readLast(text, first, isBetween, quantity);
  const amountEnd = last?.end ?? first.end;
  const tolerance = isDeviation ? undefined : readTolerance(text, amountEnd, quantity);
  const end = tolerance?.end ?? amountEnd;
  // "200 V -15 % to 240 V +10 %": one end is missing
  if (tolerance && match(separator, text, end)) first.isUnclear = true;
  const hasUnit = (last ?? first).unit !== null;
  const after = match(upperAfter, text, end) ? 'upper' : hasUnit && match(lowerAfter, text, end) ? 'lower' : null;
  return {
    start: at,
    end,
    first,
    last,
    limit: last ? null : (limit ?? after),
    isDeviation,
    tolerance: tolerance?.tolerance ?? null,
    lead,
    hasSign: mark.startsWith('+'),
  };
};

// a number in a designation: M12, RS-485, ISO 9409-1
const isDesignation = (text: string, at: number): boolean => /[\p{L}_]$|[\p{L}\d]-$|\^$/u.test(text.slice(Math.max(0, at - 2), at));
const designation = /[\d.,/-]*/y;

/**
 * @param text unified text of a value
 * @param quantity prefers its units where a spelling has two meanings
 * @returns at most 40 expressions
 */
export const findExpressions = (text: string, quantity: Quantity): Expression[] => {
  const found: Expression[] = [];
  let at = 0;
  for (let count = 0; count < most; count++) {
    const next = match(start, text, at);
    if (!next) break;
    const mark = /^\.?\d/.test(next[0]) ? '' : next[0];
    const isPart =
      isDesignation(text, next.index) || (/^[+-]/.test(mark) && /[\p{L}\d]$/u.test(text.slice(Math.max(0, next.index - 1), next.index)));
    const expression = isPart ? undefined : readExpression(text, at, next.index, mark, quantity);
    if (expression) found.push(expression);
    const past = next.index + next[0].length;
    at = Math.max(expression?.end ?? past + (match(designation, text, past)?.[0].length ?? 0), past);
  }
  return found;
};
