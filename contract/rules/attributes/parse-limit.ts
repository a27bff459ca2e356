// Reads one limit that a visitor types: "5", "5,5 kg", "1 1/2 in".
import { readAmount } from './amounts.ts';
import { isCoded, readCodes } from './codes.ts';
import { unify } from './notation.ts';
import type { AttributeDefinition } from './types.ts';
import { toCanonical, unitOf } from './units.ts';

const longest = 60;
const greatest = 1e30;

/**
 * @param typed a number in the given unit, or with a unit of its own
 * @returns the number in the base unit; undefined if the text is anything else
 */
export const parseLimit = (typed: string, { quantity, unit }: Pick<AttributeDefinition, 'quantity' | 'unit'>): number | undefined => {
  if (typed.length > longest) return undefined;
  const text = unify(typed);
  const measured = quantity ?? 'count';
  if (isCoded(measured)) return readCodes(text, measured, unit)[0];
  const amount = readAmount(text, 0, measured);
  if (!amount || amount.isUnclear || amount.end < text.length || (amount.unit && amount.unit.quantity !== measured)) return undefined;
  const value = toCanonical(amount.value, amount.unit?.unit ?? unitOf(measured, unit));
  return Math.abs(value) <= greatest ? value : undefined;
};
