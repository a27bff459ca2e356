// What becomes of names of specification rows without an attribute: a new attribute, or a further name of an existing one.
import type { defineAttributeNames } from '#contract/attribute-names.ts';
import type { AdminAttribute } from '#contract/attributes.ts';
import { matchDefinition } from '#contract/rules/attributes/match-definition.ts';
import { fold } from '#contract/rules/fold.ts';
import { keyed } from '#web/admin/ui/reorder/entries.ts';
import { guessDefinition } from './attribute-guess.ts';
import { type AttributeValues, checkAttribute, definitionOf, newBody, valuesOf } from './attribute-values.ts';
import { readText } from './attribute-words.ts';
import type { AttributeName } from './attributes.queries.ts';

/** The choice of a new attribute, beside the ids of existing ones. */
export const newAttribute = 'new';

export interface NameEntry {
  /** Names that differ only in their unit are one entry. */
  names: AttributeName[];
  /** `newAttribute`, the id of an attribute, or nothing yet. */
  into: string;
  values: AttributeValues;
  /** Labels of choices, one on each line. */
  choices: string;
}

export const keyOf = ({ names }: NameEntry): string => names[0]?.name ?? '';
export const isNew = ({ into }: NameEntry): boolean => into === newAttribute;

/** @param into initial choice for each entry */
export const entriesOf = (names: readonly AttributeName[], into: string): NameEntry[] => {
  const byLabel = new Map<string, NameEntry>();
  for (const one of names) {
    const guess = guessDefinition(one.name, one.examples);
    const known = byLabel.get(fold(guess.label));
    if (known) known.names.push(one);
    else byLabel.set(fold(guess.label), { names: [one], into, values: valuesOf(null, guess), choices: guess.choices.join('\n') });
  }
  return [...byLabel.values()];
};

/** The values with the typed choices. */
export const filledValues = ({ values, choices }: NameEntry): AttributeValues => ({
  ...values,
  choices: choices.split('\n').map((label) => keyed({ slug: '', label, aliases: '' })),
});

/** How many of the different texts the new attribute understands. */
export const understoodOf = (entry: NameEntry): { texts: number; understood: number } => {
  const definition = definitionOf(filledValues(entry));
  const readings = entry.names.flatMap(({ name, examples }) => examples.map((text) => readText(name, text, definition)));
  return { texts: readings.length, understood: readings.filter(({ isUnderstood }) => isUnderstood).length };
};

/** Errors by key of the entry, then by field. */
export type EntryErrors = Record<string, Record<string, string>>;

export const checkEntries = (entries: readonly NameEntry[]): EntryErrors =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const found = isNew(entry) ? checkAttribute(filledValues(entry)) : { into: entry.into === '' ? 'Choose an attribute.' : undefined };
      const errors = Object.entries(found).filter((pair): pair is [string, string] => Boolean(pair[1]));
      return errors.length > 0 ? [[keyOf(entry), Object.fromEntries(errors)]] : [];
    }),
  );

type Body = (typeof defineAttributeNames)['body']['_input'];

/** The names become aliases of an attribute with another label. */
const bodyOfNew = (entry: NameEntry, categoryId: number | null) => {
  const { category_id: _, ...attribute } = newBody(filledValues(entry), categoryId);
  const definition = { ...definitionOf(filledValues(entry)), aliases: [] };
  return { ...attribute, aliases: entry.names.map(({ name }) => name).filter((name) => !matchDefinition(name, [definition])) };
};

export const bodyOf = (entries: readonly NameEntry[], category_id: number | null): Body => ({
  category_id,
  attributes: entries.filter(isNew).map((entry) => bodyOfNew(entry, category_id)),
  synonyms: entries
    .filter((entry) => !isNew(entry))
    .flatMap(({ names, into }) => names.map(({ name }) => ({ name, attribute_id: Number(into) }))),
});

/** Assigns the errors of the server, such as `attributes.0.label` and `synonyms.1.name`, to the entries. */
export const refusedEntries = (entries: readonly NameEntry[], fields: Readonly<Record<string, string>>): EntryErrors => {
  const created = entries.filter(isNew);
  const extended = entries.filter((entry) => !isNew(entry)).flatMap((entry) => entry.names.map(() => entry));
  const errors: EntryErrors = {};
  for (const [field, text] of Object.entries(fields)) {
    const [list, number, name = ''] = field.split('.');
    const entry = (list === 'attributes' ? created : extended)[Number(number)];
    if (!entry) continue;
    const shown = list === 'attributes' ? (['choices', 'unit'].find((one) => one === name) ?? 'label') : 'into';
    errors[keyOf(entry)] = { [shown]: text, ...errors[keyOf(entry)] };
  }
  return errors;
};

const plainWords = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]{3,}/gu) ?? [];

const isPart = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length > 0 && part.every((word) => whole.includes(word));

/** Share of the examples that it must understand. */
const enough = 0.6;

/** @returns the only attribute with similar words in its name that understands the values: *Protection* for "Protection class" */
export const similarAttribute = ({ name, examples }: AttributeName, attributes: readonly AdminAttribute[]): AdminAttribute | undefined => {
  const words = plainWords(name);
  const similar = attributes.filter((attribute) => {
    const isNamed = [attribute.label, ...attribute.aliases].map(plainWords).some((other) => isPart(other, words) || isPart(words, other));
    if (!isNamed || attribute.kind === 'text') return isNamed;
    return examples.filter((text) => readText(name, text, attribute).isUnderstood).length >= examples.length * enough;
  });
  return similar.length === 1 ? similar[0] : undefined;
};
