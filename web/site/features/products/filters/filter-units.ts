// The unit in which numbers of an attribute are typed.
import type { AttributeUnits } from '#contract/rules/attributes/limits.ts';
import type { FilterItem, Scale } from './filter-data.ts';
import { type FieldChanges, fieldNames } from './filter-fields.ts';

/** The chosen unit of an attribute, in which numbers are typed. */
export const scaleOf = (item: FilterItem, fields: URLSearchParams): Scale | undefined => {
  const units = fields.get('units') as AttributeUnits | null;
  const chosen = fields.get(fieldNames(item.key).unit) ?? (units && item.systems?.[units]) ?? item.unit;
  return item.scales.find(({ symbol }) => symbol === chosen) ?? item.scales[0];
};

/** Numbers without a unit in the address are in the unit of the definition. */
export const unitField = ({ key, unit }: FilterItem, symbol: string, units: string | null): FieldChanges => ({
  [fieldNames(key).unit]: symbol === '1' || (symbol === unit && !units) ? [] : [symbol],
});
