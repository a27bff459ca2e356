// Reads the types of values from cells. A text that can be read in two ways, or in none, is an error.
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { toUtc } from '#server/platform/timestamps.ts';

export type Reading<T> = { value: T } | { error: string };

export type DecimalSign = '.' | ',';
export type DateOrder = 'iso' | 'dmy' | 'mdy';

const mostQuoted = 60;

/** @returns the text in quotation marks, shortened */
export const quoted = (text: string): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return `“${characters.length > mostQuoted ? `${characters.slice(0, mostQuoted).join('')}…` : characters.join('')}”`;
};

/** @returns the cell as a CSV file contains it */
export const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'object' ? cell.date : String(cell);
};

export const isBlank = (cell: Cell): boolean => cellText(cell).trim() === '';

const words: Record<'true' | 'false', string> = {
  true: 'true yes y 1 x on active published wahr ja j vrai oui o si sí ya sim ✓ ✔',
  false: 'false no n 0 off inactive unpublished falsch nein faux non tidak não ✗ ✘ -',
};
const flags = new Map(Object.entries(words).flatMap(([value, list]) => list.split(' ').map((word) => [word, value === 'true'] as const)));

export const readFlag = (cell: Cell): Reading<boolean> => {
  const text = cellText(cell).trim();
  const value = flags.get(text.toLowerCase());
  return value === undefined ? { error: `${quoted(text)} is neither yes nor no. Write yes or no.` } : { value };
};

/** In the notation with this decimal sign. Thousands are separated by the other sign, a space or an apostrophe. */
const notations: Record<DecimalSign, readonly RegExp[]> = {
  '.': [
    /^[+-]?\d+(?:\.\d+)?$/,
    /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
    /^[+-]?\d{1,3}(?: \d{3})+(?:\.\d+)?$/,
    /^[+-]?\d{1,3}(?:'\d{3})+(?:\.\d+)?$/,
  ],
  ',': [
    /^[+-]?\d+(?:,\d+)?$/,
    /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
    /^[+-]?\d{1,3}(?: \d{3})+(?:,\d+)?$/,
    /^[+-]?\d{1,3}(?:'\d{3})+(?:,\d+)?$/,
  ],
};

const readAs = (text: string, decimal: DecimalSign): number | null => {
  if (!notations[decimal].some((notation) => notation.test(text))) return null;
  const digits = text.replaceAll(decimal === '.' ? /[, ']/g : /[. ']/g, '').replace(',', '.');
  return Number(digits);
};

/** @param decimal undefined: both signs are possible @param shown in errors */
export const readNumberText = (typed: string, decimal: DecimalSign | undefined, shown: string = typed): Reading<number> => {
  const text = typed.replaceAll(/\s/g, ' ').replaceAll('’', "'").replaceAll('−', '-').trim();
  const numbers = new Set((decimal ? [decimal] : (['.', ','] as const)).flatMap((sign) => readAs(text, sign) ?? []));
  const [value, other] = numbers;
  if (value === undefined) {
    const example = decimal === ',' ? '12,50' : '12.50';
    return { error: `${quoted(shown)} is not a number. Write it like ${example}.` };
  }
  if (other === undefined) return { value };
  return { error: `${quoted(shown)} can mean ${other} or ${value}. Choose the decimal sign of the file.` };
};

export const readNumber = (cell: Cell, decimal: DecimalSign | undefined): Reading<number> =>
  typeof cell === 'number' ? { value: cell } : readNumberText(cellText(cell), decimal);

const currencies = new Set(Intl.supportedValuesOf('currency'));
const isCurrency = (text: string) => /^(?:\p{Sc}|[A-Z]{1,2}\$|Rp\.?|Fr\.?|kr\.?|zł|Kč)$/u.test(text) || currencies.has(text.toUpperCase());

const withoutCurrency = (typed: string): string => {
  const text = typed.trim();
  const before = /^[^\d\s'+-]{1,3}/.exec(text)?.[0] ?? '';
  const after = /[^\d\s'.,-]{1,3}\.?$/.exec(text.slice(-4))?.[0] ?? '';
  const from = isCurrency(before) ? before.length : 0;
  const to = isCurrency(after) ? text.length - after.length : text.length;
  return text
    .slice(from, to)
    .trim()
    .replace(/[.,][-–—]$/, '');
};

const onRequest = new Set(['on request', 'price on request', 'auf anfrage', 'preis auf anfrage', 'sur demande', 'prix sur demande']);

/** Null: on request. Signs and codes of currencies are ignored. */
export const readPrice = (cell: Cell, decimal: DecimalSign | undefined): Reading<number | null> => {
  const text = cellText(cell);
  if (onRequest.has(text.trim().toLowerCase())) return { value: null };
  if (typeof cell === 'number') return { value: cell };
  return readNumberText(withoutCurrency(text), decimal, text);
};

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
const ordered = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
/** With an offset from UTC. */
const exact = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

const twoDigits = (text = '0') => text.padStart(2, '0');
const localText = ([year, month, day, hour, minute, second]: (string | undefined)[]): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;

const excelDayMs = 24 * 60 * 60 * 1000;
/** Excel counts days from this one. */
const excelStart = Date.UTC(1899, 11, 30);
const excelText = (days: number): string | null => {
  const time = new Date(Math.round((excelStart + days * excelDayMs) / 1000) * 1000);
  return Number.isNaN(time.getTime()) ? null : time.toISOString().slice(0, 19);
};

const isDay = (text: string | undefined) => Number(text) > 12;

/** @returns local time `2026-11-28T09:30:00`, or the text itself if it has an offset; null if it cannot be read */
const readLocal = (text: string, order: DateOrder | undefined): string | 'ambiguous' | null => {
  if (exact.test(text)) return text;
  const [, ...parts] = iso.exec(text) ?? [];
  if (parts.length > 0) return localText(parts);
  const [, first, second, year, ...time] = ordered.exec(text) ?? [];
  if (first === undefined) return null;
  const dayFirst = () => localText([year, second, first, ...time]);
  const monthFirst = () => localText([year, first, second, ...time]);
  if (order === 'dmy') return dayFirst();
  if (order === 'mdy') return monthFirst();
  if (first === second || isDay(first)) return dayFirst();
  return isDay(second) ? monthFirst() : 'ambiguous';
};

/**
 * @param timeZone of dates without an offset
 * @returns ISO 8601 in UTC
 */
export const readTime = (cell: Cell, order: DateOrder | undefined, timeZone: string): Reading<string> => {
  const text = cellText(cell).trim();
  const local = typeof cell === 'number' ? excelText(cell) : readLocal(text, order);
  if (local === 'ambiguous') return { error: `${quoted(text)} can be two different days. Choose the order of dates of the file.` };
  const value = local === null ? null : toUtc(local, timeZone);
  return value === null ? { error: `${quoted(text)} is not a date. Write it like 2026-11-28 or 2026-11-28 09:30.` } : { value };
};
