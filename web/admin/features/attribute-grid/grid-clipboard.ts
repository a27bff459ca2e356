// Converts blocks of cells to text for a spreadsheet, and back.

import {
  type Block,
  blockOf,
  isSingle,
  type Position,
  positionsOf,
  type Selection,
  type Size,
} from '#web/admin/features/attribute-grid/grid-block.ts';
import { readTabs, writeTabs } from '#web/admin/lib/tab-separated.ts';

export const writeBlock = ({ top, bottom, left, right }: Block, textAt: (position: Position) => string): string => {
  const rows: string[][] = [];
  for (let row = top; row <= bottom; row++) {
    const cells: string[] = [];
    for (let column = left; column <= right; column++) cells.push(textAt({ row, column }));
    rows.push(cells);
  }
  return writeTabs(rows);
};

interface Pasted {
  cells: { position: Position; text: string }[];
  /** The new selection. */
  selection: Selection;
  /** Number of cells beyond the edge of the grid. */
  left: number;
}

/** A single cell fills the whole selection; a block begins at its first cell. Values of specifications have one line. */
export const readBlock = (text: string, selection: Selection, size: Size): Pasted | null => {
  const rows = readTabs(text).map((row) => row.map((cell) => cell.replaceAll(/\s+/gu, ' ').trim()));
  const [[first] = []] = rows;
  if (first === undefined) return null;
  const block = blockOf(selection);
  if (rows.length === 1 && rows[0]?.length === 1 && !isSingle(selection))
    return { cells: positionsOf(block).map((position) => ({ position, text: first })), selection, left: 0 };
  const all = rows.flatMap((row, down) =>
    row.map((cell, across) => ({ position: { row: block.top + down, column: block.left + across }, text: cell })),
  );
  const cells = all.filter(({ position }) => position.row < size.rows && position.column < size.columns);
  const anchor = { row: block.top, column: block.left };
  const end = {
    row: Math.max(...cells.map(({ position }) => position.row)),
    column: Math.max(...cells.map(({ position }) => position.column)),
  };
  return { cells, selection: { active: anchor, anchor: end }, left: all.length - cells.length };
};
