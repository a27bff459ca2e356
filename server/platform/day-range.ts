// A range of days as timestamps.
import { toUtc } from './timestamps.ts';

/** @param day e.g. "2026-11-21" */
const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** @returns the beginning of the first day and the end of the last one; undefined for an end without a day */
export const dayRange = ({ from, to }: Days, timeZone: string): { since: string | undefined; before: string | undefined } => {
  const startOf = (day: string, daysLater = 0) => toUtc(addDays(day, daysLater), timeZone) ?? undefined;
  return { since: from ? startOf(from) : undefined, before: to ? startOf(to, 1) : undefined };
};
