// Moves the focus in a grid: to the active cell after the selection has changed, and to the first error after a refused save.
import { type RefObject, useLayoutEffect } from 'react';
import type { GridCells } from '#web/admin/features/attribute-grid/cells/use-grid-cells.ts';

export const useGridFocus = (table: RefObject<HTMLTableElement | null>, cells: Readonly<RefObject<GridCells>>, refusals: number) => {
  useLayoutEffect(() => {
    const { selection, editor } = cells.current;
    if (!selection.needsFocus.current || editor.edited) return;
    selection.needsFocus.current = false;
    const { row, column } = selection.active;
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const cell = table.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (cell) cells.current.selection.selectCell({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) });
  }, [refusals, table, cells]);
};
