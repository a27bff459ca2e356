// Dates as the numbers with which XLSX stores them: days since 1899-12-30 as it counts them since March 1900, with the time as a fraction.

const dayMilliseconds = 24 * 60 * 60 * 1000;
const pattern = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d)?$/;
/** 1900-03-01: Excel counts the days before differently. */
const firstSerial = 61;

/** @returns null for a date that the format cannot represent, such as one with a time zone or parts of seconds */
export const serialOf = (date: string): number | null => {
  if (!pattern.test(date)) return null;
  const milliseconds = Date.parse(date.length > 10 ? `${date}Z` : date);
  const serial = (milliseconds - Date.UTC(1899, 11, 30)) / dayMilliseconds;
  // 30 February is read as a day of March
  if (!(serial >= firstSerial) || !new Date(milliseconds).toISOString().startsWith(date)) return null;
  return serial;
};
