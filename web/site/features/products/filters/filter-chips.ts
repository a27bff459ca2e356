// The applied conditions, each with the address of the list without it.
import type { AppliedCondition } from '#contract/product-attributes.ts';
import { withoutPart } from '#web/site/lib/without-part.ts';
import { type ProductListAddress, productListPath } from '../list/product-list-address.ts';
import { choiceLabel, type FilterData, type FilterItem, type ListSay } from './filter-data.ts';
import { fieldNames, withFields, withoutConditions } from './filter-fields.ts';

export interface Chip {
  label: string;
  /** "≥ 5 kg", "IP65 or IP67". */
  value: string;
  /** Address of the list without it. */
  to: string;
}

/** The label from the server is in the typed unit: "Payload ≥ 11 lb". */
const valueText = ({ flag, label }: AppliedCondition, item: FilterItem, say: ListSay): string =>
  flag === undefined ? label.slice(item.label.length + 1) : say(flag ? 'yes' : 'no');

/** @param item undefined if no product of the list has a value */
const chipsOf = (condition: AppliedCondition, item: FilterItem | undefined, address: ProductListAddress, say: ListSay): Chip[] => {
  const { search = '', filters = '' } = address;
  const { key, text, choices } = condition;
  const first = { ...address, page: 1 };
  const label = item?.label ?? '';
  const value = item ? valueText(condition, item, say) : condition.label;
  if (text !== null) return [{ label, value, to: productListPath({ ...first, search: withoutPart(search, text) || undefined }) }];
  const names = fieldNames(key);
  const without = (left: readonly string[]) =>
    productListPath({
      ...first,
      filters: withFields(filters, { [names.value]: left, [names.minimum]: [], [names.maximum]: [], [names.unit]: [] }),
    });
  if (!choices || !item) return [{ label, value, to: without([]) }];
  return item.choices
    .filter((one) => choices.includes(one.key))
    .map((one) => ({ label, value: choiceLabel(one, say), to: without(choices.filter((other) => other !== one.key)) }));
};

/** One chip for each condition, or for each choice of a condition with several. */
export const appliedChips = ({ items, conditions }: FilterData, address: ProductListAddress, say: ListSay): Chip[] =>
  conditions.flatMap((condition) =>
    chipsOf(
      condition,
      items.find(({ key }) => key === condition.key),
      address,
      say,
    ),
  );

/** One chip for each limit that cannot be parsed and is therefore ignored. */
export const ignoredChips = ({ items, conditions }: FilterData, address: ProductListAddress, say: ListSay): Chip[] =>
  items.flatMap(({ key, label, refused = [] }) =>
    refused.flatMap((end) => {
      // reversed limits are not ignored: they are a condition that no product meets
      if (conditions.some((one) => one.key === key && one.text === null && one[end] !== undefined)) return [];
      const { filters = '' } = address;
      const name = fieldNames(key)[end];
      const value = say('ignored', { typed: `${new URLSearchParams(filters).get(name)}` });
      return { label, value, to: productListPath({ ...address, page: 1, filters: withFields(filters, { [name]: [] }) }) };
    }),
  );

/** Address of the list without conditions, in the same order and units. */
export const clearedPath = ({ searched }: FilterData, { category, filters = '' }: ProductListAddress): string =>
  productListPath({ category, search: searched || undefined, filters: withoutConditions(filters) });
