// Limits of redirects, and of the list of addresses that show nothing.

export const redirectLimits = {
  /** Characters of an old address, encoded. */
  source: 300,
  /** Characters of a new address, encoded. */
  target: 1000,
  redirects: 10_000,
  importLines: 1000,
  importLength: 500_000,
  missingDays: 30,
  /** Different addresses that are stored of one day. */
  missingOfDay: 1000,
  missingListed: 500,
} as const;
