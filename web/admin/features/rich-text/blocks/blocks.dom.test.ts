import { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { afterEach, expect, it } from 'vitest';
import { readHtml, writeHtml } from '../html-document.ts';
import { cleanPasted } from '../paste/pasted-html.ts';
import { textExtensions } from '../schema/extensions.ts';
import {
  changeSide,
  dissolveLayout,
  insertCallToAction,
  insertColumns,
  insertDetails,
  insertEntry,
  insertPictureBeside,
  selectedPicture,
} from './layout-commands.ts';

let editor: Editor;
const begin = (html: string, at?: string) => {
  editor = new Editor({ element: document.body, extensions: textExtensions, injectCSS: false });
  editor.chain().setMeta('addToHistory', false).setContent(readHtml(html, editor.schema).content).run();
  if (at !== undefined) moveTo(at);
};
afterEach(() => editor.destroy());

/** Places the cursor before a text. */
const moveTo = (text: string) => {
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text?.startsWith(text))
      editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, position)));
  });
};
const selectNode = (name: string, index = 0) => {
  const found: number[] = [];
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === name) found.push(position);
  });
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, found[index] ?? -1)));
};
const key = (name: string) =>
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, new KeyboardEvent('keydown', { key: name }))) ?? false;
const html = () => writeHtml(editor.state.doc);
const paste = (copied: string) => editor.view.pasteHTML(cleanPasted(copied, true), new Event('paste') as ClipboardEvent);
const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));

it('inserts blocks with the cursor in them, each in one step of undo (EDIT-30)', () => {
  begin('<p>a</p>', 'a');
  insertColumns(editor);
  type('b');
  expect(html()).toBe('<p>a</p><div class="columns"><div><p>b</p></div><div><p></p></div></div>');
  editor.commands.undo();
  expect(html()).toBe('<p>a</p>');
  insertDetails(editor);
  type('Delivery');
  key('Enter');
  type('Four weeks');
  expect(html()).toBe('<p>a</p><details><summary>Delivery</summary><p>Four weeks</p></details>');
});

it('replaces an empty line, and inserts a block after the one with the cursor (EDIT-30)', () => {
  begin('<p></p>');
  insertCallToAction(editor);
  expect(editor.state.doc.textBetween(editor.state.selection.from, editor.state.selection.to)).toBe('Contact us');
  expect(html()).toBe('<div class="call-to-action"><p></p><p><a href="/contact">Contact us</a></p></div>');
  insertColumns(editor);
  expect(html()).toMatch(/^<div class="call-to-action">.*<\/div><div class="columns">/);
});

it('moves a selected picture beside text, to the other side, and back (EDIT-30)', () => {
  begin('<p>a</p><img src="/storage/a.webp" alt="A"><p>b</p>');
  selectNode('picture');
  insertPictureBeside(editor, selectedPicture(editor.state) ?? {});
  type('c');
  changeSide(editor);
  expect(html()).toBe('<p>a</p><div class="picture-right"><img src="/storage/a.webp" alt="A"><div><p>c</p></div></div><p>b</p>');
  dissolveLayout(editor);
  expect(html()).toBe('<p>a</p><img src="/storage/a.webp" alt="A"><p>c</p><p>b</p>');
});

it('leaves the text of a removed block (EDIT-30)', () => {
  begin(
    '<p>a</p><details><summary>b</summary><p>c</p></details><div class="picture-left"><img src="/storage/a.webp"><div><p>d</p></div></div>',
    'b',
  );
  expect(key('Backspace')).toBe(true);
  expect(html()).toMatch(/^<p>a<\/p><p>b<\/p><p>c<\/p><div/);
  selectNode('picture');
  expect(key('Delete')).toBe(true);
  expect(html()).toBe('<p>a</p><p>b</p><p>c</p><p>d</p>');
});

it('does not remove a block with Backspace in the middle of its text (EDIT-30)', () => {
  begin('<div class="columns"><div><p>a</p></div><div><p>b</p></div></div>', 'b');
  key('Backspace');
  expect(html()).toBe('<div class="columns"><div><p>a</p></div><div><p>b</p></div></div>');
});

it('adds entries to the list with the cursor, and removes the list with the last one (EDIT-30)', () => {
  begin('<p>a</p><p></p>', 'a');
  insertEntry(editor, 'productCards', { href: '/products/a', name: 'A' });
  insertEntry(editor, 'productCards', { href: '/products/b', name: 'B' });
  insertEntry(editor, 'documents', { href: '/storage/uploads/a.pdf', name: 'Sheet' });
  expect(html()).toBe(
    '<p>a</p><ul class="product-cards"><li><a href="/products/a">A</a></li><li><a href="/products/b">B</a></li></ul>' +
      '<ul class="documents"><li><a href="/storage/uploads/a.pdf">Sheet</a></li></ul>',
  );
  selectNode('linkEntry', 1);
  key('Backspace');
  selectNode('linkEntry');
  key('Backspace');
  expect(html()).toBe('<p>a</p><ul class="documents"><li><a href="/storage/uploads/a.pdf">Sheet</a></li></ul>');
});

it('has blocks only at the top level after pasting (EDIT-30)', () => {
  begin('<table><tbody><tr><td><p>cell</p></td></tr></tbody></table>', 'cell');
  const columns = '<div class="columns"><div><p>a</p></div><div><p>b</p></div></div>';
  paste(`<div data-pm-slice="0 0 []">${columns}</div>`);
  expect(html()).toBe(`${columns}<table><tbody><tr><td>cell</td></tr></tbody></table>`);
  begin('<p>x</p>', 'x');
  paste(columns.replace('<div class', '<div data-pm-slice="0 0 []" class'));
  expect(html()).toContain(columns);
});

it('takes the text of layouts of other programs (EDIT-30)', () => {
  begin('<p></p>');
  paste('<div class="columns"><div>a</div><div>b</div></div><details><summary>c</summary>d</details>');
  expect(html()).toBe('<p>a</p><p>b</p><details><summary>c</summary><p>d</p></details>');
});
