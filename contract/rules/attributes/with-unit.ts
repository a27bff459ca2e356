// Reads the first value with a unit of the quantity, and accounts for the rest of the text.
import { isSameValue, unitOfExpression } from './alternatives.ts';
import { convert, type NumericDefinition, unitIn } from './convert-quantity.ts';
import type { Expression } from './expressions.ts';
import { problem } from './problems.ts';
import type { Quantity } from './quantities.ts';
import { beginsStatement, gapBefore, hasWords, isCondition, joints, type Statements, unaccounted } from './statements.ts';
import type { ValueReading } from './types.ts';

/** "480 × 480 mm" is a size; "3 × 400 V" are three phases. */
export const isSized = (quantity: Quantity) => quantity === 'length';
const isSingle = (expression: Expression | undefined): expression is Expression =>
  expression !== undefined && !expression.last && !expression.isDeviation;
const connecting = /to|\.{3}|[+±~-]|times|plus|per|not|upper|lower|unknown/;

/** Whether the expression is an inequality: "2 ≤ m ≤ 10 kg". */
const isInequality = ({ tokens }: Statements, other: Expression): boolean =>
  tokens.slice(other.from, other.to).filter(({ text }) => /^[<≤⩽]/.test(text)).length === 2;

const size = (expression: Expression): number => {
  const unit = unitOfExpression(expression);
  return unit ? expression.first.value * unit.factor + unit.offset : Number.NEGATIVE_INFINITY;
};

/** Combines two expressions that form one range: "min. 5 kg, max. 10 kg", "2 ≤ m ≤ 10 kg". */
export const joined = (statements: Statements, index: number): Expression | null => {
  const [one, other] = [statements.found[index], statements.found[index + 1]];
  if (!isSingle(one) || !isSingle(other) || one.depth !== other.depth) return null;
  const isReversed = one.limit === 'upper' && other.limit === 'lower';
  const isLimited = isReversed || (one.limit === 'lower' && other.limit === 'upper');
  const [low, high] = isReversed ? [other, one] : [one, other];
  if (size(low) > size(high)) return null;
  const isJoined = isLimited ? /^(?:,|\/|and|;)?$/.test(joints(gapBefore(statements, index + 1))) : isInequality(statements, other);
  return isJoined
    ? {
        ...one,
        first: low.first,
        to: other.to,
        last: high.first,
        limit: null,
        tolerance: null,
        isUnclear: one.isUnclear || other.isUnclear,
      }
    : null;
};

/** The range of a nominal value: "24 V DC (18 to 30 V)", "24 V DC, 18…30 V". */
const rangeOfNominal = (statements: Statements, index: number): Expression | null => {
  const [one, other] = [statements.found[index], statements.found[index + 1]];
  const gap = gapBefore(statements, index + 1);
  if (!isSingle(one) || !other?.last || one.limit || one.tolerance) return null;
  if (other.depth <= one.depth && (joints(gap) !== ',' || hasWords(gap))) return null;
  const isAround = other.first.value <= one.first.value && one.first.value <= other.last.value;
  return isAround && unitOfExpression(one) === unitOfExpression(other) ? other : null;
};

interface Chosen {
  expression: Expression;
  from: number;
  to: number;
}

/** Combines the value with the previous or next one if they form a range. */
const asRange = (statements: Statements, index: number, { kind, quantity }: NumericDefinition): Chosen | undefined => {
  const { found } = statements;
  const hasOwnUnit = (at: number) => {
    const unit = found[at] && unitIn(found[at]);
    return unit === null || unit?.quantity === quantity;
  };
  const before = found[index - 1] && unitIn(found[index - 1] as Expression) === null ? joined(statements, index - 1) : null;
  if (before) return { expression: before, from: index - 1, to: index };
  if (!hasOwnUnit(index + 1)) return undefined;
  const expression = (kind === 'range' ? rangeOfNominal(statements, index) : null) ?? joined(statements, index);
  return expression ? { expression, from: index, to: index + 1 } : undefined;
};

