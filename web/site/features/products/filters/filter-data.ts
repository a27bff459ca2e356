// The part of a response that the filters need; small, because pages embed it.
import type { AppliedCondition, Facet, FilterAttribute } from '#contract/product-attributes.ts';
import type { listProducts } from '#contract/products.ts';
import type { AnswerOf } from '#contract/route.ts';
import type { productListTexts } from '#contract/texts/en/product-list.ts';
import type { Say } from '#contract/texts/text.ts';
import { fieldNames } from './filter-fields.ts';

export type Scale = FilterAttribute['scales'][number];

export interface FilterChoice {
  key: string;
  /** Empty for yes and no, whose texts are those of the page's language. */
  label: string;
  /** Number of products that have this choice and meet the conditions on other attributes. */
  count: number;
}

type LimitEnd = 'minimum' | 'maximum';

export interface FilterItem {
  key: string;
  label: string;
  group: string;
  /** Number of products with this attribute in the list without conditions. */
  products: number;
  /** Shown as a tile on the product page. */
  isHeadline: boolean;
  kind: 'numeric' | 'choices';
  /** Display unit of a numeric attribute. */
  unit: string | null;
  /** Empty for choices and grades. */
  scales: Scale[];
  systems: FilterAttribute['systems'];
  /** In the base unit, over the list without conditions. */
  lowest: number | null;
  highest: number | null;
  choices: FilterChoice[];
  /** Typed limits that cannot be parsed or are reversed. */
  refused?: LimitEnd[];
}

export interface FilterData {
  items: FilterItem[];
  conditions: AppliedCondition[];
  /** The search text without the conditions in it. */
  searched: string;
  sort: { key: string; order: 'asc' | 'desc' } | null;
}

export type ListSay = Say<(typeof productListTexts)['texts']>;

export const choiceLabel = ({ key, label }: FilterChoice, say: ListSay): string => label || say(key === 'yes' ? 'yes' : 'no');

const choicesOf = ({ kind, choices }: FilterAttribute, facet: Facet | undefined): FilterChoice[] => {
  if (kind === 'flag') {
    return [
      { key: 'yes', label: '', count: facet?.yes ?? 0 },
      { key: 'no', label: '', count: facet?.no ?? 0 },
    ];
  }
  return choices.map(({ key, label }) => ({ key, label, count: facet?.choices?.[key] ?? 0 }));
};

const refusedLimits = (key: string, fields: URLSearchParams, conditions: readonly AppliedCondition[]): LimitEnd[] => {
  const names = fieldNames(key);
  const limits = conditions.find((one) => one.key === key && one.text === null);
  // false if a limit is missing
  const isReversed = Number(limits?.minimum) > Number(limits?.maximum);
  return (['minimum', 'maximum'] as const).filter((end) => fields.has(names[end]) && (isReversed || limits?.[end] === undefined));
};

const toItem = (attribute: FilterAttribute, facet: Facet | undefined): FilterItem => ({
  key: attribute.key,
  label: attribute.label,
  group: attribute.group_title ?? '',
  products: attribute.products,
  isHeadline: attribute.is_headline,
  kind: attribute.kind === 'number' || attribute.kind === 'range' ? 'numeric' : 'choices',
  unit: attribute.unit,
  scales: attribute.scales,
  systems: attribute.systems,
  lowest: facet?.lowest ?? null,
  highest: facet?.highest ?? null,
  choices: choicesOf(attribute, facet),
});

/** @param fields filter fields of the request @returns null if there is nothing to filter by */
export const filterDataOf = (
  { attributes = [], facets = {}, conditions = [], searched, sort }: AnswerOf<typeof listProducts>,
  fields = '',
): FilterData | null => {
  if (attributes.length + conditions.length === 0) return null;
  const typed = new URLSearchParams(fields);
  return {
    // headline attributes come first
    items: attributes
      .toSorted((one, other) => Number(other.is_headline) - Number(one.is_headline))
      .map((attribute) => {
        const refused = refusedLimits(attribute.key, typed, conditions);
        return { ...toItem(attribute, facets[attribute.key]), ...(refused.length > 0 && { refused }) };
      }),
    conditions,
    searched: searched ?? '',
    sort: sort ?? null,
  };
};
