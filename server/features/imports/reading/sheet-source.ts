// Spreadsheets and text files as sources: each sheet is a table whose columns are named by its head line.
import type { ReadingOptions } from '#contract/imports.ts';
import { openSheets } from '#server/platform/sheets/open-sheet.ts';
import type { OpenedSheet, SheetRow } from '#server/platform/sheets/sheet.ts';
import { columnNames, findHeadLine, rowsToSearch } from './head-line.ts';
import type { Source, SourceFile, SourceTable } from './source.ts';

/** Sheets of a workbook that can be chosen. */
const mostSheets = 50;

const firstRows = async ({ rows }: OpenedSheet): Promise<SheetRow[]> => {
  const first: SheetRow[] = [];
  for await (const row of rows()) {
    first.push(row);
    if (first.length === rowsToSearch) break;
  }
  return first;
};

async function* rowsAfter(rows: AsyncIterable<SheetRow>, line: number): AsyncIterable<SheetRow> {
  for await (const row of rows) if (row.line > line) yield row;
}

interface HeadedTable extends SourceTable {
  /** 0 without a line of names. */
  head: number;
  isEmpty: boolean;
}

/** @param given line of the names; undefined: it is searched */
const toTable = async (sheet: OpenedSheet, given: number | undefined): Promise<HeadedTable> => {
  const first = await firstRows(sheet);
  const head = given ?? findHeadLine(first);
  const named = first.find(({ line }) => line === head) ?? (await findRow(sheet, head));
  const data = first.filter(({ line }) => line > head);
  const width = Math.max(named?.cells.length ?? 0, ...data.map(({ cells }) => cells.length));
  const before = first.filter(({ line }) => line <= head).length;
  return {
    name: sheet.name,
    columns: columnNames(named?.cells ?? [], width).map((name) => ({ name })),
    rowCount: sheet.rowCount === null ? null : Math.max(0, sheet.rowCount - before),
    rows: () => rowsAfter(sheet.rows(), head),
    head,
    isEmpty: first.length === 0,
  };
};

const findRow = async ({ rows }: OpenedSheet, line: number): Promise<SheetRow | undefined> => {
  if (line === 0) return undefined;
  for await (const row of rows()) if (row.line >= line) return row.line === line ? row : undefined;
  return undefined;
};

const encodingQuestion = { option: 'encoding', text: 'Do these texts look right? Otherwise choose the encoding of the file.' } as const;

/** @throws SheetError in words */
export const openSheetSource = async (file: SourceFile, options: ReadingOptions): Promise<Source & { sheet: number }> => {
  const { encoding, delimiter } = options;
  const opened = await openSheets(file, { ...(encoding && { encoding }), ...(delimiter && { delimiter }) });
  try {
    const sheets = opened.sheets.slice(0, mostSheets);
    const tables: HeadedTable[] = [];
    for (const [index, sheet] of sheets.entries())
      tables.push(await toTable(sheet, index === (options.sheet ?? 0) ? options.head : undefined));
    const filled = tables.findIndex(({ isEmpty }) => !isEmpty);
    const sheet = Math.min(options.sheet ?? Math.max(filled, 0), tables.length - 1);
    return {
      format: opened.format,
      tables,
      sheet,
      options: {
        head: tables[sheet]?.head ?? 0,
        ...(opened.encoding !== null && { encoding: opened.encoding }),
        ...(opened.delimiter !== null && { delimiter: opened.delimiter as ',' | ';' | '\t' | '|' }),
      },
      questions: opened.isEncodingSure || encoding ? [] : [{ ...encodingQuestion, examples: [] }],
      notes: [],
      close: opened.close,
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};
