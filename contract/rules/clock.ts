// From what the clock of a time zone shows to moments, and back. Apart from time-zone.ts: visitors' pages do not need it.

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

/** @param at milliseconds since 1970 @returns how far the zone's clock is ahead of UTC, in milliseconds */
export const offsetAt = (at: number, timeZone: string): number => {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at / 1000) * 1000;
};

/**
 * The moment at which the zone's clock shows a time. A time that a change of clocks skips is read with the offset before
 * the change; of a time that occurs twice, the first.
 * @param wall the shown time as if it were UTC, in milliseconds since 1970
 * @returns milliseconds since 1970
 */
export const momentOf = (wall: number, timeZone: string): number => {
  // the offset is asked twice: around a change of clocks the first guess may be on the other side
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
};
