// Visitor statistics: visitors, pages, and views that were not counted.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import type { DropReason } from '#contract/rules/analytics.ts';
import { useRowFocus } from '#web/admin/ui/list/use-row-focus.ts';
import { FailedList, OutdatedNotice } from '#web/admin/ui/list-state.tsx';
import { LoadingText, Skeleton } from '#web/shared/ui/skeleton.tsx';
import { analyticsQuery } from './analytics.queries.ts';
import { AnalyticsHead } from './analytics-head.tsx';
import { DeviceTypes } from './device-types.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { PageName } from './page-name.tsx';
import { readPeriod, writePeriod } from './period.ts';
import { RecentVisitors } from './recent-visitors.tsx';
import { ShareBars } from './share-bars.tsx';
import { VisitorsChart } from './visitors-chart.tsx';

const Referrers = ({ referrers }: Pick<Analytics, 'referrers'>) => (
  <section aria-labelledby="referrers">
    <header className="panel-head">
      <h2 id="referrers">Traffic Sources</h2>
    </header>
    <ShareBars
      // without a referrer, the address was typed or bookmarked, or the browser does not send it
      shares={referrers.map(({ domain, visits }) => ({ label: domain ?? 'Direct or unknown', count: visits }))}
      emptyText="No visits in this period."
    />
  </section>
);

const Languages = ({ languages }: { languages: NonNullable<Analytics['languages']> }) => (
  <section aria-labelledby="languages">
    <header className="panel-head">
      <h2 id="languages">Languages</h2>
    </header>
    <ShareBars
      shares={languages.map(({ name, views }) => ({ label: name, count: views }))}
      emptyText="No pages were seen in this period."
    />
  </section>
);

const reasons: Record<DropReason, { label: string; why: string }> = {
  bot: { label: 'Declared bots', why: 'Search engines and other known programs' },
  headless: { label: 'Headless browsers', why: 'Browsers without a screen, run by programs' },
  prefetch: { label: 'Prefetches', why: 'Pages loaded ahead that perhaps nobody looked at' },
  administrator: { label: 'Signed-in administrators', why: 'Your own visits and those of your colleagues' },
  referrer_spam: { label: 'Referrer spam', why: 'Faked visits that advertise another address' },
  too_many: { label: 'Too many views at once', why: 'Faster than anybody reads, or too many from one network address' },
  cross_site: { label: 'Reports from other sites', why: 'Not sent by a page of this website' },
  unknown_page: { label: 'Pages that do not exist', why: 'Mistyped addresses and old links' },
};

/** Reported views that are in no figure, by reason. */
const NotCounted = ({ dropped }: Pick<Analytics, 'dropped'>) => (
  <section className="panel" aria-labelledby="not-counted">
    <header className="panel-head">
      <h2 id="not-counted">Not Counted</h2>
      <p>Reported in this period, but not by a person reading a page</p>
    </header>
    {dropped.length === 0 ? (
      <p className="panel-body muted">No visits were excluded in this period.</p>
    ) : (
      <dl className="panel-body not-counted">
        {dropped.map(({ reason, count }) => (
          <div key={reason}>
            <dt>
              {reasons[reason].label}
              <small>{reasons[reason].why}</small>
            </dt>
            <dd className="num">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);

const MostVisitedPages = ({ pages }: { pages: Analytics['most_visited_pages'] }) => {
  const most = Math.max(1, ...pages.map(({ views }) => views));
  return (
    <section className="panel" aria-labelledby="most-visited-pages">
      <header className="panel-head">
        <h2 id="most-visited-pages">Most Visited Pages</h2>
      </header>
      {pages.length === 0 ? (
        <p className="panel-body muted">No pages were seen in this period.</p>
      ) : (
        <table className="table table-tight pages-table" aria-labelledby="most-visited-pages">
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col" className="r">
                Views
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ page_url, views }) => (
              <tr key={page_url}>
                <td className="bar-cell fit">
                  <i style={{ width: `calc((100% - 20px) * ${views / most})` }} />
                  <PageName address={page_url} />
                </td>
                <td className="r">{views.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};

/** Placeholders until the figures have loaded. */
const AnalyticsSkeleton = () => (
  <>
    <LoadingText>Loading analytics...</LoadingText>
    <div className="stack analytics is-late" aria-hidden="true">
      <OverviewCards data={undefined} />
      <div className="panel">
        <div className="panel-head">
          <h2>Visitors Over Time</h2>
        </div>
        <div className="panel-body">
          <Skeleton height="272px" />
        </div>
      </div>
      <div className="cols cols-1-2">
        <div className="panel panel-body">
          <Skeleton height="180px" />
        </div>
        <div className="panel panel-body">
          <Skeleton height="180px" />
        </div>
      </div>
    </div>
  </>
);

const Figures = ({ data, isStale }: { data: Analytics; isStale: boolean }) => (
  <div className={isStale ? 'stack analytics is-stale' : 'stack analytics'} aria-busy={isStale}>
    <OverviewCards data={data} />
    <VisitorsChart {...data} />
    <div className="cols cols-1-2">
      <div className="panel">
        <DeviceTypes devices={data.device_stats} />
        <Referrers referrers={data.referrers} />
        {data.languages && <Languages languages={data.languages} />}
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
    // the focused button was removed
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
