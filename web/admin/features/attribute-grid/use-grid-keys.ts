// The keys of a grid, and those of the cell that is edited.
import { type KeyboardEvent, useRef } from 'react';
import { type Position, positionAfterKey, positionAfterTab } from '#web/admin/features/attribute-grid/grid-block.ts';
import type { EditedCell } from '#web/admin/features/attribute-grid/use-cell-editor.ts';
import type { GridCells } from '#web/admin/features/attribute-grid/use-grid-cells.ts';

const isTextKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

const commitAndMove = (event: KeyboardEvent, { commit, selection }: GridCells, position: Position | undefined) => {
  event.preventDefault();
  commit();
  if (position) selection.selectCell(position);
};

const onEditorKey = (event: KeyboardEvent, cells: GridCells, { position, isReplacing }: EditedCell) => {
  if (event.nativeEvent.isComposing) return;
  const { size, hasChoices } = cells.contents;
  const { key, shiftKey } = event;
  if (key === 'Escape') {
    event.preventDefault();
    cells.close();
  } else if (key === 'Enter') commitAndMove(event, cells, positionAfterKey(position, shiftKey ? 'ArrowUp' : 'ArrowDown', false, size));
  else if (key === 'Tab') commitAndMove(event, cells, positionAfterTab(position, shiftKey ? -1 : 1, size) ?? position);
  else if (isReplacing && key.startsWith('Arrow') && !hasChoices(position))
    commitAndMove(event, cells, positionAfterKey(position, key, false, size));
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
  const next = positionAfterKey(active, key, ctrlKey || metaKey, cells.contents.size);
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
    const next = isLeaving.current ? undefined : positionAfterTab(active, event.shiftKey ? -1 : 1, cells.contents.size);
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
