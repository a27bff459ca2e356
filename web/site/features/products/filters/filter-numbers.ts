// Numbers of the filters: typed texts, units, and the positions of the handles.
import { decimalMarkIn, decimalMarkOf, withoutThousands } from '#contract/rules/attributes/decimal-mark.ts';
import { writeNumber } from '#contract/rules/numbers.ts';
import type { FilterItem, Scale } from './filter-data.ts';
import { type FieldChanges, fieldNames } from './filter-fields.ts';
import { scaleOf, unitField } from './filter-units.ts';

const numberPattern = /^(-?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+|\d*))(?:[.,](\d*))?$/;

/** Parses a number without a unit; the server also parses numbers with one. @returns undefined for any other text */
export const readTyped = (text: string, locale: string): number | undefined => {
  const typed = text.replace('−', '-').replaceAll(/[\s\u00a0\u2009\u202f']/g, '');
  const [, whole = '', fraction = ''] = numberPattern.exec(withoutThousands(typed, decimalMarkOf(typed) ?? decimalMarkIn(locale))) ?? [];
  return /\d/.test(whole + fraction) ? Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`) : undefined;
};

/** @returns a typed limit in the unit of the scale, converted if it was typed in another unit; undefined if it cannot be parsed */
export const readLimit = (text: string, item: FilterItem, scale: Scale | undefined, locale: string): number | undefined => {
  const plain = readTyped(text, locale);
  if (plain !== undefined || !scale) return plain;
  const typed = item.scales.find(
    ({ symbol }) =>
      symbol !== '' && text.trimEnd().endsWith(symbol) && readTyped(text.trimEnd().slice(0, -symbol.length), locale) !== undefined,
  );
  const value = typed && readTyped(text.trimEnd().slice(0, -typed.symbol.length), locale);
  return typed && value !== undefined ? toScale(value * typed.factor + typed.offset, scale) : undefined;
};

/** Formats a number for a field: in the format of the site, without thousands separators. */
export const fieldNumber = (value: number, locale: string): string => String(value).replace('.', decimalMarkIn(locale));

const tidy = (value: number): number => Number(value.toPrecision(11));

export const toScale = (canonical: number, { factor, offset }: Scale): number => tidy((canonical - offset) / factor);

/** @returns the number with its unit: "1.720 mm" */
export const withUnit = (value: number, symbol: string, locale: string): string => {
  const digits = writeNumber(String(Number(value.toPrecision(Math.abs(value) < 100_000 ? 5 : 9))), locale).replace('-', '−');
  if (symbol === '1') return digits;
  return `${digits}${/^[°′″]$/.test(symbol) ? '' : '\u00a0'}${symbol}`;
};

const toDigits = (value: number): number => Number(value.toPrecision(5));

/** Rounded outwards, so that no product is lost by the conversion. */
const roundOut = (value: number, end: 'minimum' | 'maximum', digits = 5): number => {
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value) || 1)) + 1 - digits);
  const round = end === 'minimum' ? Math.floor : Math.ceil;
  // small tolerance, so that 5 kg do not become 5.0001 kg after two conversions
  const steps = value / unit;
  const nearest = Math.round(steps);
  return toDigits(tidy((Math.abs(steps - nearest) < 1e-6 ? nearest : round(steps)) * unit));
};

/** @returns the fields of an attribute after a change of its unit: typed numbers are converted */
export const changeUnit = (item: FilterItem, fields: URLSearchParams, symbol: string, locale: string): FieldChanges => {
  const names = fieldNames(item.key);
  const [from, to] = [scaleOf(item, fields), item.scales.find((scale) => scale.symbol === symbol)];
  const changes = unitField(item, symbol, fields.get('units'));
  if (!from || !to || from === to) return changes;
  for (const end of ['minimum', 'maximum'] as const) {
    const value = readTyped(fields.get(names[end]) ?? '', locale);
    if (value !== undefined) changes[names[end]] = [fieldNumber(roundOut(toScale(value * from.factor + from.offset, to), end), locale)];
  }
  return changes;
};

export interface Track {
  /** Position of the last step; the first one is 0. */
  last: number;
  /** @returns the number at a step, rounded */
  valueAt: (step: number) => number;
  stepOf: (value: number) => number;
}

const mostSteps = 100;
/** Ratio of the highest to the lowest value from which steps are logarithmic. */
const wide = 50;

/** @returns null if all values are the same */
export const trackOf = ({ lowest, highest }: FilterItem, scale: Scale | undefined): Track | null => {
  if (lowest === null || highest === null || !scale) return null;
  const [from, to] = [toScale(lowest, scale), toScale(highest, scale)];
  if (!(from < to)) return null;
  const isWide = from > 0 && to / from >= wide;
  const last = scale.symbol === '1' && !isWide ? Math.min(mostSteps, Math.max(1, Math.round(to - from))) : mostSteps;
  // finer than a step, so that no step is rounded to the previous one
  const unit = scale.symbol === '1' ? 1 : 10 ** Math.floor(Math.log10((to - from) / (2 * mostSteps)));
  const share = (value: number) => (isWide ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from));
  return {
    last,
    valueAt: (step) => {
      if (step <= 0) return from;
      if (step >= last) return to;
      const value = isWide ? from * (to / from) ** (step / last) : from + ((to - from) * step) / last;
      return isWide ? Number(value.toPrecision(3)) : tidy(Math.round(value / unit) * unit);
    },
    stepOf: (value) => (isWide && value <= 0 ? 0 : Math.min(last, Math.max(0, Math.round(share(value) * last)))),
  };
};

/** @returns the lowest or highest number of all products, formatted for a field and rounded if it was converted */
export const extremeOf = (canonical: number | null, scale: Scale | undefined, end: 'minimum' | 'maximum', locale: string): string => {
  if (canonical === null || !scale) return '';
  const value = toScale(canonical, scale);
  return fieldNumber(toDigits(value) === value ? value : roundOut(value, end, 4), locale);
};
