// Tables as text for spreadsheets, after RFC 4180.

type Cell = string | number | null | undefined;

// a spreadsheet would run a text that begins so as a formula; the apostrophe makes it text (OWASP, CSV injection)
const formula = /^[=+\-@\t\r]/;

const write = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

// without it, Excel reads the file in the character set of the computer
const byteOrderMark = '\ufeff';

/** @returns lines that end with CR and LF */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
