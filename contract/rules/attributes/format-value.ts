// Formats values in one unit and in the notation of a locale: 1.720 mm, −10 to 55 °C, ≤ 68 dB(A).
import { listSeparator } from '#contract/rules/list-separator.ts';
import { writeNumber } from '#contract/rules/numbers.ts';
import { formatCode, isCoded } from './codes.ts';
import type { AttributeDefinition, AttributeValue, NumericValue } from './types.ts';
import type { Unit } from './unit-rows.ts';
import { fromCanonical, unitOf } from './units.ts';
import { fillText, type ValueTexts, valueTexts } from './value-texts.ts';

type Numeric = Pick<AttributeDefinition, 'quantity' | 'unit' | 'decimals'>;

export interface FormatOptions {
  /** Symbol of the unit. Default: the display unit of the definition. */
  unit?: string | null;
  /** Default: the locale of the admin area. */
  locale?: string;
  /** Default: in English. */
  texts?: ValueTexts;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raise = (exponent: number) =>
  `${exponent < 0 ? '⁻' : ''}${[...String(Math.abs(exponent))].map((digit) => superscripts[Number(digit)]).join('')}`;

/** Converted numbers, such as 62.2222222222, have more digits than are useful. */
const digitsInOwnUnit = (value: number): number => (Number(value.toPrecision(7)) === value || Number.isInteger(value) ? 6 : 4);

/** Six digits, or four after a conversion; whole numbers keep all digits. */
const roundTo = (value: number, digits: number): string => {
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))));
  return value === 0 ? '0' : String(Number(value.toFixed(Math.min(20, decimals))));
};

/** The number of decimals that is equally precise in another unit. */
const decimalsIn = (decimals: number, own: Unit, other: Unit): number =>
  Math.min(9, Math.max(0, decimals + Math.round(Math.log10(other.factor / own.factor))));

const digitsOf = (canonical: number, { quantity, unit, decimals }: Numeric, chosen: string | null | undefined): string => {
  const own = unitOf(quantity ?? 'count', unit);
  const other = chosen ? unitOf(quantity ?? 'count', chosen) : own;
  const value = fromCanonical(canonical, other);
  if (decimals !== null) return value.toFixed(own === other ? decimals : decimalsIn(decimals, own, other));
  return roundTo(value, own === other ? digitsInOwnUnit(value) : 4);
};

/** Plain notation for inputs and addresses, "1720.5", with all digits needed to distinguish values. */
export const plainNumber = (
  canonical: number,
  { quantity, unit }: Pick<Numeric, 'quantity' | 'unit'>,
  options: FormatOptions = {},
): string => {
  const value = fromCanonical(canonical, unitOf(quantity ?? 'count', options.unit ?? unit));
  return quantity !== null && isCoded(quantity) ? formatCode(canonical, quantity, unit) : String(Object.is(value, -0) ? 0 : value);
};

const written = (digits: string, locale = 'en-US'): string => {
  const [mantissa = '', exponent] = digits.split('e');
  const isZero = !/[1-9]/.test(mantissa);
  const number = writeNumber(mantissa, locale).replace('-', isZero ? '' : '−');
  return exponent === undefined ? number : `${number} × 10${raise(Number(exponent))}`;
};

/** The unit after a number; degrees of angle follow without a space. */
const suffix = (symbol: string, digits: string): string => {
  if (symbol === '1') return '';
  const isOne = digits === '1' && /^(?:months|weeks|years|turns)$/.test(symbol);
  return /^[°′″]$/.test(symbol) ? symbol : ` ${isOne ? symbol.slice(0, -1) : symbol}`;
};

/** @returns one number with its unit */
export const formatNumber = (canonical: number, definition: Numeric, options: FormatOptions = {}): string => {
  const { quantity, unit } = definition;
  if (quantity !== null && isCoded(quantity)) return formatCode(canonical, quantity, unit);
  const { symbol } = unitOf(quantity ?? 'count', options.unit ?? unit);
  const digits = digitsOf(canonical, definition, options.unit);
  return `${written(digits, options.locale)}${suffix(symbol, digits)}`;
};

const formatNumeric = ({ minimum, maximum }: NumericValue, definition: Numeric, options: FormatOptions): string => {
  const format = (canonical: number) => formatNumber(canonical, definition, options);
  const range = (from: string) => fillText((options.texts ?? valueTexts).range, { from, to: format(maximum) });
  if (minimum === maximum) return format(minimum);
  if (minimum === Number.NEGATIVE_INFINITY) return `≤ ${format(maximum)}`;
  if (maximum === Number.POSITIVE_INFINITY) return `≥ ${format(minimum)}`;
  if (definition.quantity !== null && isCoded(definition.quantity)) return range(format(minimum));
  const { offset } = unitOf(definition.quantity ?? 'count', options.unit ?? definition.unit);
  if (minimum === -maximum && offset === 0) return `±${format(maximum)}`;
  return range(written(digitsOf(minimum, definition, options.unit), options.locale));
};

/** @returns the value in one unit; choices as labels, in the order of the definition */
export const formatValue = (
  value: AttributeValue,
  definition: Numeric & Pick<AttributeDefinition, 'choices'>,
  options: FormatOptions = {},
): string => {
  const { texts = valueTexts } = options;
  if ('flag' in value) return value.flag ? texts.yes : texts.no;
  if ('choices' in value) {
    return definition.choices
      .filter(({ key }) => value.choices.includes(key))
      .map(({ label }) => label)
      .join(listSeparator(options.locale));
  }
  return formatNumeric(value, definition, options);
};
