// Parses the quantity of a definition in a text. The text is refused if any part of it is not accounted for.
import { isCoded, readCodes } from './codes.ts';
import { type NumericDefinition, unitIn } from './convert-quantity.ts';
import { decimalMarkOf, withoutLetterMarks, withoutThousands } from './decimal-mark.ts';
import { expressionsOf } from './expressions.ts';
import { unify } from './notation.ts';
import { problem } from './problems.ts';
import { isCondition } from './statements.ts';
import { tokensOf } from './tokens.ts';
import type { ValueReading } from './types.ts';
import { readWithUnit } from './with-unit.ts';
import { readWithoutUnit } from './without-unit.ts';

const footnotes = /(?: ?[*†‡]| [\d*]\)| ?\([\d*]\)| ?\[[\d*]\])+$/u;

const readGrade = (text: string, { kind, quantity, unit }: NumericDefinition): ValueReading => {
  const codes = readCodes(text, quantity, unit);
  const [first] = codes;
  if (first === undefined) return problem('unclear', 'There is no such class in the text.');
  return { value: kind === 'range' ? { minimum: Math.min(...codes), maximum: Math.max(...codes) } : { minimum: first, maximum: first } };
};

/** @returns the value of a number or a range in the base unit of the quantity */
export const readQuantity = (typed: string, definition: NumericDefinition): ValueReading => {
  const { quantity } = definition;
  const unified = withoutLetterMarks(unify(typed), quantity);
  if (isCoded(quantity)) return readGrade(unified, definition);
  const mark = decimalMarkOf(unified);
  const text = withoutThousands(unified.slice(0, -40) + unified.slice(-40).replace(footnotes, ''), mark);
  const tokens = tokensOf(text, quantity);
  if (!tokens) return problem('unclear', 'The text has too many parts to be one value.');
  const found = expressionsOf(tokens, quantity);
  if (found.length === 0) {
    const hasDesignation = tokens.some(({ kind, text: one }) => kind === 'designation' && /[ x]/.test(one));
    return problem(hasDesignation ? 'unclear' : 'no-number');
  }
  const statements = { tokens, found };
  const fits = found.map((expression) => unitIn(expression)?.quantity === quantity);
  const isOnly = found.length === 1;
  const index = fits.findIndex((fit, at) => fit && (isOnly || !isCondition(statements, at)));
  return index >= 0 ? readWithUnit(statements, index, definition) : readWithoutUnit(statements, definition);
};
