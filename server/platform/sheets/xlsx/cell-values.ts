// Values of cells as XLSX stores them.
import type { Cell } from '../sheet.ts';
import type { CellFormat, DateFormat } from './number-formats.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
const daySeconds = 24 * 60 * 60;
/** Days between 1899-12-30 and 1904-01-01. */
const epoch1904 = 1462;
/** 1900-02-29, which Excel counts although it did not exist. */
const missingDay = 60;
/** 9999-12-31 */
const lastDay = 2_958_465;

const dayOf = (days: number): string =>
  new Date(Date.UTC(1899, 11, 30) + (days + (days < missingDay ? 1 : 0)) * dayMilliseconds).toISOString().slice(0, 10);

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const timeOf = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');

/**
 * @returns a date; for a time of day or a duration the text `hh:mm:ss`; the number if it is no day of the calendar. Rounded to seconds.
 */
const dateCell = (serial: number, format: DateFormat, is1904: boolean): Cell => {
  const total = Math.round(serial * daySeconds);
  if (serial >= 0 && (format === 'duration' || (format === 'time' && total < daySeconds))) return timeOf(total);
  const days = Math.floor(total / daySeconds) + (is1904 ? epoch1904 : 0);
  const seconds = total % daySeconds;
  if (days < 1 || days === missingDay || days > lastDay) return serial;
  return { date: format === 'date' && seconds === 0 ? dayOf(days) : `${dayOf(days)}T${timeOf(seconds)}` };
};

/** @returns with a format of leading zeros, a text with as many digits as it shows; of percent, e.g. "19 %"; of a date, see above */
export const formattedCell = (value: number, format: Exclude<CellFormat, null>, is1904: boolean): Cell => {
  if (format === 'percent') return `${Number((value * 100).toPrecision(15))} %`;
  if (typeof format === 'string') return dateCell(value, format, is1904);
  const digits = String(value);
  return /^\d+$/.test(digits) && digits.length < format ? digits.padStart(format, '0') : value;
};

/** A date in a cell of the type `d`. */
export const isoCell = (text: string): Cell => {
  const match = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d))?.{0,20})?$/.exec(text.trim());
  if (!match) return text;
  const [, day = '', minutes, seconds = '00'] = match;
  return { date: minutes === undefined ? day : `${day}T${minutes}:${seconds}` };
};

/**
 * @returns the number with at most 15 significant digits, as spreadsheets show it: 0.30000000000000004 is 0.3. Whole numbers that a number
 * cannot represent, such as long codes, stay texts.
 */
export const numberCell = (text: string): Cell => {
  if (text.trim() === '') return null;
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  // without the sign of -0
  if (Number.isSafeInteger(value)) return value || 0;
  if (/^-?\d+$/.test(text)) return text;
  return Number(value.toPrecision(15));
};
