// Handles pasted and dropped content: cleans HTML, uploads pictures, and embeds the address of a video.
import type { EditorProps } from '@tiptap/pm/view';
import { toEmbedAddress } from '#contract/rules/video-address.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { insertVideo } from '../insert-video.ts';
import { cleanPasted } from './pasted-html.ts';

/** @param position in the document */
export type TakesFiles = (files: File[], position: number) => void;

const leftOutText = (count: number, hasPictures: boolean): string => {
  const subject = count === 1 ? '1 picture was left out' : `${count} pictures were left out`;
  if (!hasPictures) return `${subject}: this text takes no pictures.`;
  return `${subject}: the clipboard does not contain ${count === 1 ? 'it' : 'them'}. Save as a file and insert that.`;
};

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** @param takesFiles returns the handler of pictures at each event; undefined if the text may contain none */
export const pasteAndDrop = (
  takesFiles: () => TakesFiles | undefined,
): Pick<EditorProps, 'transformPastedHTML' | 'handlePaste' | 'handleDrop'> => {
  const takePictures = (files: File[], position: number) => {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    const take = takesFiles();
    if (take) take(pictures, position);
    else toast.info(leftOutText(pictures.length, false));
  };
  return {
    transformPastedHTML: (html) => {
      const hasPictures = takesFiles() !== undefined;
      return cleanPasted(html, hasPictures, (count) => toast.info(leftOutText(count, hasPictures)));
    },
    handlePaste: (view, { clipboardData }) => {
      const files = filesOf(clipboardData);
      // Word also copies a picture of the text
      if (files.length > 0 && !clipboardData?.getData('text/html')) {
        takePictures(files, view.state.selection.to);
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
      // even if no picture is accepted, because the browser would open the file
      event.preventDefault();
      takePictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.doc.content.size);
      return true;
    },
  };
};
