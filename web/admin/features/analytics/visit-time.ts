import { formatsOf } from '#web/shared/lib/formats.ts';

/**
 * @param moment ISO 8601 @param timeZone of the site, which also divides its days
 * @returns e.g. "November 21, 2026" and "09:58"
 */
export const visitTime = (moment: string, timeZone: string): { day: string; time: string } => {
  const { date, time } = formatsOf(timeZone);
  return { day: date(moment), time: time(moment) };
};
