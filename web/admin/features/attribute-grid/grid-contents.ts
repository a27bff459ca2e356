// The texts of a grid by position: those of the products, with the unsaved changes.
import type { GridRow } from '#contract/attribute-grid.ts';
import type { AdminAttribute } from '#contract/attributes.ts';
import { type CellEdit, type GridChanges, textOf } from '#web/admin/features/attribute-grid/grid-changes.ts';
import type { Place, Size } from './grid-block.ts';

export interface CellText {
  place: Place;
  text: string;
}

export interface GridContents {
  size: Size;
  textAt: (place: Place) => string;
  /** Whether the cell has a list of choices, in which the arrow keys move. */
  hasChoices: (place: Place) => boolean;
  /** @returns the changes that these texts make; none for positions without a product */
  editsOf: (cells: readonly CellText[]) => CellEdit[];
}

export const gridContents = (rows: readonly GridRow[], attributes: readonly AdminAttribute[], changes: GridChanges): GridContents => {
  const keyAt = ({ column }: Place) => attributes[column]?.key ?? '';
  return {
    size: { rows: rows.length, columns: attributes.length },
    textAt: (place) => {
      const row = rows[place.row];
      return row ? textOf(row, changes.rows.get(row.product_id), keyAt(place)) : '';
    },
    hasChoices: ({ column }) => (attributes[column]?.choices.length ?? 0) > 0,
    editsOf: (cells) =>
      cells.flatMap(({ place, text }) => {
        const row = rows[place.row];
        return row ? { row, key: keyAt(place), text } : [];
      }),
  };
};
