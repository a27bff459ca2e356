// Chooses the quantity of a text that a definition means, and converts it.
import type { Amount } from './amounts.ts';
import { isCoded, readCodes } from './codes.ts';
import { type Expression, findExpressions } from './expressions.ts';
import { unify } from './notation.ts';
import { problem } from './problems.ts';
import type { Quantity } from './quantities.ts';
import type { AttributeDefinition, NumericValue, ValueReading } from './types.ts';
import type { Unit } from './unit-rows.ts';
import { findUnit, toCanonical, unitOf } from './units.ts';

type NumericDefinition = Pick<AttributeDefinition, 'kind' | 'unit'> & { quantity: Quantity };

const greatest = 1e30;
/** "480 × 480 mm" is a size; "3 × 400 V" are three phases. */
const isSized = (quantity: Quantity) => quantity === 'length';
const isProduct = (gap: string) => /^(?:[\p{L}\d]{1,4} )?[x×*]$/iu.test(gap);
const isList = (gap: string) => /^(?:,|or|and|&|\+|, ?(?:or|and))$/i.test(gap);
const isCondition = (lead: string) => /^(?:at|@|for|after|under|when|during|with|per|every)\b/i.test(lead);

const unitIn = (expression: Expression): Amount['unit'] =>
  expression.last?.unit ??
  expression.first.unit ??
  (expression.tolerance?.unit?.unit.symbol === '%' ? null : (expression.tolerance?.unit ?? null));

const bounds = ({ first, last, isDeviation }: Expression): [number, number] =>
  isDeviation ? [-first.value, first.value] : [first.value, last?.value ?? first.value];

/** Both ends in the base unit, tolerances included. */
const endsOf = (expression: Expression, unit: Unit, quantity: Quantity): [number, number] => {
  const { first, last, tolerance } = expression;
  const own = (amount: Amount | null): Unit => (amount?.unit?.quantity === quantity ? amount.unit.unit : unit);
  const units = [own(first.unit ? first : last), own(last?.unit ? last : first)] as const;
  const isShare = tolerance?.unit?.unit.symbol === '%' && quantity !== 'ratio';
  const deviation = (share: number, value: number, { factor }: Unit) => {
    if (isShare) return (Math.abs(value) * share) / 100;
    return tolerance?.unit?.quantity === quantity || tolerance?.unit?.quantity === 'temperature-difference'
      ? (share * tolerance.unit.unit.factor) / factor
      : share;
  };
  const [low, high] = bounds(expression);
  return [
    toCanonical(low - (tolerance ? deviation(tolerance.below, low, units[0]) : 0), units[0]),
    toCanonical(high + (tolerance ? deviation(tolerance.above, high, units[1]) : 0), units[1]),
  ];
};

const asRange = (expression: Expression, unit: Unit, quantity: Quantity): ValueReading => {
  const [low, high] = endsOf(expression, unit, quantity);
  if (expression.limit === 'upper') return { value: { minimum: Number.NEGATIVE_INFINITY, maximum: high } };
  if (expression.limit === 'lower') return { value: { minimum: low, maximum: Number.POSITIVE_INFINITY } };
  if (low <= high) return { value: { minimum: low, maximum: high } };
  // "-20 to -80 kPa" counts away from zero; "100 - 15" is probably a typing error
  return expression.first.value < 0 ? { value: { minimum: high, maximum: low } } : problem('reversed');
};

const asNumber = (expression: Expression, unit: Unit): ValueReading => {
  if (expression.last) return problem('range');
  const value = toCanonical(expression.first.value, unit);
  return { value: { minimum: value, maximum: value } };
};

const convert = (expression: Expression, { kind, quantity, unit }: NumericDefinition, shared: Unit | null): ValueReading => {
  if (expression.first.isUnclear || expression.last?.isUnclear) return problem('unclear');
  const found = unitIn(expression);
  const own = found?.quantity === quantity ? found.unit : (shared ?? unitOf(quantity, unit));
  const reading = kind === 'range' ? asRange(expression, own, quantity) : asNumber(expression, own);
  const ends = reading.value ? Object.values(reading.value as NumericValue) : [];
  const isOpen = (end: number) => kind === 'range' && Math.abs(end) === Number.POSITIVE_INFINITY;
  if (ends.every(isOpen) && ends.length > 0) return problem('no-number');
  const wasInfinite = [expression.first, expression.last].some((amount) => amount?.value === Number.POSITIVE_INFINITY);
  return ends.some((end) => Math.abs(end) > greatest && !(isOpen(end) && (wasInfinite || expression.limit)))
    ? problem('too-large')
    : reading;
};

