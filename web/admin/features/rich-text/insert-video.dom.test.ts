import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { readHtml, writeHtml } from './html-document.ts';
import { insertVideo } from './insert-video.ts';
import { textExtensions } from './schema/extensions.ts';

let editor: Editor;
const begin = (html: string, cursor: number) => {
  editor = new Editor({ element: document.body, extensions: textExtensions, injectCSS: false });
  editor.commands.setContent(readHtml(html, editor.schema).content);
  editor.commands.setTextSelection(cursor);
};
afterEach(() => editor.destroy());

const src = 'https://www.youtube-nocookie.com/embed/abcdefghijk';
const blocks = () => writeHtml(editor.state.doc).replace(/<div data-youtube-video="">.*?<\/div>/, '[video]');

describe('a video inserted into a text (EDIT-05)', () => {
  it.each([
    ['in place of an empty line', '<p>a</p><p></p>', 4, '<p>a</p>[video]<p>next</p>'],
    ['in place of the only line', '<p></p>', 1, '[video]<p>next</p>'],
    ['behind the words where the cursor is', '<p>a</p><p>b</p>', 2, '<p>a</p>[video]<p>nextb</p>'],
    ['at the end of a list', '<ul><li>a</li></ul>', 4, null],
  ])('is placed %s, and is not overwritten by further typing', (_name, html, cursor, expected) => {
    begin(html, cursor);
    insertVideo(editor.view, src);
    editor.view.dispatch(editor.state.tr.insertText('next'));
    const written = blocks();
    expect(written).toContain('[video]');
    expect(written).toContain('next');
    if (expected) expect(written).toBe(expected);
  });
});
