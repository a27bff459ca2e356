// Copying, cutting and pasting blocks of a grid.
import type { ClipboardEvent } from 'react';
import { blockOf, placesOf } from '#web/admin/features/attribute-grid/cells/grid-block.ts';
import type { GridCells } from '#web/admin/features/attribute-grid/cells/use-grid-cells.ts';
import { countedCells } from '#web/admin/features/attribute-grid/changes/grid-changes.ts';
import { readBlock, writeBlock } from './grid-clipboard.ts';

export const clipboardHandlers = ({ contents, selection, editor, isReadOnly, change, empty, announce }: GridCells) => {
  const onCopy = (event: ClipboardEvent) => {
    if (editor.latest.current) return;
    event.preventDefault();
    const block = blockOf(selection);
    event.clipboardData.setData('text/plain', writeBlock(block, contents.textAt));
    if (event.type === 'cut') empty();
    else announce(`${countedCells(placesOf(block).length)} copied.`);
  };
  return {
    onCopy,
    onCut: onCopy,
    onPaste: (event: ClipboardEvent) => {
      if (editor.latest.current || isReadOnly) return;
      event.preventDefault();
      const pasted = readBlock(event.clipboardData.getData('text/plain'), selection, contents.size);
      if (!pasted) return;
      change(pasted.cells);
      announce(`${countedCells(pasted.cells.length)} pasted.${pasted.left > 0 ? ` ${countedCells(pasted.left)} did not fit.` : ''}`);
      selection.select(pasted.selection);
    },
  };
};
