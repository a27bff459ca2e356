// Head and caption of the table that contains the cursor, and moving from cell to cell by keyboard.
import { type Editor, Extension } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { addRow } from './table-commands.ts';
import { readGrid } from './table-grid.ts';

/** The innermost table around the cursor, which may be in a cell or the caption. */
const tableOf = (editor: Editor): { table: Node; start: number } | null => {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === 'table') return { table: $from.node(depth), start: $from.before(depth) };
  }
  return null;
};

const partsOf = (table: Node): Node[] => Array.from({ length: table.childCount }, (_, index) => table.child(index));

const rowsOf = (sections: readonly Node[]): Node[] =>
  sections.flatMap((section) => Array.from({ length: section.childCount }, (_, index) => section.child(index)));

const isHead = (part: Node) => part.type.name === 'tableSection' && part.attrs.part === 'thead';

export const isInCaption = (editor: Editor): boolean => editor.state.selection.$from.parent.type.name === 'tableCaption';
export const isAtTable = (editor: Editor): boolean => tableOf(editor) !== null;
export const hasHeaderRow = (editor: Editor): boolean => partsOf(tableOf(editor)?.table ?? editor.schema.topNodeType.create()).some(isHead);
export const hasCaption = (editor: Editor): boolean => tableOf(editor)?.table.firstChild?.type.name === 'tableCaption';

/** Converts all cells of rows to column headers, or to plain cells. */
const convert = (rows: readonly Node[], isHeader: boolean): Node[] =>
  rows.map((row) => {
    const cells = Array.from({ length: row.childCount }, (_, index) => row.child(index)).map((cell) => {
      const { tableCell, tableHeaderCell } = cell.type.schema.nodes;
      const { scope: _scope, ...attributes } = cell.attrs;
      const next = isHeader
        ? tableHeaderCell?.create({ ...attributes, scope: 'col' }, cell.content)
        : tableCell?.create(attributes, cell.content);
      return next ?? cell;
    });
    return row.type.create(row.attrs, cells);
  });

/** Number of rows in the head: more than one if cells of the first row span several. */
const headHeight = (section: Node): number => {
  const { slots, rows } = readGrid(section);
  let height = 1;
  while (height < rows) {
    const lowest = Math.max(...slots.filter(({ row }) => row < height).map((slot) => slot.row + slot.height));
    if (lowest <= height) break;
    height = lowest;
  }
  return height;
};

const replaceParts = (editor: Editor, { table, start }: { table: Node; start: number }, parts: readonly Node[]): void => {
  const { tr, selection } = editor.state;
  tr.replaceWith(start, start + table.nodeSize, table.type.create(table.attrs, parts));
  const cursor = Math.min(selection.from, tr.doc.content.size);
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(cursor))).scrollIntoView());
};

/** Turns the first row into a head, or the head into plain rows. */
export const toggleHeaderRow = (editor: Editor): void => {
  const found = tableOf(editor);
  const section = editor.schema.nodes.tableSection;
  if (!found || !section) return;
  const parts = partsOf(found.table);
  const before = parts.filter((part) => part.type !== section);
  const sections = parts.filter((part) => part.type === section);
  const [first, ...others] = sections;
  if (!first) return;
  const heads = sections.filter(isHead);
  if (heads.length > 0) {
    const [body, ...rest] = sections.filter((part) => !isHead(part));
    const isBody = body?.attrs.part === 'tbody';
    const rows = [...convert(rowsOf(heads), false), ...(body && isBody ? rowsOf([body]) : [])];
    replaceParts(editor, found, [...before, section.create({ part: 'tbody' }, rows), ...(body && !isBody ? [body] : []), ...rest]);
    return;
  }
  const height = headHeight(first);
  const rows = rowsOf([first]);
  const head = section.create({ part: 'thead' }, convert(rows.slice(0, height), true));
  const rest = rows.length > height ? [section.create(first.attrs, Fragment.from(rows.slice(height)))] : [];
  replaceParts(editor, found, [...before, head, ...rest, ...others]);
};

/** Adds a caption and places the cursor in it, or removes the caption. */
export const toggleCaption = (editor: Editor): void => {
  const found = tableOf(editor);
  const caption = editor.schema.nodes.tableCaption;
  if (!found || !caption) return;
  const { tr } = editor.state;
  const { table, start } = found;
  const { firstChild } = table;
  if (firstChild?.type === caption) tr.delete(start + 1, start + 1 + firstChild.nodeSize);
  else tr.insert(start + 1, caption.create()).setSelection(TextSelection.create(tr.doc, start + 2));
  editor.view.dispatch(tr.scrollIntoView());
};

/** Positions of the cells, in order. */
const cellStarts = ({ table, start }: { table: Node; start: number }): number[] => {
  const starts: number[] = [];
  table.descendants((node, position) => {
    if (node.type.name === 'table') return false;
    const isCell = /^table(Header)?Cell$/.test(node.type.name);
    if (isCell) starts.push(start + 1 + position);
    return !isCell;
  });
  return starts;
};

/** Adds a row after the last cell. @returns false before the first cell, where the key leaves the text as usual */
const moveToCell = (editor: Editor, step: 1 | -1): boolean => {
  const found = tableOf(editor);
  if (!found) return false;
  const starts = cellStarts(found);
  const at = starts.filter((position) => position < editor.state.selection.from).length - 1;
  if (at + step < 0) return false;
  if (at + step === starts.length) addRow(editor, 'below');
  const target = starts[at + step] ?? cellStarts(tableOf(editor) ?? found)[at + step];
  if (target === undefined) return false;
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(target + 1))).scrollIntoView());
  return true;
};

export const TableKeys = Extension.create({
  name: 'tableKeys',
  // after the keys of lists, which also indent items inside cells
  priority: 50,
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => moveToCell(editor, 1),
    'Shift-Tab': ({ editor }) => moveToCell(editor, -1),
    // a caption is one line
    Enter: ({ editor }) => isInCaption(editor) && moveToCell(editor, 1),
  }),
});
