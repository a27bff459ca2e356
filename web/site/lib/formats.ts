// Formats dates and numbers of public pages in the time zone and number format of the site, on the server and in the browser.
// Screens get the formats from a React context, because one server process renders many pages at the same time.
import { createContext, useContext } from 'react';
import { defaultLocale } from '#contract/rules/numbers.ts';
import { defaultTimeZone } from '#contract/rules/time-zone.ts';
import { dateFormat } from '#web/shared/lib/date-format.ts';

export interface Formats {
  /** @returns e.g. "January 5, 2026"; an empty string for an invalid timestamp */
  date: (timestamp: string | null | undefined) => string;
  /** @returns e.g. "2026", without the word or sign for "year" */
  year: (timestamp: string) => string;
  /** Locale of number formats, e.g. "id-ID". */
  locale: string;
}

const create = (timeZone: string, locale: string, dateLocale: string): Formats => {
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(timeZone, options, dateLocale);
  const year = format({ year: 'numeric' });
  return {
    date: format({ dateStyle: 'long' }),
    year: (timestamp) => year(timestamp).replace(/\P{N}/gu, ''),
    locale,
  };
};

const createUsable = (timeZone: string, locale: string, dateLocale: string): Formats => {
  try {
    return create(timeZone, locale, dateLocale);
  } catch {
    // the server may know a time zone that this browser does not
    return create(defaultTimeZone, locale, dateLocale);
  }
};

// cached, because creating formats is slow and each rendered page needs them
const created = new Map<string, Formats>();

/** @param timeZone the setting `site_timezone` @param locale of numbers @param dateLocale that of the language */
export const formatsOf = (timeZone = defaultTimeZone, locale = defaultLocale, dateLocale = 'en-US'): Formats => {
  const key = `${timeZone} ${locale} ${dateLocale}`;
  const formats = created.get(key) ?? createUsable(timeZone, locale, dateLocale);
  created.set(key, formats);
  return formats;
};

export const FormatsContext = createContext(formatsOf());

/** @returns the formats of the site being rendered */
export const useFormats = (): Formats => useContext(FormatsContext);
