// Compares a cell of a file with the cell that an export writes for the record: what is the same changes nothing.
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { cellText, readTime } from './read-cells.ts';

const textOf = (cell: Cell) => cellText(cell).replaceAll('\r\n', '\n');

/** In CSV files numbers, dates and flags are texts. */
export const isSameCell = (given: Cell, written: Cell): boolean => {
  if (typeof written !== 'object' || written === null)
    return textOf(given).toLowerCase() === textOf(written).toLowerCase() && isSameCase(given, written);
  const [one, other] = [given, written].map((cell) => readTime(cell, undefined, 'UTC'));
  return one !== undefined && other !== undefined && 'value' in one && 'value' in other && one.value === other.value;
};

/** Spreadsheets write flags in lower or upper case. */
const isSameCase = (given: Cell, written: Cell) => typeof written === 'boolean' || textOf(given) === textOf(written);
