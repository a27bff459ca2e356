// The editor over a value that the form holds: what is written goes out as HTML, what the form sets comes in.
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { readHtml, writeHtml } from './html-document.ts';
import { cleanPasted } from './pasted-html.ts';
import { textExtensions } from './schema/extensions.ts';

interface Options {
  value: string;
  onChange: (html: string) => void;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  /** True when the key has been dealt with. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

export const useTextEditor = ({ value, onChange, attributes, onKeyDown }: Options): Editor => {
  // what the form knows: a value equal to it needs no new document
  const known = useRef(value);
  const handlers = useRef({ onChange, onKeyDown });
  handlers.current = { onChange, onKeyDown };

  const editor = useEditor({
    extensions: textExtensions,
    injectCSS: false,
    onBeforeCreate: ({ editor: created }) => {
      created.options.content = readHtml(value, created.schema).toJSON();
    },
    onUpdate: ({ editor: changed }) => {
      known.current = writeHtml(changed.state.doc);
      handlers.current.onChange(known.current);
    },
    editorProps: {
      attributes,
      handleKeyDown: (_view, event) => handlers.current.onKeyDown(event),
      transformPastedHTML: cleanPasted,
    },
  });

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    // not a step of the writer's: it cannot be undone and is no change
    editor.chain().setMeta('addToHistory', false).setContent(readHtml(value, editor.schema).content, { emitUpdate: false }).run();
  }, [value, editor]);

  return editor;
};
