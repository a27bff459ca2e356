// Formatting of prices.
import { defaultLocale, usableLocale, writeNumber } from './numbers.ts';

export interface Currency {
  currency_code: string;
  currency_symbol: string;
  currency_locale: string;
}

/** Used if the site has no currency settings. */
export const defaultCurrency: Currency = { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: defaultLocale };

const symbolOf = (code: string, locale: string): string => {
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? code;
  } catch {
    return code;
  }
};

/**
 * @returns the currency with defaults for missing or empty fields; the symbol defaults to that of the code, and a custom symbol has no code
 */
export const completeCurrency = (given: { [Key in keyof Currency]?: string | null }): Currency => {
  const isForeign = (given.currency_symbol || defaultCurrency.currency_symbol) !== defaultCurrency.currency_symbol;
  const code = given.currency_code || (isForeign ? '' : defaultCurrency.currency_code);
  const locale = usableLocale(given.currency_locale);
  const symbol = code === defaultCurrency.currency_code ? defaultCurrency.currency_symbol : symbolOf(code, locale);
  return { currency_code: code, currency_symbol: given.currency_symbol || symbol, currency_locale: locale };
};

const digitsOf = (price: number, code: string) => (code === 'IDR' || Number.isInteger(price) ? 0 : 2);

/** @param currency undefined until it is loaded: the default currency is used */
export const writePrice = (price: number, { currency_code, currency_symbol, currency_locale } = defaultCurrency): string =>
  `${currency_symbol}\u00a0${writeNumber(price.toFixed(digitsOf(price, currency_code)), currency_locale)}`;

/** @param price amount with at most two decimals, or null */
export const formatPrice = (price: number | null, currency?: Currency): string =>
  price === null ? 'Price on request' : writePrice(price, currency);
