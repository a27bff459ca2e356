// Values of `datetime-local` fields: local time in the time zone of the site, whatever the time zone of the browser.
import { offsetAt, timestampOf } from '#contract/rules/clock.ts';

const minuteMs = 60_000;
const two = (value: number) => String(value).padStart(2, '0');

/** @param timestamp ISO 8601, or a Date @returns the value for `datetime-local`, to the minute; empty without a valid timestamp */
export const toLocalDateTime = (timestamp: string | Date | null, timeZone: string): string => {
  const at = new Date(timestamp ?? Number.NaN).getTime();
  return Number.isNaN(at) ? '' : new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
};

/** @param typed value of the field @returns ISO 8601 with the offset of the time zone at that time; empty without a valid value */
export const withOffset = (typed: string, timeZone: string): string => {
  const wall = Date.parse(`${typed}Z`);
  if (typed === '' || Number.isNaN(wall)) return '';
  const at = timestampOf(wall, timeZone);
  const minutes = Math.round(offsetAt(at, timeZone) / minuteMs);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${toLocalDateTime(new Date(at), timeZone)}:00${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
};
