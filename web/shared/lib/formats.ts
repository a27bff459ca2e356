// Formats timestamps of the admin area in the site's time zone, not in the browser's.
import { createContext, useContext } from 'react';
import { defaultTimeZone, usableTimeZone } from '#contract/rules/time-zone.ts';
import { dateFormat } from './date-format.ts';

/** Formatting functions for one time zone; timestamps are ISO 8601. */
export interface Formats {
  /** IANA name, e.g. "Europe/Berlin". */
  timeZone: string;
  /** @returns e.g. "January 5, 2026"; an empty string for an invalid timestamp */
  date: (timestamp: string | null | undefined) => string;
  /** @returns e.g. "09:42" */
  time: (timestamp: string | null | undefined) => string;
  /** @returns e.g. "Monday, January 5, 2026" */
  fullDate: (timestamp: string | null | undefined) => string;
}

const create = (timeZone: string): Formats => {
  const formatter = (options: Intl.DateTimeFormatOptions) => dateFormat(timeZone, options);
  return {
    timeZone,
    date: formatter({ dateStyle: 'long' }),
    time: formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    fullDate: formatter({ dateStyle: 'full' }),
  };
};

// creating formatters is slow, and lists format a date in every row
const created = new Map<string, Formats>();

/** @param stored the setting `site_timezone`; unknown time zones are replaced by the default */
export const formatsOf = (stored: string | null | undefined): Formats => {
  const timeZone = usableTimeZone(stored);
  const known = created.get(timeZone);
  if (known) return known;
  const formats = create(timeZone);
  created.set(timeZone, formats);
  return formats;
};

export const FormatsContext = createContext<Formats>(formatsOf(defaultTimeZone));

/** @returns the formats of the site */
export const useFormats = (): Formats => useContext(FormatsContext);
