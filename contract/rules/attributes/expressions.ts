// The grammar of one value: a number or both ends of a range, with its limit and tolerance.
import type { Amount } from './amounts.ts';
import { canBe, type End, isOf, readEnd } from './ends.ts';
import type { Quantity } from './quantities.ts';
import type { Token } from './tokens.ts';
import { isPercent, readOneSided, readTolerance, readTwoSided, type Tolerance } from './tolerances.ts';

/** How the text limits the amount: "max. 5 kg" is an upper limit. */
export type Limit = 'upper' | 'lower' | null;

export interface Expression {
  /** Indexes of its tokens, including the words before it that limit it. */
  from: number;
  to: number;
  first: Amount;
  /** The other end of a range. */
  last: Amount | null;
  limit: Limit;
  /** ±5: the amount is a deviation in both directions. */
  isDeviation: boolean;
  tolerance: Tolerance | null;
  /** The text has two possible meanings. */
  isUnclear: boolean;
  /** Number of enclosing brackets. */
  depth: number;
}

/** Skips the same end in another unit: "0 °C (32 °F) to …". */
const skipAlternative = (tokens: readonly Token[], { amount, next }: End, quantity: Quantity): number => {
  const inner = tokens[next]?.kind === '(' ? readEnd(tokens, next + 1) : undefined;
  const isAlternative = inner && isOf(amount, quantity) && isOf(inner.amount, quantity) && amount.unit?.unit !== inner.amount.unit?.unit;
  return isAlternative && tokens[inner.next]?.kind === ')' ? inner.next + 1 : next;
};

const separators = ['...', '-', '~', 'to'];

/** "3~ 36 V" and "3 ~ 400 V" are phases, or the lower end of a range. */
const mayBePhases = (tilde: Token, after: Token | undefined, first: Amount, last: Amount, quantity: Quantity): boolean => {
  if (tilde.kind !== '~' || first.unit || ![1, 2, 3].includes(first.value)) return false;
  return (!tilde.isSpaced && after?.isSpaced === true) || (quantity === 'voltage' && last.value >= 100);
};

interface Range {
  last: End;
  /** The tolerance of the lower end: "380 V -10 % … 480 V +10 %". */
  below: Tolerance | undefined;
  isUnclear: boolean;
}

/** Reads the other end of a range that begins with this amount. */
const readLast = (tokens: readonly Token[], first: End, isBetween: boolean, quantity: Quantity): Range | undefined => {
  const below = readOneSided(tokens, first.next, quantity);
  const from = below?.next ?? skipAlternative(tokens, first, quantity);
  const mark = tokens[from];
  if (!mark) return undefined;
  const isUpTo = mark.kind === 'upper' && /\p{L}/u.test(mark.text) && /^(?:up|bis|hasta|fino|jusqu)/i.test(mark.text);
  if (!separators.includes(mark.kind) && !isUpTo && !(isBetween && mark.kind === 'and')) return undefined;
  const last = readEnd(tokens, from + 1);
  // "50-60 Hz" beside a voltage is a range of a different quantity
  const of = last?.amount.unit?.quantity ?? quantity;
  if (!last || !canBe(first.amount, of) || !canBe(last.amount, of)) return undefined;
  const isReversed = isOf(first.amount, quantity) && last.amount.unit === null;
  const isUnclear = isReversed || mayBePhases(mark, tokens[from + 1], first.amount, last.amount, quantity);
  return {
    last: { ...last, next: skipAlternative(tokens, last, quantity) },
    below: below?.tolerance,
    isUnclear: isUnclear && mark.kind === '~',
  };
};

/** Reads both ends of a range written with signs: "-30/+70 °C", "0/+50 °C", "+70/-30 °C". */
const readSigned = (tokens: readonly Token[], first: End, quantity: Quantity): [Amount, End] | undefined => {
  const mark = tokens[first.next]?.kind;
  if (mark !== '/' && !(mark === ',' && first.amount.value < 0)) return undefined;
  const other = readEnd(tokens, first.next + 1);
  if (!other || !canBe(first.amount, quantity) || !canBe(other.amount, quantity)) return undefined;
  const isRising = first.amount.value <= 0 && other.hasPlus;
  const isFalling = first.hasPlus && other.amount.value < 0;
  // a second notation follows: "-30 … 85 °C / -22 … 185 °F"
  if ((!isRising && !isFalling) || separators.includes(tokens[other.next]?.kind ?? '')) return undefined;
  return isRising ? [first.amount, other] : [other.amount, { ...other, amount: first.amount }];
};

/** A typical value has the unit of the range: "1 … 10 typ. 3 %". */
const readTypical = (tokens: readonly Token[], last: End, quantity: Quantity): End => {
  if (last.amount.unit || tokens[last.next]?.kind !== 'typical') return last;
  const typical = readEnd(tokens, last.next + 1);
  return typical && isOf(typical.amount, quantity)
    ? { ...last, amount: { ...last.amount, unit: typical.amount.unit }, next: typical.next }
    : last;
};

interface Lead {
  from: number;
  limit: Limit;
  isBetween: boolean;
}

const introducing = ['upper', 'lower', 'about', 'typical', 'between', 'begin', ':', '=', '~'];
const mostWords = 3;

const skipBack = (tokens: readonly Token[], after: number, at: number): number => {
  let from = at;
  while (from > after && introducing.includes(tokens[from - 1]?.kind ?? '')) from--;
  return from;
};

