// Visitor statistics as the administrator sees them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { getAnalytics } from '#contract/analytics.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import type { Period } from './period.ts';

const analyticsKeys = { period: (period: Period) => ['analytics', period] } as const;

/** One period; the figures of the previous choice stay until the new ones have loaded. */
export const analyticsQuery = (period: Period) =>
  queryOptions({
    queryKey: analyticsKeys.period(period),
    queryFn: ({ client, signal }) =>
      call<typeof getAnalytics>(transportOf(client), 'GET', '/api/admin/analytics', {
        query: 'days' in period ? { days: String(period.days) } : period,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'Failed to load analytics data' },
  });
