// Clicks, touches and drags in a grid.
import type { PointerEvent } from 'react';
import { isSingle, type Place } from '#web/admin/features/attribute-grid/cells/grid-block.ts';
import type { GridCells } from '#web/admin/features/attribute-grid/cells/use-grid-cells.ts';

/** @returns the place of the cell in which an event happened */
const placeOf = (target: EventTarget): Place | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};

export const pointerHandlers = ({ selection, editor, commit, edit }: GridCells) => ({
  onPointerDown: (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    commit();
    const { active, selectCell, extendTo } = selection;
    const isAgain = isSingle(selection) && place.row === active.row && place.column === active.column;
    // a finger has no double click
    if (isAgain && event.pointerType === 'touch') edit();
    else (event.shiftKey ? extendTo : selectCell)(place);
  },
  onPointerOver: (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (place && event.buttons === 1 && event.pointerType === 'mouse' && !editor.latest.current) selection.extendTo(place);
  },
  onDoubleClick: edit,
});
