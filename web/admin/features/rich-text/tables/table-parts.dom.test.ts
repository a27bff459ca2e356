import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { readHtml, writeHtml } from '../html-document.ts';
import { textExtensions } from '../schema/extensions.ts';
import { deleteTable } from './table-commands.ts';
import { hasCaption, hasHeaderRow, isInCaption, toggleCaption, toggleHeaderRow } from './table-parts.ts';

let editor: Editor;
const begin = (html: string, inside: string) => {
  editor = new Editor({ element: document.body, extensions: textExtensions, injectCSS: false });
  editor.chain().setMeta('addToHistory', false).setContent(readHtml(html, editor.schema).content).run();
  editor.state.doc.descendants((node, position) => {
    if (node.text === inside) editor.commands.setTextSelection(position + 1);
  });
};
const text = () => writeHtml(editor.state.doc);
const press = (key: string, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true });
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
};
const where = () => editor.state.selection.$from.parent.textContent;
afterEach(() => editor.destroy());

const plain = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>';
const headed =
  '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>';

describe('head and caption of a table (EDIT-18)', () => {
  it('makes the first row a head and back, in one undo step', () => {
    begin(plain, 'd');
    toggleHeaderRow(editor);
    expect(text()).toBe(headed);
    expect(hasHeaderRow(editor)).toBe(true);
    expect(where()).toBe('d');
    editor.commands.undo();
    expect(text()).toBe(plain);
    editor.commands.redo();
    toggleHeaderRow(editor);
    expect(text()).toBe(plain);
  });

  it('includes rows spanned by cells of the first row in the head, and keeps caption and columns', () => {
    begin(
      '<table><caption>m</caption><colgroup><col></colgroup><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td></tr></tbody></table>',
      'e',
    );
    toggleHeaderRow(editor);
    expect(text()).toBe(
      '<table><caption>m</caption><colgroup><col></colgroup><thead><tr><th rowspan="2" scope="col">a</th><th scope="col">b</th></tr><tr><th scope="col">c</th></tr></thead><tbody><tr><td>d</td><td>e</td></tr></tbody></table>',
    );
  });

  it('adds an editable caption, which is not stored while it is empty', () => {
    begin(headed, 'c');
    toggleCaption(editor);
    expect(isInCaption(editor)).toBe(true);
    expect(text()).toBe(headed);
    editor.view.dispatch(editor.state.tr.insertText('Masses'));
    expect(text()).toBe(headed.replace('<table>', '<table><caption>Masses</caption>'));
    press('Enter');
    expect(where()).toBe('a');
    toggleCaption(editor);
    expect(hasCaption(editor)).toBe(false);
    expect(text()).toBe(headed);
  });

  it('moves from cell to cell with Tab, and to a new row after the last one', () => {
    begin(headed, 'b');
    press('Tab');
    expect(where()).toBe('c');
    press('Tab', true);
    expect(where()).toBe('b');
    press('Tab');
    press('Tab');
    expect(where()).toBe('d');
    press('Tab');
    editor.view.dispatch(editor.state.tr.insertText('e'));
    expect(text()).toBe(headed.replace('</tbody>', '<tr><td>e</td><td></td></tr></tbody>'));
    editor.commands.undo();
    editor.commands.undo();
    expect(text()).toBe(headed);
    expect(where()).toBe('d');
  });

  it('leaves the text with Shift and Tab before the first cell', () => {
    begin(headed, 'a');
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, cancelable: true });
    expect(editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event))).toBeFalsy();
  });

  it('deletes a table from its caption', () => {
    begin(headed.replace('<table>', '<table><caption>Masses</caption>'), 'Masses');
    deleteTable(editor);
    expect(text()).toBe('');
  });
});
