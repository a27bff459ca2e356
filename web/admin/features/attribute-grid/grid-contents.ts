// The texts of a grid by position: those of the products, with the unsaved changes.
import type { GridRow } from '#contract/attribute-grid.ts';
import type { AdminAttribute } from '#contract/attributes.ts';
import { type CellEdit, type GridChanges, textOf } from '#web/admin/features/attribute-grid/grid-changes.ts';
import type { Position, Size } from './grid-block.ts';

export interface CellText {
  position: Position;
  text: string;
}

export interface GridContents {
  size: Size;
  textAt: (position: Position) => string;
  /** Whether the cell has a list of choices, in which the arrow keys move. */
  hasChoices: (position: Position) => boolean;
  /** @returns the changes that these texts make; none for positions without a product */
  editsOf: (cells: readonly CellText[]) => CellEdit[];
}

export const gridContents = (rows: readonly GridRow[], attributes: readonly AdminAttribute[], changes: GridChanges): GridContents => {
  const keyAt = ({ column }: Position) => attributes[column]?.key ?? '';
  return {
    size: { rows: rows.length, columns: attributes.length },
    textAt: (position) => {
      const row = rows[position.row];
      return row ? textOf(row, changes.rows.get(row.product_id), keyAt(position)) : '';
    },
    hasChoices: ({ column }) => (attributes[column]?.choices.length ?? 0) > 0,
    editsOf: (cells) =>
      cells.flatMap(({ position, text }) => {
        const row = rows[position.row];
        return row ? { row, key: keyAt(position), text } : [];
      }),
  };
};
