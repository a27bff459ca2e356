// Data of an attribute for the product page: numbers for structured data, and the filter of a link to the list.
import type { ProductAttribute } from '#contract/product-attributes.ts';
import { isCoded } from '#contract/rules/attributes/codes.ts';
import { writeFilters } from '#contract/rules/attributes/filters.ts';
import { plainNumber } from '#contract/rules/attributes/format-value.ts';
import type { AttributeValue, Condition } from '#contract/rules/attributes/types.ts';
import { unitOf } from '#contract/rules/attributes/units.ts';
import type { Definition } from './attributes.definitions.repository.ts';

type Details = Pick<ProductAttribute, 'measure' | 'filter'>;

const measureOf = (value: AttributeValue, definition: Definition): NonNullable<Details['measure']> | null => {
  const { quantity } = definition;
  if (!('minimum' in value) || isCoded(quantity)) return null;
  const { symbol, unitCode } = unitOf(quantity ?? 'count', definition.unit);
  const inUnit = (canonical: number) => (Number.isFinite(canonical) ? Number(plainNumber(canonical, definition)) : null);
  return {
    minimum: inUnit(value.minimum),
    maximum: inUnit(value.maximum),
    unit: symbol === '1' ? null : symbol,
    unit_code: unitCode,
  };
};

/** The condition for products that are at least as good: a range must be covered, a number reached in the better direction. */
const conditionOf = (value: AttributeValue, { key, kind, better }: Definition): Condition | null => {
  if ('choices' in value) return value.choices.length > 0 ? { key, choices: value.choices } : null;
  if ('flag' in value) return { key, flag: value.flag };
  const minimum = Number.isFinite(value.minimum) ? { minimum: value.minimum } : {};
  const maximum = Number.isFinite(value.maximum) ? { maximum: value.maximum } : {};
  const ends = kind === 'range' ? { ...minimum, ...maximum } : better === 'lower' ? maximum : minimum;
  return Object.keys(ends).length > 0 ? { key, ...ends } : null;
};

const filterOf = (value: AttributeValue, definition: Definition, locale: string | undefined): string | null => {
  const condition = definition.is_filter ? conditionOf(value, definition) : null;
  return condition && String(new URLSearchParams(writeFilters([condition], [definition], { locale })));
};

export const detailsOf = (value: AttributeValue, definition: Definition, locale: string | undefined): Details => ({
  measure: measureOf(value, definition),
  filter: filterOf(value, definition, locale),
});
