// Reads XLSX files as streams.
import { type OpenedSheet, SheetError } from './sheet.ts';
import { readSharedStrings, type SharedStrings } from './xlsx/shared-strings.ts';
import { readSheetRows } from './xlsx/sheet-rows.ts';
import { findPart, readWorkbook } from './xlsx/workbook.ts';
import { type OpenedZip, openZip } from './zip-file.ts';

export interface OpenedWorkbook {
  sheets: OpenedSheet[];
  close: () => Promise<void>;
}

const maxParts = 10_000;
/** Bytes of a sheet: more than a million rows with 30 cells. */
const maxSheetBytes = 2 * 1024 ** 3;

const saveAgain = 'Save it in the spreadsheet program as “Excel workbook (.xlsx)”.';

/** Zip files that are no workbook, by the name of a part. */
const otherPackages: [RegExp, string][] = [
  [/(?:^|\/)vbaProject\.bin$/i, `The workbook contains macros, so it is not read. ${saveAgain}`],
  [/^xl\/workbook\.bin$/i, `This is a binary workbook (.xlsb). ${saveAgain}`],
  [/^Index\/.*\.iwa$|^Index\.zip$/i, 'This is a file of Apple Numbers. Export it there as Excel (.xlsx) or CSV.'],
  [/^word\//i, 'This is a text document of Word. Choose a workbook (.xlsx) or a CSV file.'],
  [/^ppt\//i, 'This is a presentation of PowerPoint. Choose a workbook (.xlsx) or a CSV file.'],
];

const readText = async (zip: OpenedZip, path: string): Promise<string> => {
  const part = findPart(zip, path);
  if (!part) return '';
  const chunks: Buffer[] = [];
  for await (const chunk of zip.read(part, 16 * 1024 * 1024)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

const requireWorkbook = async (zip: OpenedZip): Promise<void> => {
  for (const [name, message] of otherPackages) if (zip.entries.some(({ path }) => name.test(path))) throw new SheetError(message);
  if (findPart(zip, 'mimetype')) throw new SheetError(`This is a file of LibreOffice or OpenOffice (.ods). ${saveAgain}`);
  if (!findPart(zip, '[Content_Types].xml')) {
    throw new SheetError(
      'This zip file contains no workbook. Choose the table itself (.xlsx or .csv); pictures in a zip file are added separately.',
    );
  }
  const types = await readText(zip, '[Content_Types].xml');
  if (types.includes('macroEnabled')) throw new SheetError(`The workbook may contain macros (.xlsm), so it is not read. ${saveAgain}`);
};

/**
 * Opens a workbook. Formulas have the values that were calculated when it was saved; values of errors are texts such as `#N/A`; of merged
 * cells the first one has the value.
 * @throws SheetError if the file is no workbook, contains macros or is damaged
 */
export const openXlsx = async (file: { path: string; name: string }): Promise<OpenedWorkbook> => {
  const zip = await openZip(file.path, maxParts);
  try {
    await requireWorkbook(zip);
    const { sheets, strings: texts, ...rules } = await readWorkbook(zip);
    let loading: Promise<SharedStrings> | undefined;
    const loadStrings = async () => {
      if (!texts) return null;
      loading ??= readSharedStrings(zip.read(texts, maxSheetBytes));
      return await loading;
    };
    return {
      sheets: sheets.map(({ name, part }) => ({
        name,
        rowCount: null,
        rows: async function* () {
          yield* readSheetRows(zip.read(part, maxSheetBytes), { ...rules, strings: await loadStrings() });
        },
      })),
      close: async () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
};
