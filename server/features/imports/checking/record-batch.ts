// Reads a batch of rows of products, categories, articles or pages, with the records that they are about.
import { fieldsOf } from '#contract/records/kind.ts';
import { published } from '#contract/records/kinds.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { AddressError, readSource } from '#server/features/redirects/redirect-addresses.ts';
import { createRowReader, type RowReading } from '#server/features/sheet-columns/row-reader.ts';
import { kinds } from '#server/kinds.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';
import { storedPathsIn } from '#server/platform/stored-paths.ts';
import { type FoundKeys, listRedirectsFrom } from './match-records.repository.ts';
import { findRecords, type KeyColumns, keyColumnsOf, type Match, matchRecord, type RowKeys } from './match-records.ts';
import type { Planning } from './planning.ts';
import { fileFieldsOf, pathsIn } from './record-files.ts';
import type { TableColumn } from './table-columns.ts';
import { picturesIn } from './text-pictures.ts';

export type Current = { id: number; version: number; slug: string } & Record<string, unknown>;

/** A table whose rows are records of a kind. */
export interface RecordTable {
  planning: Planning;
  kind: PublishedKind;
  columns: readonly TableColumn[];
  keyColumns: KeyColumns;
  readRow: ReturnType<typeof createRowReader>;
  /** Meanings of the columns. */
  targets: ReadonlySet<string>;
  canCreate: boolean;
}

export interface ReadRow {
  row: SheetRow;
  keys: RowKeys;
  match: Match;
  /** The record that the row is about; null for a new one. */
  current: Current | null;
  reading: RowReading;
}

export interface RecordBatch {
  rows: ReadRow[];
  found: FoundKeys;
  /** Targets of redirects by their source. */
  redirects: ReadonlyMap<string, string>;
}

/** A table to be planned. */
export interface PlannedTable<K extends ImportKind = ImportKind> {
  kind: K;
  columns: readonly TableColumn[];
  /** Whether rows without a record create one. */
  canCreate: boolean;
}

export const openRecordTable = (planning: Planning, { kind, columns, canCreate }: PlannedTable<PublishedKind>): RecordTable => {
  const { decimal, date, texts, empty } = planning.options;
  const reading = { decimal, date, texts, empty, timeZone: planning.timeZone, fileName: planning.files.fileName };
  return {
    planning,
    kind,
    columns,
    keyColumns: keyColumnsOf(kind, columns),
    readRow: createRowReader(kind, columns, reading),
    targets: new Set(columns.flatMap(({ target }) => target ?? [])),
    canCreate,
  };
};

/** @returns the index of the column with this meaning; -1 if there is none */
export const columnOf = ({ columns }: RecordTable, target: string): number => columns.findIndex((column) => column.target === target);

/** @returns the former address as redirects store it, or what is wrong with it */
export const readFormerAddress = ({ planning }: RecordTable, address: string): { source: string } | { error: string } => {
  try {
    return readSource(address, planning.context.siteUrl);
  } catch (error) {
    if (error instanceof AddressError) return { error: error.message };
    throw error;
  }
};

/** @returns the formatted texts of a record */
const textsOf = (kind: PublishedKind, values: Readonly<Record<string, unknown>>): string[] =>
  fieldsOf(published[kind]).flatMap(([name, { type }]) => (type === 'rich-text' && typeof values[name] === 'string' ? [values[name]] : []));

const readCurrent = async ({ planning, kind }: RecordTable, ids: readonly number[]): Promise<Map<number, Current>> => {
  const records = (await kinds[kind].list(planning.context.db, ids)) as unknown as Current[];
  const fields = fileFieldsOf(kind);
  await planning.files.readStored(
    records.flatMap((record) => [...fields.flatMap(([field]) => pathsIn(record, field)), ...textsOf(kind, record).flatMap(storedPathsIn)]),
  );
  return new Map(records.map((record) => [record.id, record]));
};

const readRedirects = (table: RecordTable, rows: readonly ReadRow[]): Promise<Map<string, string>> => {
  const sources = rows.flatMap(({ reading: { oldAddress } }) => {
    const source = oldAddress === null ? null : readFormerAddress(table, oldAddress);
    return source && 'source' in source ? [source.source] : [];
  });
  return listRedirectsFrom(table.planning.context.db, sources);
};

const matchCategory = ({ categories }: Planning, { name }: RowKeys, { indexes }: KeyColumns): Match => {
  const found = categories.find(name);
  if ('error' in found && found.isAmbiguous) return { id: null, error: { column: indexes.name, value: name, text: found.error } };
  return { id: 'id' in found ? found.id : null, error: null };
};

/** With one query for each kind of look-up. A record that is deleted meanwhile is none. */
export const readBatch = async (table: RecordTable, given: readonly SheetRow[]): Promise<RecordBatch> => {
  const { planning, kind, keyColumns } = table;
  const keyed = given.map((row) => ({ row, keys: keyColumns.keysOf(row) }));
  const found = await findRecords(
    planning.context.db,
    kind,
    keyed.map(({ keys }) => keys),
  );
  const matched = keyed.map((one) => {
    const match = one.keys.name === '' ? matchRecord(kind, one.keys, found, keyColumns) : matchCategory(planning, one.keys, keyColumns);
    return { ...one, match };
  });
  const records = await readCurrent(table, [...new Set(matched.flatMap(({ match }) => match.id ?? []))]);
  const rows = matched.map(({ match, ...one }): ReadRow => {
    const current = match.id === null ? null : (records.get(match.id) ?? null);
    return { ...one, match: { ...match, id: current?.id ?? null }, current, reading: table.readRow(one.row.cells, current) };
  });
  await planning.files.readNamed(
    rows.flatMap(({ reading }) => [...Object.values(reading.files).flat(), ...textsOf(kind, reading.values).flatMap(picturesIn)]),
  );
  return { rows, found, redirects: await readRedirects(table, rows) };
};

/** @returns the title of the record */
export const titleOf = ({ kind }: RecordTable, { reading: { values }, current, keys }: ReadRow): string => {
  const { title } = published[kind];
  const written = values[title] ?? current?.[title] ?? (keys.model || keys.slug || keys.id);
  return String(written).slice(0, 300).toWellFormed();
};
