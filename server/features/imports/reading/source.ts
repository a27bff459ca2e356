// What every reader of a file returns, whatever its format: tables with named columns and rows of cells.

import type { ReadingOptions } from '#contract/imports.ts';
import type { ImportFormat, ImportKind } from '#contract/rules/imports.ts';
import type { SheetRow } from '#server/platform/sheets/sheet.ts';

export interface SourceColumn {
  name: string;
  /** Known meaning of the column (contract/imports.ts); undefined if its name must be matched. */
  target?: string | null;
  unit?: string | null;
}

export interface SourceTable {
  name: string;
  /** Undefined if the columns must tell. */
  kind?: ImportKind;
  columns: SourceColumn[];
  /** Number of rows, if it is known without reading them. */
  rowCount: number | null;
  /** Reads the rows again with each call. Rows contain as many cells as there are columns, or fewer. */
  rows: () => AsyncIterable<SheetRow>;
}

export interface Source {
  format: ImportFormat;
  tables: SourceTable[];
  /** Values of the options that were detected, or as given. */
  options: Omit<ReadingOptions, 'sheet'>;
  /** How formatted texts are written, if the format says so. */
  texts?: 'plain' | 'markdown' | 'html';
  questions: { option: 'decimal' | 'date' | 'encoding' | 'sheet'; text: string; examples: string[] }[];
  /** What is not read, and why. */
  notes: string[];
  close: () => Promise<void>;
}

export interface SourceFile {
  /** On the local disk. */
  path: string;
  name: string;
}

/**
 * Opens a file. Its tables are read when their rows are.
 * @returns null if the file has another format
 * @throws SheetError in words, if it has this format and cannot be read
 */
export type OpenSource = (file: SourceFile, options: ReadingOptions) => Promise<Source | null>;
