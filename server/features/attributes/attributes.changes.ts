// Validates created, changed and merged definitions.
import type { z } from 'zod';
import type { createAttribute as createContract, updateAttribute as updateContract } from '#contract/attributes.ts';
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import { type Quantity, unitsOf } from '#contract/rules/attributes/quantities.ts';
import { findUnit } from '#contract/rules/attributes/units.ts';
import { fold } from '#contract/rules/fold.ts';
import { invalid } from '#server/http/errors.ts';
import { isNumeric } from './attributes.columns.ts';
import type { Definition, StoredChoice } from './attributes.definitions.repository.ts';

export type NewAttribute = z.output<typeof createContract.body>;
export type ChangedAttribute = z.output<typeof updateContract.body>;

const hasChoices = ({ kind }: Pick<Definition, 'kind'>) => kind === 'choice' || kind === 'choices';

/** @returns the texts without duplicates that differ only in case or accents */
const distinct = (texts: readonly string[], except: readonly string[] = []): string[] => {
  const known = new Set(except.map(fold));
  return texts.filter((text) => !known.has(fold(text)) && known.add(fold(text)));
};

/** Each choice keeps its bit; a new one gets the lowest bit that no choice has or had before the change. */
const withBits = (given: readonly Omit<StoredChoice, 'bit'>[], before: readonly StoredChoice[]): StoredChoice[] => {
  const bits = new Map(before.map(({ key, bit }) => [key, bit]));
  const used = new Set(bits.values());
  const free = () => {
    let bit = 0;
    while (used.has(bit)) bit++;
    // 53 bits are exact in a number; more are used only if one change replaces nearly all choices
    if (bit > 52) throw invalid({ choices: ['Too many choices are replaced at once: remove some first.'] });
    used.add(bit);
    return bit;
  };
  return given.map(({ key, label, aliases }) => ({ key, label, aliases: distinct(aliases, [label]), bit: bits.get(key) ?? free() }));
};

const requireChoices = ({ choices }: Pick<Definition, 'choices'>): void => {
  if (choices.length === 0) throw invalid({ choices: ['Enter at least one choice.'] });
  if (new Set(choices.map(({ key }) => key)).size < choices.length) throw invalid({ choices: ['Two choices have the same key.'] });
};

/** @returns the symbol of a unit in any spelling @throws AppError 'invalid' if the quantity has no such unit */
const symbolOf = (unit: string, quantity: Quantity, field: 'unit' | 'units'): string => {
  const symbols = unitsOf(quantity).map(({ symbol }) => symbol);
  if (symbols.includes(unit)) return unit;
  const found = findUnit(unit, quantity);
  if (found?.quantity !== quantity) throw invalid({ [field]: [`“${unit}” is not a unit of this quantity.`] });
  return found.unit.symbol;
};

const withUnits = (definition: Definition): Pick<Definition, 'quantity' | 'unit' | 'units' | 'decimals'> => {
  if (!isNumeric(definition)) return { quantity: null, unit: null, units: [], decimals: null };
  const { decimals } = definition;
  const quantity = definition.quantity ?? 'count';
  const unit = definition.unit ? symbolOf(definition.unit, quantity, 'unit') : null;
  const units = definition.units.filter(Boolean).map((one) => symbolOf(one, quantity, 'units'));
  return { quantity, unit, units: [...new Set(units)].filter((one) => one !== unit), decimals };
};

/** Removes the properties that the kind does not have. @throws AppError 'invalid' */
const checked = (definition: Definition): Definition => {
  if (hasChoices(definition)) requireChoices(definition);
  const { aliases } = attributeLimits;
  if (definition.aliases.length > aliases) throw invalid({ aliases: [`There can be at most ${aliases} aliases.`] });
  return {
    ...definition,
    ...(!hasChoices(definition) && { choices: [] }),
    ...withUnits(definition),
    ...(definition.kind === 'text' && { is_filter: false, better: null }),
  };
};

const blank: Definition = {
  id: 0,
  category_id: null,
  key: '',
  label: '',
  group_title: null,
  aliases: [],
  kind: 'text',
  quantity: null,
  unit: null,
  units: [],
  decimals: null,
  better: null,
  match: 'within',
  choices: [],
  is_filter: false,
  is_comparable: true,
  is_headline: false,
  is_required: false,
  sort_order: 0,
  version: 1,
};

/** @throws AppError 'invalid' */
export const newDefinition = (input: NewAttribute, key: string, sort_order: number): Definition => {
  const { choices = [], ...given } = input;
  return checked({
    ...blank,
    match: given.kind === 'range' ? 'covers' : 'within',
    ...given,
    key,
    sort_order,
    aliases: distinct(given.aliases ?? [], [given.label]),
    choices: withBits(choices, []),
  });
};

/** A previous label becomes an alias, so that no row loses its value. @throws AppError 'invalid' */
export const changedDefinition = (before: Definition, { version: _version, choices, ...given }: ChangedAttribute): Definition => {
  const after = { ...before, ...given, choices: choices ? withBits(choices, before.choices) : before.choices };
  const aliases = fold(after.label) === fold(before.label) ? after.aliases : [...after.aliases, before.label];
  return checked({ ...after, aliases: distinct(aliases, [after.label]) });
};

/** @returns `into`, extended by the names and choices of `from` @throws AppError 'invalid' if it gets too many aliases or choices */
export const mergedDefinition = (into: Definition, from: Definition): Definition => {
  const choices = into.choices.map((choice) => ({ ...choice }));
  for (const other of hasChoices(into) ? from.choices : []) {
    const names = [other.label, ...other.aliases];
    const same = choices.find(({ label, aliases }) => names.some((name) => [label, ...aliases].some((one) => fold(one) === fold(name))));
    if (same) same.aliases = [...same.aliases, ...names];
    else choices.push({ ...other, key: choices.some(({ key }) => key === other.key) ? `${other.key}-${from.key}` : other.key });
  }
  const { choices: most } = attributeLimits;
  if (choices.length > most) throw invalid({ into: [`There can be at most ${most} choices.`] });
  const aliases = distinct([...into.aliases, from.label, ...from.aliases], [into.label]);
  return checked({ ...into, aliases, choices: withBits(choices, into.choices) });
};

/** The properties that determine the value of a row. */
const readingOf = ({ label, aliases, kind, quantity, unit, units, match, choices }: Definition) =>
  JSON.stringify([label, aliases, kind, quantity, unit, units, match, choices]);

export const readsDifferently = (before: Definition, after: Definition): boolean => readingOf(before) !== readingOf(after);
