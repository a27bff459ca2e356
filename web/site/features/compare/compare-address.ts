// Reads the comparison from its address.
import { type AttributeUnits, attributeLimits } from '#contract/rules/attributes/limits.ts';
import { searchMaxLength } from '#contract/rules/text-lengths.ts';
import { chosenUnits } from '#web/site/features/products/chosen-units.ts';
import { addressText } from '#web/site/lib/address-text.ts';

export interface CompareAddress {
  /** Slugs, at most as many as can be compared. */
  products: string[];
  /** Number of further slugs in the address, which are not compared. */
  ignored: number;
  units: AttributeUnits | undefined;
  /** Only rows that differ. */
  differences: boolean;
  /** Search for a product to add, sent by the form without scripts. */
  search: string;
}

/** Maximum length of a slug. */
const longestSlug = 255;
const longestList = 2000;

export const readCompareAddress = (query: URLSearchParams): CompareAddress => {
  const typed = addressText(query, 'products', longestList)
    .split(',')
    .map((slug) => slug.trim());
  const slugs = [...new Set(typed.filter((slug) => slug !== '' && slug.length <= longestSlug))];
  return {
    products: slugs.slice(0, attributeLimits.compared),
    ignored: Math.max(0, slugs.length - attributeLimits.compared),
    units: chosenUnits(query),
    differences: query.get('differences') === '1',
    search: addressText(query, 'search', searchMaxLength),
  };
};
