// The XML of a worksheet, as a stream.
import { type Cell, SheetError } from '../sheet.ts';
import type { WrittenSheet } from '../write-sheet.ts';
import { encodeText } from './escapes.ts';
import { serialOf } from './serials.ts';

/** What a sheet can contain, in Excel. The row with the names of the columns is one of the rows. */
export const xlsxLimits = { rows: 1_048_576, columns: 16_384, cellCharacters: 32_767 } as const;

/** Indices of styles.xml. */
const cellStyles = { head: 1, date: 2, dateAndTime: 3, text: 4 } as const;

const defaultWidth = 16;

const columnName = (index: number): string => {
  let name = '';
  for (let left = index + 1; left > 0; left = Math.floor((left - 1) / 26)) name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  return name;
};

/** A text that a spreadsheet would turn into a formula, a number or a date once somebody edits its cell. */
const isConverted = (text: string): boolean => /^['=+\-@.,\d]/.test(text);

const textCell = (reference: string, text: string, style: number, head: string): string => {
  if (text.length > xlsxLimits.cellCharacters) {
    throw new SheetError(
      `The text in cell ${reference} (${head}) has ${text.length.toLocaleString('en-GB')} characters; a cell of a workbook contains at most ${xlsxLimits.cellCharacters.toLocaleString('en-GB')}. Export as CSV, or leave out this column.`,
    );
  }
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${encodeText(text)}</t></is></c>`;
};

const cellXml = (reference: string, cell: Cell, head: string): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    const serial = serialOf(cell.date);
    if (serial === null) return textCell(reference, cell.date, 0, head);
    return `<c r="${reference}" s="${cell.date.length > 10 ? cellStyles.dateAndTime : cellStyles.date}"><v>${serial}</v></c>`;
  }
  const text = String(cell);
  return textCell(reference, text, isConverted(text) ? cellStyles.text : 0, head);
};

/** @throws SheetError while it is read, if the sheet cannot contain a row */
export async function* sheetXml({ columns, rows }: WrittenSheet): AsyncGenerator<string> {
  if (columns.length > xlsxLimits.columns)
    throw new SheetError('A workbook contains at most 16,384 columns. Leave out some, or export as CSV.');
  const names = columns.map((_, index) => columnName(index));
  const widths = columns.map(({ width = defaultWidth }, index) => {
    const number = index + 1;
    return `<col min="${number}" max="${number}" width="${Math.min(255, width)}" customWidth="1"/>`;
  });
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
  yield '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  yield `${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData><row r="1">`;
  yield columns.map(({ head }, index) => textCell(`${names[index]}1`, head, cellStyles.head, head)).join('');
  yield '</row>';
  let line = 1;
  for await (const cells of rows) {
    line += 1;
    if (line > xlsxLimits.rows) throw new SheetError('A sheet contains at most 1,048,576 rows. Filter the list, or export as CSV.');
    let xml = `<row r="${line}">`;
    for (let index = 0; index < cells.length; index += 1) {
      const name = names[index];
      if (name === undefined) throw new Error(`Row ${line} has more cells than there are columns`);
      xml += cellXml(name + line, cells[index] ?? null, columns[index]?.head ?? '');
    }
    yield `${xml}</row>`;
  }
  yield '</sheetData>';
  if (names.length > 0) yield `<autoFilter ref="A1:${names.at(-1)}${line}"/>`;
  yield '</worksheet>';
}
