// How a price is written.

export interface Currency {
  currency_code: string;
  currency_symbol: string;
  currency_locale: string;
}

const fallback: Currency = { currency_code: 'IDR', currency_symbol: 'Rp', currency_locale: 'id-ID' };

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
  if (!currency) return write(price, fallback);
  try {
    return write(price, currency);
  } catch {
    // a locale that no browser knows must not take the page down
    return write(price, { ...currency, currency_locale: fallback.currency_locale });
  }
};
