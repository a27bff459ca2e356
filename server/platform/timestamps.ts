// Converts timestamps from user input to the stored format.
import { timestampOf } from '#contract/rules/clock.ts';

const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
const local = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/;

const isRealDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** Stored times are compared as texts, which works for four-digit years. @returns null for other years */
const toStored = (time: number): string | null => {
  const year = new Date(time).getUTCFullYear();
  return year >= 1000 && year <= 9998 ? new Date(time).toISOString() : null;
};

/**
 * @param text ISO 8601, with an offset or as local time, e.g. `2026-11-21T09:30`
 * @param timeZone IANA name, used for a text without offset
 * @returns ISO 8601 in UTC with milliseconds; null if the text is not a valid timestamp of the years 1000 to 9998
 */
export const toUtc = (text: string, timeZone: string): string | null => {
  const typed = text.trim();
  if (!isRealDay(typed)) return null;
  if (withOffset.test(typed)) {
    return toStored(Date.parse(typed));
  }
  if (!local.test(typed)) return null;
  const wall = Date.parse(`${typed.length === 10 ? `${typed}T00:00` : typed.replace(' ', 'T')}Z`);
  if (Number.isNaN(wall)) return null;
  return toStored(timestampOf(wall, timeZone));
};
