// The time zone of the site: timestamps are stored in UTC, and displayed and entered in this zone. clock.ts converts them.

/** Used when the setting is missing or is not a time zone. */
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
