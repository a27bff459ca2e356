// The rows of a worksheet, as a stream.
import {
  type Cell,
  isEmptyCell,
  SheetError,
  type SheetRow,
  sheetLimits,
  tooLongCell,
  tooLongRow,
  tooManyColumns,
  tooManyRows,
  trimRow,
} from '../sheet.ts';
import { damaged } from '../zip-file.ts';
import { formattedCell, isoCell, numberCell } from './cell-values.ts';
import { decodeEscapes } from './escapes.ts';
import type { CellFormat } from './number-formats.ts';
import { type SharedStrings, textCollector } from './shared-strings.ts';
import { parseXml } from './xml-parts.ts';

export interface CellRules {
  strings: SharedStrings | null;
  /** By index of the style of a cell. */
  formats: CellFormat[];
  is1904: boolean;
}

/** A text that is looked up when its row is passed on: many cells can refer to one long text. */
class SharedText {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

interface UnfinishedRow {
  line: number;
  cells: (Cell | SharedText)[];
}

/** The last line of a sheet in Excel. */
const maxLine = 1_048_576;

const tooManyLines = () =>
  new SheetError('The sheet has a row below line 1,048,576, which a spreadsheet cannot contain. Save it again, or split it.');

const lineOf = (reference: string | undefined, previous: number): number => {
  const line = reference === undefined ? previous + 1 : Number(reference);
  if (!Number.isInteger(line) || line <= previous) throw damaged();
  if (line > maxLine) throw tooManyLines();
  return line;
};

/** @returns the index of the column of a cell such as `AB12` */
const columnOf = (reference: string | undefined, previous: number): number => {
  if (reference === undefined) return previous + 1;
  let column = 0;
  for (let at = 0; at < 4; at += 1) {
    const letter = (reference.charCodeAt(at) | 0x20) - 0x60;
    if (!(letter >= 1 && letter <= 26)) break;
    column = column * 26 + letter;
  }
  if (column === 0) throw damaged();
  return column - 1;
};

const cellOf = (type: string, style: number, value: string, rules: CellRules): Cell | SharedText => {
  if (value === '') return null;
  if (type === 's') return new SharedText(Number(value));
  if (type === 'str' || type === 'e') return decodeEscapes(value);
  if (type === 'b') return value.trim() === '1' || value.trim() === 'true';
  if (type === 'd') return isoCell(value);
  const number = numberCell(value);
  const format = rules.formats[style] ?? null;
  return typeof number === 'number' && format !== null ? formattedCell(number, format, rules.is1904) : number;
};

const rowCollector = (rules: CellRules) => {
  const rows: UnfinishedRow[] = [];
  let row: UnfinishedRow = { line: 0, cells: [] };
  let isSheet = false;
  let isData = false;
  let column = -1;
  let [type, style, value] = ['n', 0, ''];
  let isValue = false;
  let characters = 0;
  const inline = textCollector(() => tooLongCell(row.line));

  const endCell = () => {
    const cell = type === 'inlineStr' ? inline.result() || null : cellOf(type, style, value, rules);
    if (cell === null) return;
    if (column >= sheetLimits.columns) throw tooManyColumns(row.line);
    if (typeof cell === 'string') characters += cell.length;
    if (characters > sheetLimits.rowCharacters) throw tooLongRow(row.line);
    while (row.cells.length < column) row.cells.push(null);
    row.cells[column] = cell;
  };

  const open = (name: string, attributes: Record<string, string>) => {
    if (!isData) {
      if (name === 'worksheet') isSheet = true;
      if (!isSheet) throw damaged();
      isData = name === 'sheetData';
      return;
    }
    if (name === 'c') {
      column = columnOf(attributes.r, column);
      type = attributes.t ?? 'n';
      style = Number(attributes.s ?? 0);
      value = '';
      inline.clear();
    } else if (name === 'v') isValue = true;
    else if (name === 'row') {
      row = { line: lineOf(attributes.r, row.line), cells: [] };
      column = -1;
      characters = 0;
    } else inline.open(name);
  };
  const close = (name: string) => {
    if (!isData) return;
    if (name === 'c') endCell();
    else if (name === 'v') isValue = false;
    else if (name === 'row') {
      if (row.cells.length > 0) rows.push(row);
    } else if (name === 'sheetData') isData = false;
    else inline.close(name);
  };
  const text = (part: string) => {
    if (isValue) {
      value += part;
      if (value.length > sheetLimits.cellCharacters) throw tooLongCell(row.line);
    } else if (isData) inline.text(part);
  };
  return { rows, handlers: { open, close, text } };
};

const finish = ({ line, cells }: UnfinishedRow, strings: SharedStrings | null): SheetRow => {
  let characters = 0;
  const finished = cells.map((cell): Cell => {
    if (!(cell instanceof SharedText)) return cell;
    if (!strings) throw damaged();
    const text = strings.get(cell.index);
    characters += text.length;
    if (characters > sheetLimits.rowCharacters) throw tooLongRow(line);
    return text === '' ? null : text;
  });
  return { line, cells: trimRow(finished) };
};

/**
 * @param chunks of the part of the worksheet
 * @throws SheetError
 */
export async function* readSheetRows(chunks: AsyncIterable<Buffer>, rules: CellRules): AsyncGenerator<SheetRow> {
  const { rows, handlers } = rowCollector(rules);
  let count = 0;
  for await (const _part of parseXml(chunks, handlers)) {
    for (const unfinished of rows.splice(0)) {
      const row = finish(unfinished, rules.strings);
      if (row.cells.every(isEmptyCell)) continue;
      count += 1;
      if (count > sheetLimits.rows) throw tooManyRows();
      yield row;
    }
  }
}
