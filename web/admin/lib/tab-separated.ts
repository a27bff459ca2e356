// Tab-separated text, as spreadsheets copy and paste it: cells that contain a tab, a line break or a quote are quoted.

/** @returns the cells unchanged; a trailing line break does not add a row */
export const readTabs = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (const [match, quoted, plain, end] of text.matchAll(cells)) {
    if (match === '' && row.length === 0) break;
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
};

const quoted = (cell: string): string => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeTabs = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(quoted).join('\t')).join('\n');
