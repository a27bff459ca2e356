// Compares two notations of one value: "20 kg (44 lb)", "-40…+85 °C (-40…+185 °F)".
import type { Amount } from './amounts.ts';
import type { Expression } from './expressions.ts';
import type { Unit } from './unit-rows.ts';

/** Data sheets round converted values: "10 bar (150 psi)". */
const roundingShare = 0.05;
const roundingDegrees = 1.5;

const unitOf = (amount: Amount, shared: Unit): Unit => amount.unit?.unit ?? shared;

const agree = (one: Amount, oneUnit: Unit, other: Amount, otherUnit: Unit): boolean => {
  const [value, same] = [one.value * oneUnit.factor + oneUnit.offset, other.value * otherUnit.factor + otherUnit.offset];
  if (!Number.isFinite(value) || !Number.isFinite(same)) return value === same;
  const lastDigits = 0.6 * Math.max(one.step * oneUnit.factor, other.step * otherUnit.factor);
  const isDegree = oneUnit.offset !== 0 || otherUnit.offset !== 0;
  const allowed = isDegree ? roundingDegrees : roundingShare * Math.max(Math.abs(value), Math.abs(same));
  return Math.abs(value - same) <= Math.max(allowed, lastDigits);
};

const endsOf = ({ first, last }: Expression): [Amount, Amount] => [first, last ?? first];
export const unitOfExpression = ({ first, last }: Expression): Unit | undefined => last?.unit?.unit ?? first.unit?.unit;

/** @returns whether both expressions have the same value */
export const isSameValue = (one: Expression, other: Expression): boolean => {
  const [unit, otherUnit] = [unitOfExpression(one), unitOfExpression(other)];
  if (!unit || !otherUnit || (one.last === null) !== (other.last === null) || one.isDeviation !== other.isDeviation) return false;
  const others = endsOf(other);
  return endsOf(one).every((end, index) => {
    const same = others[index];
    return same !== undefined && agree(end, unitOf(end, unit), same, unitOf(same, otherUnit));
  });
};
