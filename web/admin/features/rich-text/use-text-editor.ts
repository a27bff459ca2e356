// The editor of a form's HTML value: calls onChange with the edited HTML, and shows values that the form sets.
import { type Editor, useEditor } from '@tiptap/react';
import { useLayoutEffect, useRef } from 'react';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { readHtml, writeHtml } from './html-document.ts';
import { pasteAndDrop, type TakesFiles } from './paste/paste-and-drop.ts';
import { type TakenPicture, takeDataPictures } from './pictures/data-pictures.ts';
import { textExtensions } from './schema/extensions.ts';

interface Options {
  value: string;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  /** True when the key has been dealt with. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  /** A picture was pressed. */
  onPicture: () => void;
  /** Takes pictures that were pasted or dropped; without it there are none in the text. */
  onPictureFiles?: TakesFiles;
  /** Takes pictures that were written out in pasted HTML; comes with `onPictureFiles`. */
  onPastedPictures?: (pictures: TakenPicture[]) => void;
}

export const useTextEditor = (options: Options): Editor => {
  const { value, attributes } = options;
  // what the form knows: a value equal to it needs no new document
  const known = useRef(value);
  const latest = useLatest(options);
  const isReadOnly = useIsReadOnly();

  const editor = useEditor({
    extensions: textExtensions,
    injectCSS: false,
    editable: !isReadOnly,
    onBeforeCreate: ({ editor: created }) => {
      created.options.content = readHtml(value, created.schema).toJSON();
    },
    onUpdate: ({ editor: changed }) => {
      known.current = writeHtml(changed.state.doc);
      latest.current.onChange(known.current);
    },
    // before the form receives the change: it never contains a picture as a data URL
    onTransaction: ({ editor: changed, transaction }) => {
      if (!transaction.docChanged || !latest.current.onPastedPictures) return;
      const pictures = takeDataPictures(changed);
      if (pictures.length > 0) latest.current.onPastedPictures(pictures);
    },
    onBlur: () => latest.current.onBlur?.(),
    editorProps: {
      attributes: isReadOnly ? { ...attributes, tabindex: '0', 'aria-readonly': 'true' } : attributes,
      handleKeyDown: (_view, event) => {
        // The browser reports a changed selection up to a frame later: too late for a key that follows at once, as from a macro.
        document.dispatchEvent(new Event('selectionchange'));
        return latest.current.onKeyDown(event);
      },
      ...pasteAndDrop(() => latest.current.onPictureFiles),
      handleClickOn: (_view, _position, node) => {
        if (/picture/i.test(node.type.name)) latest.current.onPicture();
        return false;
      },
    },
  });

  // in the commit of the value: a later effect would find a letter that was typed since, and put back the text without it
  useLayoutEffect(() => {
    if (value === known.current) return;
    known.current = value;
    // not a step of the writer's: it cannot be undone and is no change
    editor.chain().setMeta('addToHistory', false).setContent(readHtml(value, editor.schema).content, { emitUpdate: false }).run();
  }, [value, editor]);

  return editor;
};
