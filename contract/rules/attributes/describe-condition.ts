// Describes an understood condition: "Payload ≥ 11 lb", "Protection IP65 or IP67".
import { isCoded } from './codes.ts';
import { type FormatOptions, formatValue } from './format-value.ts';
import type { AttributeDefinition, Condition } from './types.ts';
import { findUnit } from './units.ts';
import { fillText, valueTexts } from './value-texts.ts';

type Described = Pick<AttributeDefinition, 'label' | 'quantity' | 'unit' | 'choices'>;

/** The unit at the end of the typed text; null for the display unit. */
const typedUnit = (typed: string, { quantity }: Described): string | null => {
  const written = /[\d\s]([^\d\s.,]{1,20})[\s,;]*$/u.exec(typed.slice(-30))?.[1];
  const known = written !== undefined && quantity !== null && !isCoded(quantity) ? findUnit(written, quantity) : undefined;
  return known?.quantity === quantity ? (known?.unit.symbol ?? null) : null;
};

/** @param typed the part of the search with the condition, or the limit of a filter */
export const describeCondition = (
  condition: Condition,
  definition: Described,
  typed = '',
  { locale, texts = valueTexts }: Pick<FormatOptions, 'locale' | 'texts'> = {},
): string => {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, choices, flag } = condition;
  const { label } = definition;
  if (flag !== undefined) return fillText(flag ? texts.conditionYes : texts.conditionNo, { label });
  if (choices) {
    const [first = '', ...others] = definition.choices.filter(({ key }) => choices.includes(key)).map((choice) => choice.label);
    return `${label} ${others.reduce((one, other) => fillText(texts.or, { one, other }), first)}`;
  }
  // all typed digits, not only as many as are displayed
  const value = formatValue({ minimum, maximum }, { ...definition, decimals: null }, { unit: typedUnit(typed, definition), locale, texts });
  return `${label} ${value}`;
};
