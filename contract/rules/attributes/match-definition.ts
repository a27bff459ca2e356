// Finds the definition of a specification row by the row's name, and parses the row.
import { fold } from '#contract/rules/fold.ts';
import { parseValue } from './parse-value.ts';
import type { AttributeDefinition, ValueReading } from './types.ts';
import { findUnit } from './units.ts';

type Named = Pick<AttributeDefinition, 'key' | 'label' | 'aliases' | 'quantity'>;

/** Folded words without footnotes: "Max. payload ¹" becomes "max payload". */
const plain = (name: string): string =>
  fold(name.replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹*†‡®™©]+/gu, ''))
    .replaceAll(/[^\p{L}\p{N}%/+]+/gu, ' ')
    .trim();

// searches only the end of the name, so that a long name costs little
const unitPattern = /(?:\(((?:[^()]|\([^()]*\)){1,20})\)|\[([^[\]]{1,20})\]|,\s?([^\s,]{1,12})|\sin\s(\S{1,12}))\s*[*¹²³]?\s*$/u;
const longestEnd = 40;

const splitUnit = (name: string): { name: string; unit: string } | undefined => {
  const found = unitPattern.exec(name.slice(-longestEnd));
  const unit = found?.slice(1).find(Boolean);
  return found && unit !== undefined ? { name: name.slice(0, name.length - found[0].length), unit: unit.trim() } : undefined;
};

/** @returns the name to which a definition of the quantity must match, so that a unit at the end of a row's name stays a unit */
export const withoutUnit = (rowName: string, quantity: Named['quantity']): string => {
  const split = splitUnit(rowName);
  const isUnit = split && quantity && findUnit(split.unit, quantity)?.quantity === quantity;
  return isUnit ? split.name.trim() : rowName;
};

interface Match<Definition> {
  definition: Definition;
  /** Symbol of the unit in the name: "kg" in "Payload (kg)". */
  unit: string | null;
}

/**
 * Labels take precedence over aliases, and earlier definitions over later ones.
 * @returns a function that finds the definition of a row by its name; reuse it for many rows
 */
export const createMatcher = <Definition extends Named>(definitions: readonly Definition[]) => {
  const byName = new Map<string, Definition>();
  const add = (name: string, definition: Definition) => {
    const key = plain(name);
    if (key !== '' && !byName.has(key)) byName.set(key, definition);
  };
  for (const definition of definitions) add(definition.label, definition);
  for (const definition of definitions) for (const alias of definition.aliases) add(alias, definition);

  return (rowName: string): Match<Definition> | undefined => {
    const direct = byName.get(plain(rowName));
    if (direct) return { definition: direct, unit: null };
    const split = splitUnit(rowName);
    const definition = split && byName.get(plain(split.name));
    if (!split || !definition?.quantity) return undefined;
    const known = findUnit(split.unit, definition.quantity);
    return known?.quantity === definition.quantity ? { definition, unit: known.unit.symbol } : undefined;
  };
};

/** @returns the definition whose label or alias equals the row's name, ignoring its unit in brackets; undefined if there is none */
export const matchDefinition = <Definition extends Named>(rowName: string, definitions: readonly Definition[]): Definition | undefined =>
  createMatcher(definitions)(rowName)?.definition;

/**
 * Parses a row of a known definition. A unit in its name applies to numbers without one: "Payload (lb)", "44".
 * @param match result of the matcher for the row's name
 */
export const readRow = (
  text: string,
  { definition, unit }: Match<Pick<AttributeDefinition, 'kind' | 'quantity' | 'unit' | 'choices'>>,
): ValueReading => parseValue(text, unit === null ? definition : { ...definition, unit });
