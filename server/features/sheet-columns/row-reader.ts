// Reads the rows of a file as values of records.
import type { ImportKind } from '#contract/rules/imports.ts';
import type { Specification } from '#contract/rules/specifications.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { changeSpecifications } from './change-specifications.ts';
import { type CellContext, columnsOf, type SheetColumn } from './columns.ts';
import { readFileNames } from './lists.ts';
import { isLongTextNote } from './long-texts.ts';
import { cellText, isBlank, quoted, type Reading, readNumber } from './read-cells.ts';
import { clearedValue, type ReadingContext, readField } from './read-field.ts';
import { readRowChanges } from './read-specifications.ts';
import { isSameCell } from './same-cell.ts';
import { type SheetField, sheetFieldsOf } from './sheet-fields.ts';

export interface ReadColumn {
  /** As in contract/imports.ts. */
  target: string | null;
  unit?: string | null;
}

export interface ReadOptions extends ReadingContext {
  /** What an empty cell does to a field. */
  empty: 'leave' | 'clear';
  /** The names of stored files, as exports write them. */
  fileName?: CellContext['fileName'];
}

export interface CellError {
  /** Index of the column. */
  column: number;
  value: string;
  /** What is wrong, and what would be right. */
  text: string;
}

export interface RowReading {
  id: number | null;
  version: number | null;
  /**
   * Values of fields by name, as `records.edit` or the calls for attributes accept them; neither normalised nor checked for their limits.
   * Fields that the row does not change are missing.
   */
  values: Record<string, unknown>;
  /** Names of files by field, as written; an empty list removes them. Missing if the record has these files. */
  files: Record<string, string[]>;
  /** Name or path of the category, as written; null if it does not change. */
  category: string | null;
  /** Former address that redirects to the record. */
  oldAddress: string | null;
  errors: CellError[];
}

const readInteger = (cell: Cell): Reading<number> => {
  const reading = readNumber(cell, '.');
  if ('value' in reading && Number.isSafeInteger(reading.value) && reading.value > 0) return reading;
  return { error: `${quoted(cellText(cell))} is not a whole number above 0, as exports write it.` };
};

const isFile = ({ type }: SheetField) => type === 'picture' || type === 'pictures' || type === 'document';

const noLongText = 'A note takes the place of this text. Export the text as CSV, and import that file.';

interface Column {
  index: number;
  target: string;
  field: SheetField | undefined;
  /** As exports write it. */
  written: SheetColumn | undefined;
}

/** @returns a function that reads rows with these columns */
export const createRowReader = (kind: ImportKind, columns: readonly ReadColumn[], options: ReadOptions) => {
  const fields = new Map(sheetFieldsOf(kind));
  const written = new Map(columnsOf(kind).map((column) => [column.target, column]));
  const context: CellContext = { timeZone: options.timeZone, siteUrl: '', fileName: options.fileName ?? ((path) => path) };
  const known = columns.flatMap(({ target }, index): Column[] =>
    target === null || written.get(target)?.isReadOnly ? [] : [{ index, target, field: fields.get(target), written: written.get(target) }],
  );

  const readFiles = (row: RowReading, { target, field }: Column, cell: Cell): void => {
    const text = cellText(cell).trim();
    const names = field?.type === 'pictures' ? readFileNames(text) : [text].filter(Boolean);
    row.files[target] = [...(row.files[target] ?? []), ...names];
  };

  const readOne = (row: RowReading, column: Column, cell: Cell, current: object | null): void => {
    const { index, target, field } = column;
    const keep = <T>(reading: Reading<T>, use: (value: T) => void) => {
      if ('value' in reading) use(reading.value);
      else row.errors.push({ column: index, value: cellText(cell), text: reading.error });
    };
    if (target === 'id' || target === 'version') {
      if (!isBlank(cell)) keep(readInteger(cell), (value) => (row[target] = value));
    } else if (target === 'category') {
      if (!isBlank(cell)) row.category = cellText(cell).trim();
    } else if (target === 'old_address') {
      row.oldAddress = cellText(cell).trim() || null;
    } else if (field && isFile(field)) {
      readFiles(row, column, cell);
    } else if (field && isBlank(cell)) {
      const value = clearedValue(field);
      if (value !== undefined) row.values[target] = value;
    } else if (field) {
      const before = current && (current as Record<string, unknown>)[target];
      keep(readField(field, cell, options, before), (value) => (row.values[target] = value));
    }
  };

  const isUnchanged = ({ written: column }: Column, cell: Cell, current: object | null) =>
    current !== null && column !== undefined && isSameCell(cell, column.toCell(current, context));

  /** @param current the record with this id, as services return it; an attribute has a `category` like a product; null for a new one */
  return (cells: readonly Cell[], current: object | null): RowReading => {
    const row: RowReading = { id: null, version: null, values: {}, files: {}, category: null, oldAddress: null, errors: [] };
    for (const column of known) {
      const cell = cells[column.index] ?? null;
      const isKey = column.target === 'id' || column.target === 'version';
      if (isLongTextNote(cell)) {
        if (current === null) row.errors.push({ column: column.index, value: cellText(cell), text: noLongText });
        continue;
      }
      if (isBlank(cell) && (options.empty === 'leave' || current === null)) continue;
      if (!isKey && isUnchanged(column, cell, current)) continue;
      readOne(row, column, cell, current);
    }
    const { changes, isComplete, errors } = readRowChanges(columns, cells, options);
    row.errors.push(...errors);
    const before = (current as { specifications?: Specification[] } | null)?.specifications ?? [];
    const specifications = changes.length > 0 || isComplete ? changeSpecifications(before, changes, isComplete) : null;
    if (specifications) row.values.specifications = specifications;
    return row;
  };
};
