// Which files can be uploaded, checked before they are sent. The server reads their bytes.
import { importLimits } from '#contract/rules/imports.ts';

export const sheetAccept = '.xlsx,.csv,.tsv,.txt,.xml';
export const archiveAccept = '.zip,application/zip';

const readable = ['xlsx', 'csv', 'tsv', 'txt', 'xml'];
const otherSheets = ['xls', 'xlsm', 'xlsb', 'ods', 'numbers'];

const extensionOf = ({ name }: File): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const isArchive = (file: File): boolean => extensionOf(file) === 'zip';

const sizeRefusal = ({ name, size }: File, maxBytes: number, limit: string): string | null => {
  if (size === 0) return `The file ${name} is empty.`;
  return size > maxBytes ? `The file ${name} is too large. It must be less than ${limit}.` : null;
};

/** @returns why a file with records is refused; null if it can be sent */
export const sheetRefusal = (file: File): string | null => {
  const extension = extensionOf(file);
  if (otherSheets.includes(extension)) return `The file ${file.name} cannot be read. Save it as an Excel workbook (.xlsx) or as CSV.`;
  if (!readable.includes(extension))
    return `The file ${file.name} cannot be imported. It must be a spreadsheet (.xlsx, .csv, .tsv) or an XML file of BMEcat or WordPress.`;
  return sizeRefusal(file, importLimits.fileBytes, '100 MB');
};

/** @returns why a file with pictures is refused; null if it can be sent */
export const archiveRefusal = (file: File): string | null =>
  isArchive(file) ? sizeRefusal(file, importLimits.archiveBytes, '2 GB') : `The file ${file.name} is not a zip file.`;
