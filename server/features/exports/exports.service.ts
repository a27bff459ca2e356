// Exports lists as files for spreadsheets. The records are read in batches while the file is sent.
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { archiveType, type ExportColumns, sheetTypes } from '#contract/exports.ts';
import { recordKinds } from '#contract/records/kinds.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import type { ExportKind, SheetFormat } from '#contract/rules/imports.ts';
import { batchesOf } from '#server/database/batches.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { inOrderOf } from '#server/database/paging.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { getTimeZone } from '#server/features/settings/settings.values.ts';
import { localTime, type SheetColumn } from '#server/features/sheet-columns/columns.ts';
import { createFileNames, filesOfRecord } from '#server/features/sheet-columns/file-names.ts';
import { fittedCell } from '#server/features/sheet-columns/long-texts.ts';
import type { FileAnswer } from '#server/http/mount.ts';
import { timestamp } from '#server/platform/clock.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { writeArchive } from '#server/platform/sheets/archive.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { writeSheet } from '#server/platform/sheets/write-sheet.ts';
import { allColumns, chosenColumns, noteOn } from './export-columns.ts';
import { exportListOf } from './export-lists.ts';

export interface ExportsContext extends Context {
  store: FileStore;
  siteUrl: string;
}

export interface ExportRequest {
  kind: ExportKind;
  /** Of the list of the kind. */
  filter: object;
  format: SheetFormat;
  /** Targets; undefined for all. */
  columns: string[] | undefined;
  /** Adds the files that the table names. */
  files: boolean;
}

/** Records read at once. */
const batch = 250;

interface Rows {
  kind: ExportKind;
  ids: readonly number[];
  format: SheetFormat;
  columns: readonly SheetColumn[];
  timeZone: string;
  /** Called with each file that a row names. */
  onFile: (path: string, name: string) => void;
}

/** Records that are deleted meanwhile are left out. */
async function* readRows(context: ExportsContext, { kind, ids, format, columns, timeZone, onFile }: Rows): AsyncGenerator<Cell[]> {
  const namesOf = await createFileNames(context.db);
  for (const some of batchesOf(ids, batch)) {
    const records = inOrderOf(some, await exportListOf(kind).list(context, some));
    const nameOf = await namesOf(kind === 'message' ? [] : records.flatMap((record) => filesOfRecord(kind, record)));
    const fileName = (path: string): string => {
      const name = nameOf(path);
      onFile(path, name);
      return name;
    };
    const cells = { timeZone, siteUrl: context.siteUrl, fileName };
    for (const record of records) yield columns.map((column) => fittedCell(column.toCell(record, cells), format));
    // other requests come first
    await nextTurn();
  }
}

async function* archived(store: FileStore, name: string, sheet: Readable, named: ReadonlyMap<string, string>) {
  yield { name, content: sheet };
  // complete after the table has been read
  for (const [path, fileName] of named) {
    const file = await store.open(path);
    if (file) yield { name: fileName, content: file.content };
  }
}

const nameOfExport = ({ clock }: Context, nouns: string, timeZone: string): string => {
  const { date } = localTime(timestamp(clock), timeZone);
  return `${nouns}-${date.slice(0, 10)}`;
};

/** Also adds the export to the audit log. @throws AppError 'invalid' if a column does not exist */
export const exportRecords = async (context: ExportsContext & ActingContext, request: ExportRequest): Promise<FileAnswer> => {
  const { db, store } = context;
  const { kind, format, files, columns: targets } = request;
  const ids = await exportListOf(kind).listIds(context, request.filter);
  const columns = await (targets ? chosenColumns(db, kind, ids, targets) : allColumns(db, kind, ids));
  const timeZone = await getTimeZone(db);
  await inTransaction(db, (transaction) =>
    recordAction(
      { ...context, db: transaction },
      { action: 'export', kind, details: { format, records: ids.length, ...(files && { with_files: true }) } },
    ),
  );
  const [, nouns] = recordKinds[kind].noun;
  const name = nameOfExport(context, nouns, timeZone);
  const named = new Map<string, string>();
  const onFile = (path: string, fileName: string) => {
    if (files) named.set(path, fileName);
  };
  const rows = readRows(context, { kind, ids, format, columns, timeZone, onFile });
  const sheet = writeSheet(format, { name: capitalised(nouns), columns: columns.map(({ head, width }) => ({ head, width })), rows });
  if (!files) return { name: `${name}.${format}`, type: sheetTypes[format], content: sheet };
  return { name: `${name}.zip`, type: archiveType, content: writeArchive(archived(store, `${name}.${format}`, sheet, named)) };
};

export const listColumns = async (context: Context, kind: ExportKind, filter: object): Promise<ExportColumns> => {
  const ids = await exportListOf(kind).listIds(context, filter);
  const columns = await allColumns(context.db, kind, ids);
  return {
    records: ids.length,
    columns: columns.map(({ target, head, group }) => ({ target, label: head, group })),
    note: noteOn(columns),
  };
};
