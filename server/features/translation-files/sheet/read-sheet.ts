// Reads the spreadsheet. Its columns are found by their heads, so they can be moved, and rows can be sorted or deleted.
import { isLongTextNote } from '#server/features/sheet-columns/long-texts.ts';
import { openSheets } from '#server/platform/sheets/open-sheet.ts';
import { type Cell, SheetError, type SheetRow } from '#server/platform/sheets/sheet.ts';
import type { FileContent, FileRecord, FileText, TranslationFile } from '../file-texts.ts';
import { heads } from './sheet-rows.ts';

type Name = keyof typeof heads;

interface Head {
  columns: Partial<Record<Name, number>>;
  from: string;
  to: string;
}

const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.date : String(cell);
};

const required = ['kind', 'id', 'text', 'original', 'translation'] as const;

const withLanguage: readonly Name[] = ['original', 'translation'];

const isHead = (name: Name, text: string): boolean =>
  withLanguage.includes(name) ? text.startsWith(`${heads[name]} (`) : text === heads[name];

const languageIn = (text: string | undefined): string => /\(([\w-]+)\)$/.exec(text ?? '')?.[1] ?? '';

/** @throws SheetError */
const readHead = ({ cells }: SheetRow): Head => {
  const texts = cells.map((cell) => textOf(cell).trim());
  const columns: Head['columns'] = {};
  for (const name of Object.keys(heads) as Name[]) {
    const at = texts.findIndex((text) => isHead(name, text));
    if (at >= 0) columns[name] = at;
  }
  const missing = required.filter((name) => columns[name] === undefined);
  if (missing.length > 0) {
    const names = missing.map((name) => `“${heads[name]}${withLanguage.includes(name) ? ' (language)' : ''}”`);
    throw new SheetError(
      `The first row does not name the columns of an export: ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} missing. Keep the first row of the exported file.`,
    );
  }
  return { columns, from: languageIn(texts[columns.original ?? -1]), to: languageIn(texts[columns.translation ?? -1]) };
};

/** A note that takes the place of a long text is not read. */
const contentOf = (cell: Cell | undefined): FileContent | null => {
  const text = textOf(cell);
  return text.trim() === '' || isLongTextNote(text) ? null : { plain: text, html: text };
};

const toText = ({ columns }: Head, { cells }: SheetRow): FileText => {
  const cellOf = (name: Name): Cell | undefined => (columns[name] === undefined ? undefined : cells[columns[name]]);
  return {
    unitId: textOf(cellOf('text')).trim(),
    original: contentOf(cellOf('original')),
    translation: contentOf(cellOf('translation')),
    fingerprint: textOf(cellOf('check')).trim() || null,
    isFinished: !['', 'missing', 'outdated'].includes(textOf(cellOf('state')).trim().toLowerCase()),
    problem: null,
  };
};

const toRecord = (head: Head, row: SheetRow): FileRecord => {
  const cellOf = (name: Name): string => textOf(head.columns[name] === undefined ? undefined : row.cells[head.columns[name]]).trim();
  const id = cellOf('id');
  return {
    kind: cellOf('kind'),
    id: /^\d{1,10}$/.test(id) ? Number(id) : null,
    title: cellOf('record') || `Row ${row.line}`,
    texts: [toText(head, row)],
  };
};

/** Texts that are returned together. */
const mostTexts = 1000;

/** Rows of one record after another become one. */
async function* readRecords(head: Head, rows: AsyncIterable<SheetRow>): AsyncGenerator<FileRecord> {
  let current: FileRecord | null = null;
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) {
      isFirst = false;
      continue;
    }
    const record = toRecord(head, row);
    if (current && current.id === record.id && current.kind === record.kind && current.texts.length < mostTexts)
      current.texts.push(...record.texts);
    else {
      if (current) yield current;
      current = record;
    }
  }
  if (current) yield current;
}

/** @throws SheetError */
export const openTranslationSheet = async (file: { path: string; name: string }): Promise<TranslationFile> => {
  const opened = await openSheets(file, {});
  try {
    const rows = () =>
      (async function* () {
        yield* opened.sheets[0]?.rows() ?? [];
      })();
    for await (const first of rows()) {
      const head = readHead(first);
      return {
        format: 'xlsx',
        from: head.from,
        to: head.to,
        records: () => readRecords(head, rows()),
        close: opened.close,
      };
    }
    throw new SheetError('The file is empty. Choose an exported file (.xlf or .xlsx).');
  } catch (error) {
    await opened.close();
    throw error;
  }
};
