// Reads CSV and TSV files as streams.
import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { findDelimiter } from './delimiter.ts';
import {
  isEmptyCell,
  SheetError,
  type SheetRow,
  sheetLimits,
  tooLongCell,
  tooLongRow,
  tooManyColumns,
  tooManyRows,
  trimRow,
} from './sheet.ts';
import { decodeFile, detectEncoding } from './text-file.ts';

export interface OpenedTable {
  encoding: string;
  isEncodingSure: boolean;
  delimiter: string;
  /** Cells are texts as they are written, without the apostrophe that prevents formulas; empty ones are null. */
  rows: () => AsyncIterable<SheetRow>;
}

/** Characters that decide on the delimiter. */
const sampleLength = 64 * 1024;

const sampleOf = async (path: string, encoding: string): Promise<string> => {
  let sample = '';
  for await (const text of decodeFile(path, encoding)) {
    sample += text;
    if (sample.length >= sampleLength) break;
  }
  return sample.slice(0, sampleLength);
};

const looksLikeMarkup = /^\s{0,1000}<(?:\?xml|!doctype|!--|html|head|meta|style|body|div|table|workbook)\b/i;

const looksLikeJson = /^\s{0,1000}[[{]\s{0,1000}[[{"]/;

const lineBreaks = (text: string): number => (/[\r\n]/.test(text) ? text.split(/\r\n|\r|\n/).length - 1 : 0);

// what contract/rules/csv.ts adds, so that a spreadsheet does not execute the text
const withoutApostrophe = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

async function* skip(texts: AsyncIterable<string>, length: number): AsyncGenerator<string> {
  let left = length;
  for await (const text of texts) {
    if (text.length > left) yield text.slice(left);
    left = Math.max(0, left - text.length);
  }
}

const explain = (error: unknown, line: number): unknown => {
  if (!(error instanceof CsvError)) return error;
  if (error.code !== 'CSV_QUOTE_NOT_CLOSED') return new SheetError(`Line ${line} cannot be read. Check its quotation marks.`);
  return new SheetError(`A quotation mark in line ${line} is not closed. Close it, or write it twice if it belongs to the text.`);
};

async function* readRows(
  content: AsyncIterable<string>,
  { delimiter, skipped }: ReturnType<typeof findDelimiter>,
): AsyncGenerator<SheetRow> {
  let line = skipped > 0 ? 2 : 1;
  let rowCount = 0;
  let unfinished = 0;
  async function* limited(texts: AsyncIterable<string>) {
    for await (const text of texts) {
      unfinished += text.length;
      if (unfinished > sheetLimits.rowCharacters) throw tooLongRow(line);
      yield text;
    }
  }
  /** @returns null for a row that is left out */
  const toRow = (texts: string[]): SheetRow | null => {
    unfinished = 0;
    const row: SheetRow = { line, cells: [] };
    let isEmpty = true;
    for (const [index, text] of texts.entries()) {
      line += lineBreaks(text);
      if (text.length > sheetLimits.cellCharacters) throw tooLongCell(row.line);
      if (!isEmptyCell(text)) isEmpty = false;
      row.cells[index] = text === '' ? null : withoutApostrophe(text);
    }
    line += 1;
    if (isEmpty) return null;
    if (trimRow(row.cells).length > sheetLimits.columns) throw tooManyColumns(row.line);
    rowCount += 1;
    if (rowCount > sheetLimits.rows) throw tooManyRows();
    return row;
  };
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    // rows of another shape are only in its types for tables with named columns
    on_record: toRow as unknown as Options['on_record'],
  });
  const texts = Readable.from(limited(skip(content, skipped)));
  pipeline(texts, parser, () => undefined);
  try {
    yield* parser as AsyncIterable<SheetRow>;
  } catch (error) {
    throw explain(error, line);
  }
}

/**
 * @param given what the user has chosen; the rest is detected
 * @throws SheetError if the file is not a table of text
 */
export const openCsv = async (
  file: { path: string; name: string },
  given: { encoding?: string; delimiter?: string },
): Promise<OpenedTable> => {
  const { encoding, isSure } = await detectEncoding(file.path, given.encoding);
  const sample = await sampleOf(file.path, encoding);
  if (sample.trim() === '') throw new SheetError('The file is empty. Choose a file with a row of column names and at least one row below.');
  if (looksLikeMarkup.test(sample)) {
    throw new SheetError(
      'The file contains a web page or XML and not a table. Open it in a spreadsheet program and save it as XLSX or CSV.',
    );
  }
  if (looksLikeJson.test(sample)) throw new SheetError('The file contains JSON and not a table. Choose a workbook (.xlsx) or a CSV file.');
  const found = findDelimiter(sample);
  const delimiter = given.delimiter ?? found.delimiter;
  const { skipped } = found;
  return { encoding, isEncodingSure: isSure, delimiter, rows: () => readRows(decodeFile(file.path, encoding), { delimiter, skipped }) };
};

/** @param text with or without a byte order mark @throws SheetError while reading */
export const readCsvText = (text: string): AsyncIterable<SheetRow> => {
  const content = text.replace(/^\ufeff/, '');
  const whole = async function* () {
    yield content;
  };
  return readRows(whole(), findDelimiter(content.slice(0, sampleLength)));
};
