// The keys of a grid, and those of the cell that is edited.
import { type KeyboardEvent, useRef } from 'react';
import { type Place, placeAfterKey, placeAfterTab } from '#web/admin/features/attribute-grid/grid-block.ts';
import type { EditedCell } from '#web/admin/features/attribute-grid/use-cell-editor.ts';
import type { GridCells } from '#web/admin/features/attribute-grid/use-grid-cells.ts';

const isTextKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

const commitAndMove = (event: KeyboardEvent, { commit, selection }: GridCells, place: Place | undefined) => {
  event.preventDefault();
  commit();
  if (place) selection.selectCell(place);
};

const onEditorKey = (event: KeyboardEvent, cells: GridCells, { place, isReplacing }: EditedCell) => {
  if (event.nativeEvent.isComposing) return;
  const { size, hasChoices } = cells.contents;
  const { key, shiftKey } = event;
  if (key === 'Escape') {
    event.preventDefault();
    cells.close();
  } else if (key === 'Enter') commitAndMove(event, cells, placeAfterKey(place, shiftKey ? 'ArrowUp' : 'ArrowDown', false, size));
  else if (key === 'Tab') commitAndMove(event, cells, placeAfterTab(place, shiftKey ? -1 : 1, size) ?? place);
  else if (isReplacing && key.startsWith('Arrow') && !hasChoices(place))
    commitAndMove(event, cells, placeAfterKey(place, key, false, size));
};

/** @returns whether the key was handled */
const onShortcut = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, { undo, redo, selection }: GridCells): boolean => {
  if (!(ctrlKey || metaKey)) return false;
  switch (key.toLowerCase()) {
    case 'z':
      (shiftKey ? redo : undo)();
      return true;
    case 'y':
      redo();
      return true;
    case 'a':
      selection.selectAll();
      return true;
    default:
      return false;
  }
};

/** @returns whether the key was handled */
const onCellKey = (event: KeyboardEvent, cells: GridCells): boolean => {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  const { active, selectCell, extendTo } = cells.selection;
  const next = placeAfterKey(active, key, ctrlKey || metaKey, cells.contents.size);
  if (next) (shiftKey ? extendTo : selectCell)(next);
  else if (key === 'Escape') selectCell(active);
  else if (key === 'Enter' || key === 'F2') cells.edit();
  else if (key === 'Delete' || key === 'Backspace') cells.empty();
  else if (isTextKey(event)) cells.replace(key);
  else return onShortcut(event, cells);
  return true;
};

/** @returns the handler of keys of the table */
export const useGridKeys = (cells: GridCells) => {
  /** After Escape, Tab leaves the grid. */
  const isLeaving = useRef(false);

  const onTab = (event: KeyboardEvent) => {
    const { active, selectCell } = cells.selection;
    const next = isLeaving.current ? undefined : placeAfterTab(active, event.shiftKey ? -1 : 1, cells.contents.size);
    isLeaving.current = false;
    if (!next) return;
    event.preventDefault();
    selectCell(next);
  };

  return (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const edited = cells.editor.latest.current;
    if (edited) return onEditorKey(event, cells, edited);
    if (event.key === 'Tab') return onTab(event);
    isLeaving.current = event.key === 'Escape';
    if (onCellKey(event, cells)) event.preventDefault();
  };
};
