// The views of the last 30 days compared with the 30 days before.
import { Link } from 'react-router';
import type { Analytics } from '#contract/analytics.ts';
import { changeOf, inPercent } from '#web/admin/features/analytics/percent-change.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { LineChart } from '#web/admin/ui/chart/line-chart.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { visitorDays } from './dashboard.queries.ts';

interface Props {
  /** Undefined while it is loading or if loading failed. */
  analytics: Analytics | undefined;
  isLoading: boolean;
}

const Chart = ({ analytics: { visitors_by_date, previous, includes_today } }: { analytics: Analytics }) => (
  <LineChart
    label={`Page views per day, last ${visitorDays} days`}
    dates={visitors_by_date.map(({ date }) => date)}
    isLastRunning={includes_today}
    series={[
      { label: 'Views', values: visitors_by_date.map(({ views }) => views), style: 'area' },
      { label: `${visitorDays} days before`, values: previous.visitors_by_date.map(({ views }) => views), style: 'dashed' },
    ]}
  />
);

export const ViewsPanel = ({ analytics, isLoading }: Props) => {
  const views = analytics?.overview.total_page_views ?? 0;
  const change = changeOf(views, analytics?.previous.overview.total_page_views ?? 0, inPercent);
  const hasViews = analytics?.visitors_by_date.some((day) => day.views > 0) ?? false;
  return (
    <section className="panel" aria-labelledby="views">
      <header className="panel-head">
        <h2 id="views">
          Page views{' '}
          {analytics && (
            <span className="sub num">
              {views.toLocaleString('en-US')} in {visitorDays} days
              {change.text && (
                <span>
                  , <span className={change.isBetter ? 'delta up' : 'delta down'}>{change.text}</span>
                </span>
              )}
            </span>
          )}
        </h2>
        <div className="legend" aria-hidden="true">
          <span>
            <i />
            last {visitorDays} days
          </span>
          <span>
            <i className="dashed" />
            the {visitorDays} days before
          </span>
        </div>
        <Link className="btn btn-quiet btn-s" to="/admin/analytics">
          Analytics
          <AdminIcon name="right" />
        </Link>
      </header>
      <div className="panel-body">
        {analytics && hasViews && <Chart analytics={analytics} />}
        {isLoading && <Skeleton height="228px" />}
        {!isLoading && !hasViews && <p className="muted">No data available</p>}
      </div>
    </section>
  );
};
