/** @param at ISO 8601 @param locale of the text @returns e.g. "21 November 2026 at 10:00 (Asia/Jakarta)" */
export const dateIn = (at: string, timeZone: string, locale: string): string => {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));
  return `${text} (${timeZone})`;
};
