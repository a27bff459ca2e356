// The price in the form of a product.
import { readPriceText } from '#contract/rules/price-text.ts';

/** @returns what is wrong with the text in the box */
export const checkPrice = (typed: string, locale: string | undefined): string | undefined => {
  const reading = readPriceText(typed, locale);
  return 'error' in reading ? reading.error : undefined;
};

/** @returns the amount; null for an empty box and for what cannot be read */
export const readPrice = (typed: string, locale: string | undefined): number | null => {
  const reading = readPriceText(typed, locale);
  return 'price' in reading ? reading.price : null;
};