const isTight = ({ tokens }: Statements, one: Expression): boolean => tokens[one.to]?.kind === '/' && tokens[one.to]?.isSpaced === false;

/** Handles a number without a unit before the value: it shares the unit, counts the value, or makes it unclear. */
const readBefore = (statements: Statements, chosen: Chosen, { quantity, kind }: NumericDefinition): Chosen | ValueReading => {
  const { found } = statements;
  let { expression, from } = chosen;
  for (let previous = found[from - 1]; previous && unitIn(previous) === null; previous = found[from - 1]) {
    const gap = gapBefore(statements, from);
    const joint = joints(gap);
    if (joint === 'times' && (isSized(quantity) || !hasWords(gap))) {
      if (isSized(quantity) && previous.first.value !== 1) return problem('size');
      if (!Number.isInteger(previous.first.value) || previous.last) return problem('unclear');
      break;
    }
    const hasNoun = (previous.last ?? previous.first).word !== null;
    const isOther = beginsStatement(gap) && hasNoun;
    if (isOther || (previous.depth > expression.depth && hasNoun)) break;
    if (/^(?:,|,? ?or|and|\+|;)$/.test(joint) && !hasWords(gap)) return problem('several');
    if (joint !== '/' || hasWords(gap) || previous.limit !== null || expression.limit !== null) return problem('unclear');
    if (isTight(statements, previous) && unitIn(expression)?.unit.system === 'imperial') return problem('unclear');
    // alternatives such as "10/100 Mbit/s" and "1/25 s"
    if (quantity === 'data-rate' || (previous.first.value === 1 && isTight(statements, previous))) return problem('several');
    if (kind === 'range' && !(previous.last && expression.last)) return problem('several');
    expression = previous;
    from -= 1;
  }
  return { ...chosen, expression, from };
};

/**
 * Whether the value belongs to a value of another quantity before it in the same statement, as in "80 % of 20 kg" and "1 kg to 5 m", but
 * not in "2 A 24 V".
 */
const isPartOfOther = (statements: Statements, from: number): boolean => {
  const previous = statements.found[from - 1];
  const gap = gapBefore(statements, from);
  if (unaccountedBefore(statements, from)) return true;
  if (!previous || unitIn(previous) === null || beginsStatement(gap)) return false;
  return connecting.test(joints(gap)) || statements.tokens.slice(previous.to, statements.found[from]?.to).some(({ text }) => text === 'of');
};

/** Whether a sign before the value is not accounted for: "±(0.1 % + 2 K)". */
const unaccountedBefore = (statements: Statements, from: number): boolean => {
  const gap = gapBefore(statements, from);
  const last = gap.findLastIndex((_, at) => beginsStatement(gap.slice(at, at + 2)));
  return gap.slice(last + 1).some(({ kind }) => ['±', '+', '-', 'not', 'unknown', '...', 'to', 'plus', 'per'].includes(kind));
};

interface After {
  problem?: 'size' | 'unclear' | 'several' | 'unknown-unit';
  /** A second notation agrees. */
  isConfirmed: boolean;
}

