// Moments as a `datetime-local` field has them: the clock of the site's time zone, whatever the browser's zone is.
import { momentOf, offsetAt } from '#contract/rules/clock.ts';

const minuteMs = 60_000;
const two = (value: number) => String(value).padStart(2, '0');

/** @param moment ISO 8601, or a Date @returns for `datetime-local`, to the minute; '' for none */
export const toLocalMoment = (moment: string | Date | null, timeZone: string): string => {
  const at = new Date(moment ?? Number.NaN).getTime();
  return Number.isNaN(at) ? '' : new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
};

/** @param typed as the field has it @returns with the offset of the time zone at that moment; '' for none */
export const withOffset = (typed: string, timeZone: string): string => {
  const wall = Date.parse(`${typed}Z`);
  if (typed === '' || Number.isNaN(wall)) return '';
  const at = momentOf(wall, timeZone);
  const minutes = Math.round(offsetAt(at, timeZone) / minuteMs);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${toLocalMoment(new Date(at), timeZone)}:00${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
};
