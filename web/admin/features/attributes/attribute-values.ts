// The values of a definition's form: from a record or a guess, checked, and as the body of a call.
import type { AdminAttribute, createAttribute, updateAttribute } from '#contract/attributes.ts';
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import type { Quantity } from '#contract/rules/attributes/quantities.ts';
import type { AttributeDefinition } from '#contract/rules/attributes/types.ts';
import { slugPattern } from '#contract/rules/slug.ts';
import { specificationLimits } from '#contract/rules/specifications.ts';
import { pickFields } from '#web/admin/lib/pick-fields.ts';
import type { FieldErrors } from '#web/admin/ui/form/field-errors.ts';
import type { FieldInput } from '#web/admin/ui/form/use-form.ts';
import { type Keyed, keyed, plainEntry } from '#web/admin/ui/reorder/entries.ts';
import type { Guess } from './attribute-guess.ts';
import { hasChoices, isNumeric, type Kind } from './attribute-words.ts';

export interface ChoiceValues {
  /** Key in addresses; empty for a new choice, whose key is made from its label. */
  slug: string;
  label: string;
  /** Separated by commas. */
  aliases: string;
}

export interface AttributeValues {
  label: string;
  key: string;
  group_title: string;
  kind: Kind;
  quantity: Quantity;
  unit: string;
  units: string[];
  /** Empty for as many decimal places as a value needs. */
  decimals: string;
  better: '' | 'higher' | 'lower';
  match: 'covers' | 'within';
  choices: Keyed<ChoiceValues>[];
  /** One name on each line. */
  aliases: string;
  is_filter: boolean;
  is_comparable: boolean;
  is_headline: boolean;
  is_required: boolean;
}

export type AttributeField = keyof AttributeValues;

const newValues: AttributeValues = {
  label: '',
  key: '',
  group_title: '',
  kind: 'number',
  quantity: 'length',
  unit: 'mm',
  units: [],
  decimals: '',
  better: '',
  match: 'within',
  choices: [],
  aliases: '',
  is_filter: true,
  is_comparable: true,
  is_headline: false,
  is_required: false,
};

/** @param guess initial values of a new definition */
export const valuesOf = (attribute: AdminAttribute | null, guess: Guess | null = null): AttributeValues => {
  if (attribute) {
    const { label, key, kind, units, match, is_filter, is_comparable, is_headline, is_required } = attribute;
    return {
      ...{ label, key, kind, units, match, is_filter, is_comparable, is_headline, is_required },
      group_title: attribute.group_title ?? '',
      quantity: attribute.quantity ?? 'count',
      unit: attribute.unit ?? '',
      decimals: attribute.decimals === null ? '' : String(attribute.decimals),
      better: attribute.better ?? '',
      choices: attribute.choices.map((choice) => keyed({ slug: choice.key, label: choice.label, aliases: choice.aliases.join(', ') })),
      aliases: attribute.aliases.join('\n'),
    };
  }
  if (!guess) return newValues;
  const { label, kind, quantity, unit, choices } = guess;
  return {
    ...newValues,
    label,
    kind,
    quantity: quantity ?? 'count',
    unit: unit ?? '',
    match: kind === 'range' ? 'covers' : 'within',
    is_filter: kind !== 'text',
    choices: choices.map((choice) => keyed({ slug: '', label: choice, aliases: '' })),
  };
};

/** @returns the values without the keys of rows */
export const comparable = (values: AttributeValues): object => ({ ...values, choices: values.choices.map(plainEntry) });

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50)
    .replace(/-$/, '');

/** @returns the key that the server generates from the label */
export const keyOfLabel = (label: string): string => slugOf(label) || 'attribute';

const parts = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The choices that have a label; new ones get a key that no other has. */
const choicesOf = (choices: readonly ChoiceValues[]) => {
  const filled = choices.filter(({ label }) => label.trim() !== '');
  const taken = new Set(filled.map(({ slug }) => slug).filter(Boolean));
  const freeKey = (label: string): string => {
    const wanted = slugOf(label) || 'choice';
    let key = wanted;
    for (let number = 2; taken.has(key); number++) key = `${wanted}-${number}`;
    taken.add(key);
    return key;
  };
  return filled.map(({ slug, label, aliases }) => ({
    key: slug || freeKey(label),
    label: label.trim(),
    aliases: parts(aliases, /,/u),
  }));
};

/** @returns the definition in the form that the rules expect, even if it is incomplete */
export const definitionOf = (values: AttributeValues): AttributeDefinition => {
  const isNumber = isNumeric(values.kind);
  return {
    key: values.key || keyOfLabel(values.label),
    label: values.label.trim(),
    aliases: parts(values.aliases, /\n/u),
    kind: values.kind,
    quantity: isNumber ? values.quantity : null,
    unit: isNumber && values.unit !== '' ? values.unit : null,
    units: isNumber ? values.units : [],
    decimals: isNumber && values.decimals !== '' ? Number(values.decimals) : null,
    better: values.better || null,
    match: values.match,
    choices: hasChoices(values.kind) ? choicesOf(values.choices) : [],
  };
};

/** Validates with the rules and error texts of the server, before anything is sent. */
export const checkAttribute = (values: AttributeValues): FieldErrors => ({
  label: values.label.trim() === '' ? 'The label field is required.' : undefined,
  key:
    values.key !== '' && !slugPattern.test(values.key) ? 'The key may contain lower-case letters, digits and single hyphens.' : undefined,
  choices: hasChoices(values.kind) && choicesOf(values.choices).length === 0 ? 'Enter at least one choice.' : undefined,
});

export const attributeInputs: Record<AttributeField, FieldInput> = {
  label: { label: 'Label', isRequired: true, maxLength: attributeLimits.label },
  key: { label: 'Key', maxLength: attributeLimits.key },
  group_title: { label: 'Group', maxLength: specificationLimits.title },
  kind: { label: 'Kind', isRequired: true },
  quantity: { label: 'Quantity', isRequired: true },
  unit: { label: 'Display unit' },
  units: { label: 'Further units' },
  decimals: { label: 'Decimals' },
  better: { label: 'Better' },
  match: { label: 'Match', isRequired: true },
  choices: { label: 'Choices' },
  aliases: { label: 'Further names' },
  is_filter: { label: 'Filter' },
  is_comparable: { label: 'Compare' },
  is_headline: { label: 'Headline' },
  is_required: { label: 'Required' },
};

type CreateBody = (typeof createAttribute)['body']['_input'];
type UpdateBody = (typeof updateAttribute)['body']['_input'];

const fieldsOf = (values: AttributeValues) => {
  const { is_filter, is_comparable, is_headline, is_required } = values;
  return { ...definitionOf(values), group_title: values.group_title, is_filter, is_comparable, is_headline, is_required };
};

/** Without a key, the server generates one. */
export const newBody = (values: AttributeValues, category_id: number | null): CreateBody => {
  const { key, ...fields } = fieldsOf(values);
  return { ...fields, category_id, key: values.key === '' ? undefined : key };
};

export const changedBody = (values: AttributeValues, { version }: AdminAttribute, changed: readonly AttributeField[]): UpdateBody => ({
  ...pickFields(fieldsOf(values), changed),
  version,
});
