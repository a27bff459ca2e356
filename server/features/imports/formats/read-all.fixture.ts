// Reads a fixture, or a text, with all readers of other formats.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ReadingOptions } from '#contract/imports.ts';
import type { ImportFormat, ImportKind } from '#contract/rules/imports.ts';
import type { Source } from '#server/features/imports/reading/source.ts';
import type { Cell } from '#server/platform/sheets/sheet.ts';
import { otherFormats } from './index.ts';

export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);

export const openOther = async (path: string, options: ReadingOptions = {}): Promise<Source | null> => {
  for (const open of otherFormats) {
    const source = await open({ path, name: basename(path) }, options);
    if (source) return source;
  }
  return null;
};

interface ReadTable {
  kind: ImportKind | undefined;
  /** Units by name of the column. */
  units: Record<string, string>;
  /** Values by target, those of columns that are not imported by name in parentheses; `line` is that of the file. */
  rows: Record<string, Cell>[];
}

export interface Read {
  format: ImportFormat;
  tables: Record<string, ReadTable>;
  notes: string[];
}

export const readAll = async (path: string): Promise<Read> => {
  const source = await openOther(path);
  if (!source) throw new Error('No reader knows the format.');
  const tables: Record<string, ReadTable> = {};
  for (const { name, kind, columns, rows, rowCount } of source.tables) {
    const read: ReadTable = { kind, units: {}, rows: [] };
    for (const column of columns) if (column.unit) read.units[column.name] = column.unit;
    for await (const { line, cells } of rows()) {
      const values = columns.flatMap((column, index) => {
        const cell = cells[index] ?? null;
        return cell === null ? [] : [[column.target ?? `(${column.name})`, cell] as const];
      });
      read.rows.push({ line, ...Object.fromEntries(values) });
    }
    if (rowCount !== read.rows.length) throw new Error(`The table says ${rowCount} rows and has ${read.rows.length}.`);
    tables[name] = read;
  }
  return { format: source.format, tables, notes: source.notes };
};

/** Calls `use` with the path of a temporary file. */
export const withFile = async <T>(name: string, content: string | Buffer, use: (path: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'formats-'));
  try {
    const path = join(folder, name);
    await writeFile(path, content);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
};
