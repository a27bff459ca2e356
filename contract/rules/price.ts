// Formatting of prices.

export interface Currency {
  currency_code: string;
  currency_symbol: string;
  currency_locale: string;
}

/** Used if the site has no currency settings. */
export const defaultCurrency: Currency = { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' };

const symbolOf = (code: string, locale: string): string => {
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? code;
  } catch {
    return code;
  }
};

/** @returns the currency, with defaults for missing or empty fields; the symbol is that of the code, and a foreign symbol has no code */
export const completeCurrency = (given: { [Key in keyof Currency]?: string | null }): Currency => {
  const isForeign = (given.currency_symbol || defaultCurrency.currency_symbol) !== defaultCurrency.currency_symbol;
  const code = given.currency_code || (isForeign ? '' : defaultCurrency.currency_code);
  const locale = given.currency_locale || defaultCurrency.currency_locale;
  const symbol = code === defaultCurrency.currency_code ? defaultCurrency.currency_symbol : symbolOf(code, locale);
  return { currency_code: code, currency_symbol: given.currency_symbol || symbol, currency_locale: locale };
};

const digitsOf = (price: number, code: string) => (code === 'IDR' || Number.isInteger(price) ? 0 : 2);

// creating formats is slow, and lists format a price in every row
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, digits: number): Intl.NumberFormat => {
  const key = locale + digits;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format;
};

const write = (price: number, { currency_code, currency_symbol, currency_locale }: Currency): string =>
  `${currency_symbol}\u00a0${formatOf(currency_locale, digitsOf(price, currency_code)).format(price)}`;

/**
 * @param price amount with at most two decimals, or null
 * @param currency undefined while it is not loaded: then the default currency is used
 */
export const formatPrice = (price: number | null, currency?: Currency): string => {
  if (price === null) return 'Price on request';
  if (!currency) return write(price, defaultCurrency);
  try {
    return write(price, currency);
  } catch {
    // an unknown locale must not break the page
    return write(price, { ...currency, currency_locale: defaultCurrency.currency_locale });
  }
};
