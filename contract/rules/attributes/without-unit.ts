// Parses a number without a unit, which is in the display unit of the definition unless the text names another.
import { convert, type NumericDefinition, unitIn } from './convert-quantity.ts';
import type { Expression } from './expressions.ts';
import { problem } from './problems.ts';
import { beginsStatement, gapBefore, hasWords, isEnd, joints, type Statements, unaccounted } from './statements.ts';
import type { Token } from './tokens.ts';
import type { ValueReading } from './types.ts';
import type { Unit } from './unit-rows.ts';
import { findUnit, toCanonical, unitOf } from './units.ts';
import { isSized, joined } from './with-unit.ts';

interface Introduction {
  isAllowed: boolean;
  /** A unit before the number: "AWG 24", "V 24". */
  unit: Unit | null;
}

/** Reads what precedes the number: nothing, a symbol as in "i = 28.5", or a unit. */
const readIntroduction = ({ tokens, found }: Statements, { quantity }: NumericDefinition): Introduction => {
  const from = found[0]?.from ?? 0;
  const before = tokens.slice(0, from).filter(({ kind }) => kind !== 'current');
  const [only] = before;
  if (!only) return { isAllowed: true, unit: null };
  if (quantity === 'count') return { isAllowed: !beginsStatement(before) ? false : beginsStatement(before.slice(-1)), unit: null };
  // a formula symbol: "i = 28.5", "cos φ = 0.82"
  if (tokens[from]?.kind === '=' && before.every(({ kind, text }) => kind === 'note' && /^\p{L}/u.test(text))) {
    return { isAllowed: true, unit: findUnit(only.text, quantity)?.unit ?? null };
  }
  if (before.length > 1 || !/^\p{L}/u.test(only.text)) return { isAllowed: false, unit: null };
  const known = findUnit(only.text, quantity);
  if (known?.quantity === quantity) return { isAllowed: true, unit: known.unit };
  return { isAllowed: tokens[from]?.kind === '=', unit: null };
};

/** Whether a word after a number names what is counted, as in "8x" and "16 cells", but not in "1M" and "3rd". */
const isNoun = (word: string, isAttached: boolean): boolean =>
  (!isAttached || /^[x×-]/.test(word)) && findUnit(word.replace(/\.$/, ''), null) === undefined;

const readWord = ({ tokens }: Statements, expression: Expression, { quantity }: NumericDefinition): ValueReading | undefined => {
  const { word } = expression.last ?? expression.first;
  const following = tokens[expression.to];
  const isAttached = following?.isSpaced === false && /^[\p{L}]/u.test(following.text) && following.kind !== 'times';
  const isForeign = isAttached || (quantity !== 'count' && (following?.kind === 'note' || following?.kind === 'designation'));
  if (word === null) return following && isForeign ? problem('unknown-unit', `“${following.text}” is not a known unit.`) : undefined;
  if (quantity === 'count' && isNoun(word, isAttached)) return undefined;
  return problem('unknown-unit', `“${word}” is not a known unit.`);
};

const isCounted = (joint: string, quantity: string) => quantity === 'count' && joint === 'times';

/** Handles another number after this one. */
const readNext = (statements: Statements, expression: Expression, definition: NumericDefinition): ValueReading | undefined => {
  const { found, tokens } = statements;
  const [next, gap] = [found[1], gapBefore(statements, 1)];
  const joint = joints(gap);
  if (!next) return undefined;
  if (joint === 'times' && !hasWords(gap)) return problem('size');
  const isTight = tokens[expression.to]?.kind === '/' && tokens[expression.to]?.isSpaced === false;
  if (hasWords(gap) && beginsStatement(gap)) return undefined;
  if (/^(?:,|,? ?or|and|\+|, and)$/.test(joint) && next.depth === expression.depth) return problem('several');
  if (joint === '/' && (isTight || definition.kind === 'range')) return problem('several');
  const isOther = joint === '/' || next.depth > expression.depth || gap.some(({ kind }) => kind === 'condition') || beginsStatement(gap);
  return isOther || (definition.quantity === 'count' && hasWords(gap)) ? undefined : problem('unclear');
};

/** A word after a bracket, which may be the unit: "24 (18...30) V". */
const noteAfter = ({ tokens }: Statements, { to }: Expression): Token | undefined => {
  const rest = tokens.slice(to);
  const end = rest.findIndex((token, at) => token.depth === 0 && isEnd(rest, at));
  return rest.slice(0, end < 0 ? undefined : end).find(({ kind, depth }) => depth === 0 && kind === 'note');
};

export const readWithoutUnit = (statements: Statements, definition: NumericDefinition): ValueReading => {
  const { found, tokens } = statements;
  const [expression, next] = found;
  if (!expression) return problem('no-number');
  const { quantity } = definition;
  const isProduct = next !== undefined && joints(gapBefore(statements, 1)) === 'times';
  const foreign = unitIn(expression) ?? (isProduct ? unitIn(next) : null);
  if (foreign) return problem('other-quantity', `“${foreign.unit.symbol}” is a unit of another quantity.`);
  const introduction = readIntroduction(statements, definition);
  if (!introduction.isAllowed || expression.depth > 0) return problem('unclear');
  if (next && quantity === 'ratio' && tokens[expression.to]?.kind === ':' && !expression.last && next.first.value !== 0) {
    const value = toCanonical(expression.first.value / next.first.value, unitOf(quantity, '1'));
    return { value: { minimum: value, maximum: value } };
  }
  const range = joined(statements, 0);
  if (range) return convert(range, definition, introduction.unit);
  const refused = readNext(statements, expression, definition) ?? readWord(statements, expression, definition);
  if (refused) return refused;
  const gap = gapBefore(statements, 1);
  const isComplete = isSized(quantity) || !isCounted(joints(gap), quantity);
  if (isComplete && unaccounted(gap, next === undefined)) return problem('unclear');
  const unknown = quantity === 'count' ? undefined : noteAfter(statements, expression);
  if (unknown) return problem('unknown-unit', `“${unknown.text}” is not a known unit.`);
  return convert(expression, definition, introduction.unit);
};
