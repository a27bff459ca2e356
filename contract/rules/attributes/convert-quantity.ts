// Converts an expression to base units.
import type { Amount } from './amounts.ts';
import type { Expression } from './expressions.ts';
import { problem } from './problems.ts';
import type { Quantity } from './quantities.ts';
import type { AttributeDefinition, NumericValue, ValueReading } from './types.ts';
import type { Unit } from './unit-rows.ts';
import { toCanonical, unitOf } from './units.ts';

export type NumericDefinition = Pick<AttributeDefinition, 'kind' | 'unit'> & { quantity: Quantity };

const greatest = 1e30;

/** The unit of an amount, or of an end of a range or a tolerance. */
export const unitIn = (expression: Expression): Amount['unit'] =>
  expression.last?.unit ??
  expression.first.unit ??
  (expression.tolerance?.unit?.unit.symbol === '%' ? null : (expression.tolerance?.unit ?? null));

const bounds = ({ first, last, isDeviation }: Expression): [number, number] =>
  isDeviation ? [-first.value, first.value] : [first.value, last?.value ?? first.value];

/** Both ends in the base unit, including tolerances. */
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
  // "≤ ±0.02 mm" is a deviation in both directions
  const limit = expression.isDeviation ? null : expression.limit;
  if (limit === 'upper') return { value: { minimum: Number.NEGATIVE_INFINITY, maximum: high } };
  if (limit === 'lower') return { value: { minimum: low, maximum: Number.POSITIVE_INFINITY } };
  if (low <= high) return { value: { minimum: low, maximum: high } };
  // "-20 to -80 kPa" goes from zero downwards; "100 - 15" is probably a typing error
  const isFalling = expression.first.value <= 0 || quantity === 'wire-gauge';
  return isFalling ? { value: { minimum: high, maximum: low } } : problem('reversed');
};

const asNumber = (expression: Expression, unit: Unit): ValueReading => {
  if (expression.last) return problem('range');
  const value = toCanonical(expression.first.value, unit);
  return { value: { minimum: value, maximum: value } };
};

const ambiguous = (amounts: readonly (Amount | null)[]): ValueReading | undefined => {
  const amount = amounts.find((one) => one?.isAmbiguous);
  if (!amount) return undefined;
  const [short, long] = [String(Math.abs(amount.value)), Math.abs(Math.round(amount.value * 1000))];
  return problem('unclear', `The number can mean ${short} or ${long}. Write it without a point, or with another number of decimals.`);
};

/** Resolves "50 … 2.000 mm": with the other meaning the range would be reversed. */
const settled = (expression: Expression): Expression => {
  const { first, last } = expression;
  const isLarger =
    last?.isAmbiguous && !first.isAmbiguous && first.value > last.value && (first.unit ?? last.unit)?.unit === last.unit?.unit;
  return isLarger ? { ...expression, last: { ...last, value: Math.round(last.value * 1000), isAmbiguous: false } } : expression;
};

/**
 * @param shared unit of a following number, for a number without a unit
 * @param isConfirmed whether a second notation of the value agrees
 */
export const convert = (
  written: Expression,
  { kind, quantity, unit }: NumericDefinition,
  shared: Unit | null,
  isConfirmed = false,
): ValueReading => {
  const expression = settled(written);
  if (expression.isUnclear || expression.first.isUnclear || expression.last?.isUnclear) return problem('unclear');
  const two = isConfirmed ? undefined : ambiguous([expression.first, expression.last]);
  if (two) return two;
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
