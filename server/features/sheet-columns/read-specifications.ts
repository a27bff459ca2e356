// Reads the specification rows of a row of a file: one column each, lists in one cell, and pairs of columns.
import type { Cell } from '#server/platform/sheets/sheet.ts';
import type { RowChange } from './change-specifications.ts';
import { cellText, isBlank, quoted } from './read-cells.ts';
import type { CellError, ReadColumn, ReadOptions } from './row-reader.ts';
import { isSameCell } from './same-cell.ts';
import { readSpecificationCell, toSpecificationCell } from './specification-cells.ts';
import { parseLabel } from './specification-labels.ts';
import { readList } from './specification-lists.ts';

const prefix = 'spec:';
const namePrefix = 'spec-name:';
const valuePrefix = 'spec-value:';

interface RowChanges {
  changes: RowChange[];
  /** Rows without a change are removed. */
  isComplete: boolean;
  errors: CellError[];
}

type Options = Pick<ReadOptions, 'empty' | 'decimal'>;

const change = (name: RowChange['name'], cell: Cell, unit: string | null, { empty, decimal }: Options): RowChange => ({
  name,
  unit,
  write: (before) => {
    if (isBlank(cell)) return empty === 'clear' ? null : before;
    return before !== null && isSameCell(cell, toSpecificationCell(before, unit)) ? before : readSpecificationCell(cell, unit, decimal);
  },
});

const readPairs = (columns: readonly ReadColumn[], cells: readonly Cell[], options: Options): Omit<RowChanges, 'isComplete'> => {
  const changes: RowChange[] = [];
  const errors: CellError[] = [];
  for (const [index, { target, unit = null }] of columns.entries()) {
    if (!target?.startsWith(valuePrefix)) continue;
    const cell = cells[index] ?? null;
    const nameTarget = namePrefix + target.slice(valuePrefix.length);
    const name = cellText(cells[columns.findIndex((column) => column.target === nameTarget)] ?? null).trim();
    if (name !== '') changes.push(change({ group: null, key: name, occurrence: 1 }, cell, unit, options));
    else if (!isBlank(cell)) {
      const value = cellText(cell);
      errors.push({ column: index, value, text: `The value ${quoted(value)} has no name. Write the name of the specification beside it.` });
    }
  }
  return { changes, errors };
};

export const readRowChanges = (columns: readonly ReadColumn[], cells: readonly Cell[], options: Options): RowChanges => {
  const { changes, errors } = readPairs(columns, cells, options);
  let isComplete = false;
  for (const [index, { target, unit = null }] of columns.entries()) {
    const cell = cells[index] ?? null;
    if (target?.startsWith(prefix)) changes.push(change(parseLabel(target.slice(prefix.length)), cell, unit, options));
    if (target !== 'specs') continue;
    const value = cellText(cell).replaceAll('\r\n', '\n');
    const rows = readList(value);
    if (rows === null) errors.push({ column: index, value, text: `${quoted(value)} has no names. Write lines like “Weight: 3 kg”.` });
    isComplete ||= rows !== null && options.empty === 'clear';
    for (const row of rows ?? []) changes.push({ name: row.name, unit: null, write: () => row.value });
  }
  return { changes, isComplete, errors };
};
