// Tables as CSV for spreadsheets, according to RFC 4180.

type Cell = string | number | null | undefined;

// a spreadsheet would execute such a text as a formula; an apostrophe prevents it (OWASP, CSV injection)
const formula = /^[=+\-@\t\r]/;

const write = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

// without it, Excel assumes the character set of the computer
const byteOrderMark = '\ufeff';

/** @returns lines that end with CR and LF */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
