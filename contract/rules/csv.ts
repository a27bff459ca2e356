// Tables as CSV for spreadsheets, according to RFC 4180: written and read.

type Cell = string | number | null | undefined;

// A spreadsheet would execute such a text as a formula; an apostrophe prevents it (OWASP, CSV injection). Texts that begin with such an
// apostrophe get another one, so that a reader can remove it.
const formula = /^'*[=+\-@\t\r]/;

/** @returns the cell in quotes if it needs them */
export const csvCell = (cell: Cell, delimiter: string): string => {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(delimiter) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

// without it, Excel assumes the character set of the computer
const byteOrderMark = '\ufeff';

/** @returns lines that end with CR and LF */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map((cell) => csvCell(cell, ',')).join(',')}\r\n`).join('');

/** A cell, in quotes or plain, and what ends it. */
const cellPatterns = {
  ',': /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\r|\n|$)/gy,
  ';': /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|\r|\n|$)/gy,
};

interface CsvRow {
  /** Number of its first line. */
  line: number;
  cells: string[];
}

/**
 * Reads a table whose separator is a comma, or a semicolon as spreadsheets of some languages write it.
 * @returns rows that are not empty, with cells as they are
 */
export const readCsv = (text: string): CsvRow[] => {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const separator = /^[^\r\n,]*;/.test(content) ? ';' : ',';
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [line, first] = [1, 1];
  for (const [match, quoted, plain = '', end] of content.matchAll(cellPatterns[separator])) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += match.split(/\r\n|\r|\n/).length - 1;
    if (end === separator) continue;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: first, cells });
    [cells, first] = [[], line];
    if (end === '') break;
  }
  return rows;
};