/** Reads the words before an amount that limit it: "max. 5 kg", "max. load 5 kg". */
const readLead = (tokens: readonly Token[], after: number, at: number): Lead => {
  let from = at;
  let limit: Limit = null;
  let isBetween = false;
  for (let words = 0; from > after && words <= mostWords; from--) {
    const { kind, text = '' } = tokens[from - 1] ?? {};
    if (from === 1 && /^(?:bis|hasta|до|sampai|hingga)$/i.test(text)) return { from: 0, limit: 'upper', isBetween };
    if (kind === undefined || !(introducing.includes(kind) || kind === 'note')) break;
    if (kind === 'note') words++;
    if (kind === 'between') isBetween = true;
    if (kind === 'upper' || kind === 'lower') limit ??= kind;
  }
  return { from: limit || isBetween ? from : skipBack(tokens, after, at), limit, isBetween };
};

/** "5 kg max." is a limit, but in "5 A max. 10 V" the limit belongs to the voltage. */
const readLimitAfter = (tokens: readonly Token[], at: number): { limit: Limit; next: number } => {
  const skipped = tokens[at]?.kind === ',' || tokens[at]?.kind === '(' ? at + 1 : at;
  const token = tokens[skipped];
  const isLimit = (token?.kind === 'upper' || token?.kind === 'lower') && /^m/i.test(token.text);
  if (!isLimit || readEnd(tokens, skipped + 1) || tokens[skipped + 1]?.kind === ':') return { limit: null, next: at };
  const isClosed = tokens[at]?.kind === '(' && tokens[skipped + 1]?.kind === ')';
  return { limit: token.kind as Limit, next: skipped + (isClosed ? 2 : 1) };
};

/** @returns the expression that begins with the sign or number at this index */
const readExpression = (tokens: readonly Token[], after: number, at: number, quantity: Quantity): Expression | undefined => {
  const isDeviation = tokens[at]?.kind === '±';
  const first = readEnd(tokens, isDeviation ? at + 1 : at);
  if (!first) return undefined;
  const lead = readLead(tokens, after, at);
  const signed = isDeviation ? undefined : readSigned(tokens, first, quantity);
  const isSingle = isDeviation || signed !== undefined || readTwoSided(tokens, first.next, first.amount, quantity) !== undefined;
  const range = isSingle ? undefined : readLast(tokens, first, lead.isBetween, quantity);
  const last = signed?.[1] ?? (range && readTypical(tokens, range.last, quantity));
  const own = { first: signed?.[0] ?? first.amount, last: last?.amount ?? null };
  const end = last?.next ?? first.next;
  const tolerance = isDeviation ? null : readTolerance(tokens, end, own, quantity);
  const lower = range?.below;
  // ranges with a tolerance at only one end are not in use
  const isUneven =
    lower !== undefined && (!isPercent(tolerance?.tolerance.unit ?? null) || lower.above + (tolerance?.tolerance.below ?? 0) > 0);
  const limited = readLimitAfter(tokens, tolerance?.next ?? end);
  return {
    ...own,
    from: lead.from,
    to: limited.next,
    limit: last ? null : (lead.limit ?? limited.limit),
    isDeviation,
    tolerance: tolerance ? { ...tolerance.tolerance, below: lower?.below ?? tolerance.tolerance.below } : null,
    // the number continues: "4 290 1/s", "2^12"
    isUnclear:
      ((tokens[end]?.kind === 'amount' || tokens[end]?.text.startsWith('^')) && (own.last ?? own.first).unit === null) ||
      range?.isUnclear === true ||
      isUneven ||
      tolerance?.isUnclear === true,
    depth: tokens[at]?.depth ?? 0,
  };
};

/** A sign between spaces may be a connector: "Temp. - 20 °C", "7 kg + 3 kg". */
const isJoining = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.kind ?? '';
  return tokens[at + 1]?.isSpaced === true && ['note', ':', 'designation', 'amount', 'current', ')'].includes(before);
};

/** "50/60 Hz" beside a voltage: both numbers have the unit of the second one. */
const sharesForeign = (tokens: readonly Token[], one: Expression, other: Expression | undefined, quantity: Quantity): boolean => {
  const unit = other?.last?.unit ?? other?.first.unit;
  const isBare = one.first.unit === null && one.first.word === null && !one.last && !one.limit && !one.isDeviation;
  return isBare && !!unit && unit.quantity !== quantity && other?.from === one.to + 1 && tokens[one.to]?.kind === '/';
};

const withForeignUnits = (tokens: readonly Token[], found: readonly Expression[], quantity: Quantity): Expression[] => {
  const shared = [...found];
  for (let index = shared.length - 2; index >= 0; index--) {
    const [one, next] = [shared[index], shared[index + 1]];
    if (!one || !next || !sharesForeign(tokens, one, next, quantity)) continue;
    shared[index] = { ...one, first: { ...one.first, unit: next.last?.unit ?? next.first.unit } };
  }
  return shared;
};

export const expressionsOf = (tokens: readonly Token[], quantity: Quantity): Expression[] => {
  const found: Expression[] = [];
  for (let at = 0; at < tokens.length; ) {
    const kind = tokens[at]?.kind;
    const begins = kind === '±' || kind === 'amount' || ((kind === '+' || kind === '-') && !isJoining(tokens, at));
    const expression = begins ? readExpression(tokens, found.at(-1)?.to ?? 0, at, quantity) : undefined;
    if (expression) found.push(expression);
    at = expression?.to ?? at + 1;
  }
  return withForeignUnits(tokens, found, quantity);
};
