// Pictures in pasted HTML as `data:` URLs become files, which are uploaded like pasted files.
import type { Editor } from '@tiptap/core';
import { uploadLimits } from '#contract/rules/uploads.ts';

const dataAddress = /^data:(image\/(?:jpeg|png|gif|webp|avif));base64,/i;
/** Base64 needs four characters for three bytes. */
const maxLength = Math.ceil((uploadLimits.image * 4) / 3) + 100;

/** @returns whether the picture can become a file that the server accepts */
export const isPictureData = (src: string): boolean => src.length <= maxLength && dataAddress.test(src);

/** @returns null if the data cannot be decoded */
export const fileOfData = (src: string): File | null => {
  const [head = '', type = ''] = dataAddress.exec(src) ?? [];
  try {
    const bytes = Uint8Array.from(atob(src.slice(head.length)), (sign) => sign.charCodeAt(0));
    return new File([bytes], `pasted.${type.split('/')[1]}`, { type });
  } catch {
    return null;
  }
};

export interface TakenPicture {
  file: File;
  /** Its former position, in the text without the pictures. */
  position: number;
  alt: string;
}

/** Removes the pictures in data URLs from the text, and returns them. */
export const takeDataPictures = (editor: Editor): TakenPicture[] => {
  const found: { from: number; to: number; src: string; alt: string }[] = [];
  editor.state.doc.descendants((node, position) => {
    const { src, alt } = node.attrs;
    if (!/picture$/i.test(node.type.name) || !String(src).startsWith('data:')) return;
    found.push({ from: position, to: position + node.nodeSize, src: String(src), alt: String(alt ?? '') });
  });
  if (found.length === 0) return [];
  const { tr } = editor.state;
  for (const { from, to } of found.toReversed()) tr.delete(from, to);
  editor.view.dispatch(tr.setMeta('addToHistory', false));
  return found.flatMap(({ from, src, alt }) => {
    const file = fileOfData(src);
    return file ? [{ file, position: tr.mapping.map(from), alt }] : [];
  });
};
