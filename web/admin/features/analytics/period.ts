// Which days the screen shows. They are kept in the address, so that back, reload and a copied link keep them.
import { type AnalyticsPeriod, analyticsPeriods, countDays, longestPeriod } from '#contract/rules/analytics.ts';

export const periodLabels: Record<AnalyticsPeriod, string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last year',
};

/** The last days, or every day from one to another (`YYYY-MM-DD`). */
export type Period = { days: AnalyticsPeriod } | { from: string; to: string };

const usual: AnalyticsPeriod = 30;

/** @returns whether two days are a period that the API takes */
export const isPeriod = (from: string, to: string): boolean => {
  const days = countDays(from, to);
  return days >= 1 && days <= longestPeriod;
};

/** Anything but a period is read as the default one. */
export const readPeriod = (params: URLSearchParams): Period => {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isPeriod(from, to)) return { from, to };
  return { days: analyticsPeriods.find((days) => String(days) === params.get('days')) ?? usual };
};

/** The usual period is left out. */
export const writePeriod = (period: Period, params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const key of ['days', 'from', 'to']) next.delete(key);
  if ('from' in period) {
    next.set('from', period.from);
    next.set('to', period.to);
  } else if (period.days !== usual) next.set('days', String(period.days));
  return next;
};
