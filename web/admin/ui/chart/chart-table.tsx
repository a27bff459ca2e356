// The values of a chart as a table, memoised because it can have 365 rows and the chart re-renders on pointer moves.
import { memo, useId } from 'react';
import type { ChartSeries } from './chart-lines.tsx';
import { longDay, writtenValue } from './chart-words.ts';

interface Props {
  label: string;
  dates: readonly string[];
  series: readonly ChartSeries[];
  isLastRunning: boolean;
}

export const ChartTable = memo(({ label, dates, series, isLastRunning }: Props) => {
  const id = useId();
  return (
    <details className="chart-table">
      <summary>Values as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table must be scrollable by keyboard */}
      <section className="chart-scroll" aria-labelledby={id} tabIndex={0}>
        <table>
          <caption id={id} className="vh">
            {label}
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {series.map(({ label: name }) => (
                <th key={name} scope="col" className="r">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dates.map((date, index) => (
              <tr key={date}>
                <th scope="row">
                  {longDay(date)}
                  {isLastRunning && index === dates.length - 1 && <span> so far</span>}
                </th>
                {series.map(({ label: name, values }) => (
                  <td key={name} className="r num">
                    {writtenValue(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
});
