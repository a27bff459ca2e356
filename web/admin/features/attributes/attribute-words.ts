// Names of kinds, quantities and values of attributes on screens.
import type { AdminAttribute } from '#contract/attributes.ts';
import { formatValue } from '#contract/rules/attributes/format-value.ts';
import { createMatcher, readRow } from '#contract/rules/attributes/match-definition.ts';
import { parseValue } from '#contract/rules/attributes/parse-value.ts';
import type { Quantity } from '#contract/rules/attributes/quantities.ts';
import type { AttributeDefinition } from '#contract/rules/attributes/types.ts';

export type Kind = AdminAttribute['kind'];

export const kindLabels: Record<Kind, string> = {
  number: 'Number',
  range: 'Range',
  choice: 'One choice',
  choices: 'Several choices',
  flag: 'Yes or no',
  text: 'Text',
};
export const kinds = Object.keys(kindLabels) as Kind[];

export const isNumeric = (kind: Kind): boolean => kind === 'number' || kind === 'range';
export const hasChoices = (kind: Kind): boolean => kind === 'choice' || kind === 'choices';

/** @returns "Data rate" for "data-rate" */
export const quantityLabel = (quantity: Quantity): string => {
  const words = quantity.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** @returns e.g. "Range of mass in kg" */
export const kindText = ({ kind, quantity, unit }: Pick<AdminAttribute, 'kind' | 'quantity' | 'unit'>): string => {
  if (!isNumeric(kind) || quantity === null) return kindLabels[kind];
  return [kindLabels[kind], quantityLabel(quantity).toLowerCase(), unit].filter(Boolean).join(', ');
};

/** The value that the rules read from a text. */
export interface Reading {
  text: string;
  isUnderstood: boolean;
}

/** @param name of the row, which may contain a unit in brackets */
export const readText = (name: string, text: string, definition: AttributeDefinition): Reading => {
  const { unit } = createMatcher([definition])(name) ?? { unit: null };
  const { value, problem } = unit === null ? parseValue(text, definition) : readRow(text, { definition, unit });
  return value ? { text: formatValue(value, definition), isUnderstood: true } : { text: problem.reason, isUnderstood: false };
};
