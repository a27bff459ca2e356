// Values by day as lines: read with the pointer, with the arrow keys, or as a table.
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { ChartLines } from './chart-lines.tsx';
import type { ChartSeries } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';
import { longDay, weekday, writtenChange, writtenValue } from './chart-words.ts';
import { dayAt, niceTicks, type Plot, xOf, yOf } from './scale.ts';
import { useWidth } from './use-width.ts';

interface Props {
  /** What is drawn, e.g. "Page views per day". */
  label: string;
  /** Days, `YYYY-MM-DD`, ascending. */
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** In pixels. */
  height?: number;
  /** The last day is not over: its values are drawn and named as such. */
  isLastRunning?: boolean;
}

const margin = { left: 44, right: 16, top: 12, bottom: 28 };

export const LineChart = ({ label, dates, series, height = 228, isLastRunning = false }: Props) => {
  const { ref, width } = useWidth(720);
  const [at, setAt] = useState<number | null>(null);
  const { ticks, plot } = useMemo(() => {
    const steps = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
    const drawn: Plot = {
      left: margin.left,
      top: margin.top,
      width: Math.max(40, width - margin.left - margin.right),
      height: height - margin.top - margin.bottom,
      most: steps.at(-1) ?? 1,
      days: dates.length,
    };
    return { ticks: steps, plot: drawn };
  }, [series, width, height, dates]);
  const [main] = series;
  const dashed = series.find(({ style }) => style === 'dashed');
  const last = dates.length - 1;
  const shown = at === null ? null : Math.min(at, last);

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(dayAt(plot, event.clientX - left));
  };
  const press = (event: KeyboardEvent) => {
    const from = shown ?? last;
    const targets: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      PageUp: from - 7,
      PageDown: from + 7,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, target)));
  };
  const soFar = (index: number): string => (isLastRunning && index === last ? ' so far' : '');
  const read = (index: number): string => {
    const parts = series.map(({ label: name, values }) => `${name} ${writtenValue(values[index] ?? 0)}`);
    return `${longDay(dates[index] ?? '')}${soFar(index)}: ${parts.join(', ')}`;
  };

  return (
    <div className="chart">
      <div
        ref={ref}
        className="chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={`${label}. Arrow keys read the days`}
        aria-valuemin={1}
        aria-valuemax={dates.length}
        aria-valuenow={(shown ?? last) + 1}
        aria-valuetext={read(shown ?? last)}
        onPointerMove={move}
        onPointerDown={move}
        onPointerLeave={() => setAt(null)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(shown ?? last)}
        onBlur={() => setAt(null)}
        onKeyDown={press}
      >
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <ChartLines plot={plot} ticks={ticks} dates={dates} series={series} isLastRunning={isLastRunning} />
          {shown !== null && main && (
            <g className="chart-cursor">
              <line x1={xOf(plot, shown)} x2={xOf(plot, shown)} y1={plot.top} y2={plot.top + plot.height} />
              <circle cx={xOf(plot, shown)} cy={yOf(plot, main.values[shown] ?? 0)} r={4} />
            </g>
          )}
        </svg>
        {shown !== null && (
          <div className="tip" aria-hidden="true" data-side={shown > last / 2 ? 'left' : 'right'} style={{ left: xOf(plot, shown) }}>
            {weekday(dates[shown] ?? '')}
            {soFar(shown)}
            {series.map(({ label: name, values, style }) => {
              const value = values[shown] ?? 0;
              const difference = style === 'area' && !soFar(shown) ? writtenChange(value, dashed?.values[shown]) : '';
              return (
                <div key={name}>
                  <b>{writtenValue(value)}</b> {name.toLowerCase()}{' '}
                  {difference && <span className={`delta ${difference.startsWith('+') ? 'up' : 'down'}`}>{difference}</span>}
                </div>
              );
            })}
          </div>
        )}
      </div>
      <ChartTable label={label} dates={dates} series={series} isLastRunning={isLastRunning} />
    </div>
  );
};
