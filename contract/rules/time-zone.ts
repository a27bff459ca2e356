// The time zone of the site: timestamps are stored in UTC, and displayed and entered in this zone. clock.ts converts them.

/** Used if the setting is missing or invalid. */
export const defaultTimeZone = 'Asia/Jakarta';

// cached, because checking a name is slow and each response reads the setting
const known = new Set<string>();

/** @returns whether it is an IANA name that this runtime knows, e.g. `Asia/Jakarta` */
export const isTimeZone = (name: string): boolean => {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    known.add(name);
    return true;
  } catch {
    return false;
  }
};

/** @param name as stored @returns a valid time zone */
export const usableTimeZone = (name: string | null | undefined): string => (name && isTimeZone(name) ? name : defaultTimeZone);
