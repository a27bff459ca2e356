// The screen's title, the choice of periods, and the export.
import { useState } from 'react';
import type { Analytics } from '#contract/analytics.ts';
import { analyticsPeriods, longestPeriod } from '#contract/rules/analytics.ts';
import { saveTextFile } from '#web/admin/lib/save-text-file.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { DateFilter } from '#web/admin/ui/list/date-filter.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { analyticsCsv, analyticsFileName } from './analytics-csv.ts';
import { isPeriod, type Period, periodLabels } from './period.ts';

interface Props {
  period: Period;
  onPick: (period: Period) => void;
  /** The data to export; absent until the chosen period has loaded. */
  data: Analytics | undefined;
}

/** Two freely chosen days. They are applied once both are set and in order. */
const OwnPeriod = ({ period, onPick }: Pick<Props, 'period' | 'onPick'>) => {
  const chosen = 'from' in period ? period : { from: '', to: '' };
  const [days, setDays] = useState(chosen);
  const [seen, setSeen] = useState(chosen);
  // another period was chosen, or the address has changed
  if (seen.from !== chosen.from || seen.to !== chosen.to) {
    setSeen(chosen);
    setDays(chosen);
  }
  const change = (part: Partial<typeof days>) => {
    const next = { ...days, ...part };
    setDays(next);
    if (isPeriod(next.from, next.to)) onPick(next);
  };
  const isWrong = days.from !== '' && days.to !== '' && !isPeriod(days.from, days.to);
  return (
    <fieldset className="own-period" aria-label="Own period" aria-describedby={isWrong ? 'own-period-error' : undefined}>
      <DateFilter label="From" value={days.from} onChange={(from) => change({ from })} />
      <DateFilter label="To" value={days.to} onChange={(to) => change({ to })} />
      {isWrong && (
        <p className="err" id="own-period-error" role="alert">
          Choose a first and a last day with at most {longestPeriod} days between them.
        </p>
      )}
    </fieldset>
  );
};

export const AnalyticsHead = ({ period, onPick, data }: Props) => (
  <ScreenHead title="Website Analytics" subtitle="Track visitor behavior and website performance">
    <fieldset className="seg" aria-label="Period">
      {analyticsPeriods.map((days) => (
        <button key={days} type="button" aria-pressed={'days' in period && period.days === days} onClick={() => onPick({ days })}>
          {periodLabels[days]}
        </button>
      ))}
    </fieldset>
    <OwnPeriod period={period} onPick={onPick} />
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
