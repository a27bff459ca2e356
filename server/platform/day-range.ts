// Converts a range of days to timestamps.
import { nextDayAfter } from '#contract/rules/clock.ts';
import { toUtc } from './timestamps.ts';

/** E.g. "2026-11-21". */
interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** @returns the beginning of the first day and the end of the last one; undefined where there is no day */
export const dayRange = ({ from, to }: Days, timeZone: string): { since: string | undefined; before: string | undefined } => {
  const startOf = (day: string | undefined) => (day ? (toUtc(day, timeZone) ?? undefined) : undefined);
  const last = startOf(to);
  return { since: startOf(from), before: last && new Date(nextDayAfter(Date.parse(last), timeZone)).toISOString() };
};
