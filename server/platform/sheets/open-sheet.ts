// Opens a table of any of the formats, which its content tells and not its name.
import { createReadStream } from 'node:fs';
import type { ReadingOptions } from '#contract/imports.ts';
import { openCsv } from './read-csv.ts';
import { openXlsx } from './read-xlsx.ts';
import { type OpenedSheets, SheetError } from './sheet.ts';
import { readStart } from './text-file.ts';

const zipSignature = 'PK\x03\x04';
const oleSignature = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Other files that people choose, by their first bytes. */
const otherFiles: [string, string][] = [
  ['%PDF', 'This is a PDF file, whose tables cannot be read. Choose the table it was made from, as XLSX or CSV.'],
  ['{\\rtf', 'This is a text document (RTF). Choose a workbook (.xlsx) or a CSV file.'],
  ['\x1f\x8b', 'This file is compressed (gzip). Unpack it first and choose the table itself.'],
  ['7z\xbc\xaf', 'This file is compressed (7z). Unpack it first and choose the table itself.'],
  ['Rar!', 'This file is compressed (RAR). Unpack it first and choose the table itself.'],
  ['PK\x05\x06', 'This zip file is empty. Choose a workbook (.xlsx) or a CSV file.'],
];

/** Files of Office before 2007, and encrypted ones of today, have the same container with named streams. */
const explainOle = async (path: string): Promise<SheetError> => {
  const encrypted = Buffer.from('EncryptedPackage', 'utf16le');
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const part = Buffer.concat([tail, chunk]);
    if (part.includes(encrypted)) {
      return new SheetError('The workbook is protected by a password. Remove the password in the spreadsheet program and save it again.');
    }
    tail = part.subarray(-encrypted.length);
  }
  return new SheetError('This is a file of an old version of Excel (.xls) or Office. Save it in Excel as “Excel workbook (.xlsx)”.');
};

/**
 * Opens a table in a file.
 * @param given what the user has chosen; the rest is detected
 * @throws SheetError if the file has another format or is damaged
 */
export const openSheets = async (
  file: { path: string; name: string },
  given: Pick<ReadingOptions, 'encoding' | 'delimiter'>,
): Promise<OpenedSheets> => {
  const start = (await readStart(file.path, 8)).toString('latin1');
  if (start.startsWith(zipSignature)) {
    return { format: 'xlsx', encoding: null, delimiter: null, isEncodingSure: true, ...(await openXlsx(file)) };
  }
  if (start === oleSignature) throw await explainOle(file.path);
  const other = otherFiles.find(([signature]) => start.startsWith(signature));
  if (other) throw new SheetError(other[1]);
  const { rows, ...table } = await openCsv(file, given);
  return {
    format: table.delimiter === '\t' ? 'tsv' : 'csv',
    ...table,
    sheets: [{ name: file.name.replace(/\.\w{1,10}$/, ''), rowCount: null, rows }],
    close: async () => undefined,
  };
};
