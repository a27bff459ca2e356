// Writes numbers and counts in the notation of a locale.

/** The locale of the default currency. */
export const defaultLocale = 'id-ID';

// cached, because creating formats is slow and lists format a number in every row
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, decimals: number): Intl.NumberFormat => {
  const key = locale + decimals;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: decimals });
  formats.set(key, format);
  return format;
};

export const isLocale = (name: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(name).length > 0;
  } catch {
    return false;
  }
};

/** @param stored the setting `currency_locale` @returns a valid locale */
export const usableLocale = (stored: string | null | undefined): string => (stored && isLocale(stored) ? stored : defaultLocale);

/** @param digits a number in plain notation, e.g. "1720.50"; all its decimals are written @param locale a valid one */
export const writeNumber = (digits: string, locale: string): string =>
  formatOf(locale, digits.split('.')[1]?.length ?? 0).format(Number(digits));

/** @returns e.g. "1 product", "1.240 products" */
export const counted = (count: number, one: string, many = `${one}s`, locale = 'en-US'): string =>
  `${writeNumber(`${count}`, locale)} ${count === 1 ? one : many}`;
