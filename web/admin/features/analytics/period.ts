// The days that the screen shows, stored in the address, so that Back, reload and a copied link show them again.
import { type AnalyticsPeriod, analyticsPeriods, countDays, longestPeriod } from '#contract/rules/analytics.ts';

export const periodLabels: Record<AnalyticsPeriod, string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last year',
};

/** The last days, or all days from one to another (`YYYY-MM-DD`). */
export type Period = { days: AnalyticsPeriod } | { from: string; to: string };

const usual: AnalyticsPeriod = 30;

/** @returns whether two days are a period that the API accepts */
export const isPeriod = (from: string, to: string): boolean => {
  const days = countDays(from, to);
  return days >= 1 && days <= longestPeriod;
};

/** Returns the default period if the address contains no valid one. */
export const readPeriod = (params: URLSearchParams): Period => {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isPeriod(from, to)) return { from, to };
  return { days: analyticsPeriods.find((days) => String(days) === params.get('days')) ?? usual };
};

/** Leaves out the default period. */
export const writePeriod = (period: Period, params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const key of ['days', 'from', 'to']) next.delete(key);
  if ('from' in period) {
    next.set('from', period.from);
    next.set('to', period.to);
  } else if (period.days !== usual) next.set('days', String(period.days));
  return next;
};
