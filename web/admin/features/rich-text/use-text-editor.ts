// The editor for a form's HTML value: calls onChange with the edited HTML, and shows values that the form sets.
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
  /** @returns whether the key was handled */
  onKeyDown: (event: KeyboardEvent) => boolean;
  /** Called when a picture is pressed. */
  onPicture: () => void;
  /** Receives pasted or dropped pictures; if it is absent, the text may contain none. */
  onPictureFiles?: TakesFiles;
  /** Receives pictures in data URLs of pasted HTML; set together with `onPictureFiles`. */
  onPastedPictures?: (pictures: TakenPicture[]) => void;
}

/** @returns null until the component is mounted */
export const useTextEditor = (options: Options): Editor | null => {
  const { value, attributes } = options;
  // the value of the form: an equal one needs no new document
  const known = useRef(value);
  const latest = useLatest(options);
  const isReadOnly = useIsReadOnly();

  const editor = useEditor({
    extensions: textExtensions,
    injectCSS: false,
    // an editor that is created before is destroyed again if React takes longer than a millisecond to mount the component
    immediatelyRender: false,
    editable: !isReadOnly,
    onBeforeCreate: ({ editor: created }) => {
      created.options.content = readHtml(value, created.schema).toJSON();
    },
    onUpdate: ({ editor: changed }) => {
      known.current = writeHtml(changed.state.doc);
      latest.current.onChange(known.current);
    },
    // before the form receives the change, because it must never contain a data URL
    onTransaction: ({ editor: changed, transaction }) => {
      if (!transaction.docChanged || !latest.current.onPastedPictures) return;
      const pictures = takeDataPictures(changed);
      if (pictures.length > 0) latest.current.onPastedPictures(pictures);
    },
    onBlur: () => latest.current.onBlur?.(),
    editorProps: {
      attributes: isReadOnly ? { ...attributes, tabindex: '0', 'aria-readonly': 'true' } : attributes,
      handleKeyDown: (_view, event) => {
        // browsers report a changed selection up to a frame later, which is too late for a key that follows immediately
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

  // in the commit of the value: a later effect would discard a letter that was typed meanwhile
  useLayoutEffect(() => {
    if (!editor || value === known.current) return;
    known.current = value;
    // sets the value without an undo step and without reporting a change
    editor.chain().setMeta('addToHistory', false).setContent(readHtml(value, editor.schema).content, { emitUpdate: false }).run();
  }, [value, editor]);

  return editor;
};
