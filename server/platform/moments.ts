// Moments as people and browsers write them, turned into the stored form.

const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;
const local = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/;

/** How far a zone's wall clock is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(moment / 1000) * 1000;
};

const isRealDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};

/**
 * @param text ISO 8601, with an offset or as a wall clock shows it, e.g. `2026-11-21T09:30`
 * @param timeZone IANA name, for a text without offset
 * @returns ISO 8601 in UTC with milliseconds; null for what is no moment
 */
export const toUtc = (text: string, timeZone: string): string | null => {
  const typed = text.trim();
  if (!isRealDay(typed)) return null;
  if (withOffset.test(typed)) {
    const moment = new Date(typed);
    return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
  }
  if (!local.test(typed)) return null;
  const wall = Date.parse(`${typed.length === 10 ? `${typed}T00:00` : typed.replace(' ', 'T')}Z`);
  if (Number.isNaN(wall)) return null;
  // the offset is asked twice: around a change of clocks the first guess lies on the other side
  const guess = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(guess, timeZone)).toISOString();
};
