// Tables as CSV for spreadsheets, according to RFC 4180. The server reads them with server/platform/sheets.

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
