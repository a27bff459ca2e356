// How moments are written: in the time zone of the site's settings, whatever the zone of the server or the browser is.
// The zone reaches the screens through a context, because one server process renders many pages at the same time.
import { createContext, useContext } from 'react';
import { defaultTimeZone, usableTimeZone } from '#contract/rules/time-zone.ts';

export interface Formats {
  /** IANA name, e.g. "Europe/Berlin". */
  timeZone: string;
  /** @param moment ISO 8601 @returns e.g. "January 5, 2026", or nothing for what is no moment */
  date: (moment: string | null | undefined) => string;
  /** @param moment ISO 8601 @returns e.g. "09:42" */
  time: (moment: string | null | undefined) => string;
  /** @param moment ISO 8601 @returns e.g. "Monday, January 5, 2026" */
  fullDate: (moment: string | null | undefined) => string;
  /** @param moment ISO 8601 @returns e.g. "2026" */
  year: (moment: string) => string;
}

const create = (timeZone: string): Formats => {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    return (moment: string | null | undefined): string => {
      const date = new Date(moment ?? Number.NaN);
      return Number.isNaN(date.getTime()) ? '' : format.format(date);
    };
  };
  return {
    timeZone,
    date: writer({ dateStyle: 'long' }),
    time: writer({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    fullDate: writer({ dateStyle: 'full' }),
    year: writer({ year: 'numeric' }),
  };
};

// creating them is slow, and lists ask for every row
const created = new Map<string, Formats>();

/** @param stored the setting `site_timezone`; anything else than a known zone is the default */
export const formatsOf = (stored: string | null | undefined): Formats => {
  const timeZone = usableTimeZone(stored);
  const known = created.get(timeZone);
  if (known) return known;
  const formats = create(timeZone);
  created.set(timeZone, formats);
  return formats;
};

export const FormatsContext = createContext<Formats>(formatsOf(defaultTimeZone));

/** @returns how the site of this page writes moments */
export const useFormats = (): Formats => useContext(FormatsContext);
