// The fields of the kinds that a file can contain, for writing their cells and reading them.

import { choice, type Field, flag, text } from '#contract/records/fields.ts';
import { fieldsOf } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import { attributeKinds, attributeLimits } from '#contract/rules/attributes/limits.ts';
import { quantityIds } from '#contract/rules/attributes/quantities.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import { specificationLimits } from '#contract/rules/specifications.ts';

/** Types of fields that only attributes have. */
type AttributeField =
  | { type: 'key' | 'integer' | 'texts' | 'choices'; label: string }
  /** One of the choices, or null. */
  | { type: 'option'; label: string; choices: readonly string[] };

export type SheetField = Field | AttributeField;

const attributeFields: Record<string, SheetField> = {
  label: text({ label: 'Label', max: attributeLimits.label, isRequired: true }),
  key: { type: 'key', label: 'Key' },
  kind: choice({ label: 'Kind', choices: attributeKinds, initial: 'text', error: `The kind must be one of ${attributeKinds.join(', ')}.` }),
  group_title: text({ label: 'Group', max: specificationLimits.title }),
  aliases: { type: 'texts', label: 'Aliases' },
  quantity: { type: 'option', label: 'Quantity', choices: quantityIds },
  unit: text({ label: 'Unit', max: attributeLimits.unit }),
  units: { type: 'texts', label: 'Further units' },
  decimals: { type: 'integer', label: 'Decimals' },
  better: { type: 'option', label: 'Better', choices: ['higher', 'lower'] },
  match: choice({
    label: 'Match',
    choices: ['covers', 'within'],
    initial: 'covers',
    error: 'The match must be covers or within.',
  }),
  choices: { type: 'choices', label: 'Choices' },
  is_filter: flag({ label: 'Filter', initial: false }),
  is_comparable: flag({ label: 'Comparable', initial: false }),
  is_headline: flag({ label: 'Headline', initial: false }),
  is_required: flag({ label: 'Required', initial: false }),
};

/** @returns the fields in the order of their columns; specification rows have columns of their own */
export const sheetFieldsOf = (kind: ImportKind): [name: string, field: SheetField][] =>
  kind === 'attribute' ? Object.entries(attributeFields) : fieldsOf(published[kind]).filter(([, { type }]) => type !== 'specifications');