/** Steps back over numbers that share the unit of this one: "9.4 / 10.6 kg·cm²", "3 × 400 V", "30, 50 or 70 mm". */
const withUnit = (
  found: readonly Expression[],
  index: number,
  definition: NumericDefinition,
  gapBefore: (at: number) => string,
): ValueReading => {
  const { quantity, kind } = definition;
  let expression = found[index];
  if (!expression) return problem('no-number');
  const unit = unitIn(expression)?.unit ?? null;
  for (let at = index, previous = found[at - 1]; previous && unitIn(previous) === null && !previous.limit; previous = found[at - 1]) {
    const gap = gapBefore(at);
    if (isProduct(gap)) {
      if (isSized(quantity) && previous.first.value !== 1) return problem('size');
      break;
    }
    if (previous.lead !== '') break;
    if (isList(gap)) return problem('several');
    if (gap !== '/') break;
    if (expression.start - previous.end === 1 && unit?.system === 'imperial') return problem('unclear');
    if (kind === 'range') return problem('several');
    expression = previous;
    at -= 1;
  }
  const next = found[index + 1];
  if (next && isSized(quantity) && isProduct(gapBefore(index + 1))) return problem('size');
  return convert(expression, definition, unit);
};

const nounPattern = /^ ?[\p{L}-]+(?: [\p{L}-]+){0,3} ?(?:$|[,;(|]|(?<= )\/ )/u;
const restPattern = /^ ?(?:$|[,;/(|*†‡]|\d\)|max|min|or (?:more|less)|and (?:above|below|more))/i;

/** A number without a unit: it is in the display unit of the definition. */
const withoutUnit = (
  text: string,
  found: readonly Expression[],
  definition: NumericDefinition,
  gapBefore: (at: number) => string,
): ValueReading => {
  const [expression, next] = found;
  if (!expression) return problem('no-number');
  const gap = next ? gapBefore(1) : '';
  const unit = unitIn(expression) ?? (next && isProduct(gap) ? unitIn(next) : null);
  const { quantity } = definition;
  if (unit) return problem('other-quantity', `“${unit.unit.symbol}” is a unit of another quantity.`);
  // a number in a later part of the text is something else, but "Copper, 16 cells" counts cells
  if (expression.lead !== '' || (quantity !== 'count' && /[,;]/.test(text.slice(0, expression.start)))) return problem('unclear');
  if (next && quantity === 'ratio' && gap === ':' && next.first.value !== 0) {
    const value = toCanonical(expression.first.value / next.first.value, unitOf(quantity, '1'));
    return { value: { minimum: value, maximum: value } };
  }
  if (next && isProduct(gap)) return problem('size');
  if (next && isList(gap)) return problem('several');
  if (next && gap === '/' && definition.kind === 'range') return problem('several');
  const rest = text.slice(expression.end, expression.end + 80).replace(/^\^\d+/, '');
  const last = expression.last ?? expression.first;
  const isNoun = quantity === 'count' && nounPattern.test(rest) && (last.word === null || !findUnit(last.word, null));
  const isComplete = restPattern.test(rest) || isNoun;
  if (isComplete) return convert(expression, definition, null);
  return last.word === null ? problem('unclear') : problem('unknown-unit', `“${last.word}” is not a known unit.`);
};

const footnotes = /(?: ?[*†‡]+| [\d*]\)| ?\([\d*]\)| ?\[[\d*]\])+$/u;

/** @returns the value of a number or a range in the base unit of the quantity */
export const readQuantity = (typed: string, definition: NumericDefinition): ValueReading => {
  const unified = unify(typed);
  const text = unified.slice(0, -40) + unified.slice(-40).replace(footnotes, '');
  const { quantity, unit, kind } = definition;
  if (isCoded(quantity)) {
    const codes = readCodes(text, quantity, unit);
    const [first] = codes;
    if (first === undefined) return problem('unclear', 'There is no such class in the text.');
    return { value: kind === 'range' ? { minimum: Math.min(...codes), maximum: Math.max(...codes) } : { minimum: first, maximum: first } };
  }
  const found = findExpressions(text, quantity);
  if (found.length === 0) return problem('no-number');
  const gapBefore = (at: number) => {
    const start = found[at]?.start ?? 0;
    return text.slice(found[at - 1]?.end ?? 0, start).trim() || text.charAt(start).replace(/[^+]/, '');
  };
  const fits = (expression: Expression) => unitIn(expression)?.quantity === quantity;
  const index = found.findIndex((expression, at) => fits(expression) && (at === 0 || !isCondition(expression.lead)));
  if (index >= 0) return withUnit(found, index, definition, gapBefore);
  return withoutUnit(text, found, definition, gapBefore);
};
