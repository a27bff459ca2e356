// Variants of a product of a shop. A product here has one page: its variants are a table in the description, their values specifications.

import { escapeHtml } from '#server/platform/html.ts';
import { type FieldValue, specificationField } from '../fields.ts';
import { joinValues } from '../texts.ts';

export interface Variant {
  sku: string;
  price: number | null;
  /** Name and value of each option. */
  options: [name: string, value: string][];
}

/** Names of the columns, as in the file. */
export interface VariantHead {
  sku: string;
  price: string;
}

const row = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;

/** @returns a table of article numbers, options and prices */
export const variantTable = (variants: readonly Variant[], head: VariantHead): string => {
  const options = [...new Set(variants.flatMap((variant) => variant.options.map(([name]) => name)))];
  const hasSku = variants.some(({ sku }) => sku !== '');
  const hasPrice = variants.some(({ price }) => price !== null);
  const cells = (sku: string, values: readonly string[], price: string) => [
    ...(hasSku ? [sku] : []),
    ...values,
    ...(hasPrice ? [price] : []),
  ];
  const body = variants.map(({ sku, price, options: own }) => {
    const values = options.map((name) => own.find(([one]) => one === name)?.[1] ?? '');
    return row(cells(sku, values, price === null ? '' : price.toFixed(2)), 'td');
  });
  return `<table><thead>${row(cells(head.sku, options, head.price), 'th')}</thead><tbody>${body.join('')}</tbody></table>`;
};

/** The values of the options of all variants. */
export const optionFields = (variants: readonly Variant[]): FieldValue[] => {
  const values = Map.groupBy(
    variants.flatMap(({ options }) => options),
    ([name]) => name,
  );
  return [...values].flatMap(([name, all]) => {
    const given = all.map(([, value]) => value).filter((value) => value !== '');
    return given.length === 0 ? [] : [specificationField(name, joinValues(given))];
  });
};

/** @returns the lowest price; null without prices */
export const lowestPrice = (variants: readonly Variant[]): number | null => {
  const prices = variants.flatMap(({ price }) => (price === null ? [] : [price]));
  return prices.length === 0 ? null : Math.min(...prices);
};

export const haveDifferentPrices = (variants: readonly Variant[]): boolean =>
  new Set(variants.flatMap(({ price }) => (price === null ? [] : [price]))).size > 1;
