// Layout of a line chart. Pure: numbers in, numbers and paths out.

/**
 * Round steps from 0 to at least the greatest value, about four of them.
 * @returns e.g. [0, 100, 200, 300] for 278; [0, 1] if there are no values
 */
export const niceTicks = (greatest: number, wanted = 4): number[] => {
  if (!(greatest > 0)) return [0, 1];
  const rough = greatest / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  // values are whole numbers
  const whole = Number.isInteger(step) ? step : Math.ceil(step);
  return Array.from({ length: Math.ceil(greatest / whole) + 1 }, (_, index) => index * whole);
};

/**
 * Chooses the days that get a label, always including the last one.
 * @param most how many labels fit
 */
export const labelledDays = (days: number, most: number): number[] => {
  if (days === 0) return [];
  const step = Math.max(1, Math.ceil(days / Math.max(1, most)));
  const found: number[] = [];
  for (let index = days - 1; index >= 0; index -= step) found.unshift(index);
  return found;
};

export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The value at the upper edge. */
  most: number;
  days: number;
}

/** A single day is placed in the middle. */
export const xOf = ({ left, width, days }: Plot, index: number): number => left + (days < 2 ? width / 2 : (index / (days - 1)) * width);
export const yOf = ({ top, height, most }: Plot, value: number): number => top + height - (value / most) * height;

const round = (value: number) => Math.round(value * 10) / 10;

export const linePath = (plot: Plot, values: readonly number[]): string =>
  values.map((value, index) => `${index === 0 ? 'M' : 'L'}${round(xOf(plot, index))} ${round(yOf(plot, value))}`).join('');

/** The segment from the day before the last to the last. */
export const lastStep = (plot: Plot, values: readonly number[]): string => {
  const last = values.length - 1;
  const point = (index: number) => `${round(xOf(plot, index))} ${round(yOf(plot, values[index] ?? 0))}`;
  return `M${point(last - 1)}L${point(last)}`;
};

export const areaPath = (plot: Plot, values: readonly number[]): string => {
  if (values.length === 0) return '';
  const ground = round(plot.top + plot.height);
  return `${linePath(plot, values)}L${round(xOf(plot, values.length - 1))} ${ground}L${round(xOf(plot, 0))} ${ground}Z`;
};

/** The day nearest to a position. */
export const dayAt = ({ left, width, days }: Plot, x: number): number =>
  Math.min(days - 1, Math.max(0, days < 2 ? 0 : Math.round(((x - left) / width) * (days - 1))));
