// What readers and writers of tables have in common: CSV, TSV and XLSX.

/** A date is `{ date }` in ISO 8601: `2026-11-28`, with a time if it has one: `2026-11-28T09:30:00`. */
export type Cell = string | number | boolean | { date: string } | null;

export interface SheetRow {
  /** Line of the file, from 1; with line breaks in cells, the first one of the row. */
  line: number;
  cells: Cell[];
}

/** A file that cannot be read. The message says what is wrong and what to do, for the person who chose the file. */
export class SheetError extends Error {
  override name = 'SheetError';
}
