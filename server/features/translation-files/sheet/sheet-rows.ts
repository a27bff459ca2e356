// The columns of the spreadsheet.
import type { Readable } from 'node:stream';
import { fittedCell } from '#server/features/sheet-columns/long-texts.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { writeSheet } from '#server/platform/sheets/write-sheet.ts';
import type { ExportedRecord, ExportedText } from '../exported-records.ts';
import { fingerprint, unitId } from '../unit-ids.ts';

interface Column {
  head: string;
  width: number;
  toCell: (record: ExportedRecord, text: ExportedText) => Cell;
}

export const heads = {
  kind: 'Kind',
  id: 'Id',
  record: 'Record',
  text: 'Text',
  label: 'Label',
  limit: 'Limit',
  original: 'Original',
  translation: 'Translation',
  state: 'State',
  check: 'Check (do not change)',
} as const;

const columnsOf = (from: string, to: string): Column[] => [
  { head: heads.kind, width: 10, toCell: ({ kind }) => kind },
  { head: heads.id, width: 8, toCell: ({ id }) => id },
  { head: heads.record, width: 30, toCell: ({ title }) => title },
  { head: heads.text, width: 18, toCell: (_, { unit }) => unitId(unit.key) },
  { head: heads.label, width: 24, toCell: (_, { unit }) => unit.label },
  { head: heads.limit, width: 8, toCell: (_, { unit }) => unit.max },
  { head: `${heads.original} (${from})`, width: 60, toCell: (_, { unit }) => unit.source },
  { head: `${heads.translation} (${to})`, width: 60, toCell: (_, { translation }) => translation },
  { head: heads.state, width: 12, toCell: (_, { state }) => state },
  { head: heads.check, width: 22, toCell: (_, { translation }) => fingerprint(translation) },
];

/** One row for each text. */
export const writeTranslationSheet = (languages: { from: string; to: string }, records: AsyncIterable<ExportedRecord>): Readable => {
  const columns = columnsOf(languages.from, languages.to);
  async function* rows(): AsyncGenerator<Cell[]> {
    for await (const record of records)
      for (const text of record.texts) yield columns.map(({ toCell }) => fittedCell(toCell(record, text), 'xlsx'));
  }
  return writeSheet('xlsx', { name: 'Translations', columns: columns.map(({ head, width }) => ({ head, width })), rows: rows() });
};