/** Handles a second value of the same quantity after this one. */
const readSame = (statements: Statements, index: number, value: Expression, definition: NumericDefinition): After => {
  const { tokens, found } = statements;
  const [other, gap] = [found[index], gapBefore(statements, index)];
  const joint = joints(gap);
  if (!other) return { isConfirmed: false };
  if (joint === 'times') return { problem: isSized(definition.quantity) ? 'size' : 'unclear', isConfirmed: false };
  // a sign connects the values: "±2.25 V ~ 18 V"
  const follows = gap.length === 0 && /^[<>≤≥~]/.test(tokens[other.from]?.text ?? '');
  if (follows || connecting.test(joint)) return { problem: 'unclear', isConfirmed: false };
  // an unknown word may connect the values: "-20 °C hingga 60 °C"
  if (joint === '' && hasWords(gap) && other.depth === value.depth) return { problem: 'unclear', isConfirmed: false };
  if (unitOfExpression(other) === unitOfExpression(value)) {
    // "-10 °C/50 °C" may be a range
    const isPlain = !hasWords(gap) && [value, other].every(isSingle) && !value.limit && !other.limit;
    const isPair =
      isPlain && ((definition.kind === 'range' && joint === '/') || (definition.quantity === 'data-rate' && /^[,/]$/.test(joint)));
    return { isConfirmed: false, ...(isPair && { problem: 'several' as const }) };
  }
  const hasOwnLimit = other.limit !== null && other.limit !== value.limit;
  const hasOwnWords = joint === 'or' || hasOwnLimit || hasWords(gap) || (other.depth === 0 && tokens[other.to]?.kind === 'note');
  if (hasOwnWords || joint.includes(';') || isCondition(statements, index)) return { isConfirmed: false };
  return isSameValue(value, other) ? { isConfirmed: true } : { problem: 'unclear', isConfirmed: false };
};

/** A number alone in its statement: "10 kg, 20, 30". */
const isAlone = ({ tokens }: Statements, { first, limit, to }: Expression): boolean =>
  first.word === null && !limit && [undefined, ',', ';', 'or', 'and'].includes(tokens[to]?.kind);

/** Handles the rest of the statement after the value, up to a condition. */
const readAfter = (statements: Statements, { expression, to }: Chosen, definition: NumericDefinition): After => {
  const { found } = statements;
  let isConfirmed = false;
  let isAlternative = true;
  for (let index = to + 1; index <= found.length; index++) {
    const gap = gapBefore(statements, index);
    const other = found[index];
    if (gap.some(({ kind }) => kind === 'per')) return { problem: 'unknown-unit', isConfirmed };
    const isSame = other !== undefined && unitIn(other)?.quantity === definition.quantity;
    if (isSame && isAlternative) {
      const same = readSame(statements, index, expression, definition);
      if (same.problem) return same;
      isConfirmed ||= same.isConfirmed;
      isAlternative = same.isConfirmed;
    }
    if (unaccounted(gap, other === undefined)) return { problem: 'unclear', isConfirmed };
    if (!other || gap.some(({ kind }) => kind === 'condition')) break;
    // "±0.1 % ±1 K" is a sum, but "1.2 Nm (10.6 lb·in) ±10 %" has a tolerance
    if (other.isDeviation && other.depth === expression.depth && !beginsStatement(gap)) return { problem: 'unclear', isConfirmed };
    const isBare = unitIn(other) === null;
    if (beginsStatement(gap)) {
      if (isBare && joints(gap) === ',' && isAlone(statements, other) && !hasWords(gap)) return { problem: 'several', isConfirmed };
      isAlternative &&= isSame;
      if (!isAlternative) break;
      continue;
    }
    if (isBare && other.depth <= expression.depth) return { problem: 'unclear', isConfirmed };
    isAlternative &&= isSame;
  }
  return { isConfirmed };
};

/** @param index of the first expression with a unit of the quantity */
export const readWithUnit = (statements: Statements, index: number, definition: NumericDefinition): ValueReading => {
  const { found } = statements;
  const value = found[index];
  if (!value) return problem('no-number');
  const outer = found.slice(0, index).find(({ depth }) => depth < value.depth);
  const outerUnit = outer && unitIn(outer);
  if (outerUnit) return problem('other-quantity', `“${outerUnit.unit.symbol}” is a unit of another quantity.`);
  if (outer?.first.word) return problem('unknown-unit', `“${outer.first.word}” is not a known unit.`);
  const range = asRange(statements, index, definition);
  const before = range ?? readBefore(statements, { expression: value, from: index, to: index }, definition);
  if (!('expression' in before)) return before;
  if (isPartOfOther(statements, before.from)) return problem('unclear');
  const after = readAfter(statements, before, definition);
  if (after.problem) return problem(after.problem);
  return convert(before.expression, definition, unitIn(value)?.unit ?? null, after.isConfirmed);
};
