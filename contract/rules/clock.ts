// Converts between timestamps and the local time of a time zone. Separate from time-zone.ts, because public pages do not need it.

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
};

/** @param at milliseconds since 1970 @returns the time zone's offset from UTC, in milliseconds */
export const offsetAt = (at: number, timeZone: string): number => {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value);
  const wall = new Date(0);
  // unlike Date.UTC, this does not turn the year 26 into 1926
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  wall.setUTCHours(part('hour'), part('minute'), part('second'));
  return wall.getTime() - Math.floor(at / 1000) * 1000;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Converts a local time of the time zone to a timestamp. A time that a clock change skips is parsed with the offset before
 * the change; a time that occurs twice is parsed as the first of the two.
 * @param wall the local time as if it were UTC, in milliseconds since 1970
 * @returns milliseconds since 1970
 */
export const timestampOf = (wall: number, timeZone: string): number => {
  const [before, after] = [wall - dayMs, wall + dayMs].map((at) => wall - offsetAt(at, timeZone));
  if (before === undefined || after === undefined) return wall;
  const isTime = (at: number) => at + offsetAt(at, timeZone) === wall;
  const times = [before, after].filter(isTime);
  return times.length === 0 ? before : Math.min(...times);
};

const hourMs = 60 * 60 * 1000;

/** @param at milliseconds since 1970 @returns when the next day of the time zone begins, later than `at` */
export const nextDayAfter = (at: number, timeZone: string): number => {
  const wall = at + offsetAt(at, timeZone);
  const next = timestampOf((Math.floor(wall / dayMs) + 1) * dayMs, timeZone);
  // clocks that are put back at midnight repeat the last hour of the day
  return next > at ? next : at + hourMs;
};
