// The price of a BMEcat article. A catalogue can contain many: by customer, quantity, period, currency and territory.

import { childrenOf, childText, type XmlElement } from '#server/platform/xml/element.ts';
import { decimalOf } from '../texts.ts';
import type { Catalog } from './catalog.ts';

interface Price {
  type: string;
  amount: number;
  currency: string;
  bound: number;
}

/** List prices first: what a website shows to everybody. */
const typeOrder = ['net_list', 'net_customer', 'gros_list', 'nrp', 'net_customer_exp'];
const typeRank = ({ type }: Price): number => (typeOrder.includes(type) ? typeOrder.indexOf(type) : typeOrder.length);

const pricesOf = (product: XmlElement, catalog: Catalog): Price[] =>
  childrenOf(product, 'PRODUCT_PRICE_DETAILS').flatMap((details) =>
    childrenOf(details, 'PRODUCT_PRICE').flatMap((price) => {
      const amount = decimalOf(childText(price, 'PRICE_AMOUNT'));
      if (amount === null) return [];
      return [
        {
          type: (price.attributes.price_type ?? '').toLowerCase(),
          amount: amount * (decimalOf(childText(price, 'PRICE_FACTOR')) ?? 1),
          currency: (childText(price, 'PRICE_CURRENCY') || catalog.currency).toUpperCase(),
          bound: decimalOf(childText(price, 'LOWER_BOUND')) ?? 0,
        },
      ];
    }),
  );

/** The amounts as they are written. */
export const listedAmounts = (product: XmlElement): string[] =>
  childrenOf(product, 'PRODUCT_PRICE_DETAILS').flatMap((details) =>
    childrenOf(details, 'PRODUCT_PRICE')
      .map((price) => childText(price, 'PRICE_AMOUNT'))
      .filter((amount) => amount !== ''),
  );

const dateOf = (details: XmlElement, type: string): string => {
  const date = childrenOf(details, 'DATETIME').find(({ attributes }) => attributes.type === type);
  return childText(date, 'DATE');
};

export interface ChosenPrice {
  amount: number;
  currency: string;
  isRounded: boolean;
  /** Other prices of the article. */
  others: number;
}

/**
 * The price in the currency of the catalogue, or else of its first price, by type as in `typeOrder`, then by the lowest quantity, then in
 * the order of the file.
 */
export const choosePrice = (product: XmlElement, catalog: Catalog): ChosenPrice | null => {
  const all = pricesOf(product, catalog);
  const currency = catalog.currency || (all[0]?.currency ?? '');
  const usual = all.filter((price) => price.currency === currency);
  const [chosen] = (usual.length > 0 ? usual : all).toSorted((a, b) => typeRank(a) - typeRank(b) || a.bound - b.bound);
  if (!chosen) return null;
  const amount = Math.round(chosen.amount * 100) / 100;
  return { amount, currency: chosen.currency, isRounded: Math.abs(amount - chosen.amount) > 1e-9, others: all.length - 1 };
};

/** Period of the prices, e.g. `2026-01-01 to 2026-12-31`; an empty text if they are not limited. */
export const pricePeriod = (product: XmlElement): string => {
  const [details] = childrenOf(product, 'PRODUCT_PRICE_DETAILS');
  if (!details) return '';
  const [from, to] = [dateOf(details, 'valid_start_date'), dateOf(details, 'valid_end_date')];
  return to === '' ? '' : `${from} to ${to}`.trim();
};
