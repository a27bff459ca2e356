// Values per day as lines, which can be read with the pointer, with the arrow keys, or as a table.
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ChartLines, type ChartSeries } from './chart-lines.tsx';
import { ChartTable } from './chart-table.tsx';
import { longDay, weekday, writtenChange, writtenValue } from './chart-words.ts';
import { dayAt, niceTicks, type Plot, xOf, yOf } from './scale.ts';

/** @returns the current width of an element, in pixels */
const useWidth = (before: number): { ref: RefObject<HTMLDivElement | null>; width: number } => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || before);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [before]);
  return { ref, width };
};

interface Props {
  /** Describes the chart, e.g. "Page views per day". */
  label: string;
  /** Days, `YYYY-MM-DD`, ascending. */
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** In pixels. */
  height?: number;
  /** The last day is not over: its values are marked accordingly. */
  isLastRunning?: boolean;
}

const margin = { left: 44, right: 16, top: 12, bottom: 28 };

/** The plot area and the ticks of the vertical axis. */
const usePlot = ({ series, dates, height }: Pick<Props, 'series' | 'dates'> & { height: number }, width: number) =>
  useMemo(() => {
    const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
    const plot: Plot = {
      left: margin.left,
      top: margin.top,
      width: Math.max(40, width - margin.left - margin.right),
      height: height - margin.top - margin.bottom,
      most: ticks.at(-1) ?? 1,
      days: dates.length,
    };
    return { ticks, plot };
  }, [series, width, height, dates]);

/** @returns the day to which a key moves; undefined for other keys */
const dayByKey = (key: string, from: number, last: number): number | undefined => {
  const targets: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    PageUp: from - 7,
    PageDown: from + 7,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(last, Math.max(0, target));
};

interface TipProps extends Pick<Props, 'dates' | 'series'> {
  index: number;
  /** " so far" for a day that is not over. */
  suffix: string;
  left: number;
}

const Tip = ({ index, dates, series, suffix, left }: TipProps) => {
  const compared = series.find(({ style }) => style === 'dashed');
  return (
    <div className="tip" aria-hidden="true" data-side={index > (dates.length - 1) / 2 ? 'left' : 'right'} style={{ left }}>
      {weekday(dates[index] ?? '')}
      {suffix}
      {series.map(({ label, values, style }) => {
        const value = values[index] ?? 0;
        const difference = style === 'area' && !suffix ? writtenChange(value, compared?.values[index]) : '';
        return (
          <div key={label}>
            <b>{writtenValue(value)}</b> {label.toLowerCase()}{' '}
            {difference && <span className={`delta ${difference.startsWith('+') ? 'up' : 'down'}`}>{difference}</span>}
          </div>
        );
      })}
    </div>
  );
};

export const LineChart = ({ label, dates, series, height = 228, isLastRunning = false }: Props) => {
  const { ref, width } = useWidth(720);
  const [at, setAt] = useState<number | null>(null);
  const { ticks, plot } = usePlot({ series, dates, height }, width);
  const [main] = series;
  const last = dates.length - 1;
  const shown = at === null ? null : Math.min(at, last);
  const current = shown ?? last;

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setAt(dayAt(plot, event.clientX - left));
  };
  const press = (event: KeyboardEvent) => {
    const target = dayByKey(event.key, current, last);
    if (target === undefined) return;
    event.preventDefault();
    setAt(target);
  };
  const suffixOf = (index: number): string => (isLastRunning && index === last ? ' so far' : '');
  const values = series.map(({ label: name, values: byDay }) => `${name} ${writtenValue(byDay[current] ?? 0)}`);

  return (
    <div className="chart">
      <div
        ref={ref}
        className="chart-plot"
        role="slider"
        tabIndex={0}
        aria-label={`${label}. Use the arrow keys to read each day`}
        aria-valuemin={1}
        aria-valuemax={dates.length}
        aria-valuenow={current + 1}
        aria-valuetext={`${longDay(dates[current] ?? '')}${suffixOf(current)}: ${values.join(', ')}`}
        onPointerMove={move}
        onPointerDown={move}
        onPointerLeave={() => setAt(null)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(current)}
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
        {shown !== null && <Tip index={shown} dates={dates} series={series} suffix={suffixOf(shown)} left={xOf(plot, shown)} />}
      </div>
      <ChartTable label={label} dates={dates} series={series} isLastRunning={isLastRunning} />
    </div>
  );
};
