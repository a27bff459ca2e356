// Formats the days (`YYYY-MM-DD`, without a time zone) and values of a chart. The formats are created once, because a year has
// 365 days.
const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
};

/** e.g. "Nov 15" */
export const shortDay = inWords({ month: 'short', day: 'numeric' });
/** e.g. "Sun, Nov 15" */
export const weekday = inWords({ weekday: 'short', month: 'short', day: 'numeric' });
/** e.g. "November 15, 2026" */
export const longDay = inWords({ dateStyle: 'long' });

const number = new Intl.NumberFormat('en-US');
export const writtenValue = (value: number): string => number.format(value);

/** e.g. "−44%"; empty if there is nothing to compare with */
export const writtenChange = (now: number, before: number | undefined): string =>
  before === undefined || before === 0 ? '' : `${now >= before ? '+' : '−'}${Math.abs(Math.round(((now - before) / before) * 100))}%`;
