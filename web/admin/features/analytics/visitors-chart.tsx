// Views and visitors by day, and the views of the previous period.
import type { Analytics } from '#contract/analytics.ts';
import type { ChartSeries } from '#web/admin/ui/chart/chart-lines.tsx';
import { LineChart } from '#web/admin/ui/chart/line-chart.tsx';
import { EmptyList } from '#web/admin/ui/list-state.tsx';

const height = 272;

type Props = Pick<Analytics, 'days' | 'includes_today' | 'visitors_by_date' | 'previous'>;

export const VisitorsChart = ({ days, includes_today, visitors_by_date, previous }: Props) => {
  const before = `${days} days before`;
  const series: ChartSeries[] = [
    { label: 'Views', values: visitors_by_date.map(({ views }) => views), style: 'area' },
    { label: 'Visitors', values: visitors_by_date.map(({ visitors }) => visitors), style: 'line' },
    {
      label: `Views, ${before}`,
      values: visitors_by_date.map((_, index) => previous.visitors_by_date[index]?.views ?? 0),
      style: 'dashed',
    },
  ];
  const hasViews = visitors_by_date.some(({ views }) => views > 0);
  return (
    <section className="panel" aria-labelledby="visitors-over-time">
      <header className="panel-head">
        <h2 id="visitors-over-time">Visitors Over Time</h2>
        {hasViews && (
          <div className="legend" aria-hidden="true">
            <span>
              <i />
              Views
            </span>
            <span>
              <i className="line" />
              Visitors
            </span>
            <span>
              <i className="dashed" />
              Views, {before}
            </span>
            {includes_today && (
              <span>
                <i className="running" />
                Today so far
              </span>
            )}
          </div>
        )}
      </header>
      {hasViews ? (
        <div className="panel-body chart-body">
          <LineChart
            label="Views and visitors per day"
            dates={visitors_by_date.map(({ date }) => date)}
            series={series}
            height={height}
            isLastRunning={includes_today}
          />
        </div>
      ) : (
        <EmptyList title="No data available" text="No visits in this period. Choose a longer one, or come back after the first visitors." />
      )}
    </section>
  );
};
