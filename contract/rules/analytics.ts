// Choices of visitor statistics; used by the schemas of the server and by the screens.

/** Supported periods, in days. */
export const analyticsPeriods = [7, 30, 90, 365] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

export const deviceTypes = ['desktop', 'mobile', 'tablet'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** Reasons for not counting a reported view. */
export const dropReasons = [
  'prefetch',
  'bot',
  'headless',
  'referrer_spam',
  'administrator',
  'too_many',
  'cross_site',
  'unknown_page',
] as const;
export type DropReason = (typeof dropReasons)[number];

/** How network addresses are stored. */
export const addressModes = ['whole', 'shortened', 'none'] as const;
export type AddressMode = (typeof addressModes)[number];

/** Maximum length of a custom period in days: a leap year. */
export const longestPeriod = 366;

/** @param from, to `YYYY-MM-DD`, both included */
export const countDays = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
