// The editor of a form's HTML value: calls onChange with the edited HTML, and shows values that the form sets.
import { type Editor, useEditor } from '@tiptap/react';
import { useLayoutEffect, useRef } from 'react';
import { toEmbedAddress } from '#contract/rules/video-address.ts';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { readHtml, writeHtml } from './html-document.ts';
import { insertVideo } from './insert-video.ts';
import { cleanPasted } from './paste/pasted-html.ts';
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
  onPictureFiles?: (files: File[], position: number) => void;
  /** Takes pictures that were written out in pasted HTML; comes with `onPictureFiles`. */
  onPastedPictures?: (pictures: TakenPicture[]) => void;
}

const leftOutText = (count: number, hasPictures: boolean): string => {
  const subject = count === 1 ? '1 picture was left out' : `${count} pictures were left out`;
  if (!hasPictures) return `${subject}: this text takes no pictures.`;
  return `${subject}: the clipboard does not contain ${count === 1 ? 'it' : 'them'}. Save as a file and insert that.`;
};

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

export const useTextEditor = (options: Options): Editor => {
  const { value, attributes } = options;
  // what the form knows: a value equal to it needs no new document
  const known = useRef(value);
  const latest = useLatest(options);
  const isReadOnly = useIsReadOnly();

  const takeFiles = (files: File[], position: number) => {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) latest.current.onPictureFiles?.(pictures, position);
  };

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
      transformPastedHTML: (html) => {
        const hasPictures = latest.current.onPictureFiles !== undefined;
        return cleanPasted(html, hasPictures, (count) => toast.info(leftOutText(count, hasPictures)));
      },
      handlePaste: (view, { clipboardData }) => {
        const files = filesOf(clipboardData);
        // Word sends a picture of the text along with the text
        if (files.length > 0 && !clipboardData?.getData('text/html')) {
          takeFiles(files, view.state.selection.to);
          return true;
        }
        const src = toEmbedAddress(clipboardData?.getData('text/plain') ?? '');
        const { $from, empty } = view.state.selection;
        const isEmptyLine = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
        if (!src || !isEmptyLine) return false;
        insertVideo(view, src);
        return true;
      },
      handleDrop: (view, event) => {
        const files = filesOf(event.dataTransfer);
        if (files.length === 0) return false;
        // also where no picture is taken: the browser would leave the page for it
        event.preventDefault();
        takeFiles(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.doc.content.size);
        return true;
      },
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
