// Values by day as lines: read with the pointer, with the arrow keys, or as a table.
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { areaPath, dayAt, labelledDays, linePath, niceTicks, type Plot, xOf, yOf } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface ChartSeries {
  /** e.g. "Views" */
  label: string;
  /** One for each day. */
  values: readonly number[];
  /** `area`: the one that is read first. `dashed`: what it is compared with. */
  style: 'area' | 'line' | 'dashed';
}

interface Props {
  /** What is drawn, e.g. "Page views per day". */
  label: string;
  /** Days, `YYYY-MM-DD`, ascending. */
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** In pixels. */
  height?: number;
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string) => new Date(`${date}T00:00:00Z`);
const written = (value: number) => value.toLocaleString('en-US');

const margin = { left: 44, right: 16, top: 12, bottom: 28 };
const labelWidth = 78;
/** Below this the days' own ticks would run together. */
const minTickGap = 5;

/** e.g. "−44%"; nothing where there is nothing to compare with */
const change = (now: number, before: number | undefined): string =>
  before === undefined || before === 0 ? '' : `${now >= before ? '+' : '−'}${Math.abs(Math.round(((now - before) / before) * 100))}%`;

export const LineChart = ({ label, dates, series, height = 228 }: Props) => {
  const id = useId();
  const { ref, width } = useWidth(720);
  const [at, setAt] = useState<number | null>(null);
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
  const plot: Plot = {
    left: margin.left,
    top: margin.top,
    width: Math.max(40, width - margin.left - margin.right),
    height: height - margin.top - margin.bottom,
    most: ticks.at(-1) ?? 1,
    days: dates.length,
  };
  const ground = plot.top + plot.height;
  const labelled = labelledDays(dates.length, Math.floor(plot.width / labelWidth));
  const hasTicks = plot.width / Math.max(1, dates.length - 1) >= minTickGap;
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
  const read = (index: number): string => {
    const parts = series.map(({ label: name, values }) => `${name} ${written(values[index] ?? 0)}`);
    return `${long.format(day(dates[index] ?? ''))}: ${parts.join(', ')}`;
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
          {ticks.map((tick) => (
            <g key={tick} className={tick === 0 ? 'chart-ground' : 'chart-grid'}>
              <line x1={plot.left} x2={plot.left + plot.width} y1={yOf(plot, tick)} y2={yOf(plot, tick)} />
              <text x={plot.left - 8} y={yOf(plot, tick)} dy="0.35em" textAnchor="end">
                {written(tick)}
              </text>
            </g>
          ))}
          {dates.map((date, index) => {
            const isLabelled = labelled.includes(index);
            if (!isLabelled && !hasTicks) return null;
            const x = xOf(plot, index);
            return (
              <g key={date} className="chart-day">
                <line x1={x} x2={x} y1={ground} y2={ground + (isLabelled ? 7 : 4)} />
                {isLabelled && (
                  <text x={x} y={ground + 20} textAnchor={index === last && dates.length > 1 ? 'end' : 'middle'}>
                    {short.format(day(date))}
                  </text>
                )}
              </g>
            );
          })}
          {series.toReversed().map(({ label: name, values, style }) => (
            <g key={name} className={`chart-${style}`}>
              {style === 'area' && <path className="fill" d={areaPath(plot, values)} />}
              <path className="stroke" d={linePath(plot, values)} />
              {values.length === 1 && <circle cx={xOf(plot, 0)} cy={yOf(plot, values[0] ?? 0)} r={4} />}
            </g>
          ))}
          {shown !== null && main && (
            <g className="chart-cursor">
              <line x1={xOf(plot, shown)} x2={xOf(plot, shown)} y1={plot.top} y2={ground} />
              <circle cx={xOf(plot, shown)} cy={yOf(plot, main.values[shown] ?? 0)} r={4} />
            </g>
          )}
        </svg>
        {shown !== null && (
          <div className="tip" aria-hidden="true" data-side={shown > last / 2 ? 'left' : 'right'} style={{ left: xOf(plot, shown) }}>
            {weekday.format(day(dates[shown] ?? ''))}
            {series.map(({ label: name, values, style }) => {
              const value = values[shown] ?? 0;
              const difference = style === 'area' ? change(value, dashed?.values[shown]) : '';
              return (
                <div key={name}>
                  <b>{written(value)}</b> {name.toLowerCase()}{' '}
                  {difference && <span className={`delta ${difference.startsWith('+') ? 'up' : 'down'}`}>{difference}</span>}
                </div>
              );
            })}
          </div>
        )}
      </div>
      <details className="chart-table">
        <summary>Values as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table has to scroll by keyboard */}
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
                  <th scope="row">{long.format(day(date))}</th>
                  {series.map(({ label: name, values }) => (
                    <td key={name} className="r num">
                      {written(values[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  );
};
