// How a price is formatted.

export interface Currency {
  currency_code: string;
  currency_symbol: string;
  currency_locale: string;
}

/** The currency of a site that has none set. */
export const defaultCurrency: Currency = { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' };

/** @returns with the default in the place of what is missing or empty */
export const completeCurrency = (given: { [Key in keyof Currency]?: string | null }): Currency => ({
  currency_code: given.currency_code || defaultCurrency.currency_code,
  currency_symbol: given.currency_symbol || defaultCurrency.currency_symbol,
  currency_locale: given.currency_locale || defaultCurrency.currency_locale,
});

const digitsOf = (price: number, code: string) => (code === 'IDR' || Number.isInteger(price) ? 0 : 2);

const write = (price: number, { currency_code, currency_symbol, currency_locale }: Currency): string => {
  const digits = digitsOf(price, currency_code);
  const number = new Intl.NumberFormat(currency_locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${currency_symbol}\u00a0${number.format(price)}`;
};

/**
 * @param price amount with at most two decimals, or null
 * @param currency undefined while it is not loaded: then rupiah as Indonesia writes them
 */
export const formatPrice = (price: number | null, currency?: Currency): string => {
  if (price === null) return 'Price on request';
  if (!currency) return write(price, defaultCurrency);
  try {
    return write(price, currency);
  } catch {
    // a locale that no browser knows must not take the page down
    return write(price, { ...currency, currency_locale: defaultCurrency.currency_locale });
  }
};
