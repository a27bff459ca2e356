// The site's time zone: moments are stored in UTC, and shown and typed in this zone. Its arithmetic is in clock.ts.

/** For a site whose setting is missing or names no time zone. */
export const defaultTimeZone = 'Asia/Jakarta';

/** @returns whether it is an IANA name that this runtime knows, e.g. `Asia/Jakarta` */
export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** @param name as stored @returns a time zone that can be used */
export const usableTimeZone = (name: string | null | undefined): string => (name && isTimeZone(name) ? name : defaultTimeZone);
