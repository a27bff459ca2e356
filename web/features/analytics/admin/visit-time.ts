/**
 * @param moment ISO 8601 @param timeZone of the site, which also divides its days
 * @returns e.g. "November 21, 2026" and "09:58"
 */
export const visitTime = (moment: string, timeZone: string): { day: string; time: string } => {
  const date = new Date(moment);
  return {
    day: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date),
    time: new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(date),
  };
};
