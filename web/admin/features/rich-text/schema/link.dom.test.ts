import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { readHtml, writeHtml } from '../html-document.ts';
import { textExtensions } from './extensions.ts';

let editor: Editor;
const begin = (html: string) => {
  editor = new Editor({ element: document.body, extensions: textExtensions, injectCSS: false });
  editor.commands.setContent(readHtml(html, editor.schema).content);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
};
afterEach(() => editor.destroy());

/** Types like a browser: input rules first, otherwise inserts the text with the marks at the cursor. */
const type = (text: string) => {
  for (const letter of text) {
    const { view } = editor;
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    const isTaken = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert));
    if (!isTaken) view.dispatch(insert());
  }
};

describe('typing links', () => {
  it('does not extend a link by text typed after it (EDIT-27)', () => {
    begin('<p>See <a href="/products">products</a></p>');
    type(' more');
    expect(writeHtml(editor.state.doc)).toBe('<p>See <a href="/products">products</a> more</p>');
  });

  it.each([
    ['https://example.com/y ', '<a href="https://example.com/y">https://example.com/y</a> '],
    ['see https://example.com. ', 'see <a href="https://example.com">https://example.com</a>. '],
    ['https://example.com/y, then', '<a href="https://example.com/y">https://example.com/y</a>, then'],
    ['products. ', 'products. '],
  ])('links an address without the punctuation after it: %s (EDIT-27)', (typed, written) => {
    begin('<p></p>');
    type(typed);
    expect(writeHtml(editor.state.doc)).toBe(`<p>${written}</p>`);
  });
});
