// Positions in a grid: movement by keys, and the selected block. Pure.

export interface Position {
  row: number;
  column: number;
}

/** A block between two corners; the active one has the focus. */
export interface Selection {
  active: Position;
  anchor: Position;
}

export interface Size {
  rows: number;
  columns: number;
}

export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const rowsPerScreen = 10;

export const blockOf = ({ active, anchor }: Selection): Block => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

export const isSingle = ({ active, anchor }: Selection): boolean => active.row === anchor.row && active.column === anchor.column;

export const positionsOf = ({ top, bottom, left, right }: Block): Position[] => {
  const positions: Position[] = [];
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) positions.push({ row, column });
  return positions;
};

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

export const clamp = ({ row, column }: Position, { rows, columns }: Size): Position => ({
  row: within(row, rows),
  column: within(column, columns),
});

/** @param isFar whether to move to the edge of the grid (Ctrl) @returns undefined for keys that do not move */
export const positionAfterKey = ({ row, column }: Position, key: string, isFar: boolean, size: Size): Position | undefined => {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  switch (key) {
    case 'ArrowUp':
      return clamp({ row: isFar ? 0 : row - 1, column }, size);
    case 'ArrowDown':
      return clamp({ row: isFar ? lastRow : row + 1, column }, size);
    case 'ArrowLeft':
      return clamp({ row, column: isFar ? 0 : column - 1 }, size);
    case 'ArrowRight':
      return clamp({ row, column: isFar ? lastColumn : column + 1 }, size);
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? lastRow : row, column: lastColumn };
    case 'PageUp':
      return clamp({ row: row - rowsPerScreen, column }, size);
    case 'PageDown':
      return clamp({ row: row + rowsPerScreen, column }, size);
    default:
      return undefined;
  }
};

/** The next cell in the order of reading. @returns undefined after the last one and before the first */
export const positionAfterTab = ({ row, column }: Position, step: 1 | -1, { rows, columns }: Size): Position | undefined => {
  const at = row * columns + column + step;
  return at >= 0 && at < rows * columns ? { row: Math.floor(at / columns), column: at % columns } : undefined;
};
