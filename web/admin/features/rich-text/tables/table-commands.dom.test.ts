import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { readHtml, writeHtml } from '../html-document.ts';
import { textExtensions } from '../schema/extensions.ts';
import { addColumn, addRow, deleteColumn, deleteRow, deleteTable, insertTable, isInTable } from './table-commands.ts';

let editor: Editor;
/** Puts the cursor into the cell that contains the text. */
const begin = (html: string, inside: string) => {
  editor = new Editor({ element: document.body, extensions: textExtensions, injectCSS: false });
  // as the form fills the editor, which is no undo step
  editor.chain().setMeta('addToHistory', false).setContent(readHtml(html, editor.schema).content).run();
  editor.state.doc.descendants((node, position) => {
    if (node.text === inside) editor.commands.setTextSelection(position + 1);
  });
};
const text = () => writeHtml(editor.state.doc);
afterEach(() => editor.destroy());

const plain =
  '<table><colgroup><col /><col /></colgroup><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>';
const spanned =
  '<table><tbody><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr><tr><td>e</td><td>f</td><td>g</td></tr></tbody></table>';

describe('rows and columns of a table (EDIT-13)', () => {
  it('adds a row below and above, with cells like those of the neighbouring row', () => {
    begin(plain, 'c');
    addRow(editor, 'below');
    editor.commands.insertContent('x');
    addRow(editor, 'above');
    expect(text()).toContain('<tr><td>c</td><td>d</td></tr><tr><td></td><td></td></tr><tr><td>x</td><td></td></tr></tbody>');
  });

  it('adds a column on either side, in head and body', () => {
    begin(plain, 'd');
    addColumn(editor, 'right');
    expect(text()).toBe(
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th><th scope="col"></th></tr></thead><tbody><tr><td>c</td><td>d</td><td></td></tr></tbody></table>',
    );
    editor.commands.insertContent('x');
    addColumn(editor, 'left');
    expect(text()).toContain('<td>d</td><td></td><td>x</td>');
  });

  it('deletes a row, a column, and a table without remaining cells', () => {
    begin(plain, 'd');
    deleteColumn(editor);
    expect(text()).toBe('<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>');
    deleteRow(editor);
    expect(text()).toBe('<table><thead><tr><th scope="col">a</th></tr></thead></table>');
    deleteColumn(editor);
    expect(text()).not.toContain('table');
    expect(isInTable(editor)).toBe(false);
  });

  it('stretches and shrinks spanning cells', () => {
    begin(spanned, 'c');
    addRow(editor, 'above');
    expect(text()).toContain('<td rowspan="3">a</td><td colspan="2">b</td></tr><tr><td></td><td></td></tr><tr><td>c</td>');
    addColumn(editor, 'right');
    expect(text()).toContain('<td colspan="3">b</td>');
    deleteRow(editor);
    expect(text()).toContain('<td rowspan="2">a</td>');
  });

  it('keeps a spanning cell when its first row or column is deleted', () => {
    begin(spanned, 'b');
    deleteRow(editor);
    expect(text()).toBe('<table><tbody><tr><td>a</td><td>c</td><td>d</td></tr><tr><td>e</td><td>f</td><td>g</td></tr></tbody></table>');
    editor.destroy();
    begin(spanned, 'b');
    deleteColumn(editor);
    expect(text()).toContain('<td rowspan="2">a</td><td>b</td></tr><tr><td>d</td></tr>');
  });

  it('makes each change one undo step', () => {
    begin(plain, 'd');
    deleteTable(editor);
    expect(text()).toBe('');
    editor.commands.undo();
    expect(text()).toBe(plain.replaceAll('<col />', '<col>'));
  });

  it('inserts a table with a head, and puts the cursor into its first cell', () => {
    begin('<p>before</p>', 'before');
    insertTable(editor);
    editor.commands.insertContent('Mass');
    expect(text()).toContain('<thead><tr><th scope="col">Mass</th><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><td>');
    expect(text()).toContain('before');
    expect(isInTable(editor)).toBe(true);
  });
});
