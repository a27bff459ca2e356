// A part of a table (head, body or foot) as a grid, so that rows and columns with spanning cells can be added and removed.
import type { Node } from '@tiptap/pm/model';

interface Slot {
  cell: Node;
  row: number;
  column: number;
  width: number;
  height: number;
}

export interface Grid {
  section: Node;
  rows: number;
  slots: readonly Slot[];
}

const spanOf = (value: unknown): number => Math.max(1, Math.min(1000, Number.parseInt(String(value ?? 1), 10) || 1));

const covers = (slot: Slot, row: number, column: number) =>
  row >= slot.row && row < slot.row + slot.height && column >= slot.column && column < slot.column + slot.width;

export const readGrid = (section: Node): Grid => {
  const slots: Slot[] = [];
  const rows = section.childCount;
  section.forEach((line, _offset, row) => {
    let column = 0;
    line.forEach((cell) => {
      while (slots.some((slot) => covers(slot, row, column))) column += 1;
      const width = spanOf(cell.attrs.colspan);
      slots.push({ cell, row, column, width, height: Math.min(spanOf(cell.attrs.rowspan), rows - row) });
      column += width;
    });
  });
  return { section, rows, slots };
};

export const widthOf = ({ slots }: Grid): number => Math.max(0, ...slots.map(({ column, width }) => column + width));

const spanAttribute = (span: number) => (span > 1 ? String(span) : null);

/** @returns null for a part without rows */
export const writeGrid = ({ section, rows, slots }: Grid): Node | null => {
  const { tableRow } = section.type.schema.nodes;
  if (!tableRow || rows === 0) return null;
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = slots.filter((slot) => slot.row === row).toSorted((a, b) => a.column - b.column);
    const nodes = cells.map(({ cell, width, height }) =>
      cell.type.create({ ...cell.attrs, colspan: spanAttribute(width), rowspan: spanAttribute(height) }, cell.content),
    );
    return tableRow.create(section.maybeChild(row)?.attrs, nodes);
  });
  return section.type.create(section.attrs, lines);
};

const axes = { row: { start: 'row', size: 'height' }, column: { start: 'column', size: 'width' } } as const;
type Axis = keyof typeof axes;

const emptyCell = (like: Node): Node | null => like.type.createAndFill({ scope: like.attrs.scope ?? null });

/** Inserts a row or a column: spanning cells grow, the rest is filled with empty cells like their neighbours. */
const insertAt = (grid: Grid, axis: Axis, at: number): Grid => {
  const { start, size } = axes[axis];
  const width = widthOf(grid);
  const moved = grid.slots.map((slot) => {
    if (slot[start] >= at) return { ...slot, [start]: slot[start] + 1 };
    return slot[start] + slot[size] > at ? { ...slot, [size]: slot[size] + 1 } : slot;
  });
  const rows = axis === 'row' ? grid.rows + 1 : grid.rows;
  const across = axis === 'row' ? width : rows;
  const added: Slot[] = [];
  for (let index = 0; index < across; index += 1) {
    const [row, column] = axis === 'row' ? [at, index] : [index, at];
    if (moved.some((slot) => covers(slot, row, column))) continue;
    const [beforeRow, beforeColumn] = axis === 'row' ? [at - 1, index] : [index, at - 1];
    const [afterRow, afterColumn] = axis === 'row' ? [at + 1, index] : [index, at + 1];
    const like = moved.find((slot) => covers(slot, beforeRow, beforeColumn)) ?? moved.find((slot) => covers(slot, afterRow, afterColumn));
    const cell = like && emptyCell(like.cell);
    if (cell) added.push({ cell, row, column, width: 1, height: 1 });
  }
  return { ...grid, rows, slots: [...moved, ...added] };
};

/** Removes a row or a column: spanning cells shrink. */
const removeAt = (grid: Grid, axis: Axis, at: number): Grid => {
  const { start, size } = axes[axis];
  const slots = grid.slots.flatMap((slot) => {
    if (slot[start] > at) return [{ ...slot, [start]: slot[start] - 1 }];
    if (slot[start] + slot[size] <= at) return [slot];
    return slot[size] > 1 ? [{ ...slot, [size]: slot[size] - 1 }] : [];
  });
  return { ...grid, rows: axis === 'row' ? grid.rows - 1 : grid.rows, slots };
};

export const insertRow = (grid: Grid, at: number): Grid => insertAt(grid, 'row', at);
export const insertColumn = (grid: Grid, at: number): Grid => insertAt(grid, 'column', at);
export const removeRow = (grid: Grid, at: number): Grid => removeAt(grid, 'row', at);
export const removeColumn = (grid: Grid, at: number): Grid => removeAt(grid, 'column', at);
