// The screen's title with the periods to choose from, and the way out into a spreadsheet.
import type { Analytics } from '#contract/analytics.ts';
import { type AnalyticsPeriod, analyticsPeriods } from '#contract/rules/analytics.ts';
import { saveTextFile } from '../../../lib/save-text-file.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { ScreenHead } from '../../../ui/admin/screen-head.tsx';
import { analyticsCsv, analyticsFileName } from './analytics-csv.ts';
import { periodLabels } from './period.ts';

interface Props {
  days: AnalyticsPeriod;
  onPick: (days: AnalyticsPeriod) => void;
  /** What can be saved; absent until the figures of the chosen period are there. */
  data: Analytics | undefined;
}

export const AnalyticsHead = ({ days, onPick, data }: Props) => (
  <ScreenHead title="Website Analytics" subtitle="Track visitor behavior and website performance">
    <fieldset className="seg" aria-label="Period">
      {analyticsPeriods.map((period) => (
        <button key={period} type="button" aria-pressed={period === days} onClick={() => onPick(period)}>
          {periodLabels[period]}
        </button>
      ))}
    </fieldset>
    <button
      type="button"
      className="btn"
      aria-disabled={!data || undefined}
      onClick={() => data && saveTextFile(analyticsFileName(data), analyticsCsv(data), 'text/csv')}
    >
      <AdminIcon name="download" />
      Export CSV
    </button>
  </ScreenHead>
);
