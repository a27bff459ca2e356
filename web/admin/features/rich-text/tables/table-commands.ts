// Commands of the toolbar for the table that contains the cursor.
import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { readHtml } from '../html-document.ts';
import { type Grid, insertColumn, insertRow, readGrid, removeColumn, removeRow, widthOf, writeGrid } from './table-grid.ts';

interface Place {
  table: Node;
  /** Position before the table. */
  start: number;
  /** Index of the part of the table. */
  section: number;
  row: number;
  column: number;
  height: number;
  width: number;
}

const depthOf = ($from: ResolvedPos, name: RegExp): number => {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (name.test($from.node(depth).type.name)) return depth;
  return -1;
};

/** The position of the cursor in a table; null outside of cells. */
const placeOf = ($from: ResolvedPos): Place | null => {
  const depth = depthOf($from, /^table$/);
  const cellDepth = depthOf($from, /^table(Header)?Cell$/);
  if (depth < 0 || cellDepth < depth) return null;
  const slots = readGrid($from.node(depth + 1)).slots;
  const slot = slots.find(({ cell }) => cell === $from.node(cellDepth));
  if (!slot) return null;
  const { row, column, height, width } = slot;
  return { table: $from.node(depth), start: $from.before(depth), section: $from.index(depth), row, column, height, width };
};

export const isInTable = (editor: Editor): boolean => placeOf(editor.state.selection.$from) !== null;

/** Places the cursor in the cell at a row and a column of a part, or in the nearest one. */
const selectCell = (tr: Transaction, { start, section, row, column }: Pick<Place, 'start' | 'section' | 'row' | 'column'>): void => {
  const table = tr.doc.nodeAt(start);
  if (table?.type.name !== 'table') return;
  const part = table.maybeChild(Math.min(section, table.childCount - 1));
  let found = start + 1;
  if (part?.type.name === 'tableSection') {
    const line = Math.min(row, part.childCount - 1);
    const slots = readGrid(part).slots.filter((slot) => slot.row === line);
    const index = Math.max(0, slots.filter((slot) => slot.column <= column).length - 1);
    table.forEach((child, offset) => {
      if (child !== part) return;
      part.forEach((line2, offset2, at) => {
        if (at !== line) return;
        line2.forEach((_cell, offset3, position) => {
          if (position === index) found = start + 1 + offset + 1 + offset2 + 1 + offset3 + 1;
        });
      });
    });
  }
  tr.setSelection(TextSelection.near(tr.doc.resolve(found), 1));
};

/** @param change changes one part; null removes it. The element of a removed column is removed too. */
const changeTable = (
  editor: Editor,
  change: (grid: Grid, isCurrent: boolean, place: Place) => Grid,
  target: (place: Place) => Pick<Place, 'row' | 'column'>,
  keepsColumns: boolean,
): void => {
  const place = placeOf(editor.state.selection.$from);
  if (!place) return;
  const { table, start } = place;
  const parts: Node[] = [];
  let hasCells = false;
  table.forEach((child, _offset, index) => {
    if (child.type.name !== 'tableSection') {
      if (keepsColumns || child.type.name !== 'tableColumns') parts.push(child);
      return;
    }
    const grid = change(readGrid(child), index === place.section, place);
    const written = writeGrid(grid);
    if (!written) return;
    parts.push(written);
    hasCells ||= widthOf(grid) > 0;
  });
  const { tr } = editor.state;
  if (!hasCells) tr.delete(start, start + table.nodeSize);
  else {
    tr.replaceWith(start, start + table.nodeSize, table.type.create(table.attrs, parts));
    const columnsRemoved = parts.length < table.childCount && !keepsColumns ? 1 : 0;
    selectCell(tr, { start, section: place.section - columnsRemoved, ...target(place) });
  }
  editor.view.dispatch(tr.scrollIntoView());
};

export const addRow = (editor: Editor, side: 'above' | 'below'): void => {
  const at = ({ row, height }: Place) => (side === 'above' ? row : row + height);
  changeTable(
    editor,
    (grid, isCurrent, place) => (isCurrent ? insertRow(grid, at(place)) : grid),
    (place) => ({ row: at(place), column: place.column }),
    true,
  );
};

export const addColumn = (editor: Editor, side: 'left' | 'right'): void => {
  const at = ({ column, width }: Place) => (side === 'left' ? column : column + width);
  changeTable(
    editor,
    (grid, _isCurrent, place) => insertColumn(grid, at(place)),
    (place) => ({ row: place.row, column: at(place) }),
    false,
  );
};

export const deleteRow = (editor: Editor): void =>
  changeTable(
    editor,
    (grid, isCurrent, { row }) => (isCurrent ? removeRow(grid, row) : grid),
    ({ row, column }) => ({ row, column }),
    true,
  );

export const deleteColumn = (editor: Editor): void =>
  changeTable(
    editor,
    (grid, _isCurrent, { column }) => removeColumn(grid, column),
    ({ row, column }) => ({ row, column: Math.max(0, column - 1) }),
    false,
  );

export const deleteTable = (editor: Editor): void => {
  const { selection, tr } = editor.state;
  const depth = depthOf(selection.$from, /^table$/);
  // also if the cursor is in the caption
  if (depth > 0) editor.view.dispatch(tr.delete(selection.$from.before(depth), selection.$from.after(depth)).scrollIntoView());
};

const cells = (name: 'th' | 'td', count: number) => `<${name}${name === 'th' ? ' scope="col"' : ''}><p></p></${name}>`.repeat(count);

/** Inserts a table with a head and three columns, and places the cursor in its first cell. */
export const insertTable = (editor: Editor): void => {
  const html = `<table><thead><tr>${cells('th', 3)}</tr></thead><tbody>${`<tr>${cells('td', 3)}</tr>`.repeat(2)}</tbody></table>`;
  const { $from } = editor.state.selection;
  if ($from.depth === 0) return;
  // replaces an empty line, otherwise follows the block that contains the cursor
  const isEmptyLine = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const from = isEmptyLine ? $from.before() : $from.after();
  editor.commands.insertContentAt({ from, to: $from.after() }, readHtml(html, editor.schema).content);
  const { tr } = editor.state;
  let start = -1;
  tr.doc.descendants((node, position) => {
    if (node.type.name === 'table' && position + node.nodeSize > from && start < 0) start = position;
    return start < 0;
  });
  if (start < 0) return;
  selectCell(tr, { start, section: 0, row: 0, column: 0 });
  editor.view.dispatch(tr.scrollIntoView());
};
