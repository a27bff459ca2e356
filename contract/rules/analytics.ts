// The choices of visitor statistics; used by the server's schema and by the screens.

/** Days that can be asked for. */
export const analyticsPeriods = [7, 30, 90, 365] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

export const deviceTypes = ['desktop', 'mobile', 'tablet'] as const;
export type DeviceType = (typeof deviceTypes)[number];

/** Why a reported view was not counted. */
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

/** How network addresses are kept. */
export const addressModes = ['whole', 'shortened', 'none'] as const;
export type AddressMode = (typeof addressModes)[number];

/** How many days a period of one's own may have: a leap year. */
export const longestPeriod = 366;

/** @param from, to `YYYY-MM-DD`, both included */
export const countDays = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
