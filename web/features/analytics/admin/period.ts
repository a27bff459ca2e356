// Which days the screen shows; it stands in the address, so that back, reload and a copied link keep it.
import { type AnalyticsPeriod, analyticsPeriods } from '#contract/rules/analytics.ts';

export const periodLabels: Record<AnalyticsPeriod, string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last year',
};

const usual: AnalyticsPeriod = 30;

/** What is no period is read as the usual one. */
export const readPeriod = (params: URLSearchParams): AnalyticsPeriod =>
  analyticsPeriods.find((days) => String(days) === params.get('days')) ?? usual;

/** The usual period is left out. */
export const writePeriod = (days: AnalyticsPeriod, params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (days === usual) next.delete('days');
  else next.set('days', String(days));
  return next;
};
