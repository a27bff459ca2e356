// Pages in other languages have one kind of digits: part numbers, values with units and typed numbers have Latin ones.

/** @param locale a valid one @returns the locale with Latin digits; the same if it has them anyway */
export const withLatinDigits = (locale: string): string => {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  return numberingSystem === 'latn' ? locale : new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
};
