// What readers and writers of tables have in common: CSV, TSV and XLSX.
import { importLimits } from '#contract/imports.ts';
import type { SheetFormat } from '#contract/rules/imports.ts';

/** A date is `{ date }` in ISO 8601: `2026-11-28`, with a time if it has one: `2026-11-28T09:30:00`. */
export type Cell = string | number | boolean | { date: string } | null;

export interface SheetRow {
  /** Line of the file, from 1; with line breaks in cells, the first one of the row. */
  line: number;
  cells: Cell[];
}

export interface OpenedSheet {
  name: string;
  /** Null if it is not known without reading the rows. */
  rowCount: number | null;
  /**
   * Reads the rows again with each call, without empty rows and without empty cells at the end of a row.
   * @throws SheetError while reading
   */
  rows: () => AsyncIterable<SheetRow>;
}

export interface OpenedSheets {
  format: SheetFormat;
  /** Name of the encoding of a text file, as TextDecoder names it. */
  encoding: string | null;
  delimiter: string | null;
  /** False if the bytes allow several encodings. */
  isEncodingSure: boolean;
  sheets: OpenedSheet[];
  close: () => Promise<void>;
}

/** A file that cannot be read. The message says what is wrong and what to do, for the person who chose the file. */
export class SheetError extends Error {
  override name = 'SheetError';
}

export const sheetLimits = {
  columns: importLimits.columns,
  /** Rows that are not empty. */
  rows: 1_000_000,
  cellCharacters: 1_000_000,
  rowCharacters: 4_000_000,
} as const;

const counted = (count: number) => count.toLocaleString('en-GB');

export const tooManyColumns = (line: number) =>
  new SheetError(
    `Row ${line} has more than ${counted(sheetLimits.columns)} columns. Delete the columns that are not needed, or split the table.`,
  );
export const tooManyRows = () => new SheetError(`The table has more than ${counted(sheetLimits.rows)} rows. Split it into several files.`);
export const tooLongCell = (line: number) =>
  new SheetError(`A cell in row ${line} has more than ${counted(sheetLimits.cellCharacters)} characters. Shorten it.`);
export const tooLongRow = (line: number) =>
  new SheetError(
    `Row ${line} has more than ${counted(sheetLimits.rowCharacters)} characters. Shorten its texts; in a CSV file, check its quotation marks.`,
  );

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Removes empty cells at the end. */
export const trimRow = (cells: Cell[]): Cell[] => {
  let length = cells.length;
  while (length > 0 && (cells[length - 1] ?? null) === null) length -= 1;
  cells.length = length;
  return cells;
};
