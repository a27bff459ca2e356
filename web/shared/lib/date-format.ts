/** @param locale default: American English @returns a function that formats ISO 8601 timestamps in a time zone; an empty string for an invalid one */
export const dateFormat = (timeZone: string, options: Intl.DateTimeFormatOptions, locale = 'en-US') => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  return (timestamp: string | null | undefined): string => {
    const date = new Date(timestamp ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? '' : format.format(date);
  };
};
