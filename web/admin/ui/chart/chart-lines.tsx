// The parts of a chart that do not change while the user explores it: axes and lines.
import { memo } from 'react';
import { shortDay, writtenValue } from './chart-words.ts';
import { areaPath, labelledDays, lastStep, linePath, type Plot, xOf, yOf } from './scale.ts';

export interface ChartSeries {
  /** e.g. "Views" */
  label: string;
  /** One for each day. */
  values: readonly number[];
  /** `area`: the main series; `dashed`: the earlier period with which it is compared. */
  style: 'area' | 'line' | 'dashed';
}

const labelWidth = 78;
/** Below this distance, in pixels, the ticks of single days would run together. */
const minTickGap = 5;

interface Props {
  plot: Plot;
  /** Values with a horizontal line. */
  ticks: readonly number[];
  dates: readonly string[];
  series: readonly ChartSeries[];
  /** The last day is not over, but that of the earlier period is. */
  isLastRunning: boolean;
}

export const ChartLines = memo(({ plot, ticks, dates, series, isLastRunning }: Props) => {
  const ground = plot.top + plot.height;
  const labelled = new Set(labelledDays(dates.length, Math.floor(plot.width / labelWidth)));
  const hasTicks = plot.width / Math.max(1, dates.length - 1) >= minTickGap;
  const last = dates.length - 1;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} className={tick === 0 ? 'chart-ground' : 'chart-grid'}>
          <line x1={plot.left} x2={plot.left + plot.width} y1={yOf(plot, tick)} y2={yOf(plot, tick)} />
          <text x={plot.left - 8} y={yOf(plot, tick)} dy="0.35em" textAnchor="end">
            {writtenValue(tick)}
          </text>
        </g>
      ))}
      {dates.map((date, index) => {
        const isLabelled = labelled.has(index);
        if (!isLabelled && !hasTicks) return null;
        const x = xOf(plot, index);
        return (
          <g key={date} className="chart-day">
            <line x1={x} x2={x} y1={ground} y2={ground + (isLabelled ? 7 : 4)} />
            {isLabelled && (
              <text x={x} y={ground + 20} textAnchor={index === last && dates.length > 1 ? 'end' : 'middle'}>
                {shortDay(date)}
              </text>
            )}
          </g>
        );
      })}
      {series.toReversed().map(({ label, values, style }) => {
        const isOpen = isLastRunning && style !== 'dashed' && values.length > 1;
        const whole = isOpen ? values.slice(0, -1) : values;
        return (
          <g key={label} className={`chart-${style}`}>
            {style === 'area' && <path className="fill" d={areaPath(plot, whole)} />}
            <path className="stroke" d={linePath(plot, whole)} />
            {isOpen && <path className="stroke running" d={lastStep(plot, values)} />}
            {values.length === 1 && <circle cx={xOf(plot, 0)} cy={yOf(plot, values[0] ?? 0)} r={4} />}
          </g>
        );
      })}
    </>
  );
});
