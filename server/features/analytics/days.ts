// Days as numbers such as 20261121, in the site's time zone.
import { offsetAt } from '#contract/rules/clock.ts';
import type { Day, Period } from '#server/database/tables/analytics.ts';

const dayMs = 24 * 60 * 60 * 1000;
// in all time zones, days begin at a quarter of an hour, so the day is constant within a quarter
const quarterMs = 15 * 60 * 1000;
const maxCachedDays = 50_000;

const dayCache = new Map<string, Day>();

/** @param at milliseconds since 1970 */
export const dayOf = (at: number, timeZone: string): Day => {
  const quarter = Math.floor(at / quarterMs);
  const key = `${quarter} ${timeZone}`;
  const known = dayCache.get(key);
  if (known !== undefined) return known;
  if (dayCache.size >= maxCachedDays) dayCache.clear();
  const day = fromUtc(quarter * quarterMs + offsetAt(quarter * quarterMs, timeZone));
  dayCache.set(key, day);
  return day;
};

const toUtc = (day: Day): number => Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
const fromUtc = (at: number): Day => Number(new Date(at).toISOString().slice(0, 10).replaceAll('-', ''));

export const addDays = (day: Day, days: number): Day => fromUtc(toUtc(day) + days * dayMs);

/** @param date e.g. "2026-11-21" */
export const fromDate = (date: string): Day => Number(date.replaceAll('-', ''));

/** @returns e.g. "2026-11-21" */
export const toDate = (day: Day): string => new Date(toUtc(day)).toISOString().slice(0, 10);

/** All days between two days, both included. */
export const daysBetween = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.round((toUtc(to) - toUtc(from)) / dayMs) + 1 }, (_, index) => addDays(from, index));

/** @returns the month of a day as a period, e.g. 20261100 */
export const monthOf = (day: Day): Period => Math.floor(day / 100) * 100;

/** The fewest sums that cover a range of days: whole months inside the range, and days at its ends. */
export const periodsBetween = (from: Day, to: Day): Period[] => {
  const days = daysBetween(from, to);
  const isWhole = (day: Day) => {
    const first = monthOf(day) + 1;
    return first >= from && addDays(monthOf(addDays(first, 31)) + 1, -1) <= to;
  };
  return [...new Set(days.map((day) => (isWhole(day) ? monthOf(day) : day)))];
};
