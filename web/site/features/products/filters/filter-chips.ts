// What is applied, and the addresses without it.
import { withoutPart } from '#web/site/lib/without-part.ts';
import { type ProductListAddress, productListPath } from '../product-list-address.ts';
import type { FilterCondition, FilterData, FilterItem } from './filter-data.ts';
import { fieldNames, withFields, withoutConditions } from './filter-fields.ts';
import { readTyped, scaleOf, toScale, writeNumber } from './filter-numbers.ts';

export interface Chip {
  label: string;
  /** "≥ 5 kg", "IP65 or IP67". */
  value: string;
  /** The list without it. */
  to: string;
}

/** A limit with a unit of its own is shown as typed. */
const numericText = ({ minimum, maximum }: FilterCondition, item: FilterItem, fields: URLSearchParams): string | null => {
  const scale = scaleOf(item, fields);
  if (!scale) return null;
  const names = fieldNames(item.key);
  const write = (canonical: number, end: 'minimum' | 'maximum') => {
    const typed = fields.get(names[end])?.trim() ?? '';
    return typed !== '' && readTyped(typed) === undefined ? typed : writeNumber(toScale(canonical, scale), scale.symbol);
  };
  if (minimum === undefined) return maximum === undefined ? null : `≤\u00a0${write(maximum, 'maximum')}`;
  if (maximum === undefined) return `≥\u00a0${write(minimum, 'minimum')}`;
  return minimum === maximum ? write(minimum, 'minimum') : `${write(minimum, 'minimum')} to ${write(maximum, 'maximum')}`;
};

const labelsOf = ({ choices = [] }: FilterItem, keys: readonly string[]): string =>
  choices
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => label)
    .join(' or ') || keys.join(' or ');

/** Grades are shown as typed. */
const typedText = (item: FilterItem, fields: URLSearchParams): string => {
  const names = fieldNames(item.key);
  const [minimum, maximum] = [fields.get(names.minimum), fields.get(names.maximum)];
  return [minimum && `≥\u00a0${minimum}`, maximum && `≤\u00a0${maximum}`].filter(Boolean).join(', ');
};

/** The label of the server without the name: in the unit that was typed in the search. */
const searchedText = ({ label }: FilterCondition, item: FilterItem): string | undefined =>
  label?.startsWith(`${item.label} `) ? label.slice(item.label.length + 1) : undefined;

const valueText = (condition: FilterCondition, item: FilterItem, fields: URLSearchParams): string => {
  if (condition.flag !== undefined) return condition.flag ? 'Yes' : 'No';
  if (condition.choices) return labelsOf(item, condition.choices);
  const searched = condition.text === null ? undefined : searchedText(condition, item);
  return searched ?? numericText(condition, item, fields) ?? condition.text ?? typedText(item, fields);
};

/**
 * Fields that were typed in a search are not in the form: units of the form do not apply to them.
 * @param item undefined if no product of the list has a value
 */
const chipsOf = (condition: FilterCondition, item: FilterItem | undefined, address: ProductListAddress): Chip[] => {
  const { search = '', filters = '' } = address;
  const { key, text, choices } = condition;
  const fields = new URLSearchParams(filters);
  const first = { ...address, page: 1 };
  const label = item?.label ?? '';
  const value = item ? valueText(condition, item, fields) : (condition.label ?? key);
  if (text !== null) return [{ label, value, to: productListPath({ ...first, search: withoutPart(search, text) || undefined }) }];
  const names = fieldNames(key);
  const without = (left: readonly string[]) =>
    productListPath({
      ...first,
      filters: withFields(filters, { [names.value]: left, [names.minimum]: [], [names.maximum]: [], [names.unit]: [] }),
    });
  if (!choices || !item) return [{ label, value, to: without([]) }];
  return choices.map((one) => ({ label, value: labelsOf(item, [one]), to: without(choices.filter((other) => other !== one)) }));
};

/** One for each condition, and for each of several choices. */
export const appliedChips = ({ items, conditions }: FilterData, address: ProductListAddress): Chip[] =>
  conditions.flatMap((condition) =>
    chipsOf(
      condition,
      items.find(({ key }) => key === condition.key),
      address,
    ),
  );

/** The list without any condition, in the same order and units. */
export const clearedPath = ({ searched }: FilterData, { category, filters = '' }: ProductListAddress): string =>
  productListPath({ category, search: searched || undefined, filters: withoutConditions(filters) });
