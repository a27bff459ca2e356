// Reads limits that visitors type: "5", "5,5 kg", "1 1/2 in", "5..10 kg".
import { type Amount, readAmount } from './amounts.ts';
import { formatCode, isCoded, readCodes } from './codes.ts';
import { decimalMarkIn, decimalMarkOf, withoutLetterMarks, withoutThousands } from './decimal-mark.ts';
import { unify } from './notation.ts';
import type { Quantity } from './quantities.ts';
import type { AttributeDefinition } from './types.ts';
import type { Unit } from './unit-rows.ts';
import { toCanonical, unitOf } from './units.ts';

const longest = 60;
const greatest = 1e30;

type Measured = Pick<AttributeDefinition, 'quantity' | 'unit'>;

const canonical = ({ value, unit, isUnclear }: Amount, measured: Quantity, own: Unit): number | undefined => {
  if (isUnclear || (unit && unit.quantity !== measured)) return undefined;
  const number = toCanonical(value, unit?.unit ?? own);
  return Math.abs(number) <= greatest ? number : undefined;
};

const onlyCode = (text: string, quantity: Quantity, unit: string | null): number | undefined => {
  const [code] = readCodes(text, quantity, unit);
  const plain = (one: string) => one.toLowerCase().replaceAll(/[ .]/g, '');
  return code !== undefined && plain(formatCode(code, quantity, unit)).endsWith(plain(text)) ? code : undefined;
};

/** Resolves "1.500", which has two meanings, by the rest of the text, then by the notation of the site. */
const withOneMeaning = (text: string, locale: string | undefined): string =>
  withoutThousands(text, decimalMarkOf(text) ?? (locale === undefined ? null : decimalMarkIn(locale)));

/**
 * @param typed a number in the given unit, or with its own unit
 * @returns the number in the base unit; undefined for any other text
 */
export const parseLimit = (typed: string, { quantity, unit }: Measured, locale?: string): number | undefined => {
  if (typed.length > longest) return undefined;
  const measured = quantity ?? 'count';
  const text = withOneMeaning(withoutLetterMarks(unify(typed), measured), locale);
  if (isCoded(measured)) return onlyCode(unify(typed), measured, unit);
  const amount = readAmount(text, 0, measured);
  return amount && amount.end === text.length ? canonical(amount, measured, unitOf(measured, unit)) : undefined;
};

const between = / ?(?:\.{2,3}|-|~|to) ?(?=[+-]?\.?\d)/iuy;

/** @returns both limits of "5..10 kg", "5 to 10 kg" or "-10 - 55 °C"; undefined for any other text */
export const parseLimits = (
  typed: string,
  { quantity, unit }: Measured,
  locale?: string,
): { minimum: number; maximum: number } | undefined => {
  const measured = quantity ?? 'count';
  if (typed.length > longest || isCoded(measured)) return undefined;
  const text = withOneMeaning(unify(typed), locale);
  const first = readAmount(text, 0, measured);
  between.lastIndex = first?.end ?? 0;
  const gap = first && between.exec(text);
  const last = gap ? readAmount(text, first.end + gap[0].length, measured) : undefined;
  if (!first || !last || last.end !== text.length) return undefined;
  const shared = last.unit?.unit ?? first.unit?.unit ?? unitOf(measured, unit);
  const [minimum, maximum] = [canonical(first, measured, shared), canonical(last, measured, shared)];
  return minimum !== undefined && maximum !== undefined && minimum <= maximum ? { minimum, maximum } : undefined;
};
