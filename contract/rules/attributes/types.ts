// Types of the attribute rules: definitions, values, conditions and problems.
import type { attributeKinds } from './limits.ts';
import type { Quantity } from './quantities.ts';

export type AttributeKind = (typeof attributeKinds)[number];

export interface AttributeChoice {
  key: string;
  label: string;
  aliases: string[];
}

/** The part of a definition that the rules need. */
export interface AttributeDefinition {
  /** Name in addresses: "payload". */
  key: string;
  label: string;
  /** Alternative names in rows and in conditions of a search. */
  aliases: string[];
  kind: AttributeKind;
  /** Null unless the kind is number or range. */
  quantity: Quantity | null;
  /** Symbol of the display unit, also assumed for numbers without a unit; null for counts. */
  unit: string | null;
  /** Symbols of further units that visitors can choose. */
  units: string[];
  /** Decimals of formatted values; null for as many as a value needs. */
  decimals: number | null;
  better: 'higher' | 'lower' | null;
  /** Whether a value must cover the condition or lie within it. */
  match: 'covers' | 'within';
  /** In the order of display. */
  choices: AttributeChoice[];
}

/** In the base unit of the quantity; equal for single values, infinite for an open end. */
export interface NumericValue {
  minimum: number;
  maximum: number;
}
export type AttributeValue = NumericValue | { choices: string[] } | { flag: boolean };

export type ValueProblemCode =
  | 'empty'
  | 'too-long'
  | 'text'
  | 'no-number'
  | 'unknown-unit'
  | 'other-quantity'
  | 'range'
  | 'several'
  | 'size'
  | 'reversed'
  | 'too-large'
  | 'unclear'
  | 'unknown-choice'
  | 'not-yes-or-no'
  | 'conditional';

/** Why a text was not understood; the reason is a sentence for administrators. */
export interface ValueProblem {
  code: ValueProblemCode;
  reason: string;
}

/** A definition of the kind "text" has no value: its texts are never parsed, and the problem has the code "text". */
export type ValueReading = { value: AttributeValue; problem?: undefined } | { value?: undefined; problem: ValueProblem };

/** A condition of a visitor, in the base unit of the quantity. Absent ends are open. */
export interface Condition {
  key: string;
  minimum?: number;
  maximum?: number;
  /** The value must have at least one of them. */
  choices?: string[];
  flag?: boolean;
}
