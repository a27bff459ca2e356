// Writes tables as streams, in memory that does not grow with the number of rows.
import { Readable } from 'node:stream';
import { csvCell } from '#contract/rules/csv.ts';
import type { SheetFormat } from '#contract/rules/imports.ts';
import { inBatches } from './batches.ts';
import type { Cell } from './sheet.ts';
import { writeXlsx } from './xlsx/write-workbook.ts';

export interface WrittenSheet {
  name: string;
  /** Widths in characters. */
  columns: { head: string; width?: number }[];
  rows: AsyncIterable<Cell[]>;
}

const textOf = (cell: Cell): string | number | null => {
  if (typeof cell === 'boolean') return String(cell);
  return cell !== null && typeof cell === 'object' ? cell.date : cell;
};

async function* csvLines({ columns, rows }: WrittenSheet, delimiter: string): AsyncGenerator<string> {
  const line = (cells: Cell[]) => `${cells.map((cell) => csvCell(textOf(cell), delimiter)).join(delimiter)}\r\n`;
  yield `\ufeff${line(columns.map(({ head }) => head))}`;
  for await (const cells of rows) yield line(cells);
}

/**
 * XLSX has types: numbers, dates, booleans and texts. CSV and TSV are UTF-8 with a byte order mark; their dates are ISO 8601, and texts that
 * a spreadsheet would execute begin with an apostrophe.
 * The stream fails with a SheetError if a sheet in XLSX cannot contain a row (`xlsxLimits`).
 */
export const writeSheet = (format: SheetFormat, sheet: WrittenSheet): Readable => {
  if (format === 'xlsx') return writeXlsx(sheet);
  return Readable.from(inBatches(csvLines(sheet, format === 'tsv' ? '\t' : ',')), { objectMode: false });
};
