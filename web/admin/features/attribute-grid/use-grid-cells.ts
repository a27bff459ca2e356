// The selected block of a grid and the cell that is edited, with the operations that keys, pointer and clipboard call.

import { useRef, useState } from 'react';
import { countedCells } from '#web/admin/features/attribute-grid/grid-changes.ts';
import type { GridEditing } from '#web/admin/features/attribute-grid/use-grid-changes.ts';
import { blockOf, clamp, type Position, positionsOf, type Selection, type Size } from './grid-block.ts';
import type { CellText, GridContents } from './grid-contents.ts';
import { useCellEditor } from './use-cell-editor.ts';

/** The selected block of a grid. The focus follows its active cell. */
const useGridSelection = (size: Size) => {
  const [chosen, setChosen] = useState<Selection>({ active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } });
  /** Whether the next render moves the focus to the active cell. */
  const needsFocus = useRef(false);
  const [active, anchor] = [clamp(chosen.active, size), clamp(chosen.anchor, size)];

  const select = (next: Selection) => {
    needsFocus.current = true;
    setChosen(next);
  };
  return {
    active,
    anchor,
    needsFocus,
    select,
    selectCell: (position: Position) => select({ active: position, anchor: position }),
    extendTo: (position: Position) => select({ active: position, anchor }),
    selectAll: () => select({ active: { row: 0, column: 0 }, anchor: { row: size.rows - 1, column: size.columns - 1 } }),
  };
};

export const useGridCells = (contents: GridContents, grid: GridEditing, isReadOnly: boolean) => {
  const selection = useGridSelection(contents.size);
  const editor = useCellEditor((cell) => grid.setEditing(cell !== null));
  const { active } = selection;

  const change = (cells: readonly CellText[]) => grid.change(contents.editsOf(cells));
  const close = () => {
    selection.needsFocus.current = true;
    editor.close();
  };
  return {
    contents,
    selection,
    editor,
    isReadOnly,
    change,
    close,
    announce: grid.announce,
    undo: () => !isReadOnly && grid.undo(),
    redo: () => !isReadOnly && grid.redo(),
    /** Opens the active cell with its text. */
    edit: () => !isReadOnly && editor.open({ position: active, text: contents.textAt(active), isReplacing: false }),
    /** Opens the active cell with a text that replaces its content. */
    replace: (text: string) => !isReadOnly && editor.open({ position: active, text, isReplacing: true }),
    commit: () => {
      const cell = editor.latest.current;
      if (!cell) return;
      close();
      change([{ position: cell.position, text: cell.text.trim() }]);
    },
    /** Empties the selected cells. */
    empty: () => {
      if (isReadOnly) return;
      const positions = positionsOf(blockOf(selection)).filter((position) => contents.textAt(position) !== '');
      change(positions.map((position) => ({ position, text: '' })));
      grid.announce(`${countedCells(positions.length)} emptied.`);
    },
  };
};

export type GridCells = ReturnType<typeof useGridCells>;
