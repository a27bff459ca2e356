// Visitor statistics as the administrator sees them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { getAnalytics } from '#contract/analytics.ts';
import type { AnalyticsPeriod } from '#contract/rules/analytics.ts';
import { call } from '../../../lib/api.ts';
import { transportOf } from '../../../lib/transport.ts';

const analyticsKeys = { period: (days: AnalyticsPeriod) => ['analytics', days] } as const;

/** One period; the figures of the period before stay until the new ones are there. */
export const analyticsQuery = (days: AnalyticsPeriod) =>
  queryOptions({
    queryKey: analyticsKeys.period(days),
    queryFn: ({ client, signal }) =>
      call<typeof getAnalytics>(transportOf(client), 'GET', '/api/admin/analytics', { query: { days: `${days}` }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'Failed to load analytics data' },
  });
