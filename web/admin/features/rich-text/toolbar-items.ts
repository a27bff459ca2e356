// The items of the toolbar in order: groups of toggles and commands.
import type { Editor } from '@tiptap/react';
import type { EditorIconName } from './editor-icon.tsx';
import { type Alignment, alignments } from './schema/alignment.ts';
import { addColumn, addRow, deleteColumn, deleteRow, deleteTable, insertTable, isInTable } from './tables/table-commands.ts';
import { hasCaption, hasHeaderRow, isAtTable, toggleCaption, toggleHeaderRow } from './tables/table-parts.ts';

export interface ToolbarItem {
  label: string;
  /** As shown in the tooltip, without the modifier key, which differs between systems. */
  shortcut?: string;
  /** A letter or an icon. */
  sign: { letter: string } | { icon: EditorIconName };
  /** For toggles: whether it applies at the cursor. */
  isActive?: (editor: Editor) => boolean;
  isAvailable?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

type MarkName = 'bold' | 'italic' | 'underline' | 'strike';

const mark = (name: MarkName, label: string, letter: string, shortcut: string): ToolbarItem => ({
  label,
  shortcut,
  sign: { letter },
  isActive: (editor) => editor.isActive(name),
  run: (editor) => editor.commands.toggleMark(name),
});

const heading = (level: 2 | 3 | 4): ToolbarItem => ({
  // contains the visible text, for users of speech input
  label: `H${level} heading`,
  shortcut: `Alt ${level}`,
  sign: { letter: `H${level}` },
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.commands.toggleHeading({ level }),
});

const alignmentOf = (editor: Editor): Alignment =>
  editor.getAttributes('paragraph').textAlign ?? editor.getAttributes('heading').textAlign ?? 'left';

const align = (alignment: Alignment): ToolbarItem => ({
  label: alignment === 'justify' ? 'Justify' : `Align ${alignment}`,
  sign: { icon: alignment },
  isActive: (editor) => alignmentOf(editor) === alignment,
  run: (editor) => {
    // left is the default
    const textAlign = alignment === 'left' ? null : alignment;
    editor.chain().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run();
  },
});

export const writingGroups: ToolbarItem[][] = [
  [
    mark('bold', 'Bold', 'B', 'B'),
    mark('italic', 'Italic', 'I', 'I'),
    mark('underline', 'Underline', 'U', 'U'),
    mark('strike', 'Strikethrough', 'S', 'Shift S'),
  ],
  [heading(2), heading(3), heading(4)],
  [
    {
      label: 'Bullet list',
      shortcut: 'Shift 8',
      sign: { icon: 'bulletList' },
      isActive: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.commands.toggleBulletList(),
    },
    {
      label: 'Ordered list',
      shortcut: 'Shift 7',
      sign: { icon: 'orderedList' },
      isActive: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.commands.toggleOrderedList(),
    },
    {
      label: 'Quote',
      shortcut: 'Shift B',
      sign: { icon: 'quote' },
      isActive: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.commands.toggleBlockquote(),
    },
  ],
  alignments.map(align),
];

export const insertedItems: ToolbarItem[] = [
  { label: 'Insert table', sign: { icon: 'table' }, isAvailable: (editor) => !isAtTable(editor), run: insertTable },
  { label: 'Horizontal rule', sign: { icon: 'rule' }, run: (editor) => editor.commands.setHorizontalRule() },
  {
    label: 'Clear formatting',
    sign: { icon: 'clear' },
    run: (editor) => editor.chain().unsetAllMarks().clearNodes().run(),
  },
];

const cellItem = (label: string, icon: EditorIconName, run: (editor: Editor) => void): ToolbarItem => ({
  label,
  sign: { icon },
  // a caption belongs to no row or column
  isAvailable: isInTable,
  run,
});

/** Shown while the cursor is in a table. */
export const tableItems: ToolbarItem[] = [
  cellItem('Add row above', 'rowAbove', (editor) => addRow(editor, 'above')),
  cellItem('Add row below', 'rowBelow', (editor) => addRow(editor, 'below')),
  cellItem('Add column to the left', 'columnLeft', (editor) => addColumn(editor, 'left')),
  cellItem('Add column to the right', 'columnRight', (editor) => addColumn(editor, 'right')),
  cellItem('Delete row', 'deleteRow', deleteRow),
  cellItem('Delete column', 'deleteColumn', deleteColumn),
  { label: 'Header row', sign: { icon: 'headerRow' }, isActive: hasHeaderRow, run: toggleHeaderRow },
  { label: 'Table caption', sign: { icon: 'caption' }, isActive: hasCaption, run: toggleCaption },
  { label: 'Delete table', sign: { icon: 'deleteTable' }, run: deleteTable },
];

export const historyItems: ToolbarItem[] = [
  {
    label: 'Undo',
    shortcut: 'Z',
    sign: { icon: 'undo' },
    isAvailable: (editor) => editor.can().undo(),
    run: (editor) => editor.commands.undo(),
  },
  {
    label: 'Redo',
    shortcut: 'Shift Z',
    sign: { icon: 'redo' },
    isAvailable: (editor) => editor.can().redo(),
    run: (editor) => editor.commands.redo(),
  },
];
