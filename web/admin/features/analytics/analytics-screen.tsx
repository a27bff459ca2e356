// Visitor statistics: visitors, pages, and views that were not counted.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { useRowFocus } from '#web/admin/ui/list/use-row-focus.ts';
import { FailedList, OutdatedNotice } from '#web/admin/ui/list-state.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { analyticsQuery } from './analytics.queries.ts';
import { AnalyticsHead } from './analytics-head.tsx';
import { AnalyticsSkeleton } from './analytics-skeleton.tsx';
import { DeviceTypes } from './device-types.tsx';
import { MostVisitedPages } from './most-visited-pages.tsx';
import { NotCounted } from './not-counted.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { readPeriod, writePeriod } from './period.ts';
import { RecentVisitors } from './recent-visitors.tsx';
import { Referrers } from './referrers.tsx';
import { VisitorsChart } from './visitors-chart.tsx';

const Figures = ({ data, isStale }: { data: Analytics; isStale: boolean }) => (
  <div className={isStale ? 'stack analytics is-stale' : 'stack analytics'} aria-busy={isStale}>
    <OverviewCards data={data} />
    <VisitorsChart {...data} />
    <div className="cols cols-1-2">
      <div className="panel">
        <DeviceTypes devices={data.device_stats} />
        <Referrers referrers={data.referrers} />
      </div>
      <MostVisitedPages pages={data.most_visited_pages} />
    </div>
    <RecentVisitors {...data} />
    <NotCounted dropped={data.dropped} />
  </div>
);

export const AnalyticsScreen = () => {
  const [params, setParams] = useSearchParams();
  const period = readPeriod(params);
  const { data, isError, isPlaceholderData, refetch } = useQuery(analyticsQuery(period));
  const focusRow = useRowFocus();
  const retry = async () => {
    const { isSuccess } = await refetch();
    // the button that had the focus was removed
    if (isSuccess) focusRow([]);
  };
  return (
    <>
      <AnalyticsHead
        period={period}
        onPick={(next) => setParams(writePeriod(next, params), { preventScrollReset: true })}
        data={isPlaceholderData ? undefined : data}
      />
      {!data && isError && (
        <div className="table-box">
          <FailedList title="Failed to load analytics data" onRetry={() => void retry()} />
        </div>
      )}
      {!data && !isError && <AnalyticsSkeleton />}
      {isPlaceholderData && <LoadingText>Loading analytics...</LoadingText>}
      {data && isError && <OutdatedNotice title="Failed to load analytics data" onRetry={() => void retry()} />}
      {data && <Figures data={data} isStale={isPlaceholderData} />}
    </>
  );
};
