// Chooses the quantity of a text that a definition means.
import { isCoded, readCodes } from './codes.ts';
import { convert, type NumericDefinition, unitIn } from './convert-quantity.ts';
import { type Expression, findExpressions } from './expressions.ts';
import { unify } from './notation.ts';
import { problem } from './problems.ts';
import type { Quantity } from './quantities.ts';
import type { ValueReading } from './types.ts';
import { findUnit, toCanonical, unitOf } from './units.ts';

/** "480 × 480 mm" is a size; "3 × 400 V" are three phases. */
const isSized = (quantity: Quantity) => quantity === 'length';
const isProduct = (gap: string) => /^(?:[\p{L}\d]{1,4} )?[x×*](?: \p{L})?$/iu.test(gap);
const isList = (gap: string) => /^(?:,|or|and|&|\+|, ?(?:or|and))$/i.test(gap);
const isCondition = (lead: string) => /^(?:at|@|for|after|under|when|during|with|per|every)\b/i.test(lead);

/** Text between an expression and the one before it. */
type GapBefore = (at: number) => string;

const inequality = /^(?:≤|<=?)(?: ?\p{L}{1,12})? ?(?:≤|<=?)$/u;
/** "5 bis 10": a word of another language between two numbers. */
const foreignWord = /^(?:a|til|till|tot|au|hasta|do|et|und|oder|y|o|e|ou)$/i;
const nominal = /^(?:[AD]C )?\($/i;
/** "1 kg to 5 m" is no range, "7 kg + 3 kg" no single value. */
const isPartOfMore = (gap: string) => /^(?:to|\.{2,3}|\+)$/i.test(gap);
/** Sizes of threads and pipes are designations: G 1/4, DN 50. */
const designation = /(?:^|\s)(?:G|R|Rp|Rc|DN|PG|NPT)$/;

/** Two expressions that are one range: "min. 5 kg, max. 10 kg", "2 ≤ m ≤ 10 kg", "-30/+70 °C", "0/+50 °C", "+70/-30 °C". */
const joined = (one: Expression, other: Expression, gap: string): Expression | null => {
  if (one.last || other.last || one.isDeviation || other.isDeviation) return null;
  const isLimited = one.limit === 'lower' && other.limit === 'upper';
  const isSigned = one.first.value <= 0 && other.first.value > 0 && /^\/ ?\+?$/.test(gap) && other.hasSign;
  const isReversed = one.first.value > 0 && one.hasSign && other.first.value < 0 && gap === '/';
  if (isReversed) return { ...other, last: one.first, limit: null, tolerance: null };
  return isLimited || isSigned || inequality.test(gap) ? { ...one, last: other.first, limit: null, tolerance: null } : null;
};

/** The expression with the one before or after it that makes it a range. */
const withNeighbour = (
  found: readonly Expression[],
  index: number,
  { kind, quantity }: NumericDefinition,
  gapBefore: GapBefore,
): Expression | null => {
  const [previous, expression, next] = [found[index - 1], found[index], found[index + 1]];
  if (!expression) return null;
  const before = previous && unitIn(previous) === null ? joined(previous, expression, gapBefore(index)) : null;
  if (before) return before;
  const nextUnit = next && unitIn(next);
  if (!next || (nextUnit && nextUnit.quantity !== quantity) || !!nextUnit !== !!unitIn(expression)) return null;
  // "24 V DC (18 to 30 V)"
  const isNominal =
    kind === 'range' && nominal.test(gapBefore(index + 1)) && next.last && !expression.last && !expression.limit && !expression.tolerance;
  const value = expression.first.value;
  if (
    isNominal &&
    next.last &&
    next.last.unit?.unit === expression.first.unit?.unit &&
    next.first.value <= value &&
    value <= next.last.value
  )
    return next;
  return joined(expression, next, gapBefore(index + 1));
};

/** Steps back over numbers that share the unit of this one: "9.4 / 10.6 kg·cm²", "3 × 400 V", "30, 50 or 70 mm". */
const withUnit = (found: readonly Expression[], index: number, definition: NumericDefinition, gapBefore: GapBefore): ValueReading => {
  const { quantity, kind } = definition;
  const range = withNeighbour(found, index, definition, gapBefore);
  let expression = range ?? found[index];
  if (!expression) return problem('no-number');
  const unit = unitIn(expression)?.unit ?? null;
  if (range) return convert(range, definition, unit);
  if (designation.test(expression.lead)) return problem('unclear');
  for (let at = index, previous = found[at - 1]; previous && unitIn(previous) === null && !previous.limit; previous = found[at - 1]) {
    const gap = gapBefore(at);
    if (isProduct(gap)) {
      if (isSized(quantity) && previous.first.value !== 1) return problem('size');
      break;
    }
    if (gap === '' || foreignWord.test(gap)) return problem('unclear');
    if (isList(gap) && previous.lead === '') return problem('several');
    if (gap !== '/') break;
    if (expression.start - previous.end === 1 && unit?.system === 'imperial') return problem('unclear');
    if (kind === 'range') return problem('several');
    expression = previous;
    at -= 1;
  }
  const next = found[index + 1];
  if (next && isSized(quantity) && isProduct(gapBefore(index + 1))) return problem('size');
  const hasOther = index > 0 && /^to$/i.test(gapBefore(index));
  if (hasOther || (next && unitIn(next) && isPartOfMore(gapBefore(index + 1)))) return problem('unclear');
  return convert(expression, definition, unit);
};

// "1M" and "3rd" are no counts of something; "8x" is
const nounPattern = /^ ?(?!(?:[^\P{L}x×]|rd|th|st|nd)(?![\p{L}-]))[\p{L}×-]+(?: [\p{L}-]+){0,3} ?(?:$|[,;(|]|(?<= )\/ )/u;
const restPattern = /^ ?(?:$|[,;/(|*†‡]|\d\)|max|min|or (?:more|less)|and (?:above|below|more))/i;

/** A number without a unit: it is in the display unit of the definition. */
const withoutUnit = (text: string, found: readonly Expression[], definition: NumericDefinition, gapBefore: GapBefore): ValueReading => {
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
  const range = withNeighbour(found, 0, definition, gapBefore);
  if (range) return convert(range, definition, null);
  if (next && isProduct(gap)) return problem('size');
  const isTight = next !== undefined && next.start - expression.end === 1;
  if (next && (isList(gap) || (gap === '/' && (isTight || definition.kind === 'range')))) return problem('several');
  const rest = text.slice(expression.end, expression.end + 80).replace(/^\^\d+/, '');
  const last = expression.last ?? expression.first;
  const isNoun = quantity === 'count' && nounPattern.test(rest) && (last.word === null || !findUnit(last.word, null));
  const isComplete = restPattern.test(rest) || isNoun;
  if (isComplete) return convert(expression, definition, null);
  return last.word === null ? problem('unclear') : problem('unknown-unit', `“${last.word}” is not a known unit.`);
};

const footnotes = /(?: ?[*†‡]| [\d*]\)| ?\([\d*]\)| ?\[[\d*]\])+$/u;

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
